//! What a search works with: memory, time, limits and how it is to go about it.

use crate::transposition_table::TranspositionTable;
use crate::{Clock, Limits};
use std::sync::atomic::AtomicBool;

/// What a search works with.
pub struct Setting<'a> {
    pub table: &'a TranspositionTable,
    pub clock: &'a dyn Clock,
    pub stop: &'a AtomicBool,
    pub limits: Limits,
    pub options: SearchOptions,
}

impl std::fmt::Debug for Setting<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Setting")
            .field("limits", &self.limits)
            .field("options", &self.options)
            .finish_non_exhaustive()
    }
}

/// How to think, beside the limits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SearchOptions {
    pub threads: usize,
    /// How many of the best first moves to report.
    pub variations: usize,
    /// Without heuristics: slower, and equal to minimax or to the expectation over all rolls. For tests and proofs.
    pub exact: bool,
    /// The first depth to look at. Above 1 a search goes on where an earlier one of the same position was cut off: what
    /// that one knew is in the table.
    pub from: u32,
}

impl Default for SearchOptions {
    fn default() -> SearchOptions {
        SearchOptions {
            threads: 1,
            variations: 1,
            exact: false,
            from: 1,
        }
    }
}
