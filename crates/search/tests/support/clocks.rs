//! Clocks that the tests of both searches move themselves.

use search::{Budget, Clock, Limits};
use std::collections::HashMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::thread::{self, ThreadId};
use std::time::Duration;

/// Each look at it moves it on by a millisecond.
#[derive(Default)]
pub(crate) struct TickingClock(AtomicU64);

impl TickingClock {
    pub(crate) fn looks(&self) -> u64 {
        self.0.load(Relaxed)
    }
}

impl Clock for TickingClock {
    fn elapsed(&self) -> Duration {
        Duration::from_millis(self.0.fetch_add(1, Relaxed))
    }
}

/// Whoever has looked so often has worked: a search looks once in hundreds of nodes, and a few times between depths.
const ENOUGH: u64 = 100;
/// More nodes than several threads can miss each other for. Whoever comes so far has been alone.
const TOO_MANY: u64 = 20_000_000;

/// No time passes on it until so many threads have been deep inside the search, and then all of it at once.
pub(crate) struct MeetingClock {
    wanted: usize,
    looks: Mutex<HashMap<ThreadId, u64>>,
}

impl MeetingClock {
    pub(crate) fn of(wanted: usize) -> MeetingClock {
        MeetingClock {
            wanted,
            looks: Mutex::default(),
        }
    }

    /// Limits that are reached when the threads have met, or when they cannot have missed each other any longer.
    pub(crate) fn limits() -> Limits {
        Limits {
            nodes: Some(TOO_MANY),
            time: Some(Budget::exactly(Duration::from_secs(1))),
            ..Limits::default()
        }
    }

    /// How many threads have worked.
    pub(crate) fn met(&self) -> usize {
        let looks = self.looks.lock().expect("no panic");
        looks.values().filter(|looks| **looks >= ENOUGH).count()
    }
}

impl Clock for MeetingClock {
    fn elapsed(&self) -> Duration {
        let mut looks = self.looks.lock().expect("no panic");
        *looks.entry(thread::current().id()).or_default() += 1;
        drop(looks);
        if self.met() < self.wanted {
            Duration::ZERO
        } else {
            Duration::from_mins(1)
        }
    }
}
