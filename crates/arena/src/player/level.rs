//! Our levels at the table.

use super::{Clocks, Player, PlayerError};
use rules::AnyTable;
use search::level::{Level, choose, ladder};
use search::{Engine, EngineOptions};

/// Which level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rung {
    /// A level of the variant's ladder, counted from 1.
    Number(usize),
    /// One that is on no ladder.
    Made(Level),
}

/// Somebody who plays at a level.
#[derive(Debug)]
pub struct LevelPlayer {
    engine: Engine,
    rung: Rung,
    seed: u64,
}

impl LevelPlayer {
    pub fn new(rung: Rung) -> LevelPlayer {
        LevelPlayer {
            // Levels bring a table of their own.
            engine: Engine::new(EngineOptions {
                hash_mebibytes: 0,
                ..EngineOptions::default()
            }),
            rung,
            seed: 0,
        }
    }
}

impl Player for LevelPlayer {
    fn new_game(&mut self, _table: &AnyTable, seed: u64) -> Result<(), PlayerError> {
        self.seed = seed;
        Ok(())
    }

    fn choose(
        &mut self,
        table: &AnyTable,
        _clocks: Option<Clocks>,
    ) -> Result<Vec<String>, PlayerError> {
        let level = match self.rung {
            Rung::Made(level) => level,
            Rung::Number(number) => ladder(table.variant())
                .and_then(|ladder| ladder.get(number.checked_sub(1)?))
                .copied()
                .ok_or_else(|| PlayerError::Refused(format!("level {number}")))?,
        };
        choose(&mut self.engine, table, &level, self.seed)
            .ok_or_else(|| PlayerError::Refused(table.position_text()))
    }
}
