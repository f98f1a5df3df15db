//! What all positions together say of an advice, with its error.

use super::Case;

/// What an advice is worth. Shares are from 0 to 1, errors are half the width of the 95 % interval.
#[derive(Clone, Debug, PartialEq)]
pub struct Worth {
    pub advice: String,
    pub variant: String,
    pub positions: usize,
    /// How often the engine's choice follows it.
    pub follows: f64,
    pub follows_error: f64,
    /// How often a blind choice would.
    pub by_chance: f64,
    /// What ignoring it costs in expected result; below 0 where it gains.
    pub cost: f64,
    pub cost_error: f64,
}

/// How many standard errors 95 % are.
const WIDTH: f64 = 1.96;

impl Worth {
    pub fn of(advice: &str, variant: &str, cases: &[&Case]) -> Worth {
        let followed = cases.iter().filter(|case| case.follows).count() as f64;
        let chances = cases.iter().map(|case| f64::from(case.chance)).collect();
        let costs: Vec<f64> = cases
            .iter()
            .map(|case| f64::from(case.following) - f64::from(case.ignoring))
            .collect();
        let count = cases.len() as f64;
        // Two successes and two failures more (Agresti and Coull), so that all or nothing is not taken for certain.
        let (weight, share) = (count + 4.0, (followed + 2.0) / (count + 4.0));
        Worth {
            advice: advice.to_owned(),
            variant: variant.to_owned(),
            positions: cases.len(),
            follows: followed / count.max(1.0),
            follows_error: WIDTH * (share * (1.0 - share) / weight).sqrt(),
            by_chance: mean_and_error(chances).0,
            cost: mean_and_error(costs.clone()).0,
            cost_error: mean_and_error(costs).1,
        }
    }
}

/// The mean of some numbers and its error; nothing is known of fewer than two.
fn mean_and_error(numbers: Vec<f64>) -> (f64, f64) {
    let count = numbers.len() as f64;
    if numbers.len() < 2 {
        return (numbers.first().copied().unwrap_or(0.0), 1.0);
    }
    let mean = numbers.iter().sum::<f64>() / count;
    let squares = numbers.iter().map(|number| (number - mean).powi(2));
    let variance = squares.sum::<f64>() / (count - 1.0);
    (mean, WIDTH * (variance / count).sqrt())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn case(follows: bool, following: f32, ignoring: f32) -> Case {
        Case {
            advice: "dodge".to_owned(),
            position: String::new(),
            chance: 0.25,
            best: Vec::new(),
            follows,
            following,
            ignoring,
        }
    }

    #[test]
    fn shares_and_costs_are_means_with_their_errors() {
        let cases: Vec<Case> = (0..100)
            .map(|number| {
                case(
                    number % 4 != 0,
                    0.5,
                    if number % 2 == 0 { 0.25 } else { 0.5 },
                )
            })
            .collect();
        let cases: Vec<&Case> = cases.iter().collect();
        let worth = Worth::of("dodge", "a/b", &cases);
        assert_eq!((worth.positions, worth.follows), (100, 0.75));
        assert!((worth.by_chance - 0.25).abs() < 1e-9, "{worth:?}");
        assert!((worth.cost - 0.125).abs() < 1e-9, "{worth:?}");
        // Half of the costs are a quarter and half are nothing: a deviation of an eighth, over ten.
        assert!((worth.cost_error - 1.96 * 0.0125).abs() < 1e-3, "{worth:?}");
        assert!((worth.follows_error - 0.084).abs() < 2e-3, "{worth:?}");
    }

    #[test]
    fn what_always_happened_is_not_certain() {
        let cases: Vec<Case> = (0..200).map(|_| case(true, 0.6, 0.5)).collect();
        let worth = Worth::of("dodge", "a/b", &cases.iter().collect::<Vec<_>>());
        assert!(worth.follows_error > 0.01, "{worth:?}");
    }

    #[test]
    fn nothing_is_known_without_positions() {
        let worth = Worth::of("dodge", "a/b", &[]);
        assert_eq!((worth.positions, worth.cost_error), (0, 1.0));
        assert!(worth.follows.abs() < 1e-9);
    }
}
