//! Chance that can be repeated: from the same seed and for the same purpose come the same numbers.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use rules::random::evenly_below;

/// What numbers are for. Numbers for one purpose tell nothing about those for another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// Whatever a single game at the keyboard needs.
    Table,
    Openings,
    Dice,
    Players,
}

/// A source of evenly spread numbers.
#[derive(Clone, Debug)]
pub struct RandomStream {
    numbers: ChaCha8Rng,
}

impl RandomStream {
    /// The source of this number for a purpose; numbers stay below 2⁵⁶.
    pub fn new(seed: u64, purpose: Purpose, number: u64) -> RandomStream {
        let mut numbers = ChaCha8Rng::seed_from_u64(seed);
        numbers.set_stream((purpose as u64) << 56 | number);
        RandomStream { numbers }
    }

    /// 64 even bits.
    pub fn word(&mut self) -> u64 {
        self.numbers.next_u64()
    }

    /// A number below `most`, each as likely as the other.
    pub fn below(&mut self, most: usize) -> usize {
        evenly_below(most as u64, || self.word()) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_gives_the_same_luck_and_another_purpose_gives_another() {
        let throw = |seed, purpose, number| {
            let mut random = RandomStream::new(seed, purpose, number);
            (0..20).map(|_| random.below(6)).collect::<Vec<_>>()
        };
        assert_eq!(throw(7, Purpose::Table, 0), throw(7, Purpose::Table, 0));
        assert_ne!(throw(7, Purpose::Table, 0), throw(8, Purpose::Table, 0));
        assert_ne!(throw(7, Purpose::Table, 0), throw(7, Purpose::Dice, 0));
        assert_ne!(throw(7, Purpose::Dice, 1), throw(7, Purpose::Dice, 0));
    }

    #[test]
    fn every_face_of_a_die_comes_about_equally_often() {
        let mut random = RandomStream::new(1, Purpose::Table, 0);
        let mut faces = [0; 6];
        for _ in 0..60_000 {
            faces[random.below(6)] += 1;
        }
        assert!(
            faces.iter().all(|count| (9_500..10_500).contains(count)),
            "{faces:?}"
        );
    }
}
