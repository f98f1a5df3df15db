//! Our own engine at the table.

use super::{Clocks, Effort, Player, PlayerError, StopFlag};
use rules::AnyTable;
use search::{Budget, Engine, EngineOptions, Limits, RealClock, Shortage, Weights};
use std::time::Duration;

/// The engine with what it may spend on a move.
#[derive(Debug)]
pub struct EnginePlayer {
    engine: Engine,
    /// Nothing set means a share of the game's clock.
    limits: Limits,
    stop: StopFlag,
    effort: Effort,
    /// Those that ship with the program, where there are none.
    weights: Option<Weights>,
}

impl EnginePlayer {
    /// The engine with these options, if the machine has the memory and the threads for them.
    pub fn new(
        options: EngineOptions,
        limits: Limits,
        stop: StopFlag,
    ) -> Result<EnginePlayer, Shortage> {
        Ok(EnginePlayer {
            engine: Engine::try_new(options)?,
            limits,
            stop,
            effort: Effort::default(),
            weights: None,
        })
    }

    /// Plays with weights of its own.
    #[must_use]
    pub fn with_weights(mut self, weights: Option<Weights>) -> EnginePlayer {
        self.weights = weights;
        self
    }
}

impl Player for EnginePlayer {
    fn new_game(&mut self, table: &AnyTable, _seed: u64) -> Result<(), PlayerError> {
        self.engine.clear();
        let Some(weights) = &self.weights else {
            return Ok(());
        };
        self.engine
            .set_weights(weights.clone(), table)
            .map_err(|error| PlayerError::Unstartable(error.to_string()))
    }

    fn choose(
        &mut self,
        table: &AnyTable,
        clocks: Option<Clocks>,
    ) -> Result<Vec<String>, PlayerError> {
        let mut limits = self.limits;
        if limits == Limits::default()
            && let Some(clocks) = clocks
        {
            let left = clocks.of(table.side());
            limits.time = Some(Budget::of_clock(left, clocks.increment));
        }
        let clock = RealClock::start();
        let report = self
            .engine
            .think(table, limits, &clock, &self.stop, |_| {})
            .ok_or(PlayerError::Stopped)?;
        self.effort.add(Effort::spent(report.nodes, report.time));
        Ok(report.answer)
    }

    fn allowance(&self) -> Option<Duration> {
        self.limits.time.map(|budget| budget.hard)
    }

    fn take_effort(&mut self) -> Effort {
        std::mem::take(&mut self.effort)
    }
}
