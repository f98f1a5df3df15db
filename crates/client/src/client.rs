//! A client with its connection, which it opens again whenever it is lost.

use crate::backoff::pause_before;
use crate::core::{AskId, Core, Goes};
use crate::heard::Heard;
use crate::line::{self, CONNECT, Line, NoLine};
use crate::server::Server;
use crate::table::Followed;
use futures_util::{Sink, Stream};
use std::fmt;
use std::future::{Future, poll_fn};
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::sync::Semaphore;
use tokio::time::{Instant, Sleep, sleep_until, timeout};
use tokio_tungstenite::tungstenite::Message;
use wire::Deed;

/// Without a sign of life for so long the line is given up; the server gives one every two seconds.
pub const SILENCE: Duration = Duration::from_secs(7);
/// So long the server may take to say hello.
pub const GREETING: Duration = Duration::from_secs(15);
/// Whoever was sent away for saying too much comes back so much later.
const LATER: u32 = 5;

/// Who connects to what.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Where.
    pub server: Server,
    /// As whom; nobody may watch only.
    pub token: Option<String>,
    /// Of many clients of a process only so many connect at once.
    pub dialling: Option<Arc<Semaphore>>,
}

/// A client.
pub struct Client {
    settings: Settings,
    core: Core,
    way: Way,
    attempt: u32,
    heard_at: Instant,
    timer: Pin<Box<Sleep>>,
}

type Dial = Pin<Box<dyn Future<Output = Result<Line, NoLine>> + Send>>;

/// Where the connection stands.
enum Way {
    /// It is opened again then; the timer says when.
    Resting,
    Dialling(Dial),
    Open(Box<Line>),
}

impl fmt::Debug for Client {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Client")
            .field("core", &self.core)
            .finish_non_exhaustive()
    }
}

/// Something between 0 and 1; without a source of chance, the middle.
fn chance() -> f64 {
    getrandom::u32().map_or(0.5, |random| f64::from(random) / f64::from(u32::MAX))
}

impl Client {
    /// A client that connects as soon as [`Client::next`] is asked. `prefix` begins the names of its messages: nobody may ever have used it
    /// for the same session.
    pub fn new(settings: Settings, prefix: String) -> Client {
        let now = Instant::now();
        Client {
            settings,
            core: Core::new(prefix),
            way: Way::Resting,
            attempt: 0,
            heard_at: now,
            timer: Box::pin(sleep_until(now)),
        }
    }

    /// Asks for something: it is sent until it is answered, over as many connections as it takes.
    pub fn ask(&mut self, deed: Deed) -> AskId {
        self.core.ask(deed, Instant::now())
    }

    /// Follows what happens at a table.
    pub fn follow(&mut self, table: &str, key: Option<String>) {
        self.core.follow(table, key);
    }

    /// Follows it no more.
    pub fn leave(&mut self, table: &str) {
        self.core.leave(table);
    }

    /// A table that is followed.
    pub fn table(&self, table: &str) -> Option<&Followed> {
        self.core.table(table)
    }

    /// How many messages wait for an answer.
    pub fn unanswered(&self) -> usize {
        self.core.unanswered()
    }

    /// Lets the connection go, as when a cable is pulled; the next one comes at once.
    pub fn cut(&mut self) {
        self.rest(Duration::ZERO);
    }

    /// What is heard next. Whoever stops waiting misses nothing; but nothing is sent or heard while nobody waits.
    pub async fn next(&mut self) -> Heard {
        poll_fn(|context| self.poll_next(context)).await
    }

    /// As [`Client::next`], for whoever waits for several.
    pub fn poll_next(&mut self, context: &mut Context<'_>) -> Poll<Heard> {
        loop {
            if let Some(heard) = self.core.heard() {
                return Poll::Ready(heard);
            }
            let moved = match &mut self.way {
                Way::Resting => {
                    std::task::ready!(self.timer.as_mut().poll(context));
                    self.dial();
                    true
                }
                Way::Dialling(dial) => {
                    let outcome = std::task::ready!(dial.as_mut().poll(context));
                    self.dialled(outcome);
                    true
                }
                Way::Open(_) => self.poll_open(context),
            };
            if !moved {
                return Poll::Pending;
            }
        }
    }

