//! The tables of a server, as everybody else has them.

use crate::caller::{Busy, Caller, Denied};
use crate::clock::Clock;
use crate::connection::{Connection, Hearer, Speaker};
use crate::hall::Hall;
use crate::keys::{Keys, random};
use crate::settings::{Counts, Settings};
use crate::tasks::{flags, janitor, presence, pulse, refill};
use std::fmt;
use std::future::Future;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, PoisonError};
use store::{Cursor, ServerKey, Stage, Store, StoreError};
use tables::Moment;
use tokio::task::JoinHandle;
use wire::{Answer, Ask, Goodbye, Hello, Outcome, PROTOCOL, Tell};

/// As many games under way are looked at anew when the server starts.
const SHOWN: usize = 100;
/// As many tables that wait.
const WAITING: usize = 1_000;
const PAGE: u32 = 1_000;

/// All tables. A clone is the same ones.
#[derive(Clone)]
pub struct Live {
    hall: Arc<Hall>,
    tasks: Arc<Mutex<Vec<JoinHandle<()>>>>,
}

impl fmt::Debug for Live {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Live").finish_non_exhaustive()
    }
}

impl Live {
    /// Credits time in which no server lived, looks which tables there are, and goes on with what nobody asks for.
    pub async fn start(store: Store, settings: Settings) -> Result<Live, StoreError> {
        let keys = Keys::new(store.server_key(ServerKey(random())).await?);
        let clock = Clock::new(store.clone(), store.now().await?);
        let hall = Arc::new(Hall::new(store, settings, keys, clock));
        hall.beat().await?;
        load(&hall).await?;
        let live = Live {
            hall,
            tasks: Arc::default(),
        };
        live.runs(pulse::run);
        live.runs(flags::run);
        live.runs(flags::run_for_others);
        live.runs(refill::run);
        live.runs(presence::run);
        live.runs(janitor::run);
        Ok(live)
    }

    fn runs<F: Future<Output = ()> + Send + 'static>(&self, task: impl FnOnce(Arc<Hall>) -> F) {
        let task = tokio::spawn(task(Arc::clone(&self.hall)));
        self.tasks().push(task);
    }

    fn tasks(&self) -> std::sync::MutexGuard<'_, Vec<JoinHandle<()>>> {
        self.tasks.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes nothing more, finishes what was accepted, and says goodbye to all. The store is its owner's to close.
    pub async fn close(&self) {
        self.hall.no_more();
        loop {
            let quiet = self.hall.quiet.notified();
            if !self.hall.is_busy() {
                break;
            }
            quiet.await;
        }
        let tasks = std::mem::take(&mut *self.tasks());
        for task in &tasks {
            task.abort();
        }
        for task in tasks {
            let _ = task.await;
        }
        for connection in self.hall.connections().values() {
            connection.end(Goodbye::Restart);
        }
    }

    /// A connection of somebody.
    pub fn connect(&self, caller: Caller) -> Result<(Speaker, Hearer), Busy> {
        let hall = &self.hall;
        if hall.is_closing() {
            return Err(Busy::Full);
        }
        let limits = &hall.settings.limits;
        hall.tally.connected(&caller, limits)?;
        let id = hall.next_connection.fetch_add(1, Ordering::Relaxed);
        let connection = Arc::new(Connection::new(id, caller, limits));
        connection.tell_alone(&Tell::Hello(Hello {
            protocol: PROTOCOL,
            server: hall.settings.server.clone(),
            now: hall.clock.now(),
        }));
        hall.connections().insert(id, Arc::clone(&connection));
        let speaker = Speaker {
            hall: Arc::clone(hall),
            connection: Arc::clone(&connection),
        };
        Ok((speaker, Hearer::new(Arc::clone(hall), connection)))
    }

    /// A message without a connection. What was begun is finished, also where nobody waits for it any more.
    pub async fn ask(&self, caller: &Caller, ask: Ask) -> Answer {
        let hall = Arc::clone(&self.hall);
        let to = Some(ask.id.clone());
        if !hall.tally.may_ask(caller, &hall.settings.limits) {
            return Answer {
                to,
                outcome: Denied::again("live-too-fast").into(),
            };
        }
        let caller = caller.clone();
        let answered = tokio::spawn(async move { hall.answer(&caller, ask).await }).await;
        answered.unwrap_or_else(|_| Answer {
            to,
            outcome: Outcome::from(Denied::again("live-held-up")),
        })
    }

    /// The record of a table's game so far, for whoever may watch it.
    pub async fn record(
        &self,
        caller: &Caller,
        table: &str,
        key: Option<&str>,
    ) -> Result<String, Denied> {
        self.hall.record_of(caller, table, key).await
    }

    /// Now, by the clock that counts.
    pub async fn now(&self) -> Result<Moment, StoreError> {
        self.hall.store.now().await
    }

    /// Where everything is kept.
    pub fn store(&self) -> &Store {
        &self.hall.store
    }

    /// How much there is at this moment.
    pub fn counts(&self) -> Counts {
        Counts {
            rooms: self.hall.rooms().len(),
            connections: self.hall.connections().len(),
            playing: self.hall.lobby.playing(),
            thinking: self.hall.house.thinking(),
        }
    }
}

/// Which tables wait and which games go on.
async fn load(hall: &Arc<Hall>) -> Result<(), StoreError> {
    let waiting = listed(hall, Stage::Open).await?;
    let playing = listed(hall, Stage::Playing).await?;
    for (table, _) in &playing {
        hall.lobby.listed(table, 0, true);
    }
    let public = |tables: Vec<(String, bool)>, most: usize| {
        let mut newest: Vec<String> = tables
            .into_iter()
            .rev()
            .filter_map(|(table, public)| public.then_some(table))
            .take(most)
            .collect();
        newest.reverse();
        newest
    };
    let shown = public(waiting, WAITING)
        .into_iter()
        .chain(public(playing, SHOWN));
    for table in shown {
        let room = hall.room(&table);
        match hall.try_desk(&room).await {
            Err(error) if error.is_transient() => return Err(error),
            // A table that cannot be read is for the doctor.
            _ => {}
        }
    }
    Ok(())
}

/// The tables in a stage, the oldest first, and whether they are public.
async fn listed(hall: &Hall, stage: Stage) -> Result<Vec<(String, bool)>, StoreError> {
    let (mut all, mut after) = (Vec::new(), Cursor::at(Moment(i64::MIN)));
    loop {
        let page = hall.store.games(stage, &after, PAGE).await?;
        let Some(last) = page.last() else {
            return Ok(all);
        };
        after = last.cursor();
        all.extend(
            page.into_iter()
                .map(|listed| (listed.game, listed.standing.public)),
        );
    }
}
