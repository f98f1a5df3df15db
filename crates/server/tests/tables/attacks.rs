//! What people of bad will try: pages of others, guesses, clients that never read or never end what they began.

use crate::player::{play, two};
use crate::support::{House, INDEX, Wanted, is_refused};
use futures_util::SinkExt;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use wire::{Deed, Outcome, Tell};

const FOREIGN: [(&str, &str); 6] = [
    ("origin", "https://evil.example"),
    ("origin", "http://localhost.evil.example"),
    ("origin", "http://localhost:1"),
    ("origin", "null"),
    ("origin", "file://"),
    ("sec-fetch-site", "cross-site"),
];

#[tokio::test(flavor = "multi_thread")]
async fn a_page_of_others_gets_no_socket() {
    let house = House::open().await;
    let own = format!("http://localhost:{}", house.address.port());
    let mut socket = house
        .socket_with(None, &[("origin", &own)])
        .await
        .expect("our own page");
    assert!(matches!(socket.next().await, Some(Tell::Hello(_))));
    for foreign in FOREIGN {
        let refused = house.socket_with(None, &[foreign]).await;
        assert_eq!(refused.err(), Some(403), "{foreign:?}");
    }
    let both = [("origin", own.as_str()), ("sec-fetch-site", "same-site")];
    assert_eq!(house.socket_with(None, &both).await.err(), Some(403));
    let other = [("sec-websocket-protocol", "ludotheca.2")];
    assert_eq!(house.socket_with(None, &other).await.err(), Some(400));
}

#[tokio::test(flavor = "multi_thread")]
async fn where_others_find_the_server_its_pages_are_its_own() {
    let wanted = Wanted {
        public_url: "https://example.org".parse().ok(),
        ..Wanted::default()
    };
    let house = House::open_with(wanted).await;
    house
        .socket_with(None, &[("origin", "https://example.org")])
        .await
        .expect("a socket");
    let other = house
        .socket_with(None, &[("origin", "https://example.org.evil.example")])
        .await;
    assert_eq!(other.err(), Some(403));
}

