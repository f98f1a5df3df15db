//! How long a client may take for what. Time is moved on by the runtime as soon as everybody waits.

use crate::clients::{GET, INDEX, LARGE, LARGE_SIZE, Server, assert_lasted};
use server::{Limits, Timeouts};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::time::{Instant, sleep};

const SECOND: Duration = Duration::from_secs(1);

fn timeouts() -> Timeouts {
    Limits::default().timeouts
}

fn large_file() -> String {
    GET.replace("/ ", &format!("{LARGE} "))
}

#[tokio::test(start_paused = true)]
async fn a_client_that_says_nothing_is_cut_off() {
    let server = Server::new(Limits::default());
    assert_lasted(server.connect().cut().await, timeouts().head);
}

#[tokio::test(start_paused = true)]
async fn a_head_that_drips_in_has_no_more_time_than_another() {
    let server = Server::new(Limits::default());
    let mut client = server.connect();
    let begun = Instant::now();
    for byte in GET.bytes().take(9) {
        client.0.write_all(&[byte]).await.expect("still open");
        sleep(SECOND).await;
    }
    client.cut().await;
    assert_lasted(begun.elapsed(), timeouts().head);
}

#[tokio::test(start_paused = true)]
async fn a_head_in_time_is_answered() {
    let server = Server::new(Limits::default());
    let mut client = server.connect();
    let (start, end) = GET.split_at(20);
    sleep(timeouts().head / 3).await;
    client.send(start).await;
    sleep(timeouts().head / 2).await;
    assert_eq!(client.ask(end).await.text(), INDEX);
}

#[tokio::test(start_paused = true)]
async fn a_connection_between_two_requests_may_idle_for_a_while() {
    let server = Server::new(Limits::default());
    let mut client = server.connect();
    for _ in 0..3 {
        assert_eq!(client.ask(GET).await.status, 200);
        sleep(timeouts().idle * 9 / 10).await;
    }
    assert_eq!(client.ask(GET).await.status, 200);
    assert_lasted(client.cut().await, timeouts().idle);
}

#[tokio::test(start_paused = true)]
async fn the_head_of_a_later_request_has_as_much_time_as_the_first() {
    let server = Server::new(Limits::default());
    let mut client = server.connect();
    client.ask(GET).await;
    sleep(timeouts().idle * 9 / 10).await;
    let (start, _) = GET.split_at(20);
    client.send(start).await;
    assert_lasted(client.cut().await, timeouts().head);
}

#[tokio::test(start_paused = true)]
async fn a_head_that_began_behind_another_request_has_no_more_time() {
    let server = Server::new(Limits::default());
    let mut client = server.connect();
    client.send(&format!("{GET}{GET}GET / HT")).await;
    for _ in 0..2 {
        assert_eq!(client.answer().await.text(), INDEX);
    }
    // Nobody can tell it from an idle connection until another byte comes.
    client.send("T").await;
    assert_lasted(client.cut().await, timeouts().head);
}

#[tokio::test(start_paused = true)]
async fn an_answer_that_nobody_takes_is_cut_off() {
    let server = Server::new(Limits::default());
    let mut client = server.connect();
    client.send(&large_file()).await;
    assert_eq!(client.0.read_u8().await.expect("a byte"), b'H');
    assert_lasted(client.heard_out().await, timeouts().stall);
    assert!(client.rest().await.len() < LARGE_SIZE / 2);
}

#[tokio::test(start_paused = true)]
async fn single_bytes_now_and_then_do_not_count_as_taking_an_answer() {
    let server = Server::new(Limits::default());
    let mut client = server.connect();
    client.send(&large_file()).await;
    let begun = Instant::now();
    // It can be told that the server is gone by what it does not hear any more.
    while client.0.write_all(b"x").await.is_ok() {
        client.0.read_u8().await.expect("a byte");
        sleep(SECOND).await;
    }
    assert!(begun.elapsed() <= timeouts().stall + 2 * SECOND);
    assert!(begun.elapsed() >= timeouts().stall);
    assert!(client.rest().await.len() < LARGE_SIZE / 2);
}

#[tokio::test(start_paused = true)]
async fn a_client_that_is_slow_but_steady_gets_all_of_its_answer() {
    let server = Server::new(Limits::default());
    let mut client = server.connect();
    client.send(&large_file()).await;
    let begun = Instant::now();
    let mut left = LARGE_SIZE;
    while left > 0 {
        let mut part = vec![0; left.min(8192)];
        client.0.read_exact(&mut part).await.expect("still served");
        left -= part.len();
        sleep(4 * SECOND).await;
    }
    assert!(begun.elapsed() > 60 * timeouts().stall, "it takes an hour");
}

#[tokio::test(start_paused = true)]
async fn whoever_sends_a_body_is_answered_without_it_and_cut_off() {
    let server = Server::new(Limits::default());
    for request in [
        "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\r\nonly a part",
        "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhal",
        "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\nExpect: 100-continue\r\n\r\n",
    ] {
        let mut client = server.connect();
        assert_eq!(client.ask(request).await.status, 405, "{request}");
        // It would have to be read to find the next request. It is only heard out, so that the answer arrives, and not for long.
        assert_lasted(client.cut().await, Duration::ZERO);
        assert_lasted(client.heard_out().await, timeouts().linger);
    }
}

#[tokio::test(start_paused = true)]
async fn whoever_closes_its_side_gets_its_answer_and_a_close_at_once() {
    let server = Server::new(Limits::default());
    let begun = Instant::now();
    let mut client = server.connect();
    client.send(&large_file()).await;
    client.0.shutdown().await.expect("closed");
    assert!(client.rest().await.len() > LARGE_SIZE);
    assert_lasted(begun.elapsed(), Duration::ZERO);
}
