//! Position and move texts, and what is wrong with bad ones.

use super::*;

#[test]
fn a_position_that_no_game_could_show_is_refused_with_what_is_wrong() {
    let cases = [
        ("0000000000/0000000000 1 -", "text-fields", 1),
        ("0000000000/0000000000 3 - 0", "text-player", 23),
        ("0000000000/0000000000 2 - 0", "text-parity", 27),
        ("0000000000/0000000000 1 - +0", "text-ply", 27),
        ("000000000c/0000000000 1 - 0", "text-place", 10),
        ("000000000B/0000000000 1 - 0", "text-place", 10),
        ("0000000000/00000000é0 1 - 0", "text-place", 20),
        ("000000000/0000000000 1 - 0", "text-pawn-count", 1),
        ("0000000000/00000000000 1 - 0", "text-pawn-count", 12),
        ("0000000000 1 - 0", "text-pawn-count", 12),
        ("0000000000/0000000000/ 1 - 0", "text-unexpected", 22),
        ("4000000000/0001000000 1 - 10", "text-shared-crossing", 1),
        ("0000000000/0000000000 1 70 0", "text-dice", 25),
        ("0000000000/0000000000 1 0 0", "text-dice", 25),
        ("0000000000/0000000000 1 631 0", "text-dice", 25),
        ("0000000000/0000000000 1 x 0", "text-dice", 25),
        ("0000000000/0000000000 1 36 0", "text-dice-order", 25),
        ("bbbbbbbbbb/bbbbbbbbbb 1 - 10", "text-already-won", 1),
        ("bbbbbbbbbb/0000000000 2 - 11", "text-already-won", 1),
        ("bbbbbbbbbb/0000000000 1 63 10", "text-already-won", 1),
    ];
    for (text, problem, column) in cases {
        assert_eq!(support::unreadable(ID, text), (problem, column), "{text}");
    }
}

#[test]
fn a_game_that_had_ended_names_its_winner() {
    for (text, side) in [
        ("bbbbbbbbbb/0000000000 2 - 11", ludotheca_rules::Side::One),
        ("0000000000/bbbbbbbbbb 2 63 11", ludotheca_rules::Side::Two),
    ] {
        let player = Value::Player {
            game: "chasse-croise",
            side,
        };
        let error = start().set_up(text).unwrap_err();
        assert_eq!(error.problem.args, [("player", player)], "{text}");
    }
}

#[test]
fn pawns_that_meet_nowhere_are_read_and_written_back() {
    for text in [
        "0000000000/0000000000 1 - 0",
        "bbbbbbbbb0/bbbbbbbbb0 2 66 11",
        "4000000000/0002000000 1 - 10",
        "bbbbbbbbbb/0000000000 1 6 10",
    ] {
        assert_eq!(at(text).position_text(), text);
    }
}

#[test]
fn a_roll_is_read_in_either_order_and_with_its_colon() {
    for spelling in ["63", "36", "6 3", "63:", " 36 : "] {
        assert_eq!(start().read_move(spelling).unwrap(), "63");
    }
}

#[test]
fn a_text_without_form_says_what_it_lacks() {
    let table = at("0000000000/0000000000 1 63 0");
    let cases = [
        ("", "text-empty", 1),
        ("c6", "text-sign", 2),
        ("c", "text-sign", 2),
        ("cx6", "text-sign", 2),
        ("10x3", "text-sign", 3),
        ("c+", "text-step-unfinished", 3),
        ("c+x", "text-step-unfinished", 3),
        ("c+6xx", "text-unexpected", 5),
        ("c+123", "text-unexpected", 5),
        ("c+6 g+3", "text-unexpected", 5),
        ("k+6", "text-lane", 1),
        ("0+6", "text-lane", 1),
        ("11+6", "text-lane", 1),
        ("1234567890+6", "text-lane", 1),
        ("73", "text-die", 1),
        ("60", "text-die", 2),
        ("6", "text-no-action", 1),
        ("-", "text-no-action", 1),
        ("---", "text-no-action", 1),
        ("é+6", "text-no-action", 1),
    ];
    for (text, problem, column) in cases {
        match table.read_move(text) {
            Err(MoveError::Unreadable(error)) => {
                assert_eq!(
                    (error.problem.id, error.column),
                    (problem, column),
                    "{text}"
                );
            }
            other => panic!("{text}: {other:?}"),
        }
    }
}
