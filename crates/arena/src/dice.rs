//! Dice for a pair of games: the same roll in the same turn, whoever's turn it is, so that luck cancels out when seats are
//! swapped.

use crate::openings::OpeningSet;
use crate::random_stream::{Purpose, RandomStream};

/// The rolls of a pair, thrown when they are first asked for.
#[derive(Clone, Debug)]
pub struct PairedDice {
    random: RandomStream,
    rolls: Vec<[u8; 2]>,
}

impl PairedDice {
    /// The dice of this pair. Each set of openings has dice of its own.
    pub fn new(seed: u64, set: OpeningSet, pair: u32) -> PairedDice {
        let number = (set as u64) << 40 | u64::from(pair);
        PairedDice {
            random: RandomStream::new(seed, Purpose::Dice, number),
            rolls: Vec::new(),
        }
    }

    /// The roll of a turn, counted from 0, as the rules write it: the higher die first.
    pub fn roll(&mut self, turn: u32) -> String {
        let turn = turn as usize;
        while self.rolls.len() <= turn {
            let [a, b] = [(); 2].map(|()| self.random.below(6) as u8 + 1);
            self.rolls.push([a.max(b), a.min(b)]);
        }
        let [high, low] = self.rolls[turn];
        format!("{high}{low}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_has_its_roll_in_whatever_order_it_is_asked_for() {
        let dice = |set, pair| PairedDice::new(3, set, pair);
        let first: Vec<String> = (0..50)
            .map(|turn| dice(OpeningSet::Tuning, 4).roll(turn))
            .collect();
        let mut backwards = dice(OpeningSet::Tuning, 4);
        for turn in (0..50).rev() {
            assert_eq!(backwards.roll(turn), first[turn as usize]);
        }
        let rolls = |mut dice: PairedDice| (0..50).map(|turn| dice.roll(turn)).collect::<Vec<_>>();
        assert_ne!(rolls(dice(OpeningSet::Tuning, 5)), first);
        assert_ne!(rolls(dice(OpeningSet::HeldBack, 4)), first);
    }
}
