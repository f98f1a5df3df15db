//! What every game tells the search holds together: moves come back from their words, weights fit features, loud moves are
//! legal, doubles really end alike, and changing places changes the sign of a position's value.

mod support;

use rules::random::numbers;
use rules::{Notation, Table as Board};
use search::EngineGame;
use search::alpha_beta::{AlphaBetaGame, SLOTS};
use std::collections::{HashMap, HashSet};
use std::ops::ControlFlow;
use support::random_board;

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

fn holds_together<G: AlphaBetaGame>(games: &[G]) {
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
fn totals<G: AlphaBetaGame>(game: &G, position: &G::Position) -> Vec<i32> {
    let mut totals = vec![0; G::FEATURES.len()];
    game.features(position, |feature, amount| totals[feature] += amount);
    totals
}

/// `swapped` tells the text of the position in which the players have changed places.
fn changes_sign<G: AlphaBetaGame + Notation>(games: &[G], swapped: fn(&[&str]) -> Option<String>) {
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

fn other_player(player: &str) -> &str {
    if player == "1" { "2" } else { "1" }
}

fn swap_case(text: &str) -> String {
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
fn exchanged(pair: &str) -> Option<String> {
    let (one, two) = pair.split_once('/')?;
    Some(format!("{two}/{one}"))
}

/// One ply later: the parity goes with the player.
fn next_ply(ply: &str) -> Option<u32> {
    Some(ply.parse::<u32>().ok()? + 1)
}

#[test]
fn la_trel_holds_together() {
    holds_together(&rules::la_trel::VARIANTS);
}

#[test]
fn attangle_holds_together() {
    holds_together(&rules::attangle::VARIANTS);
}

#[test]
fn latroncules_holds_together() {
    holds_together(&rules::latroncules::VARIANTS);
}

/// The ranks upside down and the colours swapped.
#[test]
fn la_trel_is_worth_the_opposite_to_the_other_player() {
    changes_sign(&rules::la_trel::VARIANTS, |fields| {
        let ranks: Vec<_> = fields[0].split('/').rev().collect();
        Some(format!(
            "{} {} {} {}",
            swap_case(&ranks.join("/")),
            other_player(fields[1]),
            exchanged(fields[2])?,
            next_ply(fields[3])?
        ))
    });
}

/// Half a turn with the colours swapped: of all boards, void points included, this is a symmetry.
#[test]
fn attangle_is_worth_the_opposite_to_the_other_player() {
    changes_sign(&rules::attangle::VARIANTS, |fields| {
        let board: String = fields[0]
            .chars()
            .rev()
            .map(|c| match c {
                '1'..='5' => char::from(c as u8 - b'1' + b'a'),
                'a'..='e' => char::from(c as u8 - b'a' + b'1'),
                other => other,
            })
            .collect();
        Some(format!(
            "{board} {} {} {}",
            other_player(fields[1]),
            exchanged(fields[2]).unwrap_or_else(|| fields[2].to_owned()),
            next_ply(fields[3])?
        ))
    });
}

/// Half a turn with the colours swapped.
#[test]
fn latroncules_is_worth_the_opposite_to_the_other_player() {
    changes_sign(&rules::latroncules::VARIANTS, |fields| {
        let board: String = fields[0].chars().rev().collect();
        Some(format!(
            "{} {} {} {}",
            swap_case(&board),
            other_player(fields[1]),
            fields[2],
            next_ply(fields[3])?
        ))
    });
}

#[test]
fn a_lead_in_latroncules_fades_while_the_last_enemies_can_hardly_move() {
    use rules::latroncules::{BLOCKED_LOSES, CLASSIC};
    let fade = |game: rules::latroncules::Latroncules, text: &str| {
        game.fade(&game.read_position(text).expect("a position"))
    };
    // Dark's last piece stands before a piece that will not move away.
    let blocked = "8/8/8/8/8/8/7f/C2C3F 1 0 40";
    let with_room = "8/7f/8/8/8/8/8/C2C3F 1 0 40";
    let with_a_horse = "8/8/8/3c4/8/8/7f/C2C3F 1 0 40";
    assert_eq!(fade(CLASSIC, blocked), 32);
    assert!(fade(CLASSIC, with_room) > 150);
    assert_eq!(fade(CLASSIC, with_a_horse), 256);
    // Where being blocked loses, there is nothing to be careful about.
    assert_eq!(fade(BLOCKED_LOSES, blocked), 256);
}

#[test]
fn few_attackers_that_are_walled_in_count_for_their_owner_where_only_the_last_one_can_be_trapped() {
    let walled = rules::la_trel::LaTrel::FEATURES
        .iter()
        .position(|name| *name == "walled")
        .unwrap();
    for game in [
        rules::la_trel::ADVANCED,
        rules::la_trel::MASTER,
        rules::la_trel::MASTER_OPEN_CORNERS,
    ] {
        let count = |text: &str| totals(&game, &game.read_position(text).unwrap())[walled];
        assert!(game.default_weights()[walled] > 0);
        // Two Sabres of player 2 in a corner behind a defender and a blocker; then one of them with a way out, and then alone.
        assert_eq!(count("5bss/6bd/8/8/8/8/W7/S7 1 -/- 0"), -2);
        assert_eq!(count("5bss/6b1/8/8/8/8/W7/S7 1 -/- 0"), -1);
        assert_eq!(count("6ds/6bd/8/8/8/8/W7/S7 1 -/- 0"), 0);
    }
}