    fn dial(&mut self) {
        let Settings {
            server,
            token,
            dialling,
        } = self.settings.clone();
        self.way = Way::Dialling(Box::pin(async move {
            let _permit = match &dialling {
                Some(dialling) => dialling.acquire().await.ok(),
                None => None,
            };
            let opened = timeout(CONNECT, line::open(&server, token.as_deref())).await;
            opened.unwrap_or(Err(NoLine::Unreachable))
        }));
    }

    fn dialled(&mut self, outcome: Result<Line, NoLine>) {
        match outcome {
            Ok(line) => {
                self.way = Way::Open(Box::new(line));
                self.heard_at = Instant::now();
                self.timer.as_mut().reset(self.heard_at + GREETING);
            }
            Err(no) => {
                if let NoLine::TurnedAway(status) = no {
                    self.core.turned_away(status);
                }
                let pause = pause_before(self.attempt, chance());
                self.attempt += 1;
                self.rest(pause);
            }
        }
    }

    /// Gives the line up and opens another one after a while.
    fn rest(&mut self, pause: Duration) {
        self.way = Way::Resting;
        self.timer.as_mut().reset(Instant::now() + pause);
        self.core.lost();
    }

    /// Whether there is more to do at once.
    fn poll_open(&mut self, context: &mut Context<'_>) -> bool {
        let Way::Open(line) = &mut self.way else {
            return true;
        };
        let came = match poll_line(line, &mut self.core, context) {
            Poll::Ready(came) => came,
            Poll::Pending => return self.poll_watch(context),
        };
        let now = Instant::now();
        self.heard_at = now;
        match came {
            Some(Message::Text(text)) => {
                let goes = self.core.hear(&text, now);
                match goes {
                    Goes::On => {}
                    // Only a line that lasts counts as one: who is sent away after each greeting comes back ever more slowly.
                    Goes::Lasts => self.attempt = 0,
                    Goes::Away { at_once } => {
                        let attempt = if at_once { 0 } else { LATER };
                        self.rest(pause_before(attempt, chance()));
                    }
                }
            }
            // Signs of life; the library answers them itself.
            Some(Message::Ping(_) | Message::Pong(_) | Message::Binary(_) | Message::Frame(_)) => {}
            Some(Message::Close(_)) | None => {
                let pause = pause_before(self.attempt, chance());
                self.attempt += 1;
                self.rest(pause);
            }
        }
        true
    }

    /// Watches over the line and over what is to be sent again.
    fn poll_watch(&mut self, context: &mut Context<'_>) -> bool {
        let most = if self.core.is_connected() {
            SILENCE
        } else {
            GREETING
        };
        let until = self.heard_at + most;
        let wake = self.core.next_due().map_or(until, |due| due.min(until));
        // The timer is moved only where it would be late: most of the time it finds that somebody spoke meanwhile.
        if wake < self.timer.deadline() {
            self.timer.as_mut().reset(wake);
        }
        if self.timer.as_mut().poll(context).is_pending() {
            return false;
        }
        let now = Instant::now();
        if now >= until {
            let pause = pause_before(self.attempt, chance());
            self.attempt += 1;
            self.rest(pause);
        } else {
            self.timer.as_mut().reset(until);
            self.core.tick(now);
        }
        true
    }
}

/// Sends what there is, and returns what came; `None` where the line is gone.
fn poll_line(line: &mut Line, core: &mut Core, context: &mut Context<'_>) -> Poll<Option<Message>> {
    let mut line = Pin::new(line);
    loop {
        match line.as_mut().poll_ready(context) {
            Poll::Ready(Ok(())) => {}
            Poll::Ready(Err(_)) => return Poll::Ready(None),
            Poll::Pending => break,
        }
        let Some(text) = core.to_send() else { break };
        if line.as_mut().start_send(Message::text(text)).is_err() {
            return Poll::Ready(None);
        }
    }
    if let Poll::Ready(Err(_)) = line.as_mut().poll_flush(context) {
        return Poll::Ready(None);
    }
    match line.poll_next(context) {
        Poll::Ready(Some(Ok(message))) => Poll::Ready(Some(message)),
        Poll::Ready(_) => Poll::Ready(None),
        Poll::Pending => Poll::Pending,
    }
}
