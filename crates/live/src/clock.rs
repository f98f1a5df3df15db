//! How late it is, without asking the database at every move: what it said last, and what has gone by since on a clock that nobody sets.

use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;
use store::Store;
use tables::{Millis, Moment};

#[derive(Debug)]
pub(crate) struct Clock {
    store: Store,
    told: Mutex<(Moment, Instant)>,
    latest: AtomicI64,
}

impl Clock {
    pub(crate) fn new(store: Store, now: Moment) -> Clock {
        Clock {
            store,
            told: Mutex::new((now, Instant::now())),
            latest: AtomicI64::new(now.0),
        }
    }

    /// The database said so a moment ago.
    pub(crate) fn set(&self, now: Moment) {
        *self.told.lock().unwrap_or_else(PoisonError::into_inner) = (now, Instant::now());
    }

    /// Now; never before what was said already.
    pub(crate) fn now(&self) -> Moment {
        let now = self.store.now_here().unwrap_or_else(|| {
            let (told, since) = *self.told.lock().unwrap_or_else(PoisonError::into_inner);
            told + Millis(since.elapsed().as_millis() as i64)
        });
        let before = self.latest.fetch_max(now.0, Ordering::AcqRel);
        Moment(before.max(now.0))
    }
}
