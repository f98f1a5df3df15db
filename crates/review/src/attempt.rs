//! Trying again at a turning point: whether another turn is better than the one played, judged as the review judged that.

use crate::analyst::Analyst;
use crate::glyph::TURNING;
use crate::reviewer::Finding;
use crate::{Consequence, ReviewedTurn};
use rules::{AnyTable, Side};
use serde::{Deserialize, Serialize};

/// Less than this is no progress that anybody would notice.
const NOTICEABLE: f32 = 0.03;

/// The turn that is tried again, in what matters of it.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Task {
    pub side: Side,
    /// How many moves come before the choice.
    pub choice: usize,
    pub best: f32,
    pub kept: f32,
    /// The turn that the review found.
    pub better: Vec<String>,
}

/// What is said to another turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum AttemptVerdict {
    /// As good as the best, or so nearly that nobody would call it a mistake.
    Solved,
    /// Better than the turn played, yet something better is left.
    Better,
    /// No better than the turn played.
    NoBetter,
}

/// Another turn, judged.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Attempt {
    pub verdict: AttemptVerdict,
    /// How the other player answers it.
    pub answer: Consequence,
}

impl Task {
    /// Nothing where nothing better was found.
    pub fn of(turn: &ReviewedTurn) -> Option<Task> {
        Some(Task {
            side: turn.side,
            choice: turn.choice,
            best: turn.best,
            kept: turn.kept,
            better: turn.better.as_ref()?.turn.clone(),
        })
    }

    /// Judges the turn that led to this table.
    pub fn judge(&self, after: &AnyTable, analyst: &mut impl Analyst) -> Attempt {
        let found = Finding::of(after, analyst);
        let kept = found.evaluation.expected_by(self.side);
        let verdict = if self.is_solution(after) || self.best - kept < TURNING {
            AttemptVerdict::Solved
        } else if kept - self.kept > NOTICEABLE {
            AttemptVerdict::Better
        } else {
            AttemptVerdict::NoBetter
        };
        let answer = found.answer(after, analyst);
        Attempt { verdict, answer }
    }

    /// Whether it is the turn that the review found, perhaps in another order.
    fn is_solution(&self, after: &AnyTable) -> bool {
        let mut solution = after.clone();
        while solution.len() > self.choice {
            solution.undo();
        }
        let played = self.better.iter().all(|text| solution.play(text).is_ok());
        played && solution.position_text() == after.position_text()
    }
}
