//! Our levels at the table.

use super::{Clocks, Player, PlayerError};
use rules::AnyTable;
use search::level::{Level, choose, ladder};
use search::{Engine, EngineOptions};

/// Which level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LevelChoice {
    /// A level of the variant's ladder, counted from 1.
    Number(usize),
    /// One that is on no ladder.
    Custom(Level),
}

/// Somebody who plays at a level.
#[derive(Debug)]
pub struct LevelPlayer {
    engine: Engine,
    choice: LevelChoice,
    seed: u64,
}

impl LevelPlayer {
    pub fn new(choice: LevelChoice) -> LevelPlayer {
        LevelPlayer {
            // Levels bring a table of their own.
            engine: Engine::new(EngineOptions {
                hash_mebibytes: 0,
                ..EngineOptions::default()
            }),
            choice,
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
        let level = match self.choice {
            LevelChoice::Custom(level) => level,
            LevelChoice::Number(number) => ladder(table.variant())
                .and_then(|ladder| ladder.get(number.checked_sub(1)?))
                .copied()
                .ok_or_else(|| PlayerError::Refused(format!("level {number}")))?,
        };
        choose(&mut self.engine, table, &level, self.seed)
            .ok_or_else(|| PlayerError::Refused(table.position_text()))
    }
}
