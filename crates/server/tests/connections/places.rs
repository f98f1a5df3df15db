//! How many connections there may be, in all and of one client.

use crate::clients::{Client, GET, INDEX, Server, assert_lasted};
use server::Limits;
use std::io;
use std::time::Duration;
use tokio::time::{Instant, sleep, timeout};

const SECOND: Duration = Duration::from_secs(1);
const HALF: &str = "GET / HTTP/1.1\r\nHo";
const OTHER_HALF: &str = "st: localhost\r\n\r\n";

fn limits(connections: usize, connections_per_client: usize) -> Limits {
    Limits {
        connections,
        connections_per_client,
        ..Limits::default()
    }
}

/// A connection that has begun to ask, and so cannot be taken for an idle one.
async fn busy(server: &Server, address: &str) -> Client {
    let mut client = server.connect_from(address);
    client.send(HALF).await;
    client
}

#[tokio::test(start_paused = true)]
async fn who_comes_when_all_places_are_taken_waits_for_one() {
    // This machine itself is counted like everybody else.
    let server = Server::new(limits(2, 100));
    let mut first = busy(&server, "127.0.0.1").await;
    let mut second = busy(&server, "192.0.2.1").await;
    let mut third = server.connect_from("192.0.2.2");
    third.send(GET).await;
    let unanswered = timeout(5 * SECOND, third.answer()).await;
    assert!(unanswered.is_err(), "there were only two places");
    assert_eq!(first.ask(OTHER_HALF).await.text(), INDEX);
    // Now the first one is idle, and makes room.
    let begun = Instant::now();
    first.cut().await;
    assert_eq!(third.answer().await.text(), INDEX);
    assert_lasted(begun.elapsed(), Duration::ZERO);
    assert_eq!(second.ask(OTHER_HALF).await.text(), INDEX);
}

#[tokio::test(start_paused = true)]
async fn a_place_is_free_again_when_its_client_goes() {
    let server = Server::new(limits(1, 100));
    for _ in 0..3 {
        let waiting = busy(&server, "192.0.2.1").await;
        let mut next = server.connect();
        next.send(GET).await;
        assert!(timeout(SECOND, next.answer()).await.is_err());
        drop(waiting);
        assert_eq!(next.answer().await.text(), INDEX);
    }
}

#[tokio::test(start_paused = true)]
async fn slow_heads_hold_the_places_no_longer_than_their_time() {
    let server = Server::new(limits(3, 100));
    let begun = Instant::now();
    let mut slow = Vec::new();
    for _ in 0..3 {
        slow.push(busy(&server, "192.0.2.1").await);
    }
    assert_eq!(server.connect().ask(GET).await.text(), INDEX);
    assert_lasted(begun.elapsed(), Limits::default().timeouts.head);
}

#[tokio::test(start_paused = true)]
async fn the_connection_that_is_idle_longest_makes_room() {
    let server = Server::new(limits(3, 100));
    let mut clients = Vec::new();
    for _ in 0..3 {
        let mut client = server.connect();
        client.ask(GET).await;
        sleep(SECOND).await;
        clients.push(client);
    }
    // The first one asks again and becomes the last to go.
    clients[0].ask(GET).await;
    let begun = Instant::now();
    assert_eq!(server.connect().ask(GET).await.text(), INDEX);
    clients[1].cut().await;
    assert_lasted(begun.elapsed(), Duration::ZERO);
    for index in [0, 2] {
        assert_eq!(clients[index].ask(GET).await.text(), INDEX);
    }
}

#[tokio::test(start_paused = true)]
async fn a_client_with_too_many_connections_is_told_to_come_again() {
    let server = Server::new(limits(100, 3));
    let mut open = Vec::new();
    for _ in 0..3 {
        open.push(busy(&server, "192.0.2.1").await);
    }
    let mut refused = server.connect_from("192.0.2.1");
    let answer = refused.ask(GET).await;
    assert_eq!(answer.status, 503);
    assert_eq!(answer.header("retry-after"), "60");
    assert_eq!(answer.header("connection"), "close");
    assert_eq!(answer.header("x-content-type-options"), "nosniff");
    assert_eq!(
        answer.text(),
        "Too many connections are open from your address. Please try again in a moment.\n\
         Trop de connexions sont ouvertes depuis votre adresse. Veuillez réessayer dans un moment.\n"
    );
    assert_lasted(refused.cut().await, Duration::ZERO);
    assert_lasted(refused.heard_out().await, SECOND);
    let mut head = server.connect_from("192.0.2.1");
    let answer = head.ask(&GET.replace("GET", "HEAD")).await;
    assert_eq!((answer.status, answer.body.len()), (503, 0));
    // Nobody else is concerned, and those who are in are served.
    assert_eq!(server.connect_from("192.0.2.2").ask(GET).await.status, 200);
    for client in &mut open {
        assert_eq!(client.ask(OTHER_HALF).await.status, 200);
    }
}

