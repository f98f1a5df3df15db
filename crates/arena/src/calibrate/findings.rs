//! What a ladder must show, and what it showed.

use crate::Pairing;
use search::level::LEVELS;
use serde::{Deserialize, Serialize};

/// A match of a calibration, told from the one who should win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Test {
    /// The novice against level 1.
    Bottom,
    /// The level above this one against this one.
    Step(usize),
    /// Level 10 against the novice.
    Top,
}

impl Test {
    pub fn all() -> impl Iterator<Item = Test> {
        let steps = (1..LEVELS).map(Test::Step);
        std::iter::once(Test::Bottom)
            .chain(steps)
            .chain(std::iter::once(Test::Top))
    }
}

/// What is asked of a match: a share of the points, and a bound that its 95 % interval stays above.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Demand {
    pub score: f64,
    pub low: f64,
}

impl Demand {
    /// What a variant's ladder must show.
    pub fn of(test: Test, variant: &str) -> Demand {
        match test {
            Test::Bottom => Demand {
                score: 0.60,
                low: 0.0,
            },
            Test::Step(_) => Demand {
                score: 0.60,
                low: 0.54,
            },
            // Dice let anybody win now and then.
            Test::Top if variant.starts_with("chasse-croise/") => Demand {
                score: 0.80,
                low: 0.0,
            },
            Test::Top => Demand {
                score: 0.98,
                low: 0.0,
            },
        }
    }
}

/// What a match showed.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Finding {
    pub test: Test,
    pub wins: u64,
    pub draws: u64,
    pub losses: u64,
    /// In thousandths, with the bounds of the 95 % interval.
    pub score: u32,
    pub low: u32,
    pub high: u32,
    /// Whether what was asked for was met.
    pub met: bool,
}

impl Finding {
    pub fn new(test: Test, demand: Demand, pairing: &Pairing) -> Finding {
        let thousandths = |share: f64| (share * 1_000.0).round() as u32;
        let score = pairing.score();
        let told = |of: fn(&crate::statistics::Interval) -> f64, without| {
            score
                .as_ref()
                .map_or(without, |score| thousandths(of(score)))
        };
        Finding {
            test,
            wins: pairing.wins,
            draws: pairing.draws,
            losses: pairing.losses,
            score: told(|score| score.value, 500),
            low: told(|score| score.low, 0),
            high: told(|score| score.high, 1_000),
            met: score.is_some_and(|score| score.value >= demand.score && score.low > demand.low),
        }
    }

    pub fn games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    pub fn share(&self) -> f64 {
        f64::from(self.score) / 1_000.0
    }
}

/// What all matches of a ladder showed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Findings {
    pub variant: String,
    /// In the order of [`Test::all`].
    pub tests: Vec<Finding>,
}

impl Findings {
    pub fn new(variant: &str) -> Findings {
        Findings {
            variant: variant.to_owned(),
            tests: Vec::new(),
        }
    }

    /// How many demands were not met.
    pub fn failed(&self) -> usize {
        self.tests.iter().filter(|finding| !finding.met).count()
    }
}
