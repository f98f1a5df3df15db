//! What the turns of a game say of it as a whole: its turning points, how exactly each player played, luck against skill.
//! Arithmetic only, so that it can be checked by hand.

use crate::{Judgement, ReviewedTurn, TURNING};
use rules::{Side, sort_compactly};
use serde::Serialize;

/// Only so many turning points, the costliest, are told of a game as a whole.
const MOST_TURNING: usize = 10;

/// Where even the best turn promises next to nothing, nothing can be thrown away.
const HOPELESS: f32 = 0.02;

/// How a player played.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct PlayerSummary {
    /// Completed turns in which there was something to choose.
    pub turns: usize,
    /// In how many of them nothing was lost.
    pub best: usize,
    /// How much of what the best turn promised was kept, from 0 to 1, on average; nothing where there was no choice.
    pub accuracy: Option<f32>,
    /// What was thrown away, in expected results: 0.5 is half a game.
    pub lost: f32,
    /// What the rolls were worth above their average; nothing without dice.
    pub luck: Option<f32>,
}

/// Luck against skill, seen by player 1.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Balance {
    /// What the dice gave player 1 more than player 2, in expected results.
    pub luck: f32,
    /// What player 1 threw away less than player 2.
    pub skill: f32,
}

impl PlayerSummary {
    pub(crate) fn of(turns: &[ReviewedTurn], side: Side) -> PlayerSummary {
        let own = || turns.iter().filter(move |turn| turn.side == side);
        let chosen = || own().filter(|turn| turn.judgement.is_of_a_choice());
        let kept: Vec<f32> = chosen()
            .filter(|turn| turn.best >= HOPELESS)
            .map(|turn| turn.kept / turn.best)
            .collect();
        let luck: Vec<f32> = own()
            .filter_map(|turn| turn.roll.as_ref())
            .map(|roll| roll.luck)
            .collect();
        PlayerSummary {
            turns: chosen().count(),
            best: chosen()
                .filter(|turn| turn.judgement == Judgement::Best)
                .count(),
            accuracy: (!kept.is_empty()).then(|| kept.iter().sum::<f32>() / kept.len() as f32),
            lost: chosen().map(|turn| turn.loss).sum(),
            luck: (!luck.is_empty()).then(|| luck.iter().sum()),
        }
    }
}

impl Balance {
    /// Nothing without dice.
    pub(crate) fn of([one, two]: &[PlayerSummary; 2]) -> Option<Balance> {
        if one.luck.is_none() && two.luck.is_none() {
            return None;
        }
        Some(Balance {
            luck: one.luck.unwrap_or(0.0) - two.luck.unwrap_or(0.0),
            skill: two.lost - one.lost,
        })
    }
}

/// What a turn that was completed with a choice is called.
pub(crate) fn judged(loss: f32) -> Judgement {
    if loss >= TURNING {
        Judgement::TurningPoint
    } else if loss > 0.0 {
        Judgement::Inaccuracy
    } else {
        Judgement::Best
    }
}

