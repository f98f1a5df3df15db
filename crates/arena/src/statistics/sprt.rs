//! The sequential probability ratio test: play on until one of two rating differences is clearly the likelier.
//!
//! The likelihood ratio is the generalised one over the five scores of a pair: under each hypothesis the likeliest
//! distribution with that mean score is taken (Michel Van den Bergh, "The generalized maximum likelihood ratio for the
//! expectation value of a distribution", and the practice of chess engine testing).

use super::{Pentanomial, score_of_elo};
use rules::Message;
use serde::Serialize;

/// A test of `elo0` against `elo1`, with the chances of error that are allowed.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Sprt {
    pub elo0: f64,
    pub elo1: f64,
    /// Of taking `elo1` where `elo0` is true.
    pub alpha: f64,
    /// Of taking `elo0` where `elo1` is true.
    pub beta: f64,
}

/// A test that makes no sense.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
// People are told the sentence.
#[error("{}", self.message())]
pub enum SprtError {
    Bounds,
    Chances,
}

impl SprtError {
    /// The sentence that says so.
    pub fn message(self) -> Message {
        Message::plain(match self {
            SprtError::Bounds => "arena-sprt-bounds",
            SprtError::Chances => "arena-sprt-chances",
        })
    }
}

/// What the test says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// `elo0` is accepted.
    Zero,
    /// `elo1` is accepted.
    One,
    Undecided,
}

/// What a score that never came up counts, in pairs: otherwise a single such pair would be a proof.
const UNSEEN: f64 = 1e-3;

impl Sprt {
    pub fn new(elo0: f64, elo1: f64, alpha: f64, beta: f64) -> Result<Sprt, SprtError> {
        let sensible = |elo: f64| (-1000.0..=1000.0).contains(&elo);
        if !(elo0 < elo1 && sensible(elo0) && sensible(elo1)) {
            return Err(SprtError::Bounds);
        }
        if ![alpha, beta]
            .iter()
            .all(|chance| *chance > 0.0 && *chance < 0.5)
        {
            return Err(SprtError::Chances);
        }
        Ok(Sprt {
            elo0,
            elo1,
            alpha,
            beta,
        })
    }

    /// The log-likelihood ratio below which `elo0` is taken, and the one above which `elo1` is.
    pub fn bounds(&self) -> (f64, f64) {
        (
            (self.beta / (1.0 - self.alpha)).ln(),
            ((1.0 - self.beta) / self.alpha).ln(),
        )
    }

    /// The log-likelihood ratio of `elo1` against `elo0`; 0 before the first pair.
    pub fn ratio(&self, pairs: &Pentanomial) -> f64 {
        if pairs.pairs() == 0 {
            return 0.0;
        }
        let counts = pairs.counts.map(|count| (count as f64).max(UNSEEN));
        let total: f64 = counts.iter().sum();
        let shares = counts.map(|count| count / total);
        let under = |elo| likeliest(&shares, score_of_elo(elo));
        let (zero, one) = (under(self.elo0), under(self.elo1));
        (0..5)
            .map(|index| counts[index] * (one[index] / zero[index]).ln())
            .sum()
    }

    pub fn verdict(&self, pairs: &Pentanomial) -> Verdict {
        let (low, high) = self.bounds();
        let ratio = self.ratio(pairs);
        if ratio <= low {
            Verdict::Zero
        } else if ratio >= high {
            Verdict::One
        } else {
            Verdict::Undecided
        }
    }
}

