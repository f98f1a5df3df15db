//! The chance in a level's play: from the same game, the same position and the same seed come the same numbers everywhere.

use rules::random::SplitMix64;

/// A stream of numbers.
#[derive(Clone, Debug)]
pub(super) struct LevelRandom(SplitMix64);

impl LevelRandom {
    /// The stream of a position in a game. The ply is in it, so that a position that comes back is not played the same way
    /// for ever.
    pub(super) fn at(seed: u64, key: u64, ply: u32) -> LevelRandom {
        let turn = SplitMix64::STEP.wrapping_mul(u64::from(ply) + 1);
        let place = SplitMix64::mixed(key.wrapping_add(turn));
        LevelRandom(SplitMix64::new(SplitMix64::mixed(seed ^ place)))
    }

    /// A number below `most`, each as likely as the other to within 2⁻³².
    pub(super) fn below(&mut self, most: u64) -> u64 {
        self.0.below(most)
    }

    /// True so many times in a thousand.
    pub(super) fn happens(&mut self, thousandths: u32) -> bool {
        self.below(1_000) < u64::from(thousandths)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn things_happen_as_often_as_they_should() {
        let mut random = LevelRandom::at(1, 2, 3);
        let happened = (0..100_000).filter(|_| random.happens(250)).count();
        assert!((24_000..26_000).contains(&happened), "{happened}");
        assert!((0..1_000).all(|_| !random.happens(0)));
        assert!((0..1_000).all(|_| random.happens(1_000)));
    }

    #[test]
    fn another_seed_position_or_ply_is_another_stream() {
        let first = |seed, key, ply| LevelRandom::at(seed, key, ply).0.word();
        let all = [
            first(1, 2, 3),
            first(2, 2, 3),
            first(1, 3, 3),
            first(1, 2, 4),
        ];
        for (index, one) in all.iter().enumerate() {
            assert!(!all[index + 1..].contains(one));
        }
        assert_eq!(first(1, 2, 3), first(1, 2, 3));
    }
}
