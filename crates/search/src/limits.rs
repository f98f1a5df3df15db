//! When to stop: depth, nodes or time, and how a game clock is shared out over the moves to come.

use std::time::Duration;

/// What a search may spend. Nothing set means until it is stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Limits {
    pub depth: Option<u32>,
    /// Moves made, over all threads together.
    pub nodes: Option<u64>,
    pub time: Option<Budget>,
}

/// Time for one move: no new depth begins after `soft`, and nothing goes on after `hard`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    pub soft: Duration,
    pub hard: Duration,
}

/// Kept back for the way to the other side.
const OVERHEAD: Duration = Duration::from_millis(10);
/// A game is expected to last this many more moves.
const MOVES_TO_GO: u32 = 30;

impl Budget {
    /// Exactly this long.
    pub fn exactly(time: Duration) -> Budget {
        Budget {
            soft: time,
            hard: time,
        }
    }

    /// A share of what is left on a clock, with what each move adds to it.
    pub fn of_clock(left: Duration, increment: Duration) -> Budget {
        let usable = left.saturating_sub(OVERHEAD).max(Duration::from_millis(1));
        let share = left / MOVES_TO_GO + increment * 3 / 4;
        let soft = share.min(usable / 2).max(Duration::from_millis(1));
        // A change of mind may cost four shares, but never more than half of what is left.
        let hard = (share * 4).min(usable / 2).max(soft);
        Budget {
            soft,
            hard: hard.min(usable),
        }
    }
}

impl Limits {
    pub fn depth(depth: u32) -> Limits {
        Limits {
            depth: Some(depth),
            ..Limits::default()
        }
    }

    pub fn nodes(nodes: u64) -> Limits {
        Limits {
            nodes: Some(nodes),
            ..Limits::default()
        }
    }

    pub fn movetime(time: Duration) -> Limits {
        Limits {
            time: Some(Budget::exactly(time)),
            ..Limits::default()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_of_the_clock_never_exceeds_what_is_left() {
        for left in [0, 1, 5, 20, 100, 1_000, 60_000, 3_600_000] {
            for increment in [0, 10, 1_000, 30_000] {
                let left = Duration::from_millis(left);
                let budget = Budget::of_clock(left, Duration::from_millis(increment));
                assert!(budget.soft <= budget.hard);
                assert!(
                    budget.hard <= left.max(Duration::from_millis(1)),
                    "{left:?} {budget:?}"
                );
            }
        }
    }

    #[test]
    fn an_increment_is_spent() {
        let minute = Duration::from_mins(1);
        let with = Budget::of_clock(minute, Duration::from_secs(2));
        assert!(with.soft > Budget::of_clock(minute, Duration::ZERO).soft + Duration::from_secs(1));
    }
}
