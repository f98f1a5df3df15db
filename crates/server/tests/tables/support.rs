//! A server with tables on a free port, and ways to talk to it: requests written by hand, sockets, and streams.

use axum::body::Bytes;
use futures_util::{SinkExt, StreamExt};
use serde_json::Value;
use server::{
    BuiltPage, Limits, Network, Outside, PublicUrl, Tables, app_with_tables, listen, serve,
};
use std::collections::{BTreeMap, VecDeque};
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use store::{Store, SystemClock};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::{WebSocketStream, client_async};
use wire::{Answer, Ask, Deed, Done, MessageId, Outcome, SUBPROTOCOL, Tell};

pub(crate) const INDEX: &str = "<!doctype html><title>Ludotheca</title>";

/// A server under way.
pub(crate) struct House {
    pub(crate) address: SocketAddr,
    pub(crate) store: Store,
    pub(crate) live: live::Live,
    end: oneshot::Sender<()>,
    serving: JoinHandle<()>,
    folder: TempDir,
}

/// How a server is started.
#[derive(Default)]
pub(crate) struct Wanted {
    pub(crate) public_url: Option<PublicUrl>,
    pub(crate) proxies: Vec<Network>,
}

impl House {
    pub(crate) async fn open() -> House {
        House::open_with(Wanted::default()).await
    }

    pub(crate) async fn open_with(wanted: Wanted) -> House {
        House::open_in(tempfile::tempdir().expect("a folder"), wanted).await
    }

    async fn open_in(folder: TempDir, wanted: Wanted) -> House {
        let store = Store::sqlite(folder.path(), SystemClock::default()).await;
        let store = store.expect("a store");
        let live = live::Live::start(store.clone(), live::Settings::default()).await;
        let live = live.expect("tables");
        let tables = Tables::new(live.clone(), wanted.public_url, wanted.proxies);
        let page = [("index.html".to_owned(), Bytes::from(INDEX))];
        let page = BuiltPage::from_files(page).expect("a page");
        let app = app_with_tables(page, Outside::default(), tables.clone());
        let listener = listen(([127, 0, 0, 1], 0).into()).expect("a port");
        let address = listener.local_addr().expect("an address");
        let (end, ended) = oneshot::channel();
        let serving = tokio::spawn(async move {
            let end = async {
                let _ = ended.await;
                tables.close().await;
            };
            serve(listener, app, &Limits::default(), end).await;
        });
        House {
            address,
            store,
            live,
            end,
            serving,
            folder,
        }
    }

    /// Ends it as a process is asked to, and starts it anew with what it kept.
    pub(crate) async fn again(self) -> House {
        self.end.send(()).expect("a server");
        self.serving.await.expect("an end");
        self.store.close().await;
        House::open_in(self.folder, Wanted::default()).await
    }

    pub(crate) async fn http(
        &self,
        method: &str,
        path: &str,
        more: &[(&str, &str)],
        body: &str,
    ) -> Reply {
        let length = body.len().to_string();
        let mut all = vec![("Host", "localhost"), ("Connection", "close")];
        all.extend(more);
        if !body.is_empty() {
            all.push(("Content-Length", &length));
        }
        let head: String = all
            .iter()
            .map(|(name, value)| format!("{name}: {value}\r\n"))
            .collect();
        let text = format!("{method} {path} HTTP/1.1\r\n{head}\r\n{body}");
        let mut stream = TcpStream::connect(self.address)
            .await
            .expect("a connection");
        stream.write_all(text.as_bytes()).await.expect("sent");
        let mut read = Vec::new();
        stream.read_to_end(&mut read).await.expect("an answer");
        Reply::read(&read)
    }

    pub(crate) async fn get(&self, path: &str) -> Reply {
        self.http("GET", path, &[], "").await
    }

