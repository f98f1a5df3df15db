//! The two players to measure against do what they are described to do.

use crate::{all_ways, at, board, each_random, has_dice, told};
use rules::chasse_croise::{ChasseCroise, Lane, Move, Position, STANDARD};
use rules::random::numbers;
use rules::{Game, Notation, Side, Table as Board};
use search::EngineGame;
use std::collections::BTreeSet;

fn lead(position: &Position, side: Side) -> i32 {
    let steps = |side| -> i32 {
        Lane::all()
            .map(|lane| i32::from(position.place(side, lane)))
            .sum()
    };
    steps(side) - steps(!side)
}

fn greedy(board: &Board<ChasseCroise>) -> Vec<Move> {
    ChasseCroise::GREEDY.expect("the game has a greedy player")(board)
}

fn greedy_text(text: &str) -> String {
    let turn = greedy(&board(text));
    assert_ne!(turn, [], "a turn");
    told(&at(text), &turn)
}

fn novice_texts(text: &str) -> BTreeSet<String> {
    let board = board(text);
    let mut below = numbers(3);
    (0..200)
        .map(|_| {
            let mv = ChasseCroise::novice(&board, &mut below).expect("a move");
            STANDARD.move_text(board.position(), mv)
        })
        .collect()
}

#[test]
fn greedy_play_has_the_greatest_lead_that_a_turn_can_give() {
    each_random(100, has_dice, |position| {
        let side = position.side();
        let mut after = *position;
        for mv in greedy(&Board::from_position(STANDARD, *position)) {
            STANDARD.play(&mut after, mv);
        }
        let most = all_ways(position)
            .iter()
            .map(|(end, _)| lead(end, side))
            .max();
        assert_eq!(Some(lead(&after, side)), most, "{position:?}");
    });
}

#[test]
fn greedy_play_hits_backward_where_that_costs_the_enemy_more() {
    // White's pawn on row 9 has come as far as column h.
    assert_eq!(greedy_text("0000000b00/0000000080 1 2 40"), "h-2x");
}

#[test]
fn greedy_play_leaves_few_pawns_within_reach_of_one_die() {
    // All advances are alike in steps. White's first row stands at 0 and reaches the crossings of columns a to f on row 1.
    let turn = greedy_text("0000000000/0000000000 1 1 40");
    assert!(
        ["g+1", "h+1", "i+1", "j+1"].contains(&turn.as_str()),
        "{turn}"
    );
}

#[test]
fn a_novice_hits_forward_if_he_can() {
    assert_eq!(
        novice_texts("0000000000/0030000000 1 43 40"),
        BTreeSet::from(["c+3x".to_owned()])
    );
}

#[test]
fn a_novice_advances_anything_and_never_retreats() {
    let texts = novice_texts("5555555555/0000000000 1 43 40");
    assert_eq!(texts.len(), 20);
    assert!(texts.iter().all(|text| text.contains('+')), "{texts:?}");
}

#[test]
fn a_novice_ends_his_turn_when_he_may() {
    assert_eq!(
        novice_texts("bbbbbbbbba/bbbbbbb000 1 6 40"),
        BTreeSet::from(["--".to_owned()])
    );
}

#[test]
fn nobody_moves_before_the_roll_or_after_the_end() {
    for text in [
        "0000000000/0000000000 1 - 0",
        "bbbbbbbbbb/0000000000 1 6 40",
    ] {
        assert_eq!(greedy(&board(text)), []);
        assert_eq!(ChasseCroise::novice(&board(text), &mut |_| 0), None);
    }
}
