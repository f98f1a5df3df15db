//! Counting move sequences: the check and the yardstick of every generator.

use crate::{Game, Group};
use std::ops::ControlFlow;

/// The number of move sequences of length `depth` from here. A sequence that ends the game earlier counts 0.
///
/// ```
/// use ludotheca_rules::latroncules::CLASSIC;
/// use ludotheca_rules::{Game, perft};
///
/// let counts = [0, 1, 2, 3].map(|depth| perft(&CLASSIC, &CLASSIC.start(), &mut (), depth));
/// assert_eq!(counts, [1, 11, 121, 1441]);
/// ```
pub fn perft<G: Game>(
    game: &G,
    position: &G::Position,
    history: &mut G::History,
    depth: u32,
) -> u64 {
    let mut counted = 0;
    let _ = count(game, position, history, depth, &mut counted, &mut |_| true);
    counted
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
    if !go_on(counted) {
        return None;
    }
    let flow = count(game, position, history, depth, &mut counted, go_on);
    flow.is_continue().then_some(counted)
}

/// Adds the sequences from here to what was counted; breaks when it is told not to go on. Leaves are not asked about.
fn count<G: Game>(
    game: &G,
    position: &G::Position,
    history: &mut G::History,
    depth: u32,
    counted: &mut u64,
    go_on: &mut impl FnMut(u64) -> bool,
) -> ControlFlow<()> {
    if depth == 0 {
        *counted += 1;
        return ControlFlow::Continue(());
    }
    if game.judged(position).is_some() {
        return ControlFlow::Continue(());
    }
    let ask = game.may_forbid(history, position);
    if depth == 1 && !ask {
        return game.generate(position, |group| {
            *counted += group.len() as u64;
            ControlFlow::Continue(())
        });
    }
    game.generate(position, |group| {
        for index in 0..group.len() {
            let mv = group.nth(index);
            if ask && game.forbidden(history, position, mv).is_some() {
                continue;
            }
            if depth > 1 && !go_on(*counted) {
                return ControlFlow::Break(());
            }
            let mut child = *position;
            game.play(&mut child, mv);
            game.remember(history, position, mv, &child);
            let flow = count(game, &child, history, depth - 1, counted, go_on);
            game.forget(history);
            flow?;
        }
        ControlFlow::Continue(())
    })
}

/// Perft of each move's subtree, with the move's canonical text left to the caller; stops when `visit` breaks.
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
