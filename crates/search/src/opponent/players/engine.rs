//! Our own engine as a player.

use super::USUAL_TIME;
use crate::clock::Since;
use crate::opponent::{Effort, MoveContext, Player, PlayerError};
use crate::{Budget, Engine, EngineOptions, Limits, Shortage, Weights};
use rules::AnyTable;
use std::time::Duration;

/// The engine with what it may spend on a move.
#[derive(Debug)]
pub(crate) struct EnginePlayer {
    engine: Engine,
    /// Nothing set means a share of the game's clock.
    limits: Limits,
    effort: Effort,
    /// Those that ship with the program, where there are none.
    weights: Option<Weights>,
}

impl EnginePlayer {
    /// The engine with these options, if the machine has the memory and the threads for them.
    pub(crate) fn new(
        options: EngineOptions,
        limits: Limits,
        weights: Option<Weights>,
    ) -> Result<EnginePlayer, Shortage> {
        Ok(EnginePlayer {
            engine: Engine::try_new(options)?,
            limits,
            effort: Effort::default(),
            weights,
        })
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
        context: &mut MoveContext<'_>,
    ) -> Result<Vec<String>, PlayerError> {
        let mut limits = self.limits;
        if limits == Limits::default() {
            limits.time = Some(match context.clocks {
                Some(clocks) => Budget::of_clock(clocks.of(table.side()), clocks.increment),
                None => Budget::exactly(USUAL_TIME),
            });
        }
        let clock = Since::now(context.time);
        let report = self
            .engine
            .think(table, limits, &clock, context.stop, |_| {})
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
