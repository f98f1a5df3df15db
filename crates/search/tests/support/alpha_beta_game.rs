//! What every game without chance tells the search holds together: moves come back from their words, weights fit features, loud
//! moves are legal, doubles really end alike, and changing places changes the sign of a position's value. Each game has a test
//! program of its name that asks this.

use super::random_board;
use rules::random::numbers;
use rules::{Notation, Table as Board};
use search::alpha_beta::{AlphaBetaGame, SLOTS};
use std::collections::{HashMap, HashSet};
use std::ops::ControlFlow;

/// Positions of every phase that random games reach.
fn each_board<G: AlphaBetaGame>(games: &[G], mut visit: impl FnMut(&Board<G>)) {
    for game in games {
        let mut below = numbers(21);
        let mut seen = 0;
        for number in 0..60 {
            let board = random_board(*game, number, &mut below);
            if board.outcome().is_none() {
                visit(&board);
                seen += 1;
            }
        }
        assert!(seen > 20, "too few positions: {seen} of {game:?}");
    }
}

fn legal<G: AlphaBetaGame>(board: &Board<G>) -> Vec<G::Move> {
    let mut moves = Vec::new();
    let _ = board.each_legal(|mv| {
        moves.push(mv);
        if moves.len() < 5_000 {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    });
    moves
}

pub(crate) fn holds_together<G: AlphaBetaGame>(games: &[G]) {
    each_board(games, |board| {
        let (game, position) = (board.game(), board.position());
        assert_eq!(game.default_weights().len(), G::FEATURES.len());
        let mut pushed = HashSet::new();
        game.features(position, |feature, _| {
            pushed.insert(feature);
        });
        assert!(pushed.iter().all(|feature| *feature < G::FEATURES.len()));

        let legal = legal(board);
        let mut words = HashSet::new();
        let mut ends = HashMap::new();
        for &mv in &legal {
            let word = G::pack(mv);
            assert_ne!(word, 0);
            assert_eq!(G::unpack(word), mv);
            assert!(words.insert(word), "two moves in one word: {mv:?}");
            assert!(game.slot(position, mv) < SLOTS);
            assert!(game.gain(position, mv) >= 0);
            if let Some(end) = game.same_end(position, mv) {
                let mut after = *position;
                game.play(&mut after, mv);
                assert_eq!(*ends.entry(end).or_insert(after), after, "{mv:?}");
            }
        }
        let _ = game.loud(position, |mv| {
            assert!(legal.contains(&mv), "{mv:?}");
            assert!(game.gain(position, mv) > 0, "{mv:?}");
            ControlFlow::Continue(())
        });
        if let Some(passed) = game.pass(position) {
            assert_ne!(game.side(&passed), game.side(position));
            assert_eq!(game.board_key(&passed), game.recomputed_board_key(&passed));
        }
    });
}

/// The sum of each feature.
pub(crate) fn totals<G: AlphaBetaGame>(game: &G, position: &G::Position) -> Vec<i32> {
    let mut totals = vec![0; G::FEATURES.len()];
    game.features(position, |feature, amount| totals[feature] += amount);
    totals
}

/// `swapped` tells the text of the position in which the players have changed places.
pub(crate) fn changes_sign<G: AlphaBetaGame + Notation>(
    games: &[G],
    swapped: fn(&[&str]) -> Option<String>,
) {
    each_board(games, |board| {
        let game = board.game();
        let text = game.position_text(board.position());
        let fields: Vec<_> = text.split(' ').collect();
        let Some(other) = swapped(&fields) else {
            return;
        };
        let turned = game.read_position(&other).expect("a position turned");
        let negated: Vec<_> = totals(game, &turned).iter().map(|total| -total).collect();
        assert_eq!(totals(game, board.position()), negated, "{text}\n{other}");
        assert_eq!(game.fade(board.position()), game.fade(&turned));
    });
}

pub(crate) fn other_player(player: &str) -> &str {
    if player == "1" { "2" } else { "1" }
}

pub(crate) fn swap_case(text: &str) -> String {
    text.chars()
        .map(|c| {
            if c.is_ascii_uppercase() {
                c.to_ascii_lowercase()
            } else {
                c.to_ascii_uppercase()
            }
        })
        .collect()
}

/// `1/2` becomes `2/1`.
pub(crate) fn exchanged(pair: &str) -> Option<String> {
    let (one, two) = pair.split_once('/')?;
    Some(format!("{two}/{one}"))
}

/// One ply later: the parity goes with the player.
pub(crate) fn next_ply(ply: &str) -> Option<u32> {
    Some(ply.parse::<u32>().ok()? + 1)
}
