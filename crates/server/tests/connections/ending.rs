//! The end: nobody new is let in, what was asked is answered, and nobody can hold it up beyond the time of grace.

use crate::clients::{GET, INDEX, LARGE, LARGE_SIZE, Server, assert_lasted};
use server::Limits;
use std::time::Duration;
use tokio::io::AsyncReadExt;
use tokio::time::Instant;

fn grace() -> Duration {
    Limits::default().timeouts.grace
}

#[tokio::test(start_paused = true)]
async fn a_server_without_requests_ends_at_once() {
    let server = Server::new(Limits::default());
    let mut idle = server.connect();
    idle.ask(GET).await;
    let mut fresh = server.connect();
    let begun = Instant::now();
    server.end().await;
    for client in [&mut idle, &mut fresh] {
        client.cut().await;
    }
    assert_lasted(begun.elapsed(), Duration::ZERO);
}

#[tokio::test(start_paused = true)]
async fn slow_clients_cannot_hold_up_the_end() {
    let server = Server::new(Limits::default());
    let mut dripping = server.connect();
    dripping.send("GET / HT").await;
    let mut taking_nothing = server.connect();
    taking_nothing
        .send(&GET.replace("/ ", &format!("{LARGE} ")))
        .await;
    assert_eq!(taking_nothing.0.read_u8().await.expect("a byte"), b'H');
    let mut sending = server.connect();
    let post = "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n";
    assert_eq!(sending.ask(post).await.status, 405);
    let begun = Instant::now();
    server.end().await;
    assert_lasted(begun.elapsed(), grace());
    dripping.cut().await;
    sending.cut().await;
    assert!(taking_nothing.rest().await.len() < LARGE_SIZE);
    assert_lasted(begun.elapsed(), grace());
}

#[tokio::test(start_paused = true)]
async fn what_was_asked_before_the_end_is_answered_and_then_closed() {
    let server = Server::new(Limits::default());
    let mut asking = server.connect();
    asking.send(&GET[..20]).await;
    let mut taking = server.connect();
    taking.send(&GET.replace("/ ", &format!("{LARGE} "))).await;
    assert_eq!(taking.0.read_u8().await.expect("a byte"), b'H');
    // Everything that was sent is read before anything else happens.
    tokio::time::sleep(Duration::from_millis(1)).await;
    let ended = server.ask_to_end();
    tokio::time::sleep(grace() / 2).await;
    assert!(!ended.is_finished());
    assert!(taking.rest().await.len() > LARGE_SIZE, "the whole file");
    let answer = asking.ask(&GET[20..]).await;
    assert_eq!((answer.text().as_str(), answer.status), (INDEX, 200));
    assert_eq!(answer.header("connection"), "close");
    asking.cut().await;
    drop((asking, taking));
    ended.await.expect("an end");
}

#[tokio::test(start_paused = true)]
async fn nobody_is_let_in_after_the_end() {
    let server = Server::new(Limits::default());
    let mut held = server.connect();
    held.send("GET / HT").await;
    let mut late = server.connect();
    tokio::time::sleep(Duration::from_millis(1)).await;
    let ended = server.ask_to_end();
    late.cut().await;
    ended.await.expect("an end");
    held.cut().await;
}
