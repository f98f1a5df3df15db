//! What the tests of the search share: positions from random games, and a search in one call.
#![allow(
    dead_code,
    reason = "each test file is its own program and uses its share"
)]

use rules::{Game, Table as Board, random_move};
use search::{Contest, Insight, Limits, Manner, RealClock, Setting, Table, think};
use std::sync::atomic::AtomicBool;

/// A stream of numbers below a limit, the same for the same seed.
pub(crate) fn numbers(seed: u64) -> impl FnMut(usize) -> usize {
    let mut state = seed;
    move |limit| {
        state = state
            .wrapping_mul(0x5851_f42d_4c95_7f2d)
            .wrapping_add(0x1405_7b7e_f767_814f);
        (((state >> 32) * limit as u64) >> 32) as usize
    }
}

/// A game of so many random moves, or fewer if it ends.
pub(crate) fn random_board<G: Game>(
    game: G,
    plies: usize,
    below: &mut impl FnMut(usize) -> usize,
) -> Board<G> {
    let mut board = Board::new(game);
    for _ in 0..plies {
        let Some(mv) = random_move(&game, board.position(), board.history(), &mut *below) else {
            break;
        };
        board.play_unchecked(mv);
    }
    board
}

/// One thread's answer with the default weights, from a new table.
pub(crate) fn thought<G: Contest>(
    board: &Board<G>,
    limits: Limits,
    mebibytes: usize,
    exact: bool,
) -> Insight<G::Move> {
    let manner = Manner {
        exact,
        ..Manner::default()
    };
    thought_in(board, limits, mebibytes, manner)
}

/// The answer of a search that is made in this manner.
pub(crate) fn thought_in<G: Contest>(
    board: &Board<G>,
    limits: Limits,
    mebibytes: usize,
    manner: Manner,
) -> Insight<G::Move> {
    let table = Table::new(mebibytes);
    let (clock, stop) = (RealClock::start(), AtomicBool::new(false));
    let setting = Setting {
        table: &table,
        clock: &clock,
        stop: &stop,
        limits,
        manner,
    };
    let weights = board.game().default_weights();
    think(board, weights, &setting, |_| {}).expect("a game that goes on")
}
