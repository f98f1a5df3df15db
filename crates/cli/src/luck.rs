//! Dice and random movers. From the same seed comes the same luck.

use crate::failure::Failure;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// A source of evenly spread numbers.
#[derive(Debug)]
pub(crate) struct Luck {
    seed: u64,
    numbers: ChaCha8Rng,
}

impl Luck {
    /// From this seed, or from one that nobody can foresee.
    pub(crate) fn new(seed: Option<u64>) -> Result<Luck, Failure> {
        let seed = match seed {
            Some(seed) => seed,
            None => getrandom::u64().map_err(|_| Failure::NoRandomness)?,
        };
        Ok(Luck {
            seed,
            numbers: ChaCha8Rng::seed_from_u64(seed),
        })
    }

    pub(crate) fn seed(&self) -> u64 {
        self.seed
    }

    /// A number below `most`, each as likely as the other.
    pub(crate) fn below(&mut self, most: usize) -> usize {
        let most = most as u64;
        // Numbers from the incomplete last round would favour the small ones.
        let rounds = u64::MAX - u64::MAX % most;
        loop {
            let number = self.numbers.next_u64();
            if number < rounds {
                return (number % most) as usize;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Luck;

    #[test]
    fn the_same_seed_gives_the_same_luck() {
        let throw = |seed| {
            let mut luck = Luck::new(Some(seed)).expect("a seed needs no randomness");
            (0..20).map(|_| luck.below(6)).collect::<Vec<_>>()
        };
        assert_eq!(throw(7), throw(7));
        assert_ne!(throw(7), throw(8));
    }

    #[test]
    fn every_face_of_a_die_comes_about_equally_often() {
        let mut luck = Luck::new(Some(1)).expect("a seed needs no randomness");
        let mut faces = [0; 6];
        for _ in 0..60_000 {
            faces[luck.below(6)] += 1;
        }
        assert!(
            faces.iter().all(|count| (9_500..10_500).contains(count)),
            "{faces:?}"
        );
    }
}
