//! Moves at a glance: how levels that slip see them, and which moves nobody makes who looks twice. No move that loses by itself
//! is made while another does not, and an answer that would win at once is overlooked only as captures are.

use super::game::{AlphaBetaGame, face_value};
use crate::Score;
use crate::level::RatedTurn;
use rules::{Outcome, Side, Table, sort_compactly};
use std::ops::ControlFlow;

/// A piece of La Trel may have a million chains; nobody looks at more moves than this.
const MOST_SEEN: usize = 4_096;

/// The move itself or, where it loses at once, one that does not.
pub(super) fn without_blunder<G: AlphaBetaGame>(
    table: &Table<G>,
    chosen: [G::Move; 1],
    watchful: bool,
) -> [G::Move; 1] {
    if !loses_at_once(table, chosen[0], watchful) {
        return chosen;
    }
    // Where every move can be answered with a win, at least none that loses by itself.
    safest(table, watchful)
        .or_else(|| safest(table, false))
        .unwrap_or(chosen)
}

/// Every move by how the position after it is weighed at a glance, without a look at what the other player may answer.
pub(super) fn rated_turns<G: AlphaBetaGame>(table: &Table<G>) -> Vec<RatedTurn<[G::Move; 1]>> {
    let (game, position) = (table.game(), table.position());
    let (side, weights) = (game.side(position), game.glance_weights());
    let mut rated_turns = Vec::new();
    let _ = table.each_legal(|mv| {
        let mut after = *position;
        game.play(&mut after, mv);
        let score = match game.judged(&after) {
            Some(outcome) => decided(outcome, side),
            None if side == Side::One => Score::eval(face_value(game, &after, weights)),
            None => -Score::eval(face_value(game, &after, weights)),
        };
        rated_turns.push(RatedTurn {
            choice: [mv],
            looks: score.value(),
            loud: game.gain(position, mv) > 0,
        });
        if rated_turns.len() < MOST_SEEN {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    });
    rated_turns
}

fn decided(outcome: Outcome, side: Side) -> Score {
    match outcome.winner {
        None => Score::DRAW,
        Some(winner) if winner == side => Score::win_in(1),
        Some(_) => Score::loss_in(1),
    }
}

/// The best-looking move that does not lose at once; `None` when all do.
fn safest<G: AlphaBetaGame>(table: &Table<G>, watchful: bool) -> Option<[G::Move; 1]> {
    let mut rated_turns = rated_turns(table);
    sort_compactly(&mut rated_turns, |one, other| other.looks.cmp(&one.looks));
    rated_turns
        .into_iter()
        .map(|turn| turn.choice)
        .find(|[mv]| !loses_at_once(table, *mv, watchful))
}

/// Whether the game is lost by this move or, for those who watch, by one answer to it.
fn loses_at_once<G: AlphaBetaGame>(table: &Table<G>, mv: G::Move, watchful: bool) -> bool {
    let (game, before) = (table.game(), table.position());
    let enemy = !game.side(before);
    let lost = |outcome: Outcome| outcome.winner == Some(enemy);
    let mut position = *before;
    let mut history = table.history().clone();
    game.play(&mut position, mv);
    game.remember(&mut history, before, mv, &position);
    if let Some(outcome) = game.outcome(&position, &history) {
        return lost(outcome);
    }
    if !watchful {
        return false;
    }
    let mut answers = Vec::new();
    let _ = game.each_legal(&position, &history, |answer| {
        answers.push(answer);
        if answers.len() < MOST_SEEN {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    });
    answers.into_iter().any(|answer| {
        let mut after = position;
        game.play(&mut after, answer);
        game.remember(&mut history, &position, answer, &after);
        let outcome = game.outcome(&after, &history);
        game.forget(&mut history);
        outcome.is_some_and(lost)
    })
}
