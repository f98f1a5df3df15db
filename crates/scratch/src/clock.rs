//! A clock that a test sets.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use store::TimeSource;
use tables::Moment;

/// Stands still until it is set. A clone is the same clock.
#[derive(Clone, Debug)]
pub struct SetClock(Arc<AtomicI64>);

impl SetClock {
    /// One that shows this moment.
    pub fn at(moment: i64) -> SetClock {
        SetClock(Arc::new(AtomicI64::new(moment)))
    }

    /// From now on it shows this one.
    pub fn set(&self, moment: i64) {
        self.0.store(moment, Ordering::SeqCst);
    }

    /// It goes on by so many milliseconds.
    pub fn pass(&self, milliseconds: i64) {
        self.0.fetch_add(milliseconds, Ordering::SeqCst);
    }
}

impl TimeSource for SetClock {
    fn now(&self) -> Moment {
        Moment(self.0.load(Ordering::SeqCst))
    }
}
