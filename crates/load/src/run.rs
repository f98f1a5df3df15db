//! A run: tables are opened, played at, and compared, all at once in one process.

use crate::game::play;
use crate::process;
use crate::report::Report;
use crate::settings::{LoadError, Settings};
use crate::tally::{Played, Tally};
use client::Http;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinSet;
use tokio::time::{Instant, MissedTickBehavior, interval};

/// So many connect at once.
const DIALLING: usize = 64;
/// So many tables are opened at once.
const OPENING: usize = 32;
/// So many ask for something else than moves at once, at the end.
const REQUESTS: usize = 32;
/// One table in so many is watched.
const WATCHED: usize = 10;
/// How often progress is told.
const PROGRESS: Duration = Duration::from_millis(200);

/// Where a run stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    Opening,
    Playing,
    Ending,
}

/// What is told while it runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// So many tables are open.
    Opening {
        /// So far.
        ready: u64,
    },
    /// Moves are played.
    Playing {
        /// How many were acknowledged so far.
        acknowledged: u64,
        /// How many seconds are left.
        seconds: u64,
    },
    /// Everybody tells his game.
    Comparing {
        /// So many tables are through.
        through: u64,
    },
}

/// What all tables share.
#[derive(Debug)]
pub(crate) struct Shared {
    pub(crate) settings: Settings,
    pub(crate) tally: Tally,
    pub(crate) phase: watch::Sender<Phase>,
    pub(crate) dialling: Arc<Semaphore>,
    pub(crate) opening: Semaphore,
    pub(crate) requests: Semaphore,
    /// Tells the messages of this run from those of all others.
    pub(crate) seed: u64,
    /// Between two turns at a table.
    pub(crate) interval: Duration,
}

impl Shared {
    /// Tables begin one after the other, so that moves come evenly.
    pub(crate) fn offset(&self, index: usize) -> Duration {
        self.interval
            .mul_f64(index as f64 / self.settings.tables as f64)
    }
}

pub(crate) fn is_watched(index: usize) -> bool {
    index.is_multiple_of(WATCHED)
}

/// Does all of it, and hands out what each player was told of his moves where that was asked for.
pub async fn run(
    settings: Settings,
    mut tell: impl FnMut(Progress),
) -> Result<(Report, Vec<Played>), LoadError> {
    if !settings.server.is_loopback() {
        return Err(LoadError::Elsewhere);
    }
    let needed = settings.tables * 2 + settings.tables.div_ceil(WATCHED) + DIALLING;
    let granted = files::allow_connections(needed);
    if granted < needed {
        let tables = settings.tables;
        return Err(LoadError::Files {
            tables,
            needed,
            granted,
        });
    }
    Http::new(settings.server.clone(), None).about().await?;
    let memory = || settings.process.and_then(process::memory);
    let processor = || settings.process.and_then(process::processor);
    let before = memory();
    let shared = Arc::new(Shared {
        interval: Duration::from_secs_f64(settings.tables as f64 / settings.rate),
        settings: settings.clone(),
        tally: Tally::default(),
        phase: watch::Sender::new(Phase::Opening),
        dialling: Arc::new(Semaphore::new(DIALLING)),
        opening: Semaphore::new(OPENING),
        requests: Semaphore::new(REQUESTS),
        seed: getrandom::u64().map_err(|_| LoadError::Chance)?,
    });
    let tally = &shared.tally;
    let mut playing = JoinSet::new();
    for index in 0..settings.tables {
        playing.spawn(play(Arc::clone(&shared), index));
    }
    let mut ticks = interval(PROGRESS);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let tables = settings.tables as u64;
    let began = Instant::now();
    while tally.ready.get() + tally.through.get() < tables {
        ticks.tick().await;
        let ready = tally.ready.get();
        tell(Progress::Opening { ready });
    }
    let opening = began.elapsed();
    let used_before = processor();
    let began = Instant::now();
    shared.phase.send_replace(Phase::Playing);
    let until = began + settings.time;
    let enough = || {
        settings
            .moves
            .is_some_and(|moves| tally.acknowledged.get() >= moves)
    };
    while Instant::now() < until && tally.through.get() < tables && !enough() {
        tokio::select! {
            _ = ticks.tick() => {}
            () = tokio::time::sleep_until(until) => {}
        }
        tell(Progress::Playing {
            acknowledged: tally.acknowledged.get(),
            seconds: until.duration_since(Instant::now()).as_secs(),
        });
    }
    let seconds = began.elapsed().as_secs_f64();
    let used = processor().zip(used_before).map(|(now, then)| now - then);
    let after = memory();
    let in_time = tally.acknowledged.get();
    shared.phase.send_replace(Phase::Ending);
    let end = Instant::now() + 2 * settings.patience;
    while tally.through.get() < tables && Instant::now() < end {
        ticks.tick().await;
        let through = tally.through.get();
        tell(Progress::Comparing { through });
    }
    let missing = tables - tally.through.get();
    playing.shutdown().await;
    let [acknowledged, arrived] = tally.times();
    let report = Report {
        tables: settings.tables,
        games: tally.games.get(),
        agreed: tally.agreed.get(),
        moves: tally.moves.get(),
        acknowledged: tally.acknowledged.get(),
        lost: tally.lost.get(),
        doubled: tally.doubled.get(),
        disagreements: tally.disagreements.get() + missing,
        refused: tally.refused.get(),
        reconnects: tally.reconnects.get(),
        ack_ms: acknowledged.percentiles(),
        arrival_ms: arrived.percentiles(),
        seconds,
        moves_per_second: in_time as f64 / seconds,
        opening_seconds: opening.as_secs_f64(),
        server_rss_bytes: after,
        server_rss_before_bytes: before,
        server_cpu_seconds: used,
        complaints: tally.complaints(),
    };
    Ok((report, shared.tally.all_played()))
}