#[tokio::test(flavor = "multi_thread")]
async fn forms_of_others_do_nothing() {
    let house = House::open().await;
    let [host, _guest] = two(&house, "la-trel/base", false).await;
    let bearer = format!("Bearer {}", host.token);
    let resign = crate::support::named(Deed::Resign {
        table: host.table.clone(),
    });
    let resign = serde_json::to_string(&resign).expect("JSON");
    // What a form can send without asking, whoever's cookie comes along.
    for kind in [
        "application/x-www-form-urlencoded",
        "multipart/form-data",
        "text/plain",
        "",
    ] {
        let more = [("Authorization", bearer.as_str()), ("Content-Type", kind)];
        house
            .http("POST", "/api/messages", &more, &resign)
            .await
            .refused(415);
        house
            .http("POST", "/api/session", &more, r#"{"name":"Eve"}"#)
            .await
            .refused(415);
    }
    for (name, value) in FOREIGN {
        let more = [
            ("Authorization", bearer.as_str()),
            ("Content-Type", "application/json"),
            (name, value),
        ];
        house
            .http("POST", "/api/messages", &more, &resign)
            .await
            .refused(403);
        house
            .http("POST", "/api/session", &more, r#"{"name":"Eve"}"#)
            .await
            .refused(403);
        house
            .http(
                "DELETE",
                "/api/session",
                &more[..1]
                    .iter()
                    .chain(&more[2..])
                    .copied()
                    .collect::<Vec<_>>(),
                "",
            )
            .await
            .refused(403);
    }
    assert!(
        house
            .get("/api/about")
            .await
            .header("access-control-allow-origin")
            .is_empty()
    );
    let known = house
        .http("GET", "/api/session", &[("Authorization", &bearer)], "")
        .await;
    assert_eq!(known.json()["name"], "Ada");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_private_table_and_one_that_is_not_there_are_told_alike() {
    let house = House::open().await;
    let [host, _guest] = two(&house, "la-trel/base", false).await;
    let eve = house.somebody("Eve").await;
    let mut told = Vec::new();
    for table in [host.table.as_str(), "zzzzzzzzzzzz"] {
        for key in ["", "&key=", "&key=0000-0000-0000", "&key=%00%ff"] {
            let record = house
                .get(&format!("/api/tables/{table}/record?a{key}"))
                .await;
            told.push((record.status, record.body.replace(table, "")));
        }
        for key in [None, Some("2345-6789-2345-6789-2345-6789-2345".to_owned())] {
            let mut line = house.socket(Some(&eve)).await;
            let join = Deed::Join {
                table: table.to_owned(),
                key: key.clone(),
                after: 0,
            };
            let refused = line.ask(join).await;
            assert!(is_refused(&refused), "{refused:?}");
            told.push((0, format!("{refused:?}").replace(table, "")));
        }
        // The page says nothing either.
        assert_eq!(house.get(&format!("/table/{table}")).await.body, INDEX);
    }
    let (private, missing) = told.split_at(told.len() / 2);
    assert_eq!(private, missing);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_never_reads_loses_its_line_and_holds_nobody_up() {
    let house = House::open().await;
    let mut players = two(&house, "la-trel/base", true).await;
    // It asks for the whole table again and again, and takes nothing but what the system takes for it.
    let mut mute = TcpStream::connect(house.address)
        .await
        .expect("a connection");
    let hello = "GET /api/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
                 Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n";
    mute.write_all(hello.as_bytes()).await.expect("sent");
    let join = Deed::Join {
        table: players[0].table.clone(),
        key: None,
        after: 0,
    };
    let flood = async {
        loop {
            let text = serde_json::to_string(&crate::support::named(join.clone())).expect("JSON");
            if mute.write_all(&masked(text.as_bytes())).await.is_err() {
                return;
            }
        }
    };
    let others = async {
        play(&mut players, 40).await;
        // What the client sees of its end is the system's to decide: the server counts it no more.
        while house.live.counts().connections > 2 {
            tokio::task::yield_now().await;
        }
    };
    tokio::select! {
        () = others => {}
        () = async { flood.await; std::future::pending().await } => {}
    }
    assert_eq!(house.live.counts().connections, 2, "the players' own");
}

/// A frame of text as a client sends it.
fn masked(text: &[u8]) -> Vec<u8> {
    let mut frame = vec![0x81];
    if text.len() < 126 {
        frame.push(0x80 | text.len() as u8);
    } else {
        frame.push(0x80 | 126);
        frame.extend((text.len() as u16).to_be_bytes());
    }
    frame.extend([0; 4]);
    frame.extend(text);
    frame
}

#[tokio::test(flavor = "multi_thread")]
async fn a_body_that_never_comes_does_nothing_and_keeps_nobody_waiting() {
    let house = House::open().await;
    let mut lines = Vec::new();
    for _ in 0..20 {
        let mut line = TcpStream::connect(house.address)
            .await
            .expect("a connection");
        let head = "POST /api/messages HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{";
        line.write_all(head.as_bytes()).await.expect("sent");
        lines.push(line);
    }
    assert_eq!(house.get("/api/about").await.status, 200);
    drop(lines);
}

#[tokio::test(flavor = "multi_thread")]
async fn frames_that_are_none_end_the_line() {
    let house = House::open().await;
    for garbage in [
        &b"\xff\xff\xff\xff"[..],
        &[0x81, 0x05, b'h', b'e', b'l', b'l', b'o'],
        &[0x81, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff],
    ] {
        let mut line = TcpStream::connect(house.address)
            .await
            .expect("a connection");
        let hello = "GET /api/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
                     Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n";
        line.write_all(hello.as_bytes()).await.expect("sent");
        line.write_all(garbage).await.expect("sent");
        let mut rest = Vec::new();
        let _ = line.read_to_end(&mut rest).await;
        assert!(
            rest.starts_with(b"HTTP/1.1 101"),
            "{}",
            String::from_utf8_lossy(&rest)
        );
    }
    let mut socket = house.socket(None).await;
    socket.send(&"x".repeat(wire::LONGEST_ASK + 1)).await;
    socket.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_says_too_much_is_told_to_wait_or_let_go() {
    // Not spared: a proxy speaks for him.
    let house = House::open().await;
    let mut socket = house
        .socket_with(None, &[("x-forwarded-for", "203.0.113.9")])
        .await
        .expect("a socket");
    let mut calm = house.socket(None).await;
    for number in 0..400 {
        let text = format!(r#"{{"id":"f{number}","do":{{"lobby":{{"watch":true}}}}}}"#);
        let message = tokio_tungstenite::tungstenite::Message::text(text);
        if socket.line.send(message).await.is_err() {
            break;
        }
    }
    let mut done = 0;
    while let Some(told) = socket.next().await {
        if let Tell::Answer(answer) = told {
            match answer.outcome {
                Outcome::Done(_) => done += 1,
                Outcome::Again(_) | Outcome::Refused(_) => break,
            }
        }
    }
    assert!(done < 400, "{done}");
    assert!(matches!(
        calm.ask(Deed::Lobby { watch: true }).await,
        Outcome::Done(_)
    ));
}