/// The costliest turning points, in the order of the game.
pub(crate) fn turning(turns: &[ReviewedTurn]) -> Vec<usize> {
    let mut found: Vec<usize> = (0..turns.len())
        .filter(|index| turns[*index].judgement == Judgement::TurningPoint)
        .collect();
    sort_compactly(&mut found, |one, other| {
        turns[*other].loss.total_cmp(&turns[*one].loss)
    });
    found.truncate(MOST_TURNING);
    found.sort_unstable();
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Roll;

    fn turn(side: Side, best: f32, kept: f32) -> ReviewedTurn {
        ReviewedTurn {
            side,
            ply: 0,
            first: 0,
            end: 1,
            choice: 0,
            roll: None,
            judgement: judged(best - kept),
            glyph: None,
            best,
            kept,
            loss: best - kept,
            better: None,
            why: None,
        }
    }

    fn rolled(side: Side, luck: f32, loss: f32) -> ReviewedTurn {
        let text = "63".to_owned();
        ReviewedTurn {
            roll: Some(Roll { text, luck }),
            ..turn(side, 0.5, 0.5 - loss)
        }
    }

    #[track_caller]
    fn about(found: impl Into<Option<f32>>, wanted: f32) {
        let found = found.into().expect("a number");
        assert!((found - wanted).abs() < 1e-5, "{found}, not {wanted}");
    }

    #[test]
    fn accuracy_is_how_much_of_what_the_best_turns_promised_was_kept() {
        let turns = [
            turn(Side::One, 0.8, 0.8),
            turn(Side::Two, 0.5, 0.25),
            turn(Side::One, 0.6, 0.3),
            turn(Side::Two, 0.4, 0.4),
        ];
        let [one, two] = Side::BOTH.map(|side| PlayerSummary::of(&turns, side));
        assert_eq!((one.turns, one.best), (2, 1));
        about(one.accuracy, f32::midpoint(1.0, 0.5));
        about(one.lost, 0.3);
        about(two.accuracy, f32::midpoint(0.5, 1.0));
    }

    #[test]
    fn turns_without_a_choice_and_those_where_nothing_was_left_to_lose_are_left_out() {
        let forced = ReviewedTurn {
            judgement: Judgement::Forced,
            ..turn(Side::One, 0.6, 0.6)
        };
        let turns = [
            forced,
            turn(Side::One, 0.01, 0.0),
            turn(Side::One, 0.5, 0.4),
        ];
        let one = PlayerSummary::of(&turns, Side::One);
        assert_eq!(one.turns, 2);
        about(one.accuracy, 0.8);
        assert_eq!(PlayerSummary::of(&turns, Side::Two).accuracy, None);
    }

    #[test]
    fn a_turn_that_was_not_completed_says_nothing_of_its_player() {
        let unfinished = ReviewedTurn {
            judgement: Judgement::Unfinished,
            ..rolled(Side::One, 0.1, 0.0)
        };
        let one = PlayerSummary::of(&[unfinished], Side::One);
        assert_eq!((one.turns, one.best, one.accuracy), (0, 0, None));
        about(one.luck, 0.1);
    }

    #[test]
    fn the_largest_losses_are_the_turning_points_in_the_order_of_the_game() {
        let losses = [
            0.049, 0.12, 0.3, 0.11, 0.2, 0.15, 0.4, 0.13, 0.14, 0.5, 0.1001, 0.06, 0.051, 0.09,
        ];
        let turns = losses.map(|loss| turn(Side::One, 0.6, 0.6 - loss));
        assert_eq!(turning(&turns), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
        assert_eq!(turning(&turns[..3]), [1, 2]);
    }

    #[test]
    fn a_twentieth_of_a_game_is_a_turning_point_and_less_is_an_inaccuracy() {
        assert_eq!(judged(0.05), Judgement::TurningPoint);
        assert_eq!(judged(0.0499), Judgement::Inaccuracy);
        assert_eq!(judged(0.0), Judgement::Best);
    }

    #[test]
    fn luck_is_weighed_against_skill() {
        let turns = [
            rolled(Side::One, 0.1, 0.05),
            rolled(Side::Two, -0.04, 0.0),
            rolled(Side::One, 0.02, 0.0),
            rolled(Side::Two, 0.01, 0.2),
        ];
        let players = Side::BOTH.map(|side| PlayerSummary::of(&turns, side));
        about(players[0].luck, 0.12);
        about(players[1].luck, -0.03);
        let balance = Balance::of(&players).expect("dice were thrown");
        about(balance.luck, 0.15);
        about(balance.skill, 0.15);
    }

    #[test]
    fn without_dice_there_is_no_luck() {
        let turns = [turn(Side::One, 0.5, 0.5)];
        let players = Side::BOTH.map(|side| PlayerSummary::of(&turns, side));
        assert_eq!(players[0].luck, None);
        assert_eq!(Balance::of(&players), None);
    }
}
