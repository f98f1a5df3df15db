//! Time that the line took is given back, within bounds: so much a move, never more than the line was seen to take, and not for
//! ever, so that nobody wins time by pretending.

use super::TimeControl;
use crate::Millis;
use serde::{Deserialize, Serialize};

/// Beyond the measured round trip so much may be given back: browsers and radios stutter.
pub const LAG_SLACK: Millis = Millis(140);
/// The flag waits at most so long for a move that may be under way.
pub const MOST_GRACE: Millis = Millis(2_000);
/// A bank holds so many moves' allowance.
const BANK_OF_MOVES: i64 = 3;
/// A move brings back this part of its allowance: whoever claims the most at every move gets half of it for long.
const BROUGHT_BACK: i64 = 2;

/// How much may be given back a move: 0.15 s and 0.4 % of the expected time, at most a second. Nothing where days are counted.
pub fn allowance(control: TimeControl) -> Millis {
    let Some(expected) = control.expected() else {
        return Millis::ZERO;
    };
    Millis((150 + expected.0 / 250).min(1_000))
}

/// What is known of the line on which a move came.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Measured {
    /// How long the player's own device says that he thought, if it does.
    pub thought: Option<Millis>,
    /// The round trip that the server measured, if it did.
    pub round_trip: Option<Millis>,
}

/// A player's bank of time that may be given back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Compensation {
    each: Millis,
    bank: Millis,
}

impl Compensation {
    /// A full bank for this time control.
    pub fn new(control: TimeControl) -> Compensation {
        let each = allowance(control);
        Compensation {
            each,
            bank: Millis(each.0 * BANK_OF_MOVES),
        }
    }

    /// What a move that took so long by the server's clock gets back.
    pub fn give(&self, took: Millis, line: Measured) -> Millis {
        let (Some(thought), Some(round_trip)) = (line.thought, line.round_trip) else {
            return Millis::ZERO;
        };
        let on_the_way = took - thought.or_nothing();
        on_the_way
            .min(round_trip.or_nothing() + LAG_SLACK)
            .min(self.each)
            .min(self.bank)
            .or_nothing()
    }

    /// The bank after a move that got so much back.
    #[must_use]
    pub fn after(self, given: Millis) -> Compensation {
        let full = Millis(self.each.0 * BANK_OF_MOVES);
        Compensation {
            bank: (self.bank - given + Millis(self.each.0 / BROUGHT_BACK))
                .min(full)
                .or_nothing(),
            ..self
        }
    }

    /// How long the flag waits for a move that may be under way.
    pub fn grace(&self) -> Millis {
        self.each.min(self.bank).min(MOST_GRACE)
    }
}
