//! Without heuristics the search is minimax: the same values as a plain full-width search written on a page.

mod support;

use rules::random::numbers;
use rules::{Game, Side, Table as Board};
use search::alpha_beta::AlphaBetaGame;
use search::{Limits, Score, SearchOptions};
use std::ops::ControlFlow;
use support::{random_board, thought, thought_in};

/// A position that needs more than this is left out: the reference prunes nothing.
const MOST_NODES: u32 = 600_000;
/// Nor does it follow captures as deep as the search would have to stop.
const DEEPEST_CAPTURES: u32 = 12;

fn evaluated<G: AlphaBetaGame>(game: &G, position: &G::Position) -> i32 {
    let weights = game.default_weights();
    let mut total = 0;
    game.features(position, |feature, amount| {
        total += weights[feature] * amount;
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

/// The reference: `None` where it would take too long.
struct Minimax<G> {
    game: G,
    nodes: u32,
}

impl<G: AlphaBetaGame> Minimax<G> {
    fn visit(&mut self) -> Option<()> {
        self.nodes += 1;
        (self.nodes <= MOST_NODES).then_some(())
    }

    /// Captures played out to the end, every one of them.
    fn quiescence(&mut self, position: &G::Position, ply: u32, gone: u32) -> Option<Score> {
        self.visit()?;
        let game = self.game;
        if let Some(outcome) = game.judged(position) {
            return Some(ended(&game, position, outcome, ply));
        }
        let mut moves = Vec::new();
        let _ = game.loud(position, |mv| {
            moves.push(mv);
            ControlFlow::Continue(())
        });
        if gone == DEEPEST_CAPTURES && !moves.is_empty() {
            return None;
        }
        let mut best = Score::eval(evaluated(&game, position));
        for mv in moves {
            let mut child = *position;
            game.play(&mut child, mv);
            best = best.max(-self.quiescence(&child, ply + 1, gone + 1)?);
        }
        Some(best)
    }

    fn value(
        &mut self,
        position: &G::Position,
        history: &mut G::History,
        depth: u32,
        ply: u32,
    ) -> Option<Score> {
        self.visit()?;
        let game = self.game;
        if let Some(outcome) = game.judged(position) {
            return Some(ended(&game, position, outcome, ply));
        }
        if depth == 0 {
            return self.quiescence(position, ply, 0);
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
            let score = self.value(&child, history, depth - 1, ply + 1);
            game.forget(history);
            best = best.max(Some(-score?));
        }
        Some(best.unwrap_or_else(|| ended(&game, position, game.stuck(position), ply)))
    }
}

/// Positions from random games, in their games: the history counts.
fn equals_minimax<G: AlphaBetaGame>(games: &[G], depth: u32) {
    for game in games {
        let mut below = numbers(5);
        let mut seen = 0;
        for number in 0..32 {
            let board = random_board(*game, 4 + number * 2, &mut below);
            if board.outcome().is_some() || board.legal(90).is_err() {
                continue;
            }
            let mut reference = Minimax {
                game: *game,
                nodes: 0,
            };
            let mut history = board.history().clone();
            let Some(expected) = reference.value(board.position(), &mut history, depth, 0) else {
                continue;
            };
            for (mebibytes, how) in [(0, "without a table"), (1, "with a table")] {
                let found = thought(&board, Limits::depth(depth), mebibytes, true).score();
                assert_eq!(found, expected, "{how}: {:?}", board.position());
            }
            seen += 1;
        }
        assert!(seen >= 4, "too few positions: {seen} of {game:?}");
    }
}

/// Deeper than the reference can go: neither what the table remembers nor what threads leave to each other changes a value.
fn table_and_threads_change_nothing<G: AlphaBetaGame>(games: &[G], depth: u32) {
    let limits = Limits::depth(depth);
    let together = SearchOptions {
        threads: 3,
        exact: true,
        ..SearchOptions::default()
    };
    for game in games {
        let mut below = numbers(11);
        for number in 0..4 {
            let board: Board<G> = random_board(*game, 12 + number * 7, &mut below);
            if board.outcome().is_some() || board.legal(90).is_err() {
                continue;
            }
            let plain = thought(&board, limits, 0, true).score();
            let position = board.position();
            assert_eq!(
                plain,
                thought(&board, limits, 4, true).score(),
                "{position:?}"
            );
            let shared = thought_in(&board, limits, 4, together).score();
            assert_eq!(plain, shared, "with three threads: {position:?}");
        }
    }
}

#[test]
fn latroncules_is_searched_as_minimax_would() {
    equals_minimax(&rules::latroncules::VARIANTS, 3);
}

#[test]
fn la_trel_is_searched_as_minimax_would() {
    equals_minimax(&rules::la_trel::VARIANTS, 2);
}

#[test]
fn attangle_is_searched_as_minimax_would() {
    equals_minimax(&rules::attangle::VARIANTS, 2);
}

#[test]
fn table_and_threads_change_no_value_in_latroncules() {
    table_and_threads_change_nothing(&rules::latroncules::VARIANTS, 4);
}

#[test]
fn table_and_threads_change_no_value_in_la_trel() {
    table_and_threads_change_nothing(&rules::la_trel::VARIANTS, 3);
}

#[test]
fn table_and_threads_change_no_value_in_attangle() {
    table_and_threads_change_nothing(&rules::attangle::VARIANTS, 3);
}
