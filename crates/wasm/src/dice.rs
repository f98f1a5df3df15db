//! Dice of a game on one device: the roll of a turn follows from the seed and the turn, so that a turn that is taken back and
//! played again meets the same dice.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use rules::AnyTable;
use rules::random::evenly_below;
use rules::view::Phase;

/// The roll that this seed gives now; `None` where no roll is awaited.
pub(crate) fn roll(table: &AnyTable, seed: u64) -> Option<String> {
    if table.phase() != Phase::Roll {
        return None;
    }
    let mut numbers = ChaCha8Rng::seed_from_u64(seed);
    numbers.set_stream(u64::from(table.ply()));
    table.random_move(|most| evenly_below(most as u64, || numbers.next_u64()) as usize)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_taken_back_meets_the_same_dice_again() {
        let mut table = AnyTable::open("chasse-croise/standard").unwrap();
        let first = roll(&table, 7).unwrap();
        table.play(&first).unwrap();
        assert_eq!(roll(&table, 7), None, "no second roll");
        table.undo();
        assert_eq!(roll(&table, 7), Some(first));
    }

    #[test]
    fn seeds_and_turns_differ_in_their_dice() {
        let table = AnyTable::open("chasse-croise/standard").unwrap();
        let rolls: std::collections::BTreeSet<_> =
            (0..300).filter_map(|seed| roll(&table, seed)).collect();
        assert_eq!(rolls.len(), 21, "every roll comes up");
    }

    #[test]
    fn games_without_dice_have_no_roll() {
        assert_eq!(roll(&AnyTable::open("la-trel/base").unwrap(), 1), None);
    }
}
