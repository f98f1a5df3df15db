//! Our levels as players.

use crate::level::{Level, choose, level_numbered};
use crate::opponent::{MoveContext, Player, PlayerError};
use crate::{Engine, EngineOptions};
use rules::AnyTable;

/// Somebody who plays at a level.
#[derive(Debug)]
pub(crate) struct LevelPlayer {
    engine: Engine,
    level: Which,
    seed: u64,
}

#[derive(Clone, Copy, Debug)]
enum Which {
    /// A level of the variant's ladder, counted from 1.
    Number(usize),
    /// One that is on no ladder.
    Custom(Level),
}

impl LevelPlayer {
    pub(crate) fn numbered(number: usize) -> LevelPlayer {
        LevelPlayer::of(Which::Number(number))
    }

    pub(crate) fn custom(level: Level) -> LevelPlayer {
        LevelPlayer::of(Which::Custom(level))
    }

    fn of(level: Which) -> LevelPlayer {
        LevelPlayer {
            // Levels bring a table of their own.
            engine: Engine::new(EngineOptions {
                hash_mebibytes: 0,
                ..EngineOptions::default()
            }),
            level,
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
        _context: &mut MoveContext<'_>,
    ) -> Result<Vec<String>, PlayerError> {
        let level = match self.level {
            Which::Custom(level) => level,
            Which::Number(number) => *level_numbered(table.variant(), number)
                .ok_or_else(|| PlayerError::Refused(format!("level {number}")))?,
        };
        choose(&mut self.engine, table, &level, self.seed)
            .ok_or_else(|| PlayerError::Refused(table.position_text()))
    }
}
