//! How much time a game gives, chosen when its table is opened.

use crate::Millis;
use rules::Message;
use serde::{Deserialize, Serialize};
use std::fmt;

/// How much time the players have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum TimeControl {
    /// As much as they like.
    Unlimited,
    /// So much for the game, and something for each move.
    Live {
        /// For the whole game.
        base: Millis,
        /// For each move.
        step: Step,
    },
    /// So much for a move; what is left over is kept, up to a cap.
    Days {
        /// For each move.
        each: Millis,
        /// Nobody ever has more than this.
        cap: Millis,
    },
}

/// What a move brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum Step {
    /// Added after each move.
    Increment(Millis),
    /// So much of each move is not counted.
    Delay(Millis),
}

/// How fast a game is, which decides how long one waits for somebody who is gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Speed {
    /// Some three minutes.
    Bullet,
    /// Some eight.
    Blitz,
    /// Up to 25.
    Rapid,
    /// Longer.
    Classical,
    /// Days, or no clock.
    Correspondence,
}

/// A time control that no table offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
// People are told the sentence.
#[error("{}", self.message())]
pub enum ControlError {
    /// The time for the game.
    Base,
    /// What a move brings.
    Step,
    /// Days for a move.
    Days,
}

impl ControlError {
    /// The sentence for whoever opens the table.
    pub fn message(self) -> Message {
        Message::plain(match self {
            ControlError::Base => "table-time-base",
            ControlError::Step => "table-time-step",
            ControlError::Days => "table-time-days",
        })
    }
}

impl TimeControl {
    /// Refuses what nobody could play with.
    pub fn check(self) -> Result<TimeControl, ControlError> {
        match self {
            TimeControl::Unlimited => Ok(self),
            TimeControl::Live { base, step } => {
                let (Step::Increment(each) | Step::Delay(each)) = step;
                if !(Millis::seconds(5)..=Millis::seconds(6 * 3600)).contains(&base) {
                    return Err(ControlError::Base);
                }
                if !(Millis::ZERO..=Millis::seconds(180)).contains(&each) {
                    return Err(ControlError::Step);
                }
                Ok(self)
            }
            TimeControl::Days { each, cap } => {
                let fits = (Millis::days(1)..=Millis::days(30)).contains(&each)
                    && (each..=Millis::days(45)).contains(&cap);
                if fits {
                    Ok(self)
                } else {
                    Err(ControlError::Days)
                }
            }
        }
    }

    /// What each player has at the beginning, if there is a clock.
    pub fn begins_with(self) -> Option<Millis> {
        match self {
            TimeControl::Unlimited => None,
            TimeControl::Live { base, .. } => Some(base),
            TimeControl::Days { each, .. } => Some(each),
        }
    }

    /// What is left after a move that took so long.
    pub(super) fn after_move(self, left: Millis, spent: Millis) -> Millis {
        match self {
            TimeControl::Unlimited => left,
            TimeControl::Live {
                step: Step::Increment(each),
                ..
            } => left - spent + each,
            TimeControl::Live {
                step: Step::Delay(each),
                ..
            } => left - (spent - each).or_nothing(),
            TimeControl::Days { each, cap } => (left - spent + each).min(cap),
        }
    }

    /// How long somebody with so much on the clock may think, the delay included.
    pub(super) fn lasts(self, left: Millis) -> Millis {
        match self {
            TimeControl::Live {
                step: Step::Delay(each),
                ..
            } => left + each,
            _ => left,
        }
    }

    /// What the game is expected to take a player: base and forty moves.
    pub fn expected(self) -> Option<Millis> {
        match self {
            TimeControl::Live { base, step } => {
                let (Step::Increment(each) | Step::Delay(each)) = step;
                Some(base + Millis(40 * each.0))
            }
            _ => None,
        }
    }

    /// How fast the game is.
    pub fn speed(self) -> Speed {
        let Some(expected) = self.expected() else {
            return Speed::Correspondence;
        };
        match expected.0 / 1000 {
            ..180 => Speed::Bullet,
            180..480 => Speed::Blitz,
            480..1500 => Speed::Rapid,
            _ => Speed::Classical,
        }
    }
}

impl Speed {
    /// How long somebody may be gone before the game can be claimed; `None` where only the clock decides.
    pub fn may_be_gone(self) -> Option<Millis> {
        match self {
            Speed::Bullet => Some(Millis::seconds(30)),
            Speed::Blitz => Some(Millis::seconds(60)),
            Speed::Rapid => Some(Millis::seconds(120)),
            Speed::Classical => Some(Millis::seconds(300)),
            Speed::Correspondence => None,
        }
    }
}

/// As records write it: `-`, `180+2` (seconds for the game and for each move), `60d5` (with a delay), `2/5` (days for a move,
/// kept up to so many).
impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = |span: Millis| span.0 as f64 / 1000.0;
        match self {
            TimeControl::Unlimited => f.write_str("-"),
            TimeControl::Live {
                base,
                step: Step::Increment(each),
            } => {
                write!(f, "{}+{}", seconds(*base), seconds(*each))
            }
            TimeControl::Live {
                base,
                step: Step::Delay(each),
            } => {
                write!(f, "{}d{}", seconds(*base), seconds(*each))
            }
            TimeControl::Days { each, cap } => {
                let days = |span: Millis| seconds(span) / 86_400.0;
                write!(f, "{}/{}", days(*each), days(*cap))
            }
        }
    }
}
