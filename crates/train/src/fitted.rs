//! From positions with results to weights. The weights so far are one more feature: what is fitted is how much they are to
//! be trusted and what is to be added to them, so that features which games hardly show stay as they were.

use search::fit::{Examples, Fitting, fit};

/// A position: the amounts of its features, and the result of its game from 0 to 1 for whom they count.
#[derive(Clone, Debug, PartialEq)]
pub struct Sample {
    pub amounts: Vec<(usize, f32)>,
    pub result: f32,
}

/// New weights, and how well they and the old ones expect results that they were not fitted on (mean logarithmic loss).
#[derive(Clone, Debug, PartialEq)]
pub struct Fitted {
    pub weights: Vec<f64>,
    pub samples: usize,
    pub loss_before: f32,
    pub loss_after: f32,
}

/// One sample in so many is kept back to measure the loss on.
pub(crate) const KEPT_BACK: usize = 8;
/// How the parts of the fit are drawn towards the weights so far.
const DECAY: f32 = 2e-5;

/// Fits weights to games: `games` holds the samples of each. The unit of the weights stays what it was.
pub fn fitted(games: &[Vec<Sample>], weights: &[f64]) -> Fitted {
    let sum = |sample: &Sample| -> f64 {
        let part = |(feature, amount): &(usize, f32)| weights[*feature] * f64::from(*amount);
        sample.amounts.iter().map(part).sum()
    };
    let split = |kept_back: bool| {
        games
            .iter()
            .enumerate()
            .filter(move |(index, _)| (index % KEPT_BACK == KEPT_BACK - 1) == kept_back)
            .flat_map(|(_, samples)| samples)
    };
    let unit = unit(split(false).map(|sample| (sum(sample), f64::from(sample.result))));
    let examples = |kept_back: bool| {
        let mut examples = Examples::default();
        for sample in split(kept_back) {
            let so_far = (weights.len(), (sum(sample) * unit) as f32);
            let amounts = sample.amounts.iter().copied().chain([so_far]);
            examples.add(amounts, sample.result);
        }
        examples
    };
    let (seen, unseen) = (examples(false), examples(true));
    let mut parts = vec![0.0_f32; weights.len()];
    parts.push(1.0);
    let loss_before = unseen.loss(&parts);
    let fitting = Fitting {
        passes: 12,
        rate: 0.004,
        decay: DECAY,
        ..Fitting::default()
    };
    fit(&seen, &mut parts, fitting);
    let trust = f64::from(parts[weights.len()]);
    // Trust is a matter of the unit, which stays; what was added is told in it.
    let weights = weights
        .iter()
        .zip(&parts)
        .map(|(weight, added)| weight + f64::from(*added) / (unit * trust.max(0.1)))
        .collect();
    Fitted {
        weights,
        samples: seen.len() + unseen.len(),
        loss_before,
        loss_after: unseen.loss(&parts),
    }
}

/// How much one unit of the evaluation says about the result, in log-odds: where the results surprise least.
fn unit(sums: impl Iterator<Item = (f64, f64)>) -> f64 {
    let sums: Vec<(f64, f64)> = sums.collect();
    let loss = |exponent: f64| -> f64 {
        let unit = exponent.exp();
        let surprise = |(sum, result): &(f64, f64)| {
            let odds = sum * unit;
            // ln(1 + e^odds) without overflow.
            odds.max(0.0) + (-odds.abs()).exp().ln_1p() - result * odds
        };
        sums.iter().map(surprise).sum()
    };
    lowest(-12.0, 3.0, loss).exp()
}

/// Where a loss that has one valley is lowest (golden-section search).
pub(crate) fn lowest(mut low: f64, mut high: f64, loss: impl Fn(f64) -> f64) -> f64 {
    let golden = (5.0_f64.sqrt() - 1.0) / 2.0;
    for _ in 0..40 {
        let (left, right) = (high - golden * (high - low), low + golden * (high - low));
        if loss(left) < loss(right) {
            high = right;
        } else {
            low = left;
        }
    }
    f64::midpoint(low, high)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::random::FastNumbers;

    /// Numbers from -1 to 1 that look random.
    fn numbers() -> impl FnMut() -> f64 {
        let mut numbers = FastNumbers::new(9);
        move || (numbers.word() >> 33) as f64 / f64::from(1 << 30) - 1.0
    }

    /// Games whose results follow from known weights and luck.
    fn games(truth: &[f64], unit: f64) -> Vec<Vec<Sample>> {
        let mut number = numbers();
        (0..4_000)
            .map(|_| {
                (0..10)
                    .map(|_| {
                        let amounts: Vec<(usize, f32)> = (0..truth.len())
                            .map(|feature| (feature, (number() * 3.0).round() as f32))
                            .collect();
                        let sum: f64 = amounts
                            .iter()
                            .map(|(feature, amount)| truth[*feature] * f64::from(*amount))
                            .sum();
                        let chance = 1.0 / (1.0 + (-sum * unit).exp());
                        let won = f64::midpoint(number(), 1.0) < chance;
                        Sample {
                            amounts,
                            result: if won { 1.0 } else { 0.0 },
                        }
                    })
                    .collect()
            })
            .collect()
    }

    #[test]
    fn weights_that_made_the_results_are_found_again_from_wrong_ones() {
        let truth = [100.0, 180.0, -20.0, 40.0];
        let games = games(&truth, 0.006);
        let guessed = [100.0, 100.0, 0.0, 0.0];
        let found = fitted(&games, &guessed);
        assert_eq!(found.samples, 40_000);
        assert!(found.loss_after < found.loss_before, "{found:?}");
        let scale = 100.0 / found.weights[0];
        for (weight, truth) in found.weights.iter().zip(truth) {
            assert!((weight * scale - truth).abs() < 12.0, "{found:?}");
        }
    }

    #[test]
    fn weights_that_are_right_already_stay() {
        let truth = [100.0, 180.0, -20.0, 40.0];
        let found = fitted(&games(&truth, 0.006), &truth);
        for (weight, truth) in found.weights.iter().zip(truth) {
            assert!((weight - truth).abs() < 12.0, "{found:?}");
        }
    }

    #[test]
    fn a_feature_that_no_game_shows_keeps_its_weight() {
        let truth = [100.0, 50.0];
        let found = fitted(&games(&truth, 0.006), &[100.0, 50.0, 77.0]);
        assert!((found.weights[2] - 77.0).abs() < 1e-6, "{found:?}");
    }
}
