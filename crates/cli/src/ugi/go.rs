//! Reading `go`: what a search may spend. Every word at most once, every number checked; nothing is guessed.

use rules::Side;
use search::{Budget, Limits};
use std::time::Duration;

/// What follows `go`, understood.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(super) struct Go {
    depth: Option<u64>,
    nodes: Option<u64>,
    movetime: Option<u64>,
    /// Milliseconds on the clocks of players 1 and 2, and what each move adds to them.
    left: [Option<u64>; 2],
    increment: [Option<u64>; 2],
    infinite: bool,
}

/// What was wrong with a `go`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wrong<'a> {
    /// Nothing follows it.
    Empty,
    Unknown(&'a str),
    Twice(&'a str),
    /// A word without a number that it can use.
    Number(&'a str),
    /// `infinite` beside a limit.
    InfiniteWithLimit,
    /// An increment without its clock.
    IncrementAlone,
    /// A clock, but not that of the player to move.
    ClockMissing,
}

/// Times stay far from where sums of them overflow: about thirty years.
const LONGEST: u64 = 1_000_000_000_000;

impl Go {
    pub(super) fn read(text: &str) -> Result<Go, Wrong<'_>> {
        let mut go = Go::default();
        let mut words = text.split_ascii_whitespace().peekable();
        if words.peek().is_none() {
            return Err(Wrong::Empty);
        }
        while let Some(word) = words.next() {
            if word == "infinite" {
                if std::mem::replace(&mut go.infinite, true) {
                    return Err(Wrong::Twice(word));
                }
                continue;
            }
            let (slot, range) = match word {
                "depth" => (&mut go.depth, 1..=u64::from(u32::MAX)),
                "nodes" => (&mut go.nodes, 1..=u64::MAX / 2),
                "movetime" => (&mut go.movetime, 0..=LONGEST),
                "p1time" => (&mut go.left[0], 0..=LONGEST),
                "p2time" => (&mut go.left[1], 0..=LONGEST),
                "p1inc" => (&mut go.increment[0], 0..=LONGEST),
                "p2inc" => (&mut go.increment[1], 0..=LONGEST),
                other => return Err(Wrong::Unknown(other)),
            };
            let number = words.next().and_then(|number| number.parse().ok());
            let Some(number) = number.filter(|number| range.contains(number)) else {
                return Err(Wrong::Number(word));
            };
            if slot.replace(number).is_some() {
                return Err(Wrong::Twice(word));
            }
        }
        let limited = go
            != Go {
                infinite: true,
                ..Go::default()
            };
        if go.infinite && limited {
            return Err(Wrong::InfiniteWithLimit);
        }
        for side in Side::BOTH.map(Side::index) {
            if go.increment[side].is_some() && go.left[side].is_none() {
                return Err(Wrong::IncrementAlone);
            }
        }
        Ok(go)
    }

    /// What this side may spend. Where several limits are given, the first that is reached ends the search.
    pub(super) fn limits(&self, side: Side) -> Result<Limits, Wrong<'static>> {
        let mine = side.index();
        let clocks = self.left.iter().any(Option::is_some);
        if clocks && self.left[mine].is_none() {
            return Err(Wrong::ClockMissing);
        }
        let of_clock = self.left[mine].map(|left| {
            let increment = self.increment[mine].unwrap_or(0);
            Budget::of_clock(
                Duration::from_millis(left),
                Duration::from_millis(increment),
            )
        });
        let exact = self
            .movetime
            .map(|time| Budget::exactly(Duration::from_millis(time)));
        Ok(Limits {
            depth: self.depth.map(|depth| depth as u32),
            nodes: self.nodes,
            time: match (of_clock, exact) {
                (Some(one), Some(other)) => Some(Budget {
                    soft: one.soft.min(other.soft),
                    hard: one.hard.min(other.hard),
                }),
                (one, other) => one.or(other),
            },
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_go_together_and_the_first_that_is_reached_counts() {
        let go = Go::read("nodes 500 depth 3 movetime 40 p1time 60000 p2time 10").expect("sense");
        let one = go.limits(Side::One).expect("limits");
        assert_eq!((one.depth, one.nodes), (Some(3), Some(500)));
        assert_eq!(
            one.time,
            Some(Budget::exactly(Duration::from_millis(40))),
            "the clock would allow more"
        );
        let two = go.limits(Side::Two).expect("limits").time.expect("time");
        assert!(two.hard <= Duration::from_millis(10));
    }

    #[test]
    fn an_increment_belongs_to_its_player() {
        let go = Go::read("p1time 1000 p2time 1000 p2inc 1000").expect("sense");
        let soft = |side| go.limits(side).expect("limits").time.expect("time").soft;
        assert!(soft(Side::Two) > soft(Side::One));
    }

    #[test]
    fn the_largest_numbers_do_no_harm() {
        let text = format!("p1time {LONGEST} p1inc {LONGEST} p2time 0 movetime {LONGEST}");
        let go = Go::read(&text).expect("sense");
        for side in Side::BOTH {
            assert!(go.limits(side).is_ok());
        }
    }

    #[test]
    fn what_makes_no_sense_is_named() {
        for (text, wrong) in [
            ("", Wrong::Empty),
            ("quickly", Wrong::Unknown("quickly")),
            ("depth", Wrong::Number("depth")),
            ("depth 0", Wrong::Number("depth")),
            ("depth x", Wrong::Number("depth")),
            ("nodes -5", Wrong::Number("nodes")),
            ("movetime 99999999999999999999", Wrong::Number("movetime")),
            ("depth 2 depth 3", Wrong::Twice("depth")),
            ("infinite infinite", Wrong::Twice("infinite")),
            ("infinite depth 3", Wrong::InfiniteWithLimit),
            ("p1inc 5", Wrong::IncrementAlone),
            ("p1time 5 p2inc 5", Wrong::IncrementAlone),
        ] {
            assert_eq!(Go::read(text), Err(wrong), "{text}");
        }
        let go = Go::read("p1time 5").expect("sense");
        assert_eq!(go.limits(Side::Two), Err(Wrong::ClockMissing));
    }
}
