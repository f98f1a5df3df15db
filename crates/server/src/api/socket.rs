//! A WebSocket: a message a frame, both ways. Its buffers are small, because there are many sockets and few words.

use super::Tables;
use super::caller::Asking;
use super::denial::{Denial, sentence, unreadable};
use super::origin;
use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use live::{Hearer, Speaker};
use std::sync::Mutex;
use std::time::Duration;
use tables::Millis;
use tokio::sync::watch;
use tokio::time::{Instant, MissedTickBehavior, interval, timeout};
use wire::{Ask, LONGEST_ASK, SUBPROTOCOL};

/// The client's way is measured this often, beginning at once.
const MEASURED: Duration = Duration::from_secs(5);
/// Who has not answered a ping for so long is gone.
const SILENCE: Duration = Duration::from_secs(20);
/// So long a client may take nothing of what it is told.
const PATIENCE: Duration = Duration::from_secs(10);
/// What is read and written at once; a longer message is read in parts.
const READ_BUFFER: usize = 1024;

pub(super) async fn open(
    State(tables): State<Tables>,
    headers: HeaderMap,
    asking: Asking,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Result<Response, Denial> {
    origin::check(&tables, &headers)?;
    let refused = |id| Denial::refused(StatusCode::BAD_REQUEST, id);
    let upgrade = upgrade.map_err(|_| refused("serve-api-no-socket"))?;
    let upgrade = upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(0)
        .max_message_size(LONGEST_ASK)
        .max_frame_size(LONGEST_ASK)
        .protocols([SUBPROTOCOL]);
    if upgrade.requested_protocols().next().is_some() && upgrade.selected_protocol().is_none() {
        return Err(refused("serve-api-protocol"));
    }
    let (speaker, hearer) = tables.0.live.connect(asking.caller)?;
    let talking = tables.talking();
    Ok(upgrade.on_upgrade(move |socket| converse(socket, speaker, hearer, talking)))
}

/// Until one side ends it.
async fn converse(
    socket: WebSocket,
    speaker: Speaker,
    mut hearer: Hearer,
    talking: watch::Receiver<()>,
) {
    let (mut out, mut from) = socket.split();
    let pings = Pings::default();
    tokio::select! {
        () = listen(&mut from, &speaker, &pings) => {}
        () = tell(&mut out, &mut hearer, &speaker, &pings) => {}
    }
    drop(talking);
}

/// Hands on what the client says.
async fn listen(from: &mut SplitStream<WebSocket>, speaker: &Speaker, pings: &Pings) {
    while let Some(Ok(message)) = from.next().await {
        match message {
            Message::Text(text) => match serde_json::from_str::<Ask>(text.as_str()) {
                Ok(ask) => speaker.say(ask).await,
                Err(error) => speaker.unreadable(sentence(&unreadable(&error.to_string()))),
            },
            Message::Binary(_) => speaker.unreadable(sentence(&unreadable("binary"))),
            Message::Pong(payload) => {
                if let Some(round_trip) = pings.came_back(&payload) {
                    speaker.measured(round_trip);
                }
            }
            // They are answered for us.
            Message::Ping(_) => {}
            Message::Close(_) => return,
        }
    }
}

/// Hands on what the client is to be told, and asks now and then whether it is still there.
async fn tell(
    out: &mut SplitSink<WebSocket, Message>,
    hearer: &mut Hearer,
    speaker: &Speaker,
    pings: &Pings,
) {
    let mut measure = interval(MEASURED);
    measure.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        let message = tokio::select! {
            told = hearer.next() => {
                let Some(told) = told else {
                    let _ = timeout(PATIENCE, out.send(goodbye())).await;
                    return;
                };
                Message::Text((&*told).into())
            }
            _ = measure.tick() => match pings.next() {
                Some(ping) => ping,
                None => return,
            },
        };
        tokio::select! {
            // What can be sent is sent before anything else.
            biased;
            sent = timeout(PATIENCE, out.send(message)) => match sent {
                Ok(Ok(())) => {}
                _ => return,
            },
            // Also while it takes nothing.
            () = speaker.over() => {
                last_words(out, hearer).await;
                return;
            }
        }
    }
}

/// What is left to be said to somebody whose connection is over, if he takes it.
async fn last_words(out: &mut SplitSink<WebSocket, Message>, hearer: &mut Hearer) {
    let _ = timeout(PATIENCE / 10, async {
        while let Some(told) = hearer.next().await {
            if out.send(Message::Text((&*told).into())).await.is_err() {
                return;
            }
        }
        let _ = out.send(goodbye()).await;
    })
    .await;
}

fn goodbye() -> Message {
    Message::Close(Some(CloseFrame {
        code: close_code::AWAY,
        reason: "".into(),
    }))
}

/// The ping that is on its way.
#[derive(Debug, Default)]
struct Pings(Mutex<Under>);

#[derive(Debug, Default)]
struct Under {
    number: u64,
    sent: Option<Instant>,
}

impl Pings {
    /// The next one; nothing where the one before was not answered for too long. While it is under way there is no other.
    fn next(&self) -> Option<Message> {
        let mut under = self.0.lock().expect("measuring does not panic");
        match under.sent {
            Some(sent) if sent.elapsed() >= SILENCE => return None,
            Some(_) => {}
            None => {
                under.number += 1;
                under.sent = Some(Instant::now());
            }
        }
        Some(Message::Ping(under.number.to_be_bytes().to_vec().into()))
    }

    /// How long the one that is under way took, if this is it.
    fn came_back(&self, payload: &[u8]) -> Option<Millis> {
        let mut under = self.0.lock().expect("measuring does not panic");
        if payload != under.number.to_be_bytes() {
            return None;
        }
        let took = under.sent.take()?.elapsed();
        Some(Millis(took.as_millis() as i64))
    }
}

#[cfg(test)]
mod tests {
    use super::{Pings, SILENCE};
    use std::time::Duration;
    use tables::Millis;
    use tokio::time::advance;

    #[tokio::test(start_paused = true)]
    async fn a_ping_is_measured_once_and_by_its_own_pong() {
        let pings = Pings::default();
        assert!(pings.next().is_some());
        advance(Duration::from_millis(80)).await;
        assert_eq!(pings.came_back(b"other"), None);
        assert_eq!(pings.came_back(&1_u64.to_be_bytes()), Some(Millis(80)));
        assert_eq!(pings.came_back(&1_u64.to_be_bytes()), None);
        assert!(pings.next().is_some());
        advance(SILENCE).await;
        assert!(pings.next().is_none());
    }
}