    /// JSON from our own page or a program.
    pub(crate) async fn post(&self, path: &str, token: Option<&str>, body: &str) -> Reply {
        let bearer = token.map(|token| format!("Bearer {token}"));
        let mut more = vec![("Content-Type", "application/json")];
        more.extend(bearer.as_deref().map(|bearer| ("Authorization", bearer)));
        self.http("POST", path, &more, body).await
    }

    /// The token of somebody new.
    pub(crate) async fn somebody(&self, name: &str) -> String {
        let body = serde_json::json!({ "name": name, "token": true }).to_string();
        let told = self.post("/api/session", None, &body).await;
        assert_eq!(told.status, 200, "{}", told.body);
        told.json()["token"].as_str().expect("a token").to_owned()
    }

    /// What somebody asks for without a connection.
    pub(crate) async fn ask(&self, token: Option<&str>, deed: Deed) -> Outcome {
        let ask = serde_json::to_string(&named(deed)).expect("JSON");
        let told = self.post("/api/messages", token, &ask).await;
        assert_eq!(told.status, 200, "{}", told.body);
        let answer: Answer = serde_json::from_str(&told.body).expect("an answer");
        answer.outcome
    }

    pub(crate) async fn socket(&self, token: Option<&str>) -> Socket {
        self.socket_with(token, &[]).await.expect("a socket")
    }

    /// A socket, or the status by which it was refused.
    pub(crate) async fn socket_with(
        &self,
        token: Option<&str>,
        more: &[(&'static str, &str)],
    ) -> Result<Socket, u16> {
        use tokio_tungstenite::tungstenite::Error;
        let url = format!("ws://localhost:{}/api/socket", self.address.port());
        let mut request = url.into_client_request().expect("a request");
        let headers = request.headers_mut();
        headers.insert(
            "sec-websocket-protocol",
            HeaderValue::from_static(SUBPROTOCOL),
        );
        if let Some(token) = token {
            let bearer = format!("Bearer {token}").parse().expect("a header");
            headers.insert("authorization", bearer);
        }
        for (name, value) in more {
            headers.insert(*name, value.parse().expect("a header"));
        }
        let stream = TcpStream::connect(self.address)
            .await
            .expect("a connection");
        match client_async(request, stream).await {
            Ok((line, _)) => Ok(Socket {
                line,
                heard: VecDeque::new(),
            }),
            Err(Error::Http(answer)) => Err(answer.status().as_u16()),
            Err(error) => panic!("{error}"),
        }
    }

    /// A stream of events at this address.
    pub(crate) async fn stream(&self, path: &str, token: Option<&str>) -> Events {
        let bearer = token.map(|token| format!("Authorization: Bearer {token}\r\n"));
        let text = format!(
            "GET {path} HTTP/1.1\r\nHost: localhost\r\n{}\r\n",
            bearer.unwrap_or_default()
        );
        let mut stream = TcpStream::connect(self.address)
            .await
            .expect("a connection");
        stream.write_all(text.as_bytes()).await.expect("sent");
        Events {
            stream,
            read: String::new(),
        }
    }
}

/// A message with a name that nobody had.
pub(crate) fn named(deed: Deed) -> Ask {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    let id = format!("m{}", NEXT.fetch_add(1, Ordering::Relaxed));
    Ask {
        id: MessageId::new(&id).expect("a name"),
        deed,
    }
}

/// What was answered to a request.
#[derive(Debug)]
pub(crate) struct Reply {
    pub(crate) status: u16,
    pub(crate) headers: BTreeMap<String, String>,
    pub(crate) body: String,
}

impl Reply {
    fn read(bytes: &[u8]) -> Reply {
        let text = String::from_utf8_lossy(bytes);
        let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
        let mut lines = head.lines();
        let status = lines
            .next()
            .and_then(|line| line.split(' ').nth(1)?.parse().ok());
        let headers = lines.filter_map(|line| line.split_once(": "));
        Reply {
            status: status.unwrap_or_else(|| panic!("no status in {text}")),
            headers: headers
                .map(|(name, value)| (name.to_lowercase(), value.to_owned()))
                .collect(),
            body: body.to_owned(),
        }
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.body))
    }

    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", String::as_str)
    }

    /// Refused with this status, and told so as JSON.
    #[track_caller]
    pub(crate) fn refused(&self, status: u16) {
        assert_eq!(self.status, status, "{self:?}");
        assert!(self.json()["refused"]["text"].is_string(), "{self:?}");
    }
}

