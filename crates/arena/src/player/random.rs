//! The random mover.

use super::{Clocks, Player, PlayerError};
use crate::luck::{Luck, Purpose};
use rules::AnyTable;

/// Plays any legal move, each as likely as the other.
#[derive(Debug)]
pub struct Random {
    luck: Luck,
}

impl Random {
    pub fn new() -> Random {
        Random {
            luck: Luck::new(0, Purpose::Players, 0),
        }
    }
}

impl Default for Random {
    fn default() -> Random {
        Random::new()
    }
}

impl Player for Random {
    fn new_game(&mut self, _table: &AnyTable, seed: u64) -> Result<(), PlayerError> {
        self.luck = Luck::new(seed, Purpose::Players, 0);
        Ok(())
    }

    fn choose(
        &mut self,
        table: &AnyTable,
        _clocks: Option<Clocks>,
    ) -> Result<Vec<String>, PlayerError> {
        let mv = table.random_move(|most| self.luck.below(most));
        Ok(mv.into_iter().collect())
    }
}
