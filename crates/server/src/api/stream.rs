//! The way for networks that let no WebSocket through: what the server tells as events of a stream that does not end; what is asked for
//! comes as requests.

use super::Tables;
use super::caller::Asking;
use super::denial::{Denial, fresh};
use super::record::value;
use crate::connection::Lasting;
use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderName, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use http_body::Frame;
use live::{Denied, Hearer, Speaker};
use std::convert::Infallible;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::sync::{mpsc, watch};
use tokio::time::timeout;
use wire::{Ask, Deed, MessageId, Outcome, Tell};

/// So long a client may take nothing of what it is told.
const PATIENCE: Duration = Duration::from_secs(10);
/// The names of messages that the address of the stream stands for.
const JOIN: &str = "stream-join";
const LOBBY: &str = "stream-lobby";

pub(super) async fn open(
    State(tables): State<Tables>,
    uri: Uri,
    asking: Asking,
) -> Result<Response, Denial> {
    let table = value(&uri, "table")?;
    let key = value(&uri, "key")?;
    let after = match value(&uri, "after")? {
        Some(after) => after.parse().map_err(|_| Denial::unreadable("after"))?,
        None => 0,
    };
    let lobby = value(&uri, "lobby")?.is_some_and(|lobby| lobby == "1");
    let (speaker, mut hearer) = tables.0.live.connect(asking.caller)?;
    let mut before = Vec::new();
    if lobby {
        let watch = Deed::Lobby { watch: true };
        before.extend(heard(&speaker, &mut hearer, LOBBY, watch).await?);
    }
    if let Some(table) = table {
        let join = Deed::Join { table, key, after };
        before.extend(heard(&speaker, &mut hearer, JOIN, join).await?);
    }
    let (events, body) = mpsc::channel(1);
    tokio::spawn(tell(speaker, hearer, before, events, tables.talking()));
    let headers = [
        (CONTENT_TYPE, "text/event-stream; charset=utf-8"),
        // Proxies are not to gather what is to be heard at once.
        (HeaderName::from_static("x-accel-buffering"), "no"),
    ];
    let mut answer = (StatusCode::OK, fresh(), headers, Body::new(Events(body))).into_response();
    answer.extensions_mut().insert(Lasting);
    Ok(answer)
}

/// Asks for what the address asks for, and gives what was told until it was answered, or the refusal.
async fn heard(
    speaker: &Speaker,
    hearer: &mut Hearer,
    id: &str,
    deed: Deed,
) -> Result<Vec<Arc<str>>, Denial> {
    let id = MessageId::new(id).expect("the name of a message");
    let ask = Ask {
        id: id.clone(),
        deed,
    };
    speaker.say(ask).await;
    let mut told = Vec::new();
    while let Some(message) = hearer.next().await {
        match serde_json::from_str(&message) {
            Ok(Tell::Answer(answer)) if answer.to.as_ref() == Some(&id) => {
                return match answer.outcome {
                    Outcome::Done(_) => Ok(told),
                    Outcome::Refused(sentence) => Err(Denied::Refused(sentence).into()),
                    Outcome::Again(sentence) => Err(Denied::Again(sentence).into()),
                };
            }
            _ => told.push(message),
        }
    }
    Ok(told)
}

/// Until one side ends it.
async fn tell(
    speaker: Speaker,
    mut hearer: Hearer,
    before: Vec<Arc<str>>,
    events: mpsc::Sender<Bytes>,
    talking: watch::Receiver<()>,
) {
    let send = async |told: Arc<str>| {
        let event = Bytes::from(format!("data: {told}\n\n"));
        timeout(PATIENCE, events.send(event)).await
    };
    let say_all = async {
        for told in before {
            if !matches!(send(told).await, Ok(Ok(()))) {
                return;
            }
        }
        while let Some(told) = hearer.next().await {
            if !matches!(send(told).await, Ok(Ok(()))) {
                return;
            }
        }
    };
    tokio::select! {
        () = say_all => {}
        () = events.closed() => {}
        () = async {
            speaker.over().await;
            // Its last words, if they are taken.
            tokio::time::sleep(PATIENCE / 10).await;
        } => {}
    }
    drop(talking);
}

/// The events as a body.
struct Events(mpsc::Receiver<Bytes>);

impl http_body::Body for Events {
    type Data = Bytes;
    type Error = Infallible;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Infallible>>> {
        let event = self.0.poll_recv(context);
        event.map(|event| event.map(|event| Ok(Frame::data(event))))
    }
}
