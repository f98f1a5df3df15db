//! Position and move texts: what is read, what is refused and how forgiving the reading is.

use super::*;
use crate::support::{at, unreadable};
use ludotheca_rules::MoveError;

#[test]
fn every_start_is_read_back_as_it_was_written() {
    for variant in ALL {
        let text = start(variant).position_text();
        assert_eq!(at(variant, &text).position_text(), text);
    }
}

#[test]
fn moves_are_read_in_any_case_with_spaces_and_either_sign() {
    let table = at(BASE, "7s/1D6/8/8/8/3d4/8/S2S4 1 -/- 40");
    for (spelling, canonical) in [
        ("A1-A2", "a1-a2"),
        (" a1 x a2 ", "a1-a2"),
        ("d1-d4", "d1xd4"),
        ("b7xb8=w", "b7-b8=W"),
        ("B7 - B8 = T", "b7-b8=T"),
    ] {
        assert_eq!(table.read_move(spelling).as_deref(), Ok(canonical));
    }
}

#[test]
fn a_move_text_that_has_not_the_form_of_a_move_says_where() {
    let table = start(BASE);
    for (text, id, column) in [
        ("", "text-empty", 1),
        ("a2", "text-move-unfinished", 3),
        ("a2-", "text-move-unfinished", 4),
        ("a2-i3", "text-no-square", 4),
        ("a2-a", "text-unexpected", 4),
        ("a2+a3", "text-unexpected", 3),
        ("a2-a3=", "text-move-unfinished", 7),
        ("a2-a3=D", "text-exchange-letter", 7),
        ("a2-a3=WW", "text-unexpected", 8),
    ] {
        match table.read_move(text) {
            Err(MoveError::Unreadable(error)) => {
                assert_eq!((error.problem.id, error.column), (id, column), "{text}");
            }
            other => panic!("{text}: {other:?}"),
        }
    }
}

#[test]
fn a_position_that_no_game_could_show_is_refused() {
    for (variant, text, id, column) in [
        (BASE, "s7/8/8/8/8/8/8/S7 1 -/- 41", "text-parity", 25),
        (BASE, "s7/8/8/8/8/8/8/S7 1 -/-", "text-fields", 1),
        (BASE, "s7/8/8/8/8/8/8/S7 1 - 40", "text-counters", 21),
        (BASE, "s7/8/8/8/8/8/8/S7 1 x/- 40", "text-counters", 21),
        (BASE, "s7/8/8/8/8/8/8/S7 1 -/x 40", "text-counters", 23),
        (BASE, "s7/8/8/8/8/8/8/S7 1 3/- 40", "text-counter-limit", 21),
        (
            BASIC,
            "ss6/8/8/8/8/8/8/S7 1 -/8 40",
            "text-counter-limit",
            24,
        ),
        (
            BASE,
            "ss6/8/8/8/8/8/8/S7 1 -/1 40",
            "text-counter-attackers",
            24,
        ),
        (BASE, "s7/8/8/8/8/8/8/S7 1 0/- 40", "text-counter-out", 21),
        (
            MASTER,
            "s7/8/8/8/8/8/8/S7 1 1/- 40",
            "text-counter-not-used",
            21,
        ),
        (
            BASE,
            "s7/8/8/8/8/8/8/SB6 1 -/- 40",
            "text-no-blockers-here",
            17,
        ),
        (BASE, "d7/8/8/8/8/8/8/D7 1 -/- 40", "text-no-attackers", 1),
        (BASE, "s7/8/8/8/8/8/8/SQ6 1 -/- 40", "text-unexpected", 17),
        (BASE, "s7/8/8/8/8/8/8/SSSSS3 1 -/- 40", "text-too-many", 1),
        (BASE, "s7/8/8/8/8/8/8/TTT5 1 -/- 40", "text-too-many", 1),
        (BASE, "www5/8/8/8/8/8/8/T7 1 -/- 40", "text-too-many", 1),
        (
            BASE,
            "s7/dddddddd/d7/8/8/8/8/T7 1 -/- 40",
            "text-too-many",
            1,
        ),
        (MASTER, "s7/8/8/8/8/8/8/TBBB4 1 -/- 40", "text-too-many", 1),
    ] {
        assert_eq!(unreadable(variant, text), (id, column), "{text}");
    }
}

#[test]
fn counters_stand_for_players_with_one_attacker_or_none() {
    for text in [
        "s7/8/8/8/8/8/8/S7 1 2/1 40",
        "s7/8/8/8/8/8/8/S7 2 0/- 41",
        "8/8/8/8/8/8/d7/S7 2 -/2 41",
        "s7/8/8/8/8/8/8/S7 1 1/0 40",
    ] {
        assert_eq!(at(BASE, text).position_text(), text);
    }
}
