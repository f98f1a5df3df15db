//! How a game ended, and by which rule.

use crate::{Rule, Side};
use std::fmt;
use std::str::FromStr;

/// A finished game: who won, or a draw, and the rule that ended it.
///
/// ```
/// use ludotheca_rules::{Outcome, Rule, Side};
///
/// let outcome = Outcome::win(Side::One, Rule::LT_12);
/// assert_eq!(outcome.to_string(), "p1win LT-12");
/// assert_eq!("p1win LT-12".parse(), Ok(outcome));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Outcome {
    /// `None` is a draw.
    pub winner: Option<Side>,
    /// The rule by which the game ended.
    pub rule: Rule,
}

impl Outcome {
    /// A win by this rule.
    pub const fn win(winner: Side, rule: Rule) -> Outcome {
        Outcome {
            winner: Some(winner),
            rule,
        }
    }

    /// A draw by this rule.
    pub const fn draw(rule: Rule) -> Outcome {
        Outcome { winner: None, rule }
    }

    /// `p1win`, `p2win` or `draw`, as the protocol says it.
    pub const fn result(self) -> &'static str {
        result_of(self.winner)
    }
}

const fn result_of(winner: Option<Side>) -> &'static str {
    match winner {
        Some(Side::One) => "p1win",
        Some(Side::Two) => "p2win",
        None => "draw",
    }
}

/// `p1win LT-12`, as the protocol and the page say it.
impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.result(), self.rule)
    }
}

/// A text that is not like `p1win LT-12` or `draw LT-14`.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum OutcomeError {
    /// It does not begin with `p1win`, `p2win` or `draw`, or no rule follows.
    #[error("an outcome is like “p1win LT-12” or “draw LT-14”")]
    Form,
    /// No game has this rule.
    #[error("no game has a rule “{}”", crate::quote::quoted(.0, 40))]
    UnknownRule(String),
}

/// Reads what [`Display`](fmt::Display) writes.
impl FromStr for Outcome {
    type Err = OutcomeError;

    fn from_str(text: &str) -> Result<Outcome, OutcomeError> {
        let (result, id) = text.split_once(' ').ok_or(OutcomeError::Form)?;
        let winner = [Some(Side::One), Some(Side::Two), None]
            .into_iter()
            .find(|winner| result_of(*winner) == result)
            .ok_or(OutcomeError::Form)?;
        let id = id.trim();
        let rule = Rule::from_id(id).ok_or_else(|| OutcomeError::UnknownRule(id.to_owned()))?;
        Ok(Outcome { winner, rule })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_outcome_is_read_as_it_is_written() {
        for rule in Rule::all() {
            let outcomes = Side::BOTH.map(|side| Outcome::win(side, rule));
            for outcome in outcomes.into_iter().chain([Outcome::draw(rule)]) {
                assert_eq!(outcome.to_string().parse(), Ok(outcome));
            }
        }
    }

    #[test]
    fn what_is_no_outcome_is_refused_with_what_is_wrong() {
        for text in ["", "p1win", "p3win LT-12", "P1WIN LT-12", "none"] {
            assert_eq!(text.parse::<Outcome>(), Err(OutcomeError::Form), "{text}");
        }
        let unknown = OutcomeError::UnknownRule("XX-1".to_owned());
        assert_eq!("draw XX-1".parse::<Outcome>(), Err(unknown));
    }
}
