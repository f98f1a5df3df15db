//! What tables know of turns.

use super::State;
use crate::clock::TimeControl;

/// How the rules write a roll: the higher die first.
pub(super) fn roll_text(dice: [u8; 2]) -> String {
    let [one, other] = dice;
    format!("{}{}", one.max(other), one.min(other))
}

impl State {
    /// So many turns of a game go by before its clock runs.
    pub(super) fn free_turns(&self) -> usize {
        match self.setup.time {
            TimeControl::Live { .. } => 2,
            TimeControl::Unlimited | TimeControl::Days { .. } => 0,
        }
    }
}