#[tokio::test(start_paused = true)]
async fn an_idle_connection_makes_room_for_another_of_the_same_client() {
    let server = Server::new(limits(100, 2));
    let mut stranger = server.connect_from("192.0.2.9");
    stranger.ask(GET).await;
    let mut idle = server.connect_from("192.0.2.1");
    idle.ask(GET).await;
    let mut asking = busy(&server, "192.0.2.1").await;
    let mut third = busy(&server, "192.0.2.1").await;
    let begun = Instant::now();
    idle.cut().await;
    assert_lasted(begun.elapsed(), Duration::ZERO);
    // One made room for one.
    let refused = server.connect_from("192.0.2.1").ask(GET).await;
    assert_eq!(refused.status, 503);
    for client in [&mut asking, &mut third] {
        assert_eq!(client.ask(OTHER_HALF).await.status, 200);
    }
    assert_eq!(stranger.ask(GET).await.status, 200);
}

#[tokio::test(start_paused = true)]
async fn a_client_that_closes_a_connection_may_open_another() {
    let server = Server::new(limits(100, 2));
    let _held = busy(&server, "192.0.2.1").await;
    for _ in 0..10 {
        let mut client = busy(&server, "192.0.2.1").await;
        let refused = server.connect_from("192.0.2.1").ask(GET).await;
        assert_eq!(refused.status, 503);
        assert_eq!(client.ask(OTHER_HALF).await.status, 200);
        client.send("GET / HT").await;
    }
}

#[tokio::test(start_paused = true)]
async fn a_network_of_ipv6_is_one_client_and_so_is_a_mapped_address() {
    let server = Server::new(limits(100, 1));
    for (one, same, other) in [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", "2001:db8:1:3::1"),
        ("192.0.2.1", "::ffff:192.0.2.1", "::ffff:192.0.2.2"),
    ] {
        let _open = busy(&server, one).await;
        assert_eq!(server.connect_from(same).ask(GET).await.status, 503);
        assert_eq!(server.connect_from(other).ask(GET).await.status, 200);
    }
}

#[tokio::test(start_paused = true)]
async fn this_machine_and_trusted_proxies_may_have_more() {
    let mut limits = limits(100, 1);
    limits
        .exempt
        .push("198.51.100.0/24".parse().expect("a network"));
    limits
        .exempt
        .push("2001:db8::7".parse().expect("a network"));
    let server = Server::new(limits);
    let mut open = Vec::new();
    for address in [
        "127.0.0.1",
        "127.8.9.10",
        "::1",
        "::ffff:127.0.0.1",
        "198.51.100.77",
        "2001:db8::7",
    ] {
        for _ in 0..3 {
            open.push(busy(&server, address).await);
        }
    }
    for client in &mut open {
        assert_eq!(client.ask(OTHER_HALF).await.status, 200);
    }
    let _strangers = busy(&server, "2001:db8::8").await;
    let refused = server.connect_from("2001:db8::8").ask(GET).await;
    assert_eq!(refused.status, 503);
}

#[tokio::test(start_paused = true)]
async fn refusals_take_nobodys_place_and_come_to_an_end() {
    let server = Server::new(limits(2, 1));
    let mut open = busy(&server, "192.0.2.1").await;
    // As many as are told at a time; they say nothing, and so are not told yet.
    let mut silent: Vec<Client> = (0..64).map(|_| server.connect_from("192.0.2.1")).collect();
    let begun = Instant::now();
    // One more is turned away without a word.
    server.connect_from("192.0.2.1").cut().await;
    assert_eq!(server.connect_from("192.0.2.2").ask(GET).await.status, 200);
    assert_eq!(open.ask(OTHER_HALF).await.status, 200);
    assert_lasted(begun.elapsed(), Duration::ZERO);
    for client in &mut silent {
        client.cut().await;
    }
    assert_lasted(begun.elapsed(), 2 * SECOND);
}

#[tokio::test(start_paused = true)]
async fn a_system_that_has_no_file_left_is_given_time_and_an_idle_connection() {
    let server = Server::new(limits(100, 100));
    let mut idle = server.connect();
    idle.ask(GET).await;
    let mut waiting = busy(&server, "192.0.2.1").await;
    // What the system says when a process has as many open files as it may have.
    for _ in 0..3 {
        server.fail(io::Error::from_raw_os_error(24));
    }
    let begun = Instant::now();
    let mut next = server.connect();
    assert_eq!(next.ask(GET).await.text(), INDEX);
    let paused = begun.elapsed();
    assert!(paused >= 3 * SECOND / 5, "three pauses: {paused:?}");
    assert!(paused < 5 * SECOND, "but no long ones: {paused:?}");
    idle.cut().await;
    assert_eq!(waiting.ask(OTHER_HALF).await.text(), INDEX);
}

#[tokio::test(start_paused = true)]
async fn a_client_that_gave_up_delays_nobody() {
    let server = Server::new(limits(1, 100));
    for kind in [
        io::ErrorKind::ConnectionAborted,
        io::ErrorKind::ConnectionReset,
        io::ErrorKind::ConnectionRefused,
    ] {
        server.fail(kind.into());
    }
    let begun = Instant::now();
    assert_eq!(server.connect().ask(GET).await.text(), INDEX);
    assert_lasted(begun.elapsed(), Duration::ZERO);
}
