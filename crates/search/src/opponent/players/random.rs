//! The random mover.

use crate::opponent::{MoveContext, Player, PlayerError};
use rules::AnyTable;

/// Plays any legal move, each as likely as the other.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Random;

impl Player for Random {
    fn choose(
        &mut self,
        table: &AnyTable,
        context: &mut MoveContext<'_>,
    ) -> Result<Vec<String>, PlayerError> {
        let mv = table.random_move(&mut context.below);
        Ok(mv.into_iter().collect())
    }
}
