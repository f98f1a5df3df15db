//! What players of Attangle are advised to do, as questions about a move: what the name of the game hints at, and what the engine
//! goes by.

use crate::Advice;
use rules::attangle::{Attangle, Kind, Move, Position, Strike};
use rules::{Game, Side};
use std::ops::ControlFlow;

const STANDARD: &str = "attangle/standard";
const GRAND: &str = "attangle/grand";

pub(super) const ADVICE: &[Advice<Attangle>] = &[
    Advice {
        id: "angles",
        variant: STANDARD,
        follows: makes_an_angle,
    },
    Advice {
        id: "out-of-reach",
        variant: STANDARD,
        follows: enters_out_of_reach,
    },
    Advice {
        id: "strike",
        variant: STANDARD,
        follows: strikes,
    },
    Advice {
        id: "full-stacks",
        variant: GRAND,
        follows: completes_a_stack,
    },
    Advice {
        id: "parry",
        variant: STANDARD,
        follows: parries,
    },
];

/// How many of the enemies that a player could strike are like this.
fn targets(
    game: &Attangle,
    position: &Position,
    side: Side,
    wanted: impl Fn(&Strike) -> bool,
) -> usize {
    let mut count = 0;
    let _ = game.each_strike(position, side, |strike| {
        count += usize::from(wanted(&strike));
        ControlFlow::Continue(())
    });
    count
}

fn can_be_made(strike: &Strike) -> bool {
    strike.pairs() > 0
}

/// The position after the move.
fn after(game: &Attangle, position: &Position, mv: Move) -> Position {
    let mut after = *position;
    game.play(&mut after, mv);
    after
}

/// Of entries: the player could strike more enemies than before, if it were his turn again.
fn makes_an_angle(game: &Attangle, position: &Position, turn: &[Move]) -> Option<bool> {
    let mv = *turn.first()?;
    let Move::Enter(_) = mv else { return None };
    let side = game.side(position);
    let ready = |position: &Position| targets(game, position, side, can_be_made);
    Some(ready(&after(game, position, mv)) > ready(position))
}

/// Of entries: the piece cannot be struck at once.
fn enters_out_of_reach(game: &Attangle, position: &Position, turn: &[Move]) -> Option<bool> {
    let mv = *turn.first()?;
    let Move::Enter(point) = mv else { return None };
    let (enemy, entered) = (!game.side(position), after(game, position, mv));
    let struck = |strike: &Strike| strike.target == point && can_be_made(strike);
    Some(targets(game, &entered, enemy, struck) == 0)
}

/// Captures instead of entering a piece.
fn strikes(_: &Attangle, _: &Position, turn: &[Move]) -> Option<bool> {
    Some(matches!(turn.first()?, Move::Capture { .. }))
}

/// Of captures: makes a full stack.
fn completes_a_stack(game: &Attangle, position: &Position, turn: &[Move]) -> Option<bool> {
    let mv = *turn.first()?;
    let Move::Capture { target, .. } = mv else {
        return None;
    };
    let full = after(game, position, mv).stacks_of(game.side(position), Kind::Full);
    Some(full.contains(target))
}

/// Where the other player could make a full stack: he cannot afterwards.
fn parries(game: &Attangle, position: &Position, turn: &[Move]) -> Option<bool> {
    let enemy = !game.side(position);
    let menaces = |position: &Position| targets(game, position, enemy, Strike::completes);
    if menaces(position) == 0 {
        return None;
    }
    Some(menaces(&after(game, position, *turn.first()?)) == 0)
}
