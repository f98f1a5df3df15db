//! What all tables count together.

use crate::histogram::Histogram;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// More would only repeat themselves.
const MOST_COMPLAINTS: usize = 20;

/// A game as its players knew it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The table's identifier.
    pub table: String,
    /// Its turns from the first on: the moves, and whether they were acknowledged.
    pub turns: Vec<(Vec<String>, bool)>,
}

/// A number that many add to.
#[derive(Debug, Default)]
pub(crate) struct Count(AtomicU64);

impl Count {
    pub(crate) fn add(&self, more: u64) {
        self.0.fetch_add(more, Ordering::Relaxed);
    }

    pub(crate) fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

#[derive(Debug, Default)]
pub(crate) struct Tally {
    /// Tables at which play has begun.
    pub(crate) ready: Count,
    /// Tables that are through.
    pub(crate) through: Count,
    pub(crate) games: Count,
    pub(crate) agreed: Count,
    pub(crate) moves: Count,
    pub(crate) acknowledged: Count,
    pub(crate) lost: Count,
    pub(crate) doubled: Count,
    pub(crate) disagreements: Count,
    pub(crate) refused: Count,
    pub(crate) reconnects: Count,
    times: Mutex<[Histogram; 2]>,
    complaints: Mutex<Vec<String>>,
    played: Mutex<Vec<Played>>,
}

impl Tally {
    pub(crate) fn acknowledged_after(&self, took: Duration) {
        self.acknowledged.add(1);
        self.times.lock().expect("nobody panics with it")[0].add(took);
    }

    pub(crate) fn arrived_after(&self, took: Duration) {
        self.times.lock().expect("nobody panics with it")[1].add(took);
    }

    /// How long acknowledgements and arrivals took.
    pub(crate) fn times(&self) -> [Histogram; 2] {
        self.times.lock().expect("nobody panics with it").clone()
    }

    pub(crate) fn complain(&self, complaint: String) {
        let mut complaints = self.complaints.lock().expect("nobody panics with it");
        if complaints.len() < MOST_COMPLAINTS {
            complaints.push(complaint);
        }
    }

    pub(crate) fn complaints(&self) -> Vec<String> {
        self.complaints
            .lock()
            .expect("nobody panics with it")
            .clone()
    }

    pub(crate) fn keep(&self, played: Played) {
        self.played
            .lock()
            .expect("nobody panics with it")
            .push(played);
    }

    pub(crate) fn all_played(&self) -> Vec<Played> {
        std::mem::take(&mut self.played.lock().expect("nobody panics with it"))
    }
}
