//! Somebody who has just learnt the rules: takes what catches the eye in this game, usually the biggest capture in sight, else
//! moves anywhere.

use crate::opponent::{MoveContext, Player, PlayerError};
use crate::plain_players::novice;
use rules::AnyTable;

/// The novice.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Novice;

impl Player for Novice {
    fn choose(
        &mut self,
        table: &AnyTable,
        context: &mut MoveContext<'_>,
    ) -> Result<Vec<String>, PlayerError> {
        let chosen = novice(table, &mut context.below);
        Ok(chosen.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::NoTime;
    use crate::opponent::answer;
    use std::sync::atomic::AtomicBool;

    fn choices(variant: &str, position: &str) -> Vec<String> {
        let table = AnyTable::open(variant)
            .and_then(|table| table.set_up(position).ok())
            .expect("a position");
        let (time, stop) = (NoTime, AtomicBool::new(false));
        let mut found: Vec<String> = (0..40)
            .flat_map(|seed| answer(&mut Novice, &table, seed, &time, &stop).expect("a choice"))
            .collect();
        found.sort();
        found.dedup();
        found
    }

    #[test]
    fn a_novice_hits_forward_even_where_others_could_advance() {
        // Red's pawn on column c stands three steps before White's pawn of row 5.
        let found = choices("chasse-croise/standard", "0020000000/0000300000 1 63 0");
        assert_eq!(found, ["c+3x"]);
    }

    #[test]
    fn a_novice_without_a_hit_advances_and_never_retreats() {
        let found = choices("chasse-croise/standard", "5500000000/0000000000 1 21 8");
        assert!(found.len() > 5);
        assert!(found.iter().all(|text| text.contains('+')), "{found:?}");
    }

    #[test]
    fn a_novice_ends_the_turn_when_nobody_can_advance() {
        let found = choices("chasse-croise/standard", "abbbbbbbbb/0000000000 1 63 8");
        assert_eq!(found, ["--"]);
    }
}
