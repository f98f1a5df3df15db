//! Requests as they come over a connection: what must be in their heads, and what is sent back byte for byte.

use crate::clients::{Answer, GET, INDEX, LARGE, Server, assert_lasted};
use server::Limits;
use std::time::Duration;
use tokio::io::AsyncWriteExt;
use tokio::time::Instant;

fn server() -> Server {
    Server::new(Limits::default())
}

async fn ask(server: &Server, request: &str) -> Answer {
    server.connect().ask(request).await
}

#[tokio::test(start_paused = true)]
async fn a_request_names_its_host_once_and_readably() {
    let server = server();
    for head in [
        "GET / HTTP/1.1\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: one\r\nHost: two\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: one\r\nhost: one\r\n\r\n",
        "GET / HTTP/1.1\r\nHost:\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: one two\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: one/two\r\n\r\n",
        "GET / HTTP/1.0\r\nHost: one\r\nHost: two\r\n\r\n",
        "GET http://one/ HTTP/1.1\r\n\r\n",
        "POST /none HTTP/1.1\r\n\r\n",
        "GET /healthz HTTP/1.1\r\n\r\n",
        "GET /embed/la-trel/base HTTP/1.1\r\n\r\n",
        "GET /preview/la-trel/base.png HTTP/1.1\r\nHost: one\r\nHost: two\r\n\r\n",
    ] {
        let answer = ask(&server, head).await;
        assert_eq!(answer.status, 400, "{head}");
        assert_eq!(
            answer.text(),
            "A request must name its host exactly once, as in “Host: localhost:8080”.\n\
             Une requête doit nommer son hôte, une seule fois, comme dans «\u{202f}Host: localhost:8080\u{202f}».\n"
        );
        assert_eq!(answer.header("x-content-type-options"), "nosniff");
        assert_eq!(answer.header("cache-control"), "no-store");
    }
    for head in [
        GET,
        "GET / HTTP/1.0\r\n\r\n",
        "GET / HTTP/1.0\r\nHost: one\r\n\r\n",
        "GET http://one/ HTTP/1.1\r\nHost: one\r\n\r\n",
        "GET / HTTP/1.1\r\nhOST:  [::1]:8080  \r\n\r\n",
    ] {
        let answer = ask(&server, head).await;
        assert_eq!(
            (answer.status, answer.text().as_str()),
            (200, INDEX),
            "{head}"
        );
    }
}

#[tokio::test(start_paused = true)]
async fn a_request_that_cannot_be_read_is_refused_and_the_connection_closed() {
    let server = server();
    let long = "x".repeat(70_000);
    for (request, status) in [
        ("nonsense\r\n\r\n", 400),
        ("GET  / HTTP/1.1\r\n\r\n", 400),
        ("GET / HTTP/3.0\r\nHost: a\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\nHost : a\r\n\r\n", 400),
        (
            "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
            400,
        ),
        (
            "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n",
            400,
        ),
        (
            "GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: odd\r\n\r\n",
            400,
        ),
        (
            &format!("GET / HTTP/1.1\r\nHost: a\r\nX: {long}\r\n\r\n"),
            431,
        ),
        (&format!("GET /{long} HTTP/1.1\r\nHost: a\r\n\r\n"), 431),
        (
            &format!(
                "GET / HTTP/1.1\r\nHost: a\r\n{}\r\n",
                "x: y\r\n".repeat(200)
            ),
            431,
        ),
    ] {
        let answer = server.connect().only_answer(request).await;
        let start: String = request.chars().take(60).collect();
        assert_eq!(answer.status, status, "{start}");
    }
}

