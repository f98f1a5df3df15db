//! The greedy player of the dice game: the whole turn after which it leads by most steps, and among those the one that
//! leaves the fewest pawns where a single die could hit them.

use super::{Clocks, Player, PlayerError};
use rules::{AnyTable, Game, Notation};

/// The greedy player.
#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy;

impl Player for Greedy {
    fn new_game(&mut self, table: &AnyTable, _seed: u64) -> Result<(), PlayerError> {
        match table {
            AnyTable::ChasseCroise(_) => Ok(()),
            _ => Err(PlayerError::Refused(table.variant().to_owned())),
        }
    }

    fn choose(
        &mut self,
        table: &AnyTable,
        _clocks: Option<Clocks>,
    ) -> Result<Vec<String>, PlayerError> {
        let AnyTable::ChasseCroise(table) = table else {
            return Err(PlayerError::Refused(table.variant().to_owned()));
        };
        let (game, mut position) = (table.game(), *table.position());
        let mut texts = Vec::new();
        for mv in search::dice::greedy(game, &position)
            .iter()
            .flat_map(|turn| turn.iter())
        {
            texts.push(game.move_text(&position, *mv));
            game.play(&mut position, *mv);
        }
        Ok(texts)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_greedy_player_sends_a_far_pawn_home() {
        let table = AnyTable::open("chasse-croise/standard")
            .and_then(|table| table.set_up("0030000000/0000000030 1 61 0").ok())
            .expect("a position");
        let steps = Greedy.choose(&table, None).expect("a turn");
        assert_eq!(steps.len(), 2);
        assert!(steps.contains(&"c+6x".to_owned()), "{steps:?}");
    }

    #[test]
    fn other_games_have_no_greedy_player() {
        let table = AnyTable::open("latroncules/classic").expect("a variant");
        assert!(Greedy.new_game(&table, 0).is_err());
    }
}
