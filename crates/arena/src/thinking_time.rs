//! The clocks of a game: how they are written, and how they run.

use rules::{Message, Side, Value};
use search::opponent::Clocks;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// A player may be late by this much before the time counts as lost: a busy machine is nobody's fault.
pub(crate) const GRACE: Duration = Duration::from_millis(500);

/// The clock of each player: so much for the game and so much more for each move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ThinkingTime {
    pub base_milliseconds: u64,
    pub increment_milliseconds: u64,
}

/// A clock that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
// People are told the sentence.
#[error("{}", self.message())]
pub struct UnreadableClock(pub String);

impl UnreadableClock {
    pub fn message(&self) -> Message {
        let found = Value::Text(self.0.clone());
        Message::new("arena-unreadable-clock", vec![("found", found)])
    }
}

/// `10+0.1`: seconds for the game and for each move.
impl FromStr for ThinkingTime {
    type Err = UnreadableClock;

    fn from_str(text: &str) -> Result<ThinkingTime, UnreadableClock> {
        let milliseconds = |text: &str| -> Option<u64> {
            let seconds: f64 = text.parse().ok()?;
            (0.0..=86_400.0)
                .contains(&seconds)
                .then(|| (seconds * 1000.0).round() as u64)
        };
        let (base, increment) = text.split_once('+').unwrap_or((text, "0"));
        match (milliseconds(base), milliseconds(increment)) {
            (Some(base), Some(increment)) if base > 0 => Ok(ThinkingTime {
                base_milliseconds: base,
                increment_milliseconds: increment,
            }),
            _ => Err(UnreadableClock(text.to_owned())),
        }
    }
}

/// The same text.
impl fmt::Display for ThinkingTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = |milliseconds: u64| Duration::from_millis(milliseconds).as_secs_f64();
        let (base, increment) = (self.base_milliseconds, self.increment_milliseconds);
        write!(f, "{}+{}", seconds(base), seconds(increment))
    }
}

impl ThinkingTime {
    pub(crate) fn clocks(self) -> Clocks {
        Clocks {
            left: [Duration::from_millis(self.base_milliseconds); 2],
            increment: Duration::from_millis(self.increment_milliseconds),
        }
    }
}

/// Takes the time off a player's clock; `false` when it has run out.
pub(crate) fn press(clocks: &mut Clocks, side: Side, spent: Duration) -> bool {
    let left = &mut clocks.left[side.index()];
    if spent > *left + GRACE {
        return false;
    }
    *left = left.saturating_sub(spent) + clocks.increment;
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_are_read_as_seconds_for_the_game_and_for_each_move() {
        let clock = |text: &str| text.parse::<ThinkingTime>();
        assert_eq!(
            clock("10+0.1"),
            Ok(ThinkingTime {
                base_milliseconds: 10_000,
                increment_milliseconds: 100
            })
        );
        assert_eq!(clock("2").map(|clock| clock.increment_milliseconds), Ok(0));
        for wrong in [
            "", "0+1", "-1+0", "1+-1", "soon", "1+2+3", "inf", "NaN", "1e9",
        ] {
            assert_eq!(clock(wrong), Err(UnreadableClock(wrong.to_owned())));
        }
    }

    #[test]
    fn clocks_are_written_as_they_are_read() {
        for text in ["10+0.1", "0.001+0", "86400+86399.999", "2+0", "0.5+0.005"] {
            let clock: ThinkingTime = text.parse().expect("a clock");
            assert_eq!(clock.to_string(), text);
        }
    }

    #[test]
    fn a_clock_runs_down_by_what_was_spent_and_gains_the_increment() {
        let seconds = Duration::from_secs;
        let mut clocks = Clocks {
            left: [seconds(10), seconds(3)],
            increment: seconds(1),
        };
        assert!(press(&mut clocks, Side::One, seconds(4)));
        assert_eq!(clocks.left, [seconds(7), seconds(3)]);
        // Late within the grace costs all that was left, beyond it the game.
        assert!(press(&mut clocks, Side::Two, seconds(3) + GRACE));
        assert_eq!(clocks.left, [seconds(7), seconds(1)]);
        assert!(!press(&mut clocks, Side::One, seconds(8)));
    }
}
