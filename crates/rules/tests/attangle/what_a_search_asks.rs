//! What a search asks of a position beyond its moves.

use ludotheca_rules::attangle::{Attangle, Kind, Move, OF_2006, Position, STANDARD, VARIANTS};
use ludotheca_rules::random::numbers;
use ludotheca_rules::{Game, Group, Notation, Side, random_move};
use std::collections::HashSet;
use std::ops::ControlFlow;

const CROWDED: [&str; 3] = [
    "1.1./.1.c./1...../1.c..../..a.1a/....a/11.a 1 7/11 26",
    ".2../.1.../.a.a../....a../..1.../.3.b./a... 2 13/10 21",
    "..../...../....../1.a.1../....../..1../.... 1 5/5 10",
];

fn position(text: &str) -> Position {
    STANDARD.read_position(text).expect("a position")
}

fn captures(game: &Attangle, position: &Position) -> usize {
    let mut count = 0;
    let _ = game.generate(position, |moves| {
        for index in 0..moves.len() {
            count += usize::from(matches!(moves.nth(index), Move::Capture { .. }));
        }
        ControlFlow::Continue(())
    });
    count
}

#[test]
fn a_strike_counts_the_captures_it_offers() {
    let mut most = 0;
    for text in CROWDED {
        let position = position(text);
        let mut pairs = 0;
        let _ = STANDARD.each_strike(&position, STANDARD.side(&position), |strike| {
            pairs += strike.pairs();
            most = most.max(strike.pairs());
            ControlFlow::Continue(())
        });
        assert_eq!(pairs, captures(&STANDARD, &position), "{text}");
    }
    assert!(most >= 3, "some target should be in reach of three");
}

/// The positions of a random game, told apart by a seed.
fn random_game(game: &Attangle, seed: u64) -> Vec<Position> {
    let mut below = numbers(seed);
    let mut positions = vec![game.start()];
    while positions.len() < 80 {
        let mut position = positions[positions.len() - 1];
        let Some(mv) = random_move(game, &position, &(), &mut below) else {
            break;
        };
        game.play(&mut position, mv);
        positions.push(position);
    }
    positions
}

/// Whether some capture of this target leaves a full stack there.
fn fills(game: &Attangle, position: &Position, wanted: ludotheca_rules::attangle::Point) -> bool {
    let mut full = false;
    let _ = game.generate(position, |moves| {
        for mv in (0..moves.len()).map(|index| moves.nth(index)) {
            if matches!(mv, Move::Capture { target, .. } if target == wanted) {
                let mut after = *position;
                game.play(&mut after, mv);
                full |= matches!(after.stack_at(wanted), Some((_, Kind::Full)));
            }
        }
        ControlFlow::Continue(())
    });
    full
}

#[test]
fn a_strike_needs_a_single_and_says_whether_it_can_make_a_stack_full() {
    let mut seen = HashSet::new();
    for game in VARIANTS {
        for position in (1..40).flat_map(|seed| random_game(&game, seed)) {
            if game.judged(&position).is_some() {
                continue;
            }
            let _ = game.each_strike(&position, game.side(&position), |strike| {
                assert!(
                    !strike.singles.is_empty(),
                    "{}",
                    game.position_text(&position)
                );
                let full = fills(&game, &position, strike.target);
                assert_eq!(
                    strike.completes(),
                    full,
                    "{strike:?} {}",
                    game.position_text(&position)
                );
                seen.insert((strike.on_middle, full));
                ControlFlow::Continue(())
            });
        }
    }
    assert_eq!(seen.len(), 4, "all cases should occur: {seen:?}");
}

#[test]
fn a_pass_changes_the_player_and_nothing_else() {
    for text in CROWDED {
        let before = position(text);
        let after = before.passed();
        assert_eq!(STANDARD.side(&after), !STANDARD.side(&before));
        assert_eq!(
            STANDARD.board_key(&after),
            STANDARD.recomputed_board_key(&after)
        );
        assert_eq!(after.passed(), before);
        assert_eq!(after.reserve(Side::One), before.reserve(Side::One));
    }
}

#[test]
fn the_reserves_of_both_players_add_to_the_key_independently() {
    let key = |white: u8, black: u8| {
        let board = "..../...../....../1.a.1../....../..1../....";
        STANDARD.key(&position(&format!("{board} 1 {white}/{black} 10")))
    };
    for (white, black) in [(0, 0), (1, 7), (9, 3), (13, 12)] {
        assert_ne!(key(white, black), key(white + 1, black));
        assert_ne!(key(white, black), key(white, black + 1));
        assert_eq!(
            key(white, black) ^ key(white + 1, black),
            key(white, black + 2) ^ key(white + 1, black + 2)
        );
    }
}

#[test]
fn under_a_ban_on_the_first_move_the_first_ply_has_a_key_of_its_own() {
    let rows = [
        "....", ".....", "......", ".......", "......", ".....", "....",
    ];
    for row in 0..rows.len() {
        for number in 0..rows[row].len() {
            let mut rows = rows.map(str::to_owned);
            rows[row].replace_range(number..=number, "a");
            let key = |game: Attangle, reserves: &str, ply: u32| {
                let text = format!("{} 1 {reserves} {ply}", rows.join("/"));
                game.read_position(&text)
                    .map(|position| game.key(&position))
            };
            assert_ne!(key(OF_2006, "-/-", 0), key(OF_2006, "-/-", 2), "{rows:?}");
            assert_eq!(key(STANDARD, "5/5", 0), key(STANDARD, "5/5", 2), "{rows:?}");
        }
    }
}
