//! What players of Chassé-croisé are advised to do, as questions about a turn: to dodge and to delay, as the sheet has it, and
//! what the engine goes by.

use super::features::reach;
use crate::Advice;
use rules::chasse_croise::{ChasseCroise, Lane, Move, Position};
use rules::{Game, Side};

const STANDARD: &str = "chasse-croise/standard";

pub(super) const ADVICE: &[Advice<ChasseCroise>] = &[
    Advice {
        id: "dodge",
        variant: STANDARD,
        follows: dodges,
    },
    Advice {
        id: "hit",
        variant: STANDARD,
        follows: hits,
    },
    Advice {
        id: "far-travelled",
        variant: STANDARD,
        follows: hits_one_that_came_far,
    },
    Advice {
        id: "bar",
        variant: STANDARD,
        follows: bars_the_way,
    },
    Advice {
        id: "go-home",
        variant: STANDARD,
        follows: goes_home,
    },
];

/// A pawn that has come so far has more behind it than before it.
const FAR: u8 = 6;

/// The position after a whole turn; `None` before the roll, where there is nothing to choose.
fn after(game: &ChasseCroise, position: &Position, turn: &[Move]) -> Option<Position> {
    let mut after = *position;
    for mv in turn {
        game.play(&mut after, *mv);
    }
    (!turn.is_empty()).then_some(after)
}

/// The place from which a turn sends the farthest of its victims home; `None` where it hits nobody.
fn farthest_victim(before: &Position, after: &Position, enemy: Side) -> Option<u8> {
    Lane::all()
        .map(|lane| (before.place(enemy, lane), after.place(enemy, lane)))
        .filter(|(stood, stands)| stands < stood)
        .map(|(stood, _)| stood)
        .max()
}

/// Where a throw could hit a pawn of the player: fewer throws can afterwards.
fn dodges(game: &ChasseCroise, position: &Position, turn: &[Move]) -> Option<bool> {
    let enemy = !position.side();
    let throws = |position: &Position| reach(position, enemy).any;
    if throws(position) == 0 {
        return None;
    }
    Some(throws(&after(game, position, turn)?) < throws(position))
}

/// Sends somebody home.
fn hits(game: &ChasseCroise, position: &Position, turn: &[Move]) -> Option<bool> {
    let after = after(game, position, turn)?;
    Some(farthest_victim(position, &after, !position.side()).is_some())
}

/// Of turns that hit: sends somebody home who had come far.
fn hits_one_that_came_far(game: &ChasseCroise, position: &Position, turn: &[Move]) -> Option<bool> {
    let after = after(game, position, turn)?;
    farthest_victim(position, &after, !position.side()).map(|place| place >= FAR)
}

/// Of turns that hit nobody: more of the other player's steps are barred than before.
fn bars_the_way(game: &ChasseCroise, position: &Position, turn: &[Move]) -> Option<bool> {
    let (enemy, after) = (!position.side(), after(game, position, turn)?);
    let barred = |position: &Position| reach(position, enemy).barred;
    farthest_victim(position, &after, enemy)
        .is_none()
        .then(|| barred(&after) > barred(position))
}

/// Brings a pawn to its arrival.
fn goes_home(game: &ChasseCroise, position: &Position, turn: &[Move]) -> Option<bool> {
    let side = position.side();
    Some(after(game, position, turn)?.arrived(side) > position.arrived(side))
}
