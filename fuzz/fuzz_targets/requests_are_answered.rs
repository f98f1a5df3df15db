//! Any bytes as what a client sends: every request is answered in turn and in good form, a mistake is the client's and never ours, and
//! nobody waits for a time to run out.
#![no_main]

use axum::extract::Request;
use axum::http::Method;
use axum::middleware::{Next, from_fn};
use axum::{Router, body::Bytes};
use libfuzzer_sys::fuzz_target;
use rules::View;
use server::{BuiltPage, Limits, Listener, Outside, app_with, serve};
use std::future::pending;
use std::io;
use std::net::{IpAddr, Ipv4Addr};
use std::sync::{LazyLock, Mutex};
use tokio::io::{AsyncReadExt, AsyncWriteExt, DuplexStream, duplex, split};
use tokio::runtime::{Builder, Runtime};
use tokio::sync::oneshot;
use tokio::time::Instant;
use words::Language;

/// So little at a time that heads and answers come in pieces.
const NARROW: usize = 512;
/// So much that no answer has to wait.
const WIDE: usize = 1 << 20;

/// The methods of the requests that were understood, in their order.
static ASKED: Mutex<Vec<Method>> = Mutex::new(Vec::new());

static APP: LazyLock<Router> = LazyLock::new(|| {
    let files = [
        ("index.html", "<!doctype html><title>Ludotheca</title>"),
        ("index.html.br", "packed"),
        ("assets/a-1.js", "export {}"),
    ];
    let files = files.map(|(path, content)| (path.to_owned(), Bytes::from(content)));
    let outside = Outside {
        public_url: Some("https://example.org".parse().expect("an address")),
        painter: Some(sketch),
    };
    let app = app_with(BuiltPage::from_files(files).expect("a page"), outside);
    app.layer(from_fn(async |request: Request, next: Next| {
        let method = request.method().clone();
        ASKED.lock().expect("asked").push(method);
        next.run(request).await
    }))
});

/// In the place of a picture, whose painting would leave no time for anything else: what it would have to show.
fn sketch(view: &View, language: Language) -> Option<Vec<u8>> {
    Some(format!("{} {} {}", view.variant, view.pieces.len(), language.code()).into_bytes())
}

thread_local! {
    /// Time moves only when everybody waits for it.
    static RUNTIME: Runtime = {
        let mut builder = Builder::new_current_thread();
        builder.enable_time().start_paused(true).build().expect("a runtime")
    };
}

/// One connection, and never another.
struct OneClient(Option<DuplexStream>);

impl Listener for OneClient {
    type Io = DuplexStream;

    async fn accept(&mut self) -> io::Result<(DuplexStream, IpAddr)> {
        match self.0.take() {
            Some(stream) => Ok((stream, Ipv4Addr::LOCALHOST.into())),
            None => pending().await,
        }
    }
}

fuzz_target!(|input: &[u8]| {
    let _ = &*APP;
    ASKED.lock().expect("asked").clear();
    let said = RUNTIME.with(|runtime| runtime.block_on(conversation(input)));
    let asked = ASKED.lock().expect("asked");
    let mut rest = &said[..];
    for method in asked.iter() {
        rest = check_answer(rest, Some(method));
    }
    if !rest.is_empty() {
        // The last word to whom cannot be understood.
        rest = check_answer(rest, None);
    }
    assert!(rest.is_empty(), "{}", String::from_utf8_lossy(rest));
});

/// Everything that the server says to somebody who says all this and then listens.
async fn conversation(input: &[u8]) -> Vec<u8> {
    let begun = Instant::now();
    let buffer = if may_switch(input) { WIDE } else { NARROW };
    let (ours, theirs) = duplex(buffer);
    let (mut reading, mut writing) = split(ours);
    let (done, ended) = oneshot::channel();
    let limits = Limits::default();
    let served = serve(OneClient(Some(theirs)), APP.clone(), &limits, async {
        let _ = ended.await;
    });
    let spoken = async {
        // Whoever says too much is not heard to the end.
        let _ = writing.write_all(input).await;
        let _ = writing.shutdown().await;
    };
    let heard = async {
        let mut said = Vec::new();
        reading.read_to_end(&mut said).await.expect("a close");
        done.send(()).expect("a server");
        said
    };
    let ((), (), said) = tokio::join!(served, spoken, heard);
    assert_eq!(begun.elapsed().as_nanos(), 0, "somebody was waited for");
    said
}

/// Whether the client may ask for another protocol. hyper gives such a stream away when it is done with reading, even if it is not
/// done with writing because the client takes nothing: then the last answer is cut short.
fn may_switch(input: &[u8]) -> bool {
    let input = input.to_ascii_lowercase();
    let mentions = |word: &[u8]| input.windows(word.len()).any(|part| part == word);
    mentions(b"upgrade") || mentions(b"connect ")
}

/// Checks one answer, and gives what follows it.
fn check_answer<'a>(said: &'a [u8], to: Option<&Method>) -> &'a [u8] {
    let shown = String::from_utf8_lossy(said);
    let mut headers = [httparse::EMPTY_HEADER; 64];
    let mut head = httparse::Response::new(&mut headers);
    let Ok(httparse::Status::Complete(length)) = head.parse(said) else {
        panic!("no answer to {to:?}: {shown}");
    };
    let status = head.code.expect("a status");
    assert!((200..500).contains(&status), "{to:?}: {shown}");
    assert!(to.is_some() || status >= 400, "{shown}");
    let values = |name: &str| {
        let named = head.headers.iter();
        let named = named.filter(|header| header.name.eq_ignore_ascii_case(name));
        let values: Vec<&[u8]> = named.map(|header| header.value).collect();
        values
    };
    assert!(values("transfer-encoding").is_empty(), "{shown}");
    let body = match (&values("content-length")[..], status) {
        ([], 304) => 0,
        ([length], _) => {
            let length = str::from_utf8(length).expect("text");
            length.parse().expect("a length")
        }
        _ => panic!("no length for {to:?}: {shown}"),
    };
    if status == 405 {
        assert_eq!(values("allow").len(), 1, "{shown}");
    }
    let body = if to == Some(&Method::HEAD) { 0 } else { body };
    &said[length + body..]
}
