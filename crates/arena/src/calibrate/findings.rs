//! What a ladder must show, and what it showed.

use crate::Pairing;
use crate::statistics::Interval;
use rules::AnyTable;
use search::knowledge;
use search::level::{LEVELS, TopDemand};
use serde::{Deserialize, Serialize};

/// A match of a calibration, told from the one who should win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Test {
    /// The novice against level 1.
    Bottom,
    /// The level above this one against this one.
    Step(usize),
    /// Three steps at once, from this level.
    Stride(usize),
    /// Level 10 against the novice.
    Top,
}

/// How many steps a stride is: 1, 4, 7 and 10 are met.
pub const STRIDE: usize = 3;

impl Test {
    /// What a ladder is measured by.
    pub fn all() -> impl Iterator<Item = Test> {
        let steps = (1..LEVELS).map(Test::Step);
        std::iter::once(Test::Bottom)
            .chain(steps)
            .chain(std::iter::once(Test::Top))
    }

    /// What a variant is measured by that climbs another one's ladder.
    pub fn of_heirs() -> impl Iterator<Item = Test> {
        let strides = (1..LEVELS).step_by(STRIDE).map(Test::Stride);
        strides.chain(std::iter::once(Test::Top))
    }
}

/// What is asked of a match: a share of the points, a bound that its 95 % interval stays above, and how many losses there may
/// be.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Demand {
    pub score: f64,
    pub low: f64,
    pub losses: u64,
}

/// What was shown with less than all games must be this clear: the 99 % interval no lower below the score that is asked.
const LEEWAY: f64 = 0.06;

impl Demand {
    /// What the ladder of the variant on the table must show.
    pub fn of(test: Test, table: &AnyTable) -> Demand {
        let at_least = |score| Demand {
            score,
            low: 0.0,
            losses: u64::MAX,
        };
        match test {
            Test::Bottom => at_least(0.60),
            Test::Step(_) => Demand {
                low: 0.54,
                ..at_least(0.60)
            },
            Test::Stride(_) => Demand {
                low: 0.50,
                ..at_least(0.50)
            },
            Test::Top => {
                let TopDemand { score, losses } = knowledge::asked_of_top_level(table);
                Demand {
                    losses: losses.unwrap_or(u64::MAX),
                    ..at_least(score)
                }
            }
        }
    }

    fn is_met(&self, pairing: &Pairing) -> bool {
        let enough = |score: Interval| score.value >= self.score && score.low > self.low;
        pairing.score().is_some_and(enough) && pairing.losses <= self.losses
    }

    /// Whether there is no need to play on: the demand is met, or missed, by far. Who looks more than once looks with a
    /// wider interval.
    pub fn is_settled(&self, pairing: &Pairing) -> bool {
        let Some(score) = pairing.pairs.wider_interval() else {
            return false;
        };
        let clearly = score.low > self.low.max(self.score - LEEWAY);
        let counted = self.losses < u64::MAX;
        (self.is_met(pairing) && clearly && !counted)
            || score.high < self.score
            || pairing.losses > self.losses
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
        let told = |of: fn(&Interval) -> f64, without| {
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
            met: demand.is_met(pairing),
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
    /// In the order of [`Test::all`] or [`Test::of_heirs`].
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::statistics::Pentanomial;

    fn table(variant: &str) -> AnyTable {
        AnyTable::open(variant).expect("a variant")
    }

    /// A pairing with pairs of 0, 1 and 2 points.
    fn pairing(lost: u64, shared: u64, won: u64) -> Pairing {
        Pairing {
            players: [0, 1],
            pairs: Pentanomial {
                counts: [lost, 0, shared, 0, won],
            },
            wins: 2 * won + shared,
            draws: 0,
            losses: 2 * lost + shared,
            first_seat_wins: 0,
        }
    }

    #[test]
    fn a_match_is_settled_early_only_when_it_is_clear() {
        let step = Demand::of(Test::Step(1), &table("la-trel/base"));
        assert!(step.is_settled(&pairing(2, 20, 28)));
        assert!(step.is_settled(&pairing(20, 22, 8)));
        // Enough if it were the end, but not so sure that nobody need look again.
        let close = pairing(6, 23, 21);
        assert!(step.is_met(&close) && !step.is_settled(&close));
        assert!(!step.is_settled(&pairing(12, 26, 12)));
    }

    #[test]
    fn in_a_drawish_variant_one_loss_is_too_many_and_all_games_are_played() {
        let top = Demand::of(Test::Top, &table("latroncules/short"));
        assert!(top.is_met(&pairing(0, 0, 50)));
        assert!(!top.is_settled(&pairing(0, 0, 50)));
        assert!(top.is_settled(&pairing(0, 1, 49)));
        assert!(!top.is_met(&pairing(0, 1, 49)));
    }

    #[test]
    fn the_whole_engine_must_win_nearly_all_games_where_nothing_but_skill_decides_and_most_with_dice()
     {
        let top = |variant| Demand::of(Test::Top, &table(variant));
        let (won_all_but_one, won_four_of_five) = (pairing(0, 2, 98), pairing(0, 40, 60));
        for variant in ["la-trel/base", "attangle/grand", "latroncules/classic"] {
            assert!(top(variant).is_met(&won_all_but_one), "{variant}");
            assert!(!top(variant).is_met(&won_four_of_five), "{variant}");
        }
        assert!(top("chasse-croise/standard").is_met(&won_four_of_five));
        assert!(!top("chasse-croise/standard").is_met(&pairing(0, 42, 58)));
    }
}