#[tokio::test(start_paused = true)]
async fn a_head_is_answered_like_a_get_without_its_body() {
    let server = server();
    let tag = ask(&server, GET).await.header("etag").to_owned();
    let requests = [
        ("/", String::new()),
        ("/", "Accept-Encoding: br\r\n".to_owned()),
        ("/", format!("If-None-Match: {tag}\r\n")),
        ("/rules/attangle", String::new()),
        (LARGE, String::new()),
        (LARGE, "Range: bytes=0-9\r\n".to_owned()),
        ("/healthz", String::new()),
        ("/none", String::new()),
        ("/none", "Accept: text/html\r\n".to_owned()),
        ("/", "Host: another\r\n".to_owned()),
    ];
    for (path, headers) in requests {
        let mut client = server.connect();
        let mut ask = async |method: &str| {
            let host = "Host: localhost";
            client
                .ask(&format!(
                    "{method} {path} HTTP/1.1\r\n{host}\r\n{headers}\r\n"
                ))
                .await
        };
        let mut got = ask("GET").await;
        let mut head = ask("HEAD").await;
        let place = format!("{path} {headers}");
        // The connection is still in step: what follows a HEAD is the next answer.
        let mut again = ask("GET").await;
        assert_eq!(got.body, again.body, "{place}");
        for answer in [&mut got, &mut head, &mut again] {
            answer.headers.remove("date").expect("a date");
        }
        assert_eq!(head.status, got.status, "{place}");
        assert_eq!(head.headers, got.headers, "{place}");
        let length = got.headers.get("content-length");
        let length = length.map_or(0, |length| length.parse().expect("a length"));
        assert_eq!(length, got.body.len(), "{place}");
        assert_eq!(length == 0, got.status == 304, "{place}");
    }
}

#[tokio::test(start_paused = true)]
async fn other_methods_are_told_which_there_are() {
    let server = server();
    for request in [
        "POST / HTTP/1.1",
        "OPTIONS / HTTP/1.1",
        "OPTIONS * HTTP/1.1",
        "CONNECT localhost:80 HTTP/1.1",
        "TRACE /healthz HTTP/1.1",
        "get / HTTP/1.1",
    ] {
        let answer = ask(&server, &format!("{request}\r\nHost: a\r\n\r\n")).await;
        assert_eq!(answer.status, 405, "{request}");
        let allowed = answer.header("allow").replace(' ', "");
        assert_eq!(allowed, "GET,HEAD", "{request}");
    }
}

#[tokio::test(start_paused = true)]
async fn requests_that_come_together_are_answered_in_turn() {
    let server = server();
    let mut client = server.connect();
    client
        .send(&format!("{GET}{}{GET}", GET.replace("/ ", "/none ")))
        .await;
    for status in [200, 404, 200] {
        assert_eq!(client.answer().await.status, status);
    }
}

const POST: &str = "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n";

#[tokio::test(start_paused = true)]
async fn what_follows_a_body_is_answered_after_it_or_not_at_all() {
    let server = server();
    let small = "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhello";
    let with_a_trailer = format!("{POST}5;a=b\r\nhello\r\n0\r\nTrailer: x\r\n\r\n");
    let unreadable = format!("{POST}5:a=b\r\nhello\r\n");
    for (post, follows, statuses) in [
        (small, GET, &[405, 200][..]),
        (small, "nonsense\r\n\r\n", &[405, 400]),
        (&with_a_trailer, GET, &[405, 200]),
        (&with_a_trailer, "nonsense\r\n\r\n", &[405, 400]),
        (&unreadable, GET, &[405]),
        (&unreadable, "", &[405]),
    ] {
        // What follows is there before the answer is taken.
        let mut client = server.connect_through(512);
        let begun = Instant::now();
        client.send(&format!("{post}{follows}")).await;
        client.0.shutdown().await.expect("all is said");
        for status in statuses {
            assert_eq!(client.answer().await.status, *status, "{post}{follows}");
        }
        client.cut().await;
        assert_lasted(begun.elapsed(), Duration::ZERO);
    }
}

#[tokio::test(start_paused = true)]
async fn a_refusal_is_said_to_its_end_where_the_stream_is_full() {
    let server = server();
    // In some of them, the answer leaves less room than the refusal behind it needs.
    for room in (256..1536).step_by(16) {
        let mut client = server.connect_through(room);
        client.send(&format!("{GET}no request\r\n\r\n")).await;
        client.0.shutdown().await.expect("all is said");
        assert_eq!(client.answer().await.status, 200);
        assert_eq!(client.answer().await.status, 400);
        client.cut().await;
    }
}
