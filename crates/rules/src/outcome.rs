//! How a game ended, and by which rule.

use crate::{Rule, Side};
use serde::Serialize;
use std::fmt;

/// A finished game: who won, or a draw, and the rule that ended it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Outcome {
    /// `None` is a draw.
    pub winner: Option<Side>,
    pub rule: Rule,
}

impl Outcome {
    pub const fn win(winner: Side, rule: Rule) -> Outcome {
        Outcome {
            winner: Some(winner),
            rule,
        }
    }

    pub const fn draw(rule: Rule) -> Outcome {
        Outcome { winner: None, rule }
    }

    /// `p1win`, `p2win` or `draw`, as the protocol says it.
    pub const fn result(self) -> &'static str {
        match self.winner {
            Some(Side::One) => "p1win",
            Some(Side::Two) => "p2win",
            None => "draw",
        }
    }
}

/// `p1win LT-12`, as the protocol and the page say it.
impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.result(), self.rule)
    }
}
