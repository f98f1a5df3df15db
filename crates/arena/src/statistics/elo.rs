//! The Elo scale: a difference of ratings for every expected score, on the logistic curve.

use super::Interval;
use serde::Serialize;

/// The difference that makes a player score ten to one.
const SCALE: f64 = 400.0;

/// The rating difference at which this score is expected; infinite at 0 and 1.
pub fn elo_of_score(score: f64) -> f64 {
    SCALE * (score / (1.0 - score)).log10()
}

/// The score that a player with this lead is expected to make.
pub fn score_of_elo(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / SCALE))
}

/// A rating difference and the bounds of its 95 % interval. JSON writes infinite ones as `null`.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Elo {
    pub value: f64,
    pub low: f64,
    pub high: f64,
}

impl Elo {
    /// The difference that this score shows.
    pub fn of(score: Interval) -> Elo {
        Elo {
            value: elo_of_score(score.value),
            low: elo_of_score(score.low),
            high: elo_of_score(score.high),
        }
    }

    /// Half the width of the interval; infinite where a bound is.
    pub fn error(self) -> f64 {
        (self.high - self.low) / 2.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn known_points_of_the_curve() {
        assert!((score_of_elo(0.0) - 0.5).abs() < 1e-12);
        // Ten to one and three to one.
        assert!((score_of_elo(400.0) - 10.0 / 11.0).abs() < 1e-12);
        assert!((elo_of_score(0.75) - 190.848_501_887_865).abs() < 1e-9);
        assert!(elo_of_score(1.0).is_infinite() && elo_of_score(1.0) > 0.0);
        assert!(elo_of_score(0.0).is_infinite() && elo_of_score(0.0) < 0.0);
    }

    proptest! {
        #[test]
        fn the_curve_and_its_inverse_agree_and_are_symmetric(elo in -1200.0..1200.0f64) {
            prop_assert!((elo_of_score(score_of_elo(elo)) - elo).abs() < 1e-6);
            prop_assert!((score_of_elo(elo) + score_of_elo(-elo) - 1.0).abs() < 1e-12);
        }
    }
}
