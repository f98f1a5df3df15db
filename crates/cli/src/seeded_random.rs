//! Dice and random movers at the keyboard. From the same seed come the same numbers.

use crate::failure::Failure;
use arena::{Purpose, RandomStream};

/// A source of evenly spread numbers that knows its seed.
#[derive(Debug)]
pub(crate) struct SeededRandom {
    seed: u64,
    numbers: RandomStream,
}

impl SeededRandom {
    /// From this seed, or from one that nobody can foresee.
    pub(crate) fn new(seed: Option<u64>) -> Result<SeededRandom, Failure> {
        let seed = match seed {
            Some(seed) => seed,
            None => getrandom::u64().map_err(|_| Failure::NoRandomness)?,
        };
        Ok(SeededRandom {
            seed,
            numbers: RandomStream::new(seed, Purpose::Table, 0),
        })
    }

    pub(crate) fn seed(&self) -> u64 {
        self.seed
    }

    /// A number below `most`, each as likely as the other.
    pub(crate) fn below(&mut self, most: usize) -> usize {
        self.numbers.below(most)
    }
}
