//! Clients in memory, the server that they are connected to, and what it answers.

use axum::Router;
use axum::body::Bytes;
use server::{BuiltPage, Limits, Listener, app, serve};
use std::collections::BTreeMap;
use std::io;
use std::net::IpAddr;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWriteExt, DuplexStream, duplex, split};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep};

pub(crate) const INDEX: &str = "<!doctype html><title>Ludotheca</title>";
pub(crate) const LARGE: &str = "/assets/large-1.wasm";
pub(crate) const LARGE_SIZE: usize = 8 * 1024 * 1024;
pub(crate) const GET: &str = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";

/// What a stream in memory takes before somebody reads it.
const BUFFER: usize = 16 * 1024;

/// A page with one file that no buffer holds.
pub(crate) fn page() -> Router {
    let files = [
        ("index.html", Bytes::from(INDEX)),
        ("index.html.br", Bytes::from("index as brotli")),
        ("assets/large-1.wasm", Bytes::from(vec![b'w'; LARGE_SIZE])),
    ];
    let files = files.map(|(path, content)| (path.to_owned(), content));
    app(BuiltPage::from_files(files).expect("a page"))
}

type Arrival = io::Result<(DuplexStream, IpAddr)>;

/// Accepts what a test sends.
struct Door(mpsc::UnboundedReceiver<Arrival>);

impl Listener for Door {
    type Io = DuplexStream;

    async fn accept(&mut self) -> Arrival {
        match self.0.recv().await {
            Some(arrival) => arrival,
            None => std::future::pending().await,
        }
    }
}

/// A server in memory.
pub(crate) struct Server {
    door: mpsc::UnboundedSender<Arrival>,
    end: oneshot::Sender<()>,
    serving: JoinHandle<()>,
}

impl Server {
    pub(crate) fn new(limits: Limits) -> Server {
        Server::of(page(), limits)
    }

    pub(crate) fn of(app: Router, limits: Limits) -> Server {
        let (door, arrivals) = mpsc::unbounded_channel();
        let (end, ended) = oneshot::channel();
        let serving = tokio::spawn(async move {
            let end = async {
                // A test that is over asks for nothing.
                let _ = ended.await;
            };
            serve(Door(arrivals), app, &limits, end).await;
        });
        Server { door, end, serving }
    }

    pub(crate) fn connect(&self) -> Client {
        self.connect_from("192.0.2.1")
    }

    pub(crate) fn connect_from(&self, address: &str) -> Client {
        self.connect_with(BUFFER, address)
    }

    /// By a stream that takes only so many bytes before somebody reads them.
    pub(crate) fn connect_through(&self, buffer: usize) -> Client {
        self.connect_with(buffer, "192.0.2.1")
    }

    fn connect_with(&self, buffer: usize, address: &str) -> Client {
        let (ours, theirs) = duplex(buffer);
        let address = address.parse().expect("an address");
        self.door.send(Ok((theirs, address))).expect("a server");
        Client(ours)
    }

    /// The next attempt to accept fails like this.
    pub(crate) fn fail(&self, error: io::Error) {
        self.door.send(Err(error)).expect("a server");
    }

    /// Asks the server to end, and waits until it has.
    pub(crate) async fn end(self) {
        self.end.send(()).expect("a server");
        self.serving.await.expect("an end");
    }

    /// Asks the server to end; the handle resolves when it has.
    pub(crate) fn ask_to_end(self) -> JoinHandle<()> {
        self.end.send(()).expect("a server");
        self.serving
    }
}

/// One end of a connection.
pub(crate) struct Client(pub(crate) DuplexStream);

impl Client {
    pub(crate) async fn send(&mut self, bytes: &str) {
        self.0.write_all(bytes.as_bytes()).await.expect("sent");
    }

    pub(crate) async fn answer(&mut self) -> Answer {
        answer_from(&mut self.0, true).await
    }

    pub(crate) async fn ask(&mut self, request: &str) -> Answer {
        self.send(request).await;
        answer_from(&mut self.0, !request.starts_with("HEAD ")).await
    }

    /// Says all of this and no more, and gives the one answer after which the server closes the connection.
    pub(crate) async fn only_answer(self, request: &str) -> Answer {
        let (mut reading, mut writing) = split(self.0);
        let say = async {
            writing.write_all(request.as_bytes()).await.expect("heard");
            writing.shutdown().await.expect("all is said");
        };
        let hear = async {
            let answer = answer_from(&mut reading, true).await;
            let mut more = Vec::new();
            reading.read_to_end(&mut more).await.expect("closed");
            assert_eq!(String::from_utf8_lossy(&more), "");
            answer
        };
        let ((), answer) = tokio::join!(say, hear);
        answer
    }

    /// Everything until the server closes the connection.
    pub(crate) async fn rest(&mut self) -> Vec<u8> {
        let mut rest = Vec::new();
        match self.0.read_to_end(&mut rest).await {
            Ok(_) => {}
            Err(error) => assert_eq!(error.kind(), io::ErrorKind::BrokenPipe),
        }
        rest
    }

    /// Waits until the server closes the connection, without another word, and tells how long that took.
    pub(crate) async fn cut(&mut self) -> Duration {
        let begun = Instant::now();
        assert_eq!(String::from_utf8_lossy(&self.rest().await), "");
        begun.elapsed()
    }
}

impl Client {
    /// Talks on although the server has said its last word, until it listens no longer, and tells how long that took.
    pub(crate) async fn heard_out(&mut self) -> Duration {
        let begun = Instant::now();
        while self.0.write_all(b"x").await.is_ok() {
            sleep(Duration::from_millis(1)).await;
        }
        begun.elapsed()
    }
}

/// Time is counted in milliseconds: that much later is in time.
#[track_caller]
pub(crate) fn assert_lasted(found: Duration, expected: Duration) {
    let late = found.checked_sub(expected);
    let in_time = late.is_some_and(|late| late < Duration::from_millis(5));
    assert!(in_time, "{found:?} instead of {expected:?}");
}

#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: BTreeMap<String, String>,
    pub(crate) body: Vec<u8>,
}

impl Answer {
    pub(crate) fn text(&self) -> String {
        String::from_utf8(self.body.clone()).expect("text")
    }

    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", String::as_str)
    }
}

/// Reads one whole answer; the one to a `HEAD` has no body, whatever it says.
pub(crate) async fn answer_from(stream: &mut (impl AsyncRead + Unpin), with_body: bool) -> Answer {
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        match stream.read_u8().await {
            Ok(byte) => head.push(byte),
            Err(error) => panic!("{error} after {:?}", String::from_utf8_lossy(&head)),
        }
    }
    let head = String::from_utf8(head).expect("text");
    let mut lines = head.trim_end().lines();
    let status = lines.next().expect("a status line");
    let status = status.split(' ').nth(1).expect("a status");
    let headers: BTreeMap<String, String> = lines
        .map(|line| line.split_once(": ").expect("a header"))
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .collect();
    let length = headers.get("content-length").filter(|_| with_body);
    let length = length.map_or(0, |length| length.parse().expect("a length"));
    let mut body = vec![0; length];
    stream.read_exact(&mut body).await.expect("a body");
    Answer {
        status: status.parse().expect("a status"),
        headers,
        body,
    }
}