/// A client's end of a socket.
pub(crate) struct Socket {
    pub(crate) line: WebSocketStream<TcpStream>,
    heard: VecDeque<Tell>,
}

impl Socket {
    pub(crate) async fn send(&mut self, text: &str) {
        self.line.send(Message::text(text)).await.expect("sent");
    }

    /// The next message from the line; nothing when it is over.
    pub(crate) async fn hear(&mut self) -> Option<Tell> {
        loop {
            match self.line.next().await? {
                Ok(Message::Text(text)) => {
                    return Some(
                        serde_json::from_str(&text)
                            .unwrap_or_else(|error| panic!("{error}: {text}")),
                    );
                }
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// The next message but signs of life.
    pub(crate) async fn next(&mut self) -> Option<Tell> {
        loop {
            let told = match self.heard.pop_front() {
                Some(told) => told,
                None => self.hear().await?,
            };
            if !matches!(told, Tell::Heartbeat(_)) {
                return Some(told);
            }
        }
    }

    /// Asks, and waits for the answer; what is told before is kept.
    pub(crate) async fn ask(&mut self, deed: Deed) -> Outcome {
        let ask = named(deed);
        self.send(&serde_json::to_string(&ask).expect("JSON")).await;
        loop {
            match self.hear().await.expect("an answer") {
                Tell::Answer(answer) if answer.to.as_ref() == Some(&ask.id) => {
                    return answer.outcome;
                }
                told => self.heard.push_back(told),
            }
        }
    }

    pub(crate) async fn done(&mut self, deed: Deed) -> Done {
        done(self.ask(deed).await)
    }

    /// Waits until the line is over, and tells whether somebody said goodbye.
    pub(crate) async fn end(&mut self) -> bool {
        let mut goodbye = false;
        while let Some(told) = self.next().await {
            goodbye |= matches!(told, Tell::Goodbye(_));
        }
        goodbye
    }
}

#[track_caller]
pub(crate) fn done(outcome: Outcome) -> Done {
    match outcome {
        Outcome::Done(done) => done,
        other => panic!("{other:?}"),
    }
}

/// Whether it was refused for good.
pub(crate) fn is_refused(outcome: &Outcome) -> bool {
    matches!(outcome, Outcome::Refused(_))
}

/// A stream of events.
pub(crate) struct Events {
    stream: TcpStream,
    read: String,
}

impl Events {
    /// By which status it was answered.
    pub(crate) async fn status(mut self) -> u16 {
        let mut head = Vec::new();
        while head.len() < "HTTP/1.1 200".len() {
            head.push(self.stream.read_u8().await.expect("an answer"));
        }
        let head = String::from_utf8(head).expect("text");
        head[9..].parse().expect("a status")
    }

    /// The next one but signs of life; nothing when the stream ends.
    pub(crate) async fn next(&mut self) -> Option<Tell> {
        loop {
            if let Some(begin) = self.read.find("data: ")
                && let Some(length) = self.read[begin..].find("\n\n")
            {
                let event: String = self
                    .read
                    .drain(..begin + length + 2)
                    .skip(begin + 6)
                    .collect();
                let told = serde_json::from_str(event.trim_end()).expect("a message");
                if !matches!(told, Tell::Heartbeat(_)) {
                    return Some(told);
                }
                continue;
            }
            let mut bytes = vec![0; 4096];
            let count = self.stream.read(&mut bytes).await.expect("a stream");
            if count == 0 {
                return None;
            }
            self.read
                .push_str(&String::from_utf8_lossy(&bytes[..count]));
        }
    }
}
