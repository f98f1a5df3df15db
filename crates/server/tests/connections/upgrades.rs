//! Connections that go on in another protocol: they keep their place, and the times of HTTP are not theirs.

use crate::clients::{GET, Server, assert_lasted};
use axum::extract::Request;
use axum::http::StatusCode;
use axum::http::header::{CONNECTION, UPGRADE};
use axum::response::IntoResponse;
use axum::{Router, routing};
use hyper_util::rt::TokioIo;
use server::Limits;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::time::{Instant, sleep};

const UPGRADED: &str =
    "GET /echo HTTP/1.1\r\nHost: a\r\nConnection: upgrade\r\nUpgrade: echo\r\n\r\n";

/// Says back, byte by byte, what it hears.
async fn echo(request: Request) -> impl IntoResponse {
    tokio::spawn(async {
        let stream = hyper::upgrade::on(request).await.expect("an upgrade");
        let mut stream = TokioIo::new(stream);
        while let Ok(byte) = stream.read_u8().await {
            stream.write_u8(byte).await.expect("said");
        }
        stream.shutdown().await.expect("closed");
    });
    let headers = [(CONNECTION, "upgrade"), (UPGRADE, "echo")];
    (StatusCode::SWITCHING_PROTOCOLS, headers)
}

fn app() -> Router {
    Router::new()
        .route("/echo", routing::get(echo))
        .fallback(async || "found")
}

#[tokio::test(start_paused = true)]
async fn a_connection_in_another_protocol_keeps_its_place_and_has_its_own_times() {
    let limits = Limits {
        connections: 2,
        connections_per_client: 1,
        ..Limits::default()
    };
    let server = Server::of(app(), limits);
    let mut client = server.connect_from("192.0.2.1");
    assert_eq!(client.ask(UPGRADED).await.status, 101);
    sleep(Duration::from_hours(24)).await;

    // It is never taken for an idle connection that could make room.
    let refused = server.connect_from("192.0.2.1").ask(GET).await;
    assert_eq!(refused.status, 503);
    let begun = Instant::now();
    for number in 2..9 {
        let mut other = server.connect_from(&format!("192.0.2.{number}"));
        assert_eq!(other.ask(GET).await.text(), "found");
    }
    assert_lasted(begun.elapsed(), Duration::ZERO);
    client.send("y").await;
    assert_eq!(client.0.read_u8().await.expect("an echo"), b'y');

    // With the echo its place is given back.
    client.0.shutdown().await.expect("closed");
    assert!(client.rest().await.is_empty());
    let again = server.connect_from("192.0.2.1").ask(GET).await;
    assert_eq!(again.text(), "found");
}
