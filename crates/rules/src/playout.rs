//! Random games, with the randomness handed in: for benchmarks, tests and the random mover.

use crate::{Game, Group, Outcome};
use std::ops::ControlFlow;

/// How many moves a random choice looks at before it settles for those: one piece of La Trel may have a million chains.
const MOST: usize = 1 << 16;

/// A legal move chosen evenly, or a roll by its odds, by `below(n)`, which must return a number under `n`; `None` when
/// there is none.
pub fn random_move<G: Game>(
    game: &G,
    position: &G::Position,
    history: &G::History,
    below: &mut impl FnMut(usize) -> usize,
) -> Option<G::Move> {
    if game.judged(position).is_some() {
        return None;
    }
    if game.may_forbid(history, position) {
        let mut legal = Vec::new();
        let _ = game.generate(position, |group| {
            for draw in 0..group.draws() {
                let mv = group.drawn(draw);
                if game.forbidden(history, position, mv).is_some() {
                    continue;
                }
                legal.push(mv);
                if legal.len() == MOST {
                    return ControlFlow::Break(());
                }
            }
            ControlFlow::Continue(())
        });
        return (!legal.is_empty()).then(|| legal[below(legal.len())]);
    }
    unforbidden_move(game, position, below)
}

/// The same where the history has no say, without allocation: groups are drawn by their share, one pass.
fn unforbidden_move<G: Game>(
    game: &G,
    position: &G::Position,
    below: &mut impl FnMut(usize) -> usize,
) -> Option<G::Move> {
    let mut total = 0;
    let mut chosen: Option<(G::Group, usize)> = None;
    let _ = game.generate(position, |group| {
        let draws = group.draws();
        if draws == 0 {
            return ControlFlow::Continue(());
        }
        total += draws;
        // Each group replaces the choice with the probability of its share so far: even over all draws in the end.
        let draw = below(total);
        if draw < draws {
            chosen = Some((group, draw));
        }
        if total < MOST {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    });
    chosen.map(|(group, draw)| group.drawn(draw))
}

/// Plays random moves until the game ends or `limit` single moves were made. Returns the ending and the moves made.
pub fn playout<G: Game>(
    game: &G,
    mut position: G::Position,
    history: &mut G::History,
    limit: u32,
    below: &mut impl FnMut(usize) -> usize,
) -> (Option<Outcome>, u32) {
    for made in 0..limit {
        let Some(mv) = random_move(game, &position, history, below) else {
            return (
                game.judged(&position)
                    .or_else(|| Some(game.stuck(&position))),
                made,
            );
        };
        let before = position;
        game.play(&mut position, mv);
        game.remember(history, &before, mv, &position);
    }
    (game.outcome(&position, history), limit)
}
