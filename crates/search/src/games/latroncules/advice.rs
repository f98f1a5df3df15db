//! What players of Latroncules are advised to do, as questions about a move: what follows from enclosing, and what the engine goes by.

use crate::Advice;
use crate::alpha_beta::AlphaBetaGame;
use rules::Game;
use rules::latroncules::{Kind, Latroncules, Move, Position};
use rules::square::SquareSet;
use std::ops::ControlFlow;

const CLASSIC: &str = "latroncules/classic";

pub(super) const ADVICE: &[Advice<Latroncules>] = &[
    Advice {
        id: "enclose",
        variant: CLASSIC,
        follows: encloses,
    },
    Advice {
        id: "stay-covered",
        variant: CLASSIC,
        follows: stays_covered,
    },
    Advice {
        id: "second-jaw",
        variant: CLASSIC,
        follows: threatens,
    },
    Advice {
        id: "horseman",
        variant: CLASSIC,
        follows: takes_a_horseman,
    },
    Advice {
        id: "edge",
        variant: CLASSIC,
        follows: keeps_to_the_edge,
    },
];

const EDGE: SquareSet = SquareSet::file(0)
    .union(SquareSet::file(7))
    .union(SquareSet::rank(0))
    .union(SquareSet::rank(7));

/// Whether the player to move can take something.
fn can_take(game: &Latroncules, position: &Position) -> bool {
    game.loud(position, |_| ControlFlow::Break(())).is_break()
}

/// A move that takes nothing, and the position after it.
fn quiet(game: &Latroncules, position: &Position, turn: &[Move]) -> Option<(Move, Position)> {
    let (mv, mut after) = (*turn.first()?, *position);
    game.play(&mut after, mv);
    let quiet = game.captures(position, mv).is_empty();
    quiet.then_some((mv, after))
}

/// Takes something.
fn encloses(game: &Latroncules, position: &Position, turn: &[Move]) -> Option<bool> {
    Some(!game.captures(position, *turn.first()?).is_empty())
}

/// Of moves that take nothing: nothing can be taken in answer.
fn stays_covered(game: &Latroncules, position: &Position, turn: &[Move]) -> Option<bool> {
    let (_, after) = quiet(game, position, turn)?;
    Some(!can_take(game, &after))
}

/// Where nothing can be taken: something could be, if it were the player's turn again.
fn threatens(game: &Latroncules, position: &Position, turn: &[Move]) -> Option<bool> {
    if can_take(game, position) {
        return None;
    }
    let (_, after) = quiet(game, position, turn)?;
    Some(can_take(game, &after.passed()))
}

/// Of captures: takes a horseman.
fn takes_a_horseman(game: &Latroncules, position: &Position, turn: &[Move]) -> Option<bool> {
    let taken = game.captures(position, *turn.first()?);
    let horsemen = position.squares_of(!game.side(position), Kind::Horse);
    (!taken.is_empty()).then(|| taken.meets(horsemen))
}

/// Of horsemen's moves that take nothing: ends on the edge.
fn keeps_to_the_edge(game: &Latroncules, position: &Position, turn: &[Move]) -> Option<bool> {
    let (mv, _) = quiet(game, position, turn)?;
    let horsemen = position.squares_of(game.side(position), Kind::Horse);
    horsemen.contains(mv.from).then(|| EDGE.contains(mv.to))
}
