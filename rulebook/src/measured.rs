//! What was measured of a game's advice, as `ludotheca advice` writes it: how often the engine's choice follows it, and what ignoring
//! it costs. Shares are in thousandths, errors are half the width of the 95 % interval.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// How advice was measured, the same for all of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(deny_unknown_fields)]
pub struct Measuring {
    /// The lowest and the highest level whose games were looked at.
    pub levels: [u32; 2],
    /// What the engine spent on each of the two searches of a position.
    pub nodes: u32,
}

/// What was found of one piece of advice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(deny_unknown_fields)]
pub struct Measured {
    pub variant: String,
    pub positions: u32,
    /// How often the engine's choice follows it.
    pub follows: u32,
    pub follows_error: u32,
    /// How often a blind choice would.
    pub by_chance: u32,
    /// What ignoring it costs in expected result; below 0 where it gains.
    pub cost: i32,
    pub cost_error: u32,
}

/// What the engine says to an advice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// Ignoring it costs something.
    Agrees,
    /// Ignoring it gains something.
    Disagrees,
    /// It makes no difference that could be told from chance.
    Undecided,
}

impl Measured {
    /// What can be said with 95 % confidence.
    pub fn verdict(&self) -> Verdict {
        let error = i32::try_from(self.cost_error).unwrap_or(i32::MAX);
        if self.cost > error {
            Verdict::Agrees
        } else if self.cost < -error {
            Verdict::Disagrees
        } else {
            Verdict::Undecided
        }
    }
}

/// The version of the file.
const FORMAT: u32 = 1;

/// The file of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Measures {
    format: u32,
    pub measuring: Measuring,
    /// By the identifier of the advice.
    pub advice: BTreeMap<String, Measured>,
}

/// What is wrong with a file of measures.
#[derive(Debug, thiserror::Error)]
pub enum MeasuresError {
    #[error("not a file of measured advice: {0}")]
    Unreadable(#[from] serde_json::Error),
    #[error("format {0} is not known")]
    Format(u32),
}

impl Measures {
    pub fn new(measuring: Measuring, advice: BTreeMap<String, Measured>) -> Measures {
        Measures {
            format: FORMAT,
            measuring,
            advice,
        }
    }

    pub fn read(text: &str) -> Result<Measures, MeasuresError> {
        let measures: Measures = serde_json::from_str(text)?;
        if measures.format != FORMAT {
            return Err(MeasuresError::Format(measures.format));
        }
        Ok(measures)
    }

    /// The text of the file.
    pub fn text(&self) -> String {
        let text = serde_json::to_string_pretty(self).expect("measures have string keys");
        text + "\n"
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn measured(cost: i32, cost_error: u32) -> Measured {
        Measured {
            variant: "a/b".to_owned(),
            positions: 200,
            follows: 500,
            follows_error: 70,
            by_chance: 100,
            cost,
            cost_error,
        }
    }

    #[test]
    fn a_verdict_needs_more_than_the_error() {
        assert_eq!(measured(11, 10).verdict(), Verdict::Agrees);
        assert_eq!(measured(10, 10).verdict(), Verdict::Undecided);
        assert_eq!(measured(-10, 10).verdict(), Verdict::Undecided);
        assert_eq!(measured(-11, 10).verdict(), Verdict::Disagrees);
    }

    #[test]
    fn a_file_is_read_as_it_was_written() {
        let measuring = Measuring {
            levels: [5, 7],
            nodes: 1_000,
        };
        let advice = BTreeMap::from([("dodge".to_owned(), measured(3, 1))]);
        let measures = Measures::new(measuring, advice);
        let text = measures.text();
        assert_eq!(Measures::read(&text).expect("measures"), measures);
        let later = text.replace("\"format\": 1", "\"format\": 2");
        assert!(matches!(
            Measures::read(&later),
            Err(MeasuresError::Format(2))
        ));
        assert!(matches!(
            Measures::read("{}"),
            Err(MeasuresError::Unreadable(_))
        ));
    }
}