/// The distribution over the five scores that is likeliest given these shares, among those with this mean: each share
/// divided by `1 + x (score - mean)`, with the one `x` that makes the mean right.
fn likeliest(shares: &[f64; 5], mean: f64) -> [f64; 5] {
    let off = |index: usize| index as f64 / 4.0 - mean;
    let excess = |x: f64| -> f64 {
        (0..5)
            .map(|index| shares[index] * off(index) / (1.0 + x * off(index)))
            .sum()
    };
    // All divisors must stay positive, which bounds x on both sides; the excess falls from +∞ to -∞ in between.
    let (mut low, mut high) = (-1.0 / off(4), -1.0 / off(0));
    for _ in 0..200 {
        let middle = f64::midpoint(low, high);
        if excess(middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    let x = f64::midpoint(low, high);
    std::array::from_fn(|index| shares[index] / (1.0 + x * off(index)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn test(elo0: f64, elo1: f64) -> Sprt {
        Sprt::new(elo0, elo1, 0.05, 0.05).unwrap()
    }

    fn of(counts: [u64; 5]) -> Pentanomial {
        Pentanomial { counts }
    }

    #[test]
    fn the_bounds_are_walds() {
        // ln(0.05 / 0.95) and ln(0.95 / 0.05).
        let (low, high) = test(0.0, 5.0).bounds();
        assert!((low + 2.944_438_979_166_44).abs() < 1e-12);
        assert!((high - 2.944_438_979_166_44).abs() < 1e-12);
    }

    #[test]
    fn with_two_kinds_of_pairs_only_the_ratio_is_that_of_a_coin() {
        // With only 0 and 2 points the mean fixes the distribution: 60 ln(s1/s0) + 40 ln((1-s1)/(1-s0)).
        let (elo0, elo1) = (-100.0, 100.0);
        let (zero, one) = (score_of_elo(elo0), score_of_elo(elo1));
        let coin = 60.0 * (one / zero).ln() + 40.0 * ((1.0 - one) / (1.0 - zero)).ln();
        // By hand: s1/s0 is 10^(1/4), so 20 · ln(10)/4.
        assert!((coin - 11.512_925_464_970).abs() < 1e-9);
        let ratio = test(elo0, elo1).ratio(&of([40, 0, 0, 0, 60]));
        assert!((ratio - coin).abs() < 0.02, "{ratio} {coin}");
    }

    #[test]
    fn for_small_differences_the_ratio_is_that_of_the_normal_distribution() {
        // N (s1 - s0) (2 mean - s0 - s1) / (2 variance).
        let pairs = of([200, 700, 1500, 900, 300]);
        let mean = pairs.score().unwrap();
        let variance: f64 = pairs
            .shares()
            .map(|(score, share)| share * (score - mean).powi(2))
            .sum();
        let (zero, one) = (score_of_elo(0.0), score_of_elo(4.0));
        let normal = 3600.0 * (one - zero) * (2.0 * mean - zero - one) / (2.0 * variance);
        let ratio = test(0.0, 4.0).ratio(&pairs);
        assert!((ratio - normal).abs() / normal < 0.02, "{ratio} {normal}");
    }

    #[test]
    fn clear_results_end_the_test_and_none_do_not() {
        let sprt = test(0.0, 10.0);
        assert_eq!(sprt.verdict(&of([0; 5])), Verdict::Undecided);
        assert_eq!(sprt.verdict(&of([10, 100, 200, 300, 200])), Verdict::One);
        assert_eq!(sprt.verdict(&of([200, 300, 200, 100, 10])), Verdict::Zero);
    }

    #[test]
    fn senseless_tests_are_refused() {
        assert_eq!(Sprt::new(5.0, 5.0, 0.05, 0.05), Err(SprtError::Bounds));
        assert_eq!(Sprt::new(f64::NAN, 5.0, 0.05, 0.05), Err(SprtError::Bounds));
        assert_eq!(Sprt::new(0.0, 5.0, 0.0, 0.05), Err(SprtError::Chances));
        assert_eq!(Sprt::new(0.0, 5.0, 0.05, 0.5), Err(SprtError::Chances));
    }

    proptest! {
        #[test]
        fn a_turned_table_turns_the_ratio(
            counts in proptest::array::uniform5(0u64..500),
            elo0 in -50.0..50.0f64,
            more in 1.0..50.0f64,
        ) {
            let pairs = of(counts);
            let ratio = test(elo0, elo0 + more).ratio(&pairs);
            let turned = test(-elo0 - more, -elo0).ratio(&pairs.turned());
            prop_assert!((ratio + turned).abs() < 1e-6 * (1.0 + ratio.abs()));
        }

        #[test]
        fn the_likeliest_distribution_has_the_mean_and_is_one(
            counts in proptest::array::uniform5(1u64..500),
            mean in 0.05..0.95f64,
        ) {
            let total: u64 = counts.iter().sum();
            let shares = counts.map(|count| count as f64 / total as f64);
            let found = likeliest(&shares, mean);
            prop_assert!((found.iter().sum::<f64>() - 1.0).abs() < 1e-6);
            let got: f64 = found.iter().enumerate().map(|(index, share)| index as f64 / 4.0 * share).sum();
            prop_assert!((got - mean).abs() < 1e-6);
        }
    }
}
