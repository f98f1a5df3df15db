//! Position and move texts, and what is wrong with bad ones.

use super::*;
use ludotheca_rules::MoveError;

#[test]
fn a_position_that_no_game_could_show_is_refused_with_what_is_wrong() {
    let cases = [
        ("8/8/8/8/8/8/8/7R 1", "text-fields", 1),
        ("8/8/8/8/8/8/8/7R 3 0", "text-player", 18),
        ("8/8/8/8/8/8/8/7R 2 0", "text-parity", 20),
        ("8/8/8/8/8/8/8/7X 1 0", "text-unexpected", 16),
        ("8/8/8/8/8/8/8 1 0", "text-rank-count", 14),
        ("8/8/8/8/8/8/8/8 1 0", "text-no-pieces", 1),
        ("8/8/8/8/8/8/R7/RRRRRRRR 1 0", "text-too-many", 1),
    ];
    for (text, problem, column) in cases {
        assert_eq!(unreadable(STANDARD, text), (problem, column), "{text}");
    }
}

#[test]
fn a_move_text_without_form_is_unreadable_not_refused() {
    let cases = [
        ("", "text-empty", 1),
        ("a1", "text-move-unfinished", 3),
        ("a1-", "text-move-unfinished", 4),
        ("a1-a", "text-move-unfinished", 5),
        ("a1-i2", "text-no-square", 4),
        ("a1xa2", "text-unexpected", 3),
        ("a1-a2-", "text-unexpected", 6),
    ];
    for (text, problem, column) in cases {
        match start().read_move(text) {
            Err(MoveError::Unreadable(error)) => {
                assert_eq!((error.problem.id, error.column), (problem, column), "{text}");
            }
            other => panic!("{text}: {other:?}"),
        }
    }
}
