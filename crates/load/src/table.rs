//! The people at one table: two players and perhaps somebody who watches, each with a connection of his own.

use crate::run::{Shared, is_watched};
use client::{AskId, Client, Followed, Heard, Http, HttpError};
use std::collections::VecDeque;
use std::future::poll_fn;
use std::sync::Arc;
use std::task::Poll;
use std::time::Duration;
use tables::{Actor, State, TablePhase};
use tokio::time::{Instant, sleep, timeout_at};
use wire::{Deed, Done, Sentence};

pub(crate) const HOST: usize = 0;
pub(crate) const GUEST: usize = 1;

/// Before something that failed is tried again.
const PAUSE: Duration = Duration::from_millis(500);

/// Why a table cannot go on.
#[derive(Debug)]
pub(crate) struct Stuck(pub(crate) String);

/// The people.
#[derive(Debug)]
pub(crate) struct Table {
    shared: Arc<Shared>,
    clients: Vec<Client>,
    /// As the host and the guest.
    http: [Http; 2],
    /// At which table they are; nothing before it is open.
    pub(crate) name: String,
    /// Whom to listen to first, so that nobody is forgotten.
    first: usize,
    /// What was heard while something else was waited for.
    aside: VecDeque<(usize, Heard)>,
}

impl Table {
    /// Gets sessions for them; a server that is just away is waited for.
    pub(crate) async fn gather(
        shared: &Arc<Shared>,
        index: usize,
        until: Instant,
    ) -> Result<Table, Stuck> {
        let mut tokens = Vec::new();
        for place in ["host", "guest"] {
            tokens.push(session(shared, &format!("{place} {index}"), until).await?);
        }
        let server = &shared.settings.server;
        let http = [HOST, GUEST].map(|who| Http::new(server.clone(), Some(tokens[who].clone())));
        let watched = is_watched(index);
        let mut clients = Vec::with_capacity(2 + usize::from(watched));
        let tokens = tokens.into_iter().map(Some);
        for token in tokens.chain(watched.then_some(None)) {
            let settings = client::Settings {
                server: server.clone(),
                token,
                dialling: Some(Arc::clone(&shared.dialling)),
            };
            let prefix = format!("load{:016x}-{index}-{}", shared.seed, clients.len());
            clients.push(Client::new(settings, prefix));
        }
        Ok(Table {
            shared: Arc::clone(shared),
            clients,
            http,
            name: String::new(),
            first: 0,
            aside: VecDeque::new(),
        })
    }

    pub(crate) fn people(&self) -> std::ops::Range<usize> {
        0..self.clients.len()
    }

    pub(crate) fn watchers(&self) -> std::ops::Range<usize> {
        GUEST + 1..self.clients.len()
    }

    pub(crate) fn ask(&mut self, who: usize, deed: Deed) -> AskId {
        self.clients[who].ask(deed)
    }

    pub(crate) fn follow(&mut self, who: usize, key: Option<String>) {
        self.clients[who].follow(&self.name, key);
    }

    /// Everybody goes to another table.
    pub(crate) fn leave(&mut self) {
        for client in &mut self.clients {
            client.leave(&self.name);
        }
        self.aside.clear();
    }

    /// The table as somebody sees it.
    pub(crate) fn seen_by(&self, who: usize) -> Option<&Followed> {
        self.clients[who].table(&self.name)
    }

    pub(crate) fn state(&self, who: usize) -> Option<&State> {
        self.seen_by(who)?.state.as_ref()
    }

    /// Whether the host sees that the game has ended.
    pub(crate) fn is_over(&self) -> bool {
        self.state(HOST)
            .is_some_and(|state| matches!(state.phase(), TablePhase::Over(_) | TablePhase::Aborted))
    }

    /// Whether it is this player's turn, as he sees it.
    pub(crate) fn may_move(&self, who: usize) -> bool {
        let actor = if who == HOST {
            Actor::Host
        } else {
            Actor::Guest
        };
        self.state(who).is_some_and(|state| {
            *state.phase() == TablePhase::Playing
                && state
                    .side_of(actor)
                    .is_ok_and(|side| side == state.board().side())
        })
    }

