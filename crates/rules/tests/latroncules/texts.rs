//! Position and move texts, and what is wrong with bad ones.

use super::*;

#[test]
fn a_position_that_no_game_could_show_is_refused_with_what_is_wrong() {
    let cases = [
        ("8/8/8/8/8/8/8/7C 1 0", "text-fields", 1),
        ("8/8/8/8/8/8/8/7C 3 0 0", "text-player", 18),
        ("8/8/8/8/8/8/8/7C 2 0 0", "text-parity", 22),
        ("8/8/8/8/8/8/8/7C 1 0 -1", "text-ply", 22),
        ("8/8/8/8/8/8/8/7C 1 0 00", "text-ply", 22),
        ("8/8/8/8/8/8/8/7C 1 52 0", "text-quiet-limit", 20),
        ("8/8/8/8/8/8/8/7C 1 x 0", "text-quiet", 20),
        ("8/8/8/8/8/8/8/7X 1 0 0", "text-unexpected", 16),
        ("8/8/8/8/8/8/8/6C 1 0 0", "text-rank-length", 17),
        ("8/8/8/8/8/8/8/8C 1 0 0", "text-rank-length", 16),
        ("8/8/8/8/8/8/8/44 1 0 0", "text-unexpected", 16),
        ("8/8/8/8/8/8/8 1 0 0", "text-rank-count", 14),
        ("8/8/8/8/8/8/8/8/8 1 0 0", "text-unexpected", 16),
        ("8/8/8/8/8/8/8/8 1 0 0", "text-no-pieces", 1),
        ("F7/8/8/8/8/8/8/8 1 0 0", "text-foot-on-farthest-rank", 1),
        ("8/8/FFFFFFFF/F7/8/8/8/7c 1 0 0", "text-too-many", 1),
        ("CCCCCCCC/CCCCCCCC/C7/8/8/8/8/7c 1 0 0", "text-too-many", 1),
    ];
    for (text, problem, column) in cases {
        assert_eq!(unreadable(CLASSIC, text), (problem, column), "{text}");
    }
}

#[test]
fn an_unfinished_move_text_lacks_something_at_its_end() {
    for (text, column) in [("a2", 3), ("a2-", 4), (" a2 - ", 7), ("a2-a3x", 7)] {
        match start().read_move(text) {
            Err(ludotheca_rules::MoveError::Unreadable(error)) => {
                let found = (error.problem.id, error.column);
                assert_eq!(found, ("text-move-unfinished", column), "{text}");
            }
            other => panic!("{text}: {other:?}"),
        }
    }
}

#[test]
fn a_move_text_without_form_is_unreadable_not_refused() {
    for text in [
        "",
        "a2",
        "a2-",
        "a2-a9",
        "a2a3",
        "a2-a3-",
        "a2-a3=D",
        "a2-a3xb4xb4",
        "é2-a3",
    ] {
        assert!(
            matches!(
                start().read_move(text),
                Err(ludotheca_rules::MoveError::Unreadable(_))
            ),
            "{text}"
        );
    }
}
