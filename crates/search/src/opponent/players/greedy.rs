//! The greedy player of the games that have one: takes what it can get with this turn and looks no farther.

use crate::opponent::{MoveContext, Player, PlayerError};
use crate::plain_players::greedy;
use rules::AnyTable;

/// The greedy player.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Greedy;

impl Player for Greedy {
    fn new_game(&mut self, table: &AnyTable, _seed: u64) -> Result<(), PlayerError> {
        turn(&table.anew()).map(|_| ())
    }

    fn choose(
        &mut self,
        table: &AnyTable,
        _context: &mut MoveContext<'_>,
    ) -> Result<Vec<String>, PlayerError> {
        turn(table)
    }
}

fn turn(table: &AnyTable) -> Result<Vec<String>, PlayerError> {
    greedy(table).ok_or_else(|| PlayerError::Refused(table.variant().to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_greedy_player_sends_a_far_pawn_home() {
        let table = AnyTable::open("chasse-croise/standard")
            .and_then(|table| table.set_up("0030000000/0000000030 1 61 0").ok())
            .expect("a position");
        let steps = turn(&table).expect("a turn");
        assert_eq!(steps.len(), 2);
        assert!(steps.contains(&"c+6x".to_owned()), "{steps:?}");
    }

    #[test]
    fn a_game_without_a_greedy_player_is_refused() {
        let table = AnyTable::open("latroncules/classic").expect("a variant");
        assert!(Greedy.new_game(&table, 0).is_err());
    }
}
