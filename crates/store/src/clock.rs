//! The time that counts: one clock for everything that is stored. It never goes back, whatever happens to the system's.

use crate::Store;
use crate::database::{Database, reading};
use crate::error::StoreError;
use std::fmt;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Instant, SystemTime, UNIX_EPOCH};
use tables::{Millis, Moment};

/// Where a store on SQLite has its time from. PostgreSQL has its own, which all servers share.
pub trait TimeSource: fmt::Debug + Send + Sync {
    /// Now.
    fn now(&self) -> Moment;
}

/// The system's time at the start, and from there on a clock that nobody sets.
#[derive(Clone, Copy, Debug)]
pub struct SystemClock {
    began: Instant,
    at: Moment,
}

impl Default for SystemClock {
    fn default() -> SystemClock {
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        SystemClock {
            began: Instant::now(),
            at: Moment(since.map_or(0, |span| span.as_millis() as i64)),
        }
    }
}

impl TimeSource for SystemClock {
    fn now(&self) -> Moment {
        self.at + Millis(self.began.elapsed().as_millis() as i64)
    }
}

/// What a store knows of time beyond its source: by how much it is behind what is stored, and what it has told already.
#[derive(Debug)]
pub(crate) struct Told {
    ahead: AtomicI64,
    latest: AtomicI64,
}

impl Told {
    /// For a source that says this, where something newer may be stored.
    pub(crate) fn new(source: Moment, newest: Moment) -> Told {
        let told = Told {
            ahead: AtomicI64::new(0),
            latest: AtomicI64::new(0),
        };
        told.go_on_from(source, newest);
        told
    }

    /// Something newer was stored than what the source says: then it goes on from there.
    pub(crate) fn go_on_from(&self, source: Moment, newest: Moment) {
        let behind = (newest - source).or_nothing();
        self.ahead.fetch_max(behind.0, Ordering::AcqRel);
        self.latest.fetch_max(newest.0, Ordering::AcqRel);
    }

    /// What to tell when the source says this.
    pub(crate) fn tell(&self, source: Moment) -> Moment {
        let now = source + Millis(self.ahead.load(Ordering::Acquire));
        let before = self.latest.fetch_max(now.0, Ordering::AcqRel);
        Moment(before.max(now.0))
    }
}

/// A sign of life.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Beat {
    /// When.
    pub at: Moment,
    /// The one before it, of whichever server: in between nobody lived for longer than servers wait between two.
    pub before: Option<Moment>,
}

/// The newest moment that was told, how far the database's own time is behind, and the last sign of life.
pub(crate) type Row = (i64, i64, Option<i64>);

impl Store {
    /// Now, by the clock that counts.
    pub async fn now(&self) -> Result<Moment, StoreError> {
        match self.database() {
            Database::Sqlite(sqlite) => Ok(sqlite.now()),
            Database::Postgres(postgres) => Ok(postgres.now().await?),
        }
    }

    /// Now, where nobody has to be asked for it: the clock of a store on SQLite is its own.
    pub fn now_here(&self) -> Option<Moment> {
        match self.database() {
            Database::Sqlite(sqlite) => Some(sqlite.now()),
            Database::Postgres(_) => None,
        }
    }

    /// Says that a server lives, and learns when one last did.
    pub async fn beat(&self) -> Result<Beat, StoreError> {
        match self.database() {
            Database::Sqlite(sqlite) => sqlite.beat().await,
            Database::Postgres(postgres) => Ok(postgres.beat().await?),
        }
    }

    /// When a server last gave a sign of life.
    pub async fn last_beat(&self) -> Result<Option<Moment>, StoreError> {
        let row: Row = reading!(self, pool => {
            sqlx::query_as(include_str!("../sql/both/clock.sql")).fetch_one(pool).await
        })?;
        Ok(row.2.map(Moment))
    }
}