    /// What somebody hears next.
    pub(crate) async fn hear(&mut self) -> (usize, Heard) {
        if let Some(heard) = self.aside.pop_front() {
            return heard;
        }
        self.next().await
    }

    async fn next(&mut self) -> (usize, Heard) {
        let count = self.clients.len();
        let (who, heard) = poll_fn(|context| {
            for turn in 0..count {
                let who = (self.first + turn) % count;
                if let Poll::Ready(heard) = self.clients[who].poll_next(context) {
                    self.first = (who + 1) % count;
                    return Poll::Ready((who, heard));
                }
            }
            Poll::Pending
        })
        .await;
        self.note(who, &heard);
        (who, heard)
    }

    /// What concerns everybody, whatever is waited for.
    fn note(&self, who: usize, heard: &Heard) {
        let tally = &self.shared.tally;
        let wrong = match heard {
            Heard::Connected { again, .. } => {
                tally.reconnects.add(u64::from(*again));
                return;
            }
            Heard::TurnedAway(status) => {
                // The server may be starting; what matters is that somebody hears of it if it goes on.
                tally.complain(format!("a connection was turned away: {status}"));
                return;
            }
            Heard::SetBack { table, had, has } => {
                format!("{table}: the server knew version {had} and now knows {has}")
            }
            Heard::Denied { table, why } => format!("{table}: denied to {who}: {}", why.text),
            Heard::Broken { table, why } => format!("{table}: {why}"),
            _ => return,
        };
        tally.disagreements.add(1);
        tally.complain(wrong);
    }

    /// Asks and waits for the answer; what else is heard meanwhile comes later.
    pub(crate) async fn done(
        &mut self,
        who: usize,
        deed: Deed,
        until: Instant,
    ) -> Result<Done, Stuck> {
        let asked = self.ask(who, deed);
        loop {
            let heard = timeout_at(until, self.next()).await;
            let (from, heard) = heard.map_err(|_| self.stuck("no answer in time"))?;
            match heard {
                Heard::Answered { ask, outcome } if from == who && ask == asked => {
                    return outcome.map_err(|why| self.refused(&why));
                }
                heard => self.aside.push_back((from, heard)),
            }
        }
    }

    /// Waits until something is so.
    pub(crate) async fn until(
        &mut self,
        what: &str,
        until: Instant,
        is_so: impl Fn(&Table) -> bool,
    ) -> Result<(), Stuck> {
        while !is_so(self) {
            let heard = timeout_at(until, self.next()).await;
            let heard = heard.map_err(|_| self.stuck(what))?;
            self.aside.push_back(heard);
        }
        Ok(())
    }

    pub(crate) fn stuck(&self, what: &str) -> Stuck {
        Stuck(format!("{}: {what}", self.name))
    }

    fn refused(&self, why: &Sentence) -> Stuck {
        self.shared.tally.refused.add(1);
        Stuck(format!("{}: {}", self.name, why.text))
    }

    /// What the archive says of the game.
    pub(crate) async fn archived(&mut self, until: Instant) -> Result<String, Stuck> {
        let _turn = self.shared.requests.acquire().await;
        loop {
            let left = until.duration_since(Instant::now());
            let asked = self.http[HOST].record(&self.name, None);
            match tokio::time::timeout(left, asked).await {
                Ok(Ok(record)) => return Ok(record),
                Ok(Err(error)) if error.may_pass() && Instant::now() < until => sleep(PAUSE).await,
                Ok(Err(error)) => return Err(self.stuck(&error.to_string())),
                Err(_) => return Err(self.stuck("the archive says nothing in time")),
            }
        }
    }
}

async fn session(shared: &Shared, name: &str, until: Instant) -> Result<String, Stuck> {
    let http = Http::new(shared.settings.server.clone(), None);
    loop {
        let stuck = |error: HttpError| Stuck(format!("no session for {name}: {error}"));
        match http.session(name).await {
            Ok(told) => {
                return told
                    .token
                    .ok_or_else(|| Stuck(format!("no token for {name}")));
            }
            Err(error) if error.may_pass() && Instant::now() < until => sleep(PAUSE).await,
            Err(error) => return Err(stuck(error)),
        }
    }
}
