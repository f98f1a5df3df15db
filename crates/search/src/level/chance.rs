//! The chance in a level's play: from the same game, the same position and the same seed come the same numbers everywhere.

/// A stream of numbers. `SplitMix64` (Steele, Lea and Flood, 2014): small, and good enough for slips.
#[derive(Clone, Debug)]
pub(super) struct Chance(u64);

const STEP: u64 = 0x9e37_79b9_7f4a_7c15;

impl Chance {
    /// The stream of a position in a game. The ply is in it, so that a position that comes back is not played the same way
    /// for ever.
    pub(super) fn at(seed: u64, key: u64, ply: u32) -> Chance {
        Chance(mixed(
            seed ^ mixed(key.wrapping_add(STEP.wrapping_mul(u64::from(ply) + 1))),
        ))
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(STEP);
        mixed(self.0)
    }

    /// A number below `most`, each as likely as the other to within 2⁻³².
    pub(super) fn below(&mut self, most: u64) -> u64 {
        ((u128::from(self.next()) * u128::from(most)) >> 64) as u64
    }

    /// True so many times in a thousand.
    pub(super) fn happens(&mut self, thousandths: u32) -> bool {
        self.below(1_000) < u64::from(thousandths)
    }
}

fn mixed(mut word: u64) -> u64 {
    word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ word >> 31
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn things_happen_as_often_as_they_should() {
        let mut chance = Chance::at(1, 2, 3);
        let happened = (0..100_000).filter(|_| chance.happens(250)).count();
        assert!((24_000..26_000).contains(&happened), "{happened}");
        assert!((0..1_000).all(|_| !chance.happens(0)));
        assert!((0..1_000).all(|_| chance.happens(1_000)));
    }

    #[test]
    fn another_seed_position_or_ply_is_another_stream() {
        let first = |seed, key, ply| Chance::at(seed, key, ply).next();
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
