//! Results counted by pairs. Both games of a pair share an opening or dice and swap seats, so their results hang together;
//! the five possible scores of a pair are what is independent.

use serde::Serialize;

/// How many pairs the first player has ended with 0, ½, 1, 1½ and 2 points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Pentanomial {
    pub counts: [u64; 5],
}

/// A share of the points with the bounds of an interval that it lies in, as a rule the 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Interval {
    pub value: f64,
    pub low: f64,
    pub high: f64,
}

/// Standard deviations on either side of a 95 % interval, and of a 99 % interval.
const WIDTH: f64 = 1.959_963_984_540_054;
const WIDER: f64 = 2.575_829_303_548_9;

impl Pentanomial {
    /// Adds a pair in which the first player made so many half-points, at most four.
    pub fn add(&mut self, half_points: usize) {
        self.counts[half_points] += 1;
    }

    pub fn pairs(&self) -> u64 {
        self.counts.iter().sum()
    }

    /// Seen from the other player.
    #[must_use]
    pub fn turned(mut self) -> Pentanomial {
        self.counts.reverse();
        self
    }

    /// The score of a pair with its share of the pairs: scores run from 0 to 1.
    pub(super) fn shares(&self) -> impl Iterator<Item = (f64, f64)> {
        let pairs = self.pairs() as f64;
        let scored = move |(index, count): (usize, u64)| (index as f64 / 4.0, count as f64 / pairs);
        self.counts.into_iter().enumerate().map(scored)
    }

    /// The first player's share of the points; `None` before the first pair.
    pub fn score(&self) -> Option<f64> {
        (self.pairs() > 0).then(|| self.shares().map(|(score, share)| score * share).sum())
    }

    /// The score with its 95 % interval; `None` before the first pair.
    ///
    /// Wilson's interval for as many independent games as the spread of the pairs is worth. The spread is measured with
    /// one more pair, half lost and half won, so that equal results do not pass for certainty.
    pub fn interval(&self) -> Option<Interval> {
        self.within(WIDTH)
    }

    /// The score with its 99 % interval, for those who look before all pairs are played.
    pub fn wider_interval(&self) -> Option<Interval> {
        self.within(WIDER)
    }

    fn within(&self, deviations: f64) -> Option<Interval> {
        let score = self.score()?;
        let pairs = self.pairs() as f64;
        let mean = (score * pairs + 0.5) / (pairs + 1.0);
        let spread: f64 = self
            .shares()
            .map(|(score, share)| share * pairs * (score - mean).powi(2))
            .sum();
        let spread = (spread + 0.5 * mean.powi(2) + 0.5 * (1.0 - mean).powi(2)) / (pairs + 1.0);
        let worth = pairs * mean * (1.0 - mean) / spread;
        let z2 = deviations * deviations / worth;
        let centre = (score + z2 / 2.0) / (1.0 + z2);
        let reach =
            (score * (1.0 - score) / worth + z2 / (4.0 * worth)).sqrt() * deviations / (1.0 + z2);
        Some(Interval {
            value: score,
            low: (centre - reach).max(0.0),
            high: (centre + reach).min(1.0),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn of(counts: [u64; 5]) -> Pentanomial {
        Pentanomial { counts }
    }

    #[test]
    fn the_score_is_the_share_of_the_points() {
        // 0·1 + ½·2 + 1·3 + 1½·2 + 2·2 of 20 points.
        assert!((of([1, 2, 3, 2, 2]).score().unwrap() - 11.0 / 20.0).abs() < 1e-12);
        assert_eq!(of([0; 5]).score(), None);
        assert_eq!(of([0; 5]).interval(), None);
    }

    #[test]
    fn a_clean_sweep_is_judged_like_as_many_single_wins() {
        // Wilson's lower bound for 50 of 50 is n / (n + z²).
        let interval = of([0, 0, 0, 0, 50]).interval().unwrap();
        let wilson = 50.0 / (50.0 + 1.959_963_984_540_054f64.powi(2));
        assert!((interval.low - wilson).abs() < 0.002, "{interval:?}");
        assert!((interval.high - 1.0).abs() < 1e-12);
    }

    #[test]
    fn many_pairs_give_the_normal_interval() {
        // Mean ½, variance of a pair's score (0.25 · 0.5 + 0.0625 · 0.5) = 0.15625 with these shares.
        let interval = of([2500, 2500, 0, 2500, 2500]).interval().unwrap();
        let reach = 1.959_963_984_540_054 * (0.15625f64 / 10_000.0).sqrt();
        assert!((interval.high - interval.low - 2.0 * reach).abs() < 1e-4);
    }

    #[test]
    fn pairs_that_always_split_say_more_than_games_that_fall_at_random() {
        let split = of([0, 0, 100, 0, 0]).interval().unwrap();
        let random = of([25, 0, 50, 0, 25]).interval().unwrap();
        assert!(split.high - split.low < (random.high - random.low) / 4.0);
    }

    proptest! {
        #[test]
        fn the_interval_holds_the_score_and_turns_with_the_table(
            counts in proptest::array::uniform5(0u64..200)
        ) {
            let pairs = of(counts);
            prop_assume!(pairs.pairs() > 0);
            let interval = pairs.interval().unwrap();
            prop_assert!(0.0 <= interval.low && interval.low <= interval.value + 1e-9);
            prop_assert!(interval.value <= interval.high + 1e-9 && interval.high <= 1.0);
            let turned = pairs.turned().interval().unwrap();
            prop_assert!((interval.low + turned.high - 1.0).abs() < 1e-9);
            prop_assert!((interval.value + turned.value - 1.0).abs() < 1e-9);
        }

        #[test]
        fn more_of_the_same_makes_the_interval_narrower(
            counts in proptest::array::uniform5(0u64..50)
        ) {
            let pairs = of(counts);
            prop_assume!(pairs.pairs() > 0);
            let more = of(counts.map(|count| count * 4));
            let width = |pairs: Pentanomial| {
                let interval = pairs.interval().unwrap();
                interval.high - interval.low
            };
            prop_assert!(width(more) < width(pairs));
        }
    }
}
