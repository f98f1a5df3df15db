//! Who is asked about the positions of a game: the engine of the house, or in tests anything that has an answer.

use rules::AnyTable;
use search::{Clock, Engine, Limits, Report, RollReport};
use std::sync::atomic::AtomicBool;

/// Nodes for each position when nothing else is asked for, so that everybody sees the same review of a game.
pub const NODES: u64 = 40_000;

/// How many lines a review asks for: the second tells whether the first was the only good one.
pub const LINES: usize = 2;

/// Answers the questions of a review.
pub trait Analyst {
    /// What to play here, and what it promises; `None` where the game is over.
    fn think(&mut self, table: &AnyTable) -> Option<Report>;

    /// What every roll that may come now is worth; `None` where no roll is awaited.
    fn roll_values(&mut self, table: &AnyTable) -> Option<Vec<RollReport>>;
}

/// The engine, with so much effort for each position.
#[derive(Debug)]
pub struct EngineAnalyst<F> {
    pub engine: Engine,
    pub limits: Limits,
    /// Starts a clock.
    pub clock: F,
}

impl<C: Clock, F: Fn() -> C> Analyst for EngineAnalyst<F> {
    fn think(&mut self, table: &AnyTable) -> Option<Report> {
        let (clock, stop) = ((self.clock)(), AtomicBool::new(false));
        self.engine.think(table, self.limits, &clock, &stop, |_| {})
    }

    fn roll_values(&mut self, table: &AnyTable) -> Option<Vec<RollReport>> {
        self.engine.roll_values(table)
    }
}
