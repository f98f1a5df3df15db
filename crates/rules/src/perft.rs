//! Counting move sequences: the check and the yardstick of every generator.

use crate::{Game, Group};
use std::ops::ControlFlow;

/// The number of move sequences of length `depth` from here. A sequence that ends the game earlier counts 0.
pub fn perft<G: Game>(
    game: &G,
    position: &G::Position,
    history: &mut G::History,
    depth: u32,
) -> u64 {
    if depth == 0 {
        return 1;
    }
    if game.judged(position).is_some() {
        return 0;
    }
    let ask = game.may_forbid(history, position);
    let mut total = 0;
    if depth == 1 && !ask {
        let _ = game.generate(position, |group| {
            total += group.len() as u64;
            ControlFlow::Continue(())
        });
        return total;
    }
    let _ = game.generate(position, |group| {
        for index in 0..group.len() {
            let mv = group.nth(index);
            if ask && game.forbidden(history, position, mv).is_some() {
                continue;
            }
            let mut child = *position;
            game.play(&mut child, mv);
            game.remember(history, position, mv, &child);
            total += perft(game, &child, history, depth - 1);
            game.forget(history);
        }
        ControlFlow::Continue(())
    });
    total
}

/// [`perft`] that asks before each inner node whether to go on, and tells what it has counted so far; `None` when it was
/// told to stop.
pub fn perft_while<G: Game>(
    game: &G,
    position: &G::Position,
    history: &mut G::History,
    depth: u32,
    go_on: &mut impl FnMut(u64) -> bool,
) -> Option<u64> {
    let mut counted = 0;
    let flow = count_while(game, position, history, depth, &mut counted, go_on);
    flow.is_continue().then_some(counted)
}

fn count_while<G: Game>(
    game: &G,
    position: &G::Position,
    history: &mut G::History,
    depth: u32,
    counted: &mut u64,
    go_on: &mut impl FnMut(u64) -> bool,
) -> ControlFlow<()> {
    if !go_on(*counted) {
        return ControlFlow::Break(());
    }
    if depth <= 1 || game.judged(position).is_some() {
        *counted += perft(game, position, history, depth);
        return ControlFlow::Continue(());
    }
    let ask = game.may_forbid(history, position);
    game.generate(position, |group| {
        for index in 0..group.len() {
            let mv = group.nth(index);
            if ask && game.forbidden(history, position, mv).is_some() {
                continue;
            }
            let mut child = *position;
            game.play(&mut child, mv);
            game.remember(history, position, mv, &child);
            let flow = count_while(game, &child, history, depth - 1, counted, go_on);
            game.forget(history);
            flow?;
        }
        ControlFlow::Continue(())
    })
}

/// Perft of each move's subtree, with the move's canonical text left to the caller; stops when `keep_going` breaks.
pub fn divide<G: Game>(
    game: &G,
    position: &G::Position,
    history: &mut G::History,
    depth: u32,
    mut visit: impl FnMut(G::Move, u64) -> ControlFlow<()>,
) {
    if depth == 0 {
        return;
    }
    // The generator borrows the position, and the walk below needs the history mutably: collect this one level.
    let mut moves = Vec::new();
    let _ = game.each_legal(position, history, |mv| {
        moves.push(mv);
        ControlFlow::Continue(())
    });
    for mv in moves {
        let mut child = *position;
        game.play(&mut child, mv);
        game.remember(history, position, mv, &child);
        let count = perft(game, &child, history, depth - 1);
        game.forget(history);
        if visit(mv, count).is_break() {
            return;
        }
    }
}
