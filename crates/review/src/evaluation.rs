//! What a position is worth, told to nobody in particular: engines speak to the player to move, people look at a game from
//! one side.

use rules::Side;
use search::{ReportLine, RollReport};
use serde::Serialize;

/// What a position is worth, seen by player 1.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Evaluation {
    /// The expected result of player 1, from 0, lost, to 1, won; a draw counts half.
    pub expected: f32,
    /// A result that cannot be avoided.
    pub forced: Option<ForcedWin>,
    /// Whether the game is over, and what is expected is what happened.
    pub over: bool,
}

/// Whose win, and in how many single moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct ForcedWin {
    pub winner: Side,
    pub plies: u32,
}

impl Evaluation {
    const UNKNOWN: Evaluation = Evaluation {
        expected: 0.5,
        forced: None,
        over: false,
    };

    /// A finished game that somebody won, or nobody.
    pub fn at_end(winner: Option<Side>) -> Evaluation {
        Evaluation {
            expected: match winner {
                Some(Side::One) => 1.0,
                Some(Side::Two) => 0.0,
                None => 0.5,
            },
            forced: None,
            over: true,
        }
    }

    /// What a line promises where this player is to move.
    pub fn of_line(line: &ReportLine, side: Side) -> Evaluation {
        let forced = line.score.forced().map(|distance| ForcedWin {
            winner: if distance > 0 { side } else { !side },
            plies: distance.unsigned_abs(),
        });
        Evaluation {
            expected: seen_by(side, line.wdl.expected()),
            forced,
            over: false,
        }
    }

    /// What a roll is worth that this player makes.
    pub fn of_roll(roll: &RollReport, side: Side) -> Evaluation {
        Evaluation {
            expected: seen_by(side, roll.expected),
            ..Evaluation::UNKNOWN
        }
    }

    /// The best line's, and even where there is none.
    pub(crate) fn of_lines(lines: &[ReportLine], side: Side) -> Evaluation {
        lines
            .first()
            .map_or(Evaluation::UNKNOWN, |line| Evaluation::of_line(line, side))
    }

    /// The average over the rolls that this player may make.
    pub(crate) fn of_rolls(rolls: &[RollReport], side: Side) -> Evaluation {
        Evaluation {
            expected: seen_by(side, average(rolls)),
            ..Evaluation::UNKNOWN
        }
    }

    /// What this player can expect.
    pub fn expected_by(self, side: Side) -> f32 {
        seen_by(side, self.expected)
    }
}

/// What a roller can expect before the dice fall.
pub(crate) fn average(rolls: &[RollReport]) -> f32 {
    let sum: f32 = rolls.iter().map(|roll| roll.chance * roll.expected).sum();
    sum.clamp(0.0, 1.0)
}

/// A result of player 1 as this player sees it, and the other way round.
fn seen_by(side: Side, expected: f32) -> f32 {
    match side {
        Side::One => expected,
        Side::Two => 1.0 - expected,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use search::{Score, Wdl};

    fn line(score: Score) -> ReportLine {
        ReportLine {
            score,
            wdl: Wdl::of_probability(score),
            moves: Vec::new(),
        }
    }

    /// These numbers are exact.
    fn percent(expected: f32) -> u32 {
        (expected * 100.0) as u32
    }

    #[test]
    fn what_is_promised_to_the_player_to_move_is_seen_by_player_1() {
        let good = line(Score::eval(5_000));
        let one = Evaluation::of_line(&good, Side::One);
        let two = Evaluation::of_line(&good, Side::Two);
        let seen = [one.expected, two.expected, two.expected_by(Side::Two)];
        assert_eq!(seen.map(percent), [75, 25, 75]);
        assert_eq!((one.forced, one.over), (None, false));
    }

    #[test]
    fn a_forced_result_names_the_winner_whoever_is_to_move() {
        let wins = |winner, plies| Some(ForcedWin { winner, plies });
        let (won, lost) = (line(Score::win_in(3)), line(Score::loss_in(4)));
        assert_eq!(
            Evaluation::of_line(&won, Side::Two).forced,
            wins(Side::Two, 3)
        );
        assert_eq!(
            Evaluation::of_line(&lost, Side::Two).forced,
            wins(Side::One, 4)
        );
        let ends = [&won, &lost].map(|line| Evaluation::of_line(line, Side::Two).expected);
        assert_eq!(ends.map(percent), [0, 100]);
    }

    #[test]
    fn a_finished_game_is_worth_its_result() {
        let ends = [None, Some(Side::One), Some(Side::Two)].map(Evaluation::at_end);
        assert_eq!(ends.map(|end| percent(end.expected)), [50, 100, 0]);
        assert!(ends.iter().all(|end| end.over && end.forced.is_none()));
    }

    #[test]
    fn before_a_roll_every_roll_counts_as_often_as_it_comes() {
        let roll = |chance, expected| RollReport {
            roll: String::new(),
            chance,
            expected,
        };
        let rolls = [roll(0.25, 0.9), roll(0.75, 0.5)];
        assert!((Evaluation::of_rolls(&rolls, Side::One).expected - 0.6).abs() < 1e-6);
        assert!((Evaluation::of_rolls(&rolls, Side::Two).expected - 0.4).abs() < 1e-6);
    }
}
