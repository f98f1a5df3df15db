//! What the tests of the search share: positions from random games, and a search in one call.
#![allow(
    dead_code,
    reason = "each test file is its own program and uses its share"
)]

pub(crate) mod alpha_beta_game;

use rules::{Game, Table as Board, random_move};
use search::alpha_beta::{AlphaBetaGame, think};
use search::{Limits, RealClock, SearchOptions, SearchResult, Setting, TranspositionTable};
use std::sync::atomic::AtomicBool;

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
pub(crate) fn thought<G: AlphaBetaGame>(
    board: &Board<G>,
    limits: Limits,
    mebibytes: usize,
    exact: bool,
) -> SearchResult<G::Move> {
    let options = SearchOptions {
        exact,
        ..SearchOptions::default()
    };
    thought_in(board, limits, mebibytes, options)
}

/// The answer of a search with these options.
pub(crate) fn thought_in<G: AlphaBetaGame>(
    board: &Board<G>,
    limits: Limits,
    mebibytes: usize,
    options: SearchOptions,
) -> SearchResult<G::Move> {
    let table = TranspositionTable::new(mebibytes);
    let (clock, stop) = (RealClock::start(), AtomicBool::new(false));
    let setting = Setting {
        table: &table,
        clock: &clock,
        stop: &stop,
        limits,
        options,
    };
    let weights = board.game().default_weights();
    think(board, weights, &setting, |_| {}).expect("a game that goes on")
}
