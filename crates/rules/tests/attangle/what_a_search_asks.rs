//! What a search asks of a position beyond its moves.

use rules::attangle::{Attangle, Move, Position, STANDARD};
use rules::{Game, Group, Notation, Side};
use std::ops::ControlFlow;

const CROWDED: [&str; 3] = [
    "1.1./.1.c./1...../1.c..../..a.1a/....a/11.a 1 7/11 26",
    ".2../.1.../.a.a../....a../..1.../.3.b./a... 2 13/10 21",
    "..../...../....../1.a.1../....../..1../.... 1 5/5 10",
];

fn position(text: &str) -> Position {
    STANDARD.read_position(text).expect("a position")
}

fn captures(game: &Attangle, position: &Position) -> u32 {
    let mut count = 0;
    let _ = game.generate(position, |moves| {
        for index in 0..moves.len() {
            count += u32::from(matches!(moves.nth(index), Move::Capture { .. }));
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
