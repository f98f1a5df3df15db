//! Hundreds of slow clients on real sockets, and one that just wants the page.

use crate::clients::{GET, INDEX, LARGE, LARGE_SIZE, answer_from};
use crate::frozen::FrozenServer;
use server::Limits;
use std::io;
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// Both ends of every connection are open files of this process, more than some systems grant at first.
const OPEN_FILES: usize = 1500;

async fn connect(address: SocketAddr) -> TcpStream {
    let stream = TcpStream::connect(address).await.expect("a connection");
    stream.set_nodelay(true).expect("no delay");
    stream
}

async fn is_served(address: SocketAddr) {
    let mut client = connect(address).await;
    client.write_all(GET.as_bytes()).await.expect("sent");
    assert_eq!(answer_from(&mut client, true).await.text(), INDEX);
}

/// Reads until the server closes the connection, and tells how much came.
async fn rest(stream: &mut TcpStream) -> usize {
    let mut rest = Vec::new();
    match stream.read_to_end(&mut rest).await {
        Ok(_) => {}
        Err(error) => assert_eq!(error.kind(), io::ErrorKind::ConnectionReset),
    }
    rest.len()
}

fn is_open(stream: &TcpStream) -> bool {
    let read = stream.try_read(&mut [0]);
    matches!(read, Err(error) if error.kind() == io::ErrorKind::WouldBlock)
}

#[tokio::test(flavor = "multi_thread")]
async fn five_hundred_slow_clients_keep_nobody_from_the_page_and_are_cut_off() {
    assert_eq!(files::allow_connections(OPEN_FILES), OPEN_FILES);
    let limits = Limits::default();
    let timeouts = limits.timeouts;
    let server = FrozenServer::new(limits);
    let mut silent = Vec::new();
    let mut dripping = Vec::new();
    let mut taking_nothing = Vec::new();
    for _ in 0..150 {
        silent.push(connect(server.address).await);
        taking_nothing.push(connect(server.address).await);
    }
    for _ in 0..200 {
        dripping.push(connect(server.address).await);
    }
    let large = GET.replace("/ ", &format!("{LARGE} "));
    for client in &mut taking_nothing {
        client.write_all(large.as_bytes()).await.expect("sent");
        assert_eq!(client.read_u8().await.expect("a byte"), b'H');
    }
    // All but the last byte of a head, one at a time from each.
    for byte in GET.bytes().take(GET.len() - 1) {
        for client in &mut dripping {
            client.write_all(&[byte]).await.expect("sent");
        }
        is_served(server.address).await;
    }
    assert!(silent.iter().chain(&dripping).all(is_open));

    server.advance(timeouts.head).await;
    for client in silent.iter_mut().chain(&mut dripping) {
        assert_eq!(rest(client).await, 0);
    }
    is_served(server.address).await;

    server.advance(timeouts.stall).await;
    for client in &mut taking_nothing {
        assert!(rest(client).await < LARGE_SIZE);
    }
    is_served(server.address).await;
    server.end();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_end_does_not_wait_for_clients_that_have_asked_nothing() {
    let server = FrozenServer::new(Limits::default());
    let mut clients = Vec::new();
    for _ in 0..100 {
        let mut client = connect(server.address).await;
        client.write_all(GET.as_bytes()).await.expect("sent");
        answer_from(&mut client, true).await;
        clients.push(client);
    }
    // Time stands still: if anybody were waited for, this would not end.
    server.end();
    for client in &mut clients {
        assert_eq!(rest(client).await, 0);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_sends_much_that_nobody_reads_still_gets_its_answer() {
    let server = FrozenServer::new(Limits::default());
    let body = vec![b'x'; 4 * 1024 * 1024];
    let post = format!(
        "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: {}\r\n\r\n",
        body.len()
    );
    let no_head_at_all = "x".repeat(1024 * 1024);
    for (start, body, status) in [
        (post.as_str(), &body[..], 405),
        (GET, no_head_at_all.as_bytes(), 200),
        ("", no_head_at_all.as_bytes(), 431),
    ] {
        let mut client = connect(server.address).await;
        client.write_all(start.as_bytes()).await.expect("sent");
        client.write_all(body).await.expect("all of it is heard");
        client.shutdown().await.expect("all is said");
        assert_eq!(answer_from(&mut client, true).await.status, status);
    }
    server.end();
}
