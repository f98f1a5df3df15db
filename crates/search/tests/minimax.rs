//! Without heuristics the search is minimax: the same values as a plain full-width search written on a page.

use rules::{Game, Side, Table as Board, random_move};
use search::{Contest, Limits, Manner, RealClock, Score, Setting, Table, think};
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

fn evaluated<G: Contest>(game: &G, position: &G::Position) -> i32 {
    let weights = game.default_weights();
    let mut total = 0;
    game.features(position, |feature, amount| {
        total += weights[feature] * amount
    });
    let value = total * game.fade(position) / 256;
    if game.side(position) == Side::One {
        value
    } else {
        -value
    }
}

fn ended<G: Game>(game: &G, position: &G::Position, outcome: rules::Outcome, ply: u32) -> Score {
    match outcome.winner {
        None => Score::DRAW,
        Some(side) if side == game.side(position) => Score::win_in(ply),
        Some(_) => Score::loss_in(ply),
    }
}

/// Captures played out to the end, every one of them.
fn quiescence<G: Contest>(game: &G, position: &G::Position, ply: u32) -> Score {
    if let Some(outcome) = game.judged(position) {
        return ended(game, position, outcome, ply);
    }
    let mut best = Score::eval(evaluated(game, position));
    let _ = game.loud(position, |mv| {
        let mut child = *position;
        game.play(&mut child, mv);
        best = best.max(-quiescence(game, &child, ply + 1));
        ControlFlow::Continue(())
    });
    best
}

fn minimax<G: Contest>(
    game: &G,
    position: &G::Position,
    history: &mut G::History,
    depth: u32,
    ply: u32,
) -> Score {
    if let Some(outcome) = game.judged(position) {
        return ended(game, position, outcome, ply);
    }
    if depth == 0 {
        return quiescence(game, position, ply);
    }
    let mut moves = Vec::new();
    let _ = game.each_legal(position, history, |mv| {
        moves.push(mv);
        ControlFlow::Continue(())
    });
    let mut best = None;
    for mv in moves {
        let mut child = *position;
        game.play(&mut child, mv);
        game.remember(history, position, mv, &child);
        let score = -minimax(game, &child, history, depth - 1, ply + 1);
        game.forget(history);
        best = best.max(Some(score));
    }
    best.unwrap_or_else(|| ended(game, position, game.stuck(position), ply))
}

fn numbers(seed: u64) -> impl FnMut(usize) -> usize {
    let mut state = seed;
    move |limit| {
        state = state
            .wrapping_mul(0x5851_f42d_4c95_7f2d)
            .wrapping_add(0x1405_7b7e_f767_814f);
        (((state >> 32) * limit as u64) >> 32) as usize
    }
}

/// Positions from random games, in their games: the history counts.
fn each_board<G: Contest>(games: &[G], boards: usize, mut visit: impl FnMut(&Board<G>)) {
    for game in games {
        let mut below = numbers(5);
        for number in 0..boards {
            let mut board = Board::new(*game);
            for _ in 0..5 + number * 3 {
                let Some(mv) = random_move(game, board.position(), board.history(), &mut below)
                else {
                    break;
                };
                board.play_unchecked(mv);
            }
            if board.outcome().is_none() && board.legal(60).is_ok() {
                visit(&board);
            }
        }
    }
}

fn value<G: Contest>(board: &Board<G>, depth: u32, mebibytes: usize, exact: bool) -> Score {
    let table = Table::new(mebibytes);
    let (clock, stop) = (RealClock::start(), AtomicBool::new(false));
    let manner = Manner {
        exact,
        ..Manner::default()
    };
    let setting = Setting {
        table: &table,
        clock: &clock,
        stop: &stop,
        limits: Limits::depth(depth),
        manner,
    };
    let weights = board.game().default_weights();
    think(board, weights, &setting, |_| {})
        .expect("a game that goes on")
        .score()
}

fn equals_minimax<G: Contest>(games: &[G], depth: u32) {
    let mut seen = 0;
    each_board(games, 12, |board| {
        let expected = minimax(
            board.game(),
            board.position(),
            &mut board.history().clone(),
            depth,
            0,
        );
        assert_eq!(
            value(board, depth, 0, true),
            expected,
            "without a table: {:?}",
            board.position()
        );
        assert_eq!(
            value(board, depth, 1, true),
            expected,
            "with a table: {:?}",
            board.position()
        );
        seen += 1;
    });
    assert!(seen >= games.len() * 4, "too few positions: {seen}");
}

#[test]
fn latroncules_is_searched_as_minimax_would() {
    equals_minimax(&rules::latroncules::VARIANTS, 3);
}
