//! What a search over dice may still spend. Nodes are turns weighed; they are asked for a list at a time, so that the count
//! is exact and looking at the clock costs nothing.

use crate::{Clock, Limits};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// Shared by the threads of one search.
pub(super) struct Allowance<'a> {
    nodes: AtomicU64,
    most_nodes: u64,
    hard_time: Option<Duration>,
    outside: Option<(&'a dyn Clock, &'a AtomicBool)>,
}

impl<'a> Allowance<'a> {
    pub(super) fn new(limits: &Limits, clock: &'a dyn Clock, stop: &'a AtomicBool) -> Self {
        Allowance {
            nodes: AtomicU64::new(0),
            most_nodes: limits.nodes.unwrap_or(u64::MAX),
            hard_time: limits.time.map(|budget| budget.hard),
            outside: Some((clock, stop)),
        }
    }

    pub(super) fn unlimited() -> Self {
        Allowance {
            nodes: AtomicU64::new(0),
            most_nodes: u64::MAX,
            hard_time: None,
            outside: None,
        }
    }

    /// Asks for so many nodes and says how many there are.
    pub(super) fn take(&self, wanted: usize) -> usize {
        if self.is_over() {
            return 0;
        }
        self.take_first(wanted)
    }

    /// The same without a look at the clock: an answer needs some nodes even when it comes late.
    pub(super) fn take_first(&self, wanted: usize) -> usize {
        let mut granted = 0;
        let _ = self.nodes.fetch_update(Relaxed, Relaxed, |spent| {
            granted = (self.most_nodes - spent).min(wanted as u64);
            Some(spent + granted)
        });
        granted as usize
    }

    /// Whether somebody said stop or the time is up.
    pub(super) fn is_over(&self) -> bool {
        self.outside.is_some_and(|(clock, stop)| {
            stop.load(Relaxed) || self.hard_time.is_some_and(|hard| clock.elapsed() >= hard)
        })
    }

    pub(super) fn spent(&self) -> u64 {
        self.nodes.load(Relaxed)
    }
}
