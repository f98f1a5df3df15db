//! A clock that waits for threads: no time passes on it until so many of them have been deep inside the search, and then
//! all of it at once.

use search::{Budget, Clock, Limits};
use std::collections::HashMap;
use std::sync::Mutex;
use std::thread::{self, ThreadId};
use std::time::Duration;

/// Whoever has looked so often has worked: a search looks once in hundreds of nodes, and a few times between depths.
const ENOUGH: u64 = 100;
/// More nodes than several threads can miss each other for. Whoever comes so far has been alone.
const TOO_MANY: u64 = 20_000_000;

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
