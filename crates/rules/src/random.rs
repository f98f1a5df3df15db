//! Small streams of numbers that are the same on every machine, for levels, random games, benchmarks and tests. Nothing that
//! somebody could gain by guessing is drawn from them.
//!
//! ```
//! use ludotheca_rules::AnyTable;
//! use ludotheca_rules::random::numbers;
//!
//! // A random game, the same one each time: whoever asks for chance hands in where it comes from.
//! let mut below = numbers(7);
//! let mut table = AnyTable::open("chasse-croise/standard").expect("a variant of the catalog");
//! while let Some(mv) = table.random_move(&mut below) {
//!     table.play(&mv)?;
//! }
//! assert!(table.outcome().is_some());
//! # Ok::<(), ludotheca_rules::MoveError>(())
//! ```

/// `SplitMix64` (Steele, Lea and Flood, 2014): small, and good enough for slips.
#[derive(Clone, Debug)]
pub struct SplitMix64(u64);

impl SplitMix64 {
    /// What is added from one number to the next.
    pub const STEP: u64 = 0x9e37_79b9_7f4a_7c15;

    /// The stream that this seed begins.
    pub const fn new(seed: u64) -> SplitMix64 {
        SplitMix64(seed)
    }

    /// 64 even bits.
    pub const fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(SplitMix64::STEP);
        SplitMix64::mixed(self.0)
    }

    /// A number below `most`, each as likely as the other to within 2⁻³².
    pub fn below(&mut self, most: u64) -> u64 {
        ((u128::from(self.word()) * u128::from(most)) >> 64) as u64
    }

    /// A word in which every bit of the given one has a say in every bit.
    pub const fn mixed(mut word: u64) -> u64 {
        word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        word ^ word >> 31
    }
}

/// A linear congruential generator with Knuth's multiplier: as fast as can be, for random games by the million. Only its high
/// bits are any good.
#[derive(Clone, Copy, Debug)]
pub struct FastNumbers(u64);

impl FastNumbers {
    /// The stream that this seed begins.
    pub const fn new(seed: u64) -> FastNumbers {
        FastNumbers(seed)
    }

    /// 64 bits, the high ones even.
    #[inline]
    pub const fn word(&mut self) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(0x5851_f42d_4c95_7f2d)
            .wrapping_add(0x1405_7b7e_f767_814f);
        self.0
    }

    /// A number below a limit of less than 2³².
    #[inline]
    pub const fn below(&mut self, limit: usize) -> usize {
        (((self.word() >> 32) * limit as u64) >> 32) as usize
    }
}

/// [`FastNumbers`] as those ask for them who take a stream of numbers below a limit.
#[inline]
pub fn numbers(seed: u64) -> impl FnMut(usize) -> usize {
    let mut numbers = FastNumbers::new(seed);
    move |limit| numbers.below(limit)
}

/// A number below `most`, each exactly as likely as the other, from words of 64 even bits.
pub fn evenly_below(most: u64, mut word: impl FnMut() -> u64) -> u64 {
    // Numbers from the incomplete last round would favour the small ones.
    let rounds = u64::MAX - u64::MAX % most;
    loop {
        let number = word();
        if number < rounds {
            return number % most;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_streams_are_those_that_were_published() {
        // SplitMix64 from seed 0, as its authors' code gives them.
        let mut split = SplitMix64::new(0);
        let words = [(); 3].map(|()| split.word());
        let published = [
            0xe220_a839_7b1d_cdaf,
            0x6e78_9e6a_a1b9_65f4,
            0x06c4_5d18_8009_454f,
        ];
        assert_eq!(words, published);
        // From 0 the generator gives its increment first.
        assert_eq!(FastNumbers::new(0).word(), 0x1405_7b7e_f767_814f);
    }

    #[test]
    fn numbers_stay_below_their_limit_and_reach_all_of_it() {
        let (mut split, mut fast) = (SplitMix64::new(3), numbers(3));
        let mut words = SplitMix64::new(4);
        let mut seen = [[false; 6]; 3];
        for _ in 0..1_000 {
            seen[0][split.below(6) as usize] = true;
            seen[1][fast(6)] = true;
            seen[2][evenly_below(6, || words.word()) as usize] = true;
        }
        assert_eq!(seen, [[true; 6]; 3]);
    }

    #[test]
    fn the_incomplete_last_round_is_thrown_again() {
        let mut words = [u64::MAX, u64::MAX - 1, 7].into_iter();
        // 2⁶⁴ − 1 is a multiple of 5, so that only the highest word is left over.
        assert_eq!(evenly_below(5, || words.next().expect("a word")), 4);
        assert_eq!(words.next(), Some(7));
    }
}
