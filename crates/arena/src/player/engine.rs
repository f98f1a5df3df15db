//! Our own engine at the table.

use super::{Clocks, Effort, Player, PlayerError, StopFlag};
use rules::AnyTable;
use search::{Budget, Engine, EngineOptions, Limits, RealClock, Weights};
use std::path::PathBuf;
use std::time::Duration;

/// The engine with what it may spend on a move.
#[derive(Debug)]
pub struct EnginePlayer {
    engine: Engine,
    /// Nothing set means a share of the game's clock.
    limits: Limits,
    stop: StopFlag,
    effort: Effort,
    /// A file that is read before every game.
    weights: Option<PathBuf>,
}

impl EnginePlayer {
    pub fn new(options: EngineOptions, limits: Limits, stop: StopFlag) -> EnginePlayer {
        EnginePlayer {
            engine: Engine::new(options),
            limits,
            stop,
            effort: Effort::default(),
            weights: None,
        }
    }

    /// Plays with the weights of a file.
    #[must_use]
    pub fn with_weights(mut self, file: Option<PathBuf>) -> EnginePlayer {
        self.weights = file;
        self
    }

    fn read_weights(&mut self, variant: &str) -> Result<(), PlayerError> {
        let Some(file) = &self.weights else {
            return Ok(());
        };
        let text = std::fs::read_to_string(file)
            .map_err(|error| PlayerError::Unstartable(error.to_string()))?;
        Weights::read(&text)
            .and_then(|weights| self.engine.set_weights(weights, variant))
            .map_err(|error| PlayerError::Unstartable(error.to_string()))
    }
}

impl Player for EnginePlayer {
    fn new_game(&mut self, table: &AnyTable, _seed: u64) -> Result<(), PlayerError> {
        self.engine.clear();
        self.read_weights(table.variant())
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
