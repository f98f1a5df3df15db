//! Positions and moves that are read, and those that are not.

use crate::support::{at, unreadable};
use crate::{GRAND, OF_2006, STANDARD, start, white};

const BLANK: &str = "..../...../....../......./....../...../....";

#[test]
fn a_position_that_no_game_could_show_is_refused_with_what_is_wrong() {
    let cases = [
        (format!("{BLANK} 1 18/18"), "text-fields", 1),
        (format!("{BLANK} 3 18/18 0"), "text-player", 45),
        (format!("{BLANK} 2 18/18 0"), "text-parity", 53),
        (format!("{BLANK} 1 18/18 x"), "text-ply", 53),
        (format!("{BLANK} 1 18 0"), "text-reserves", 47),
        (format!("{BLANK} 1 -/- 0"), "text-reserves", 47),
        (format!("{BLANK} 1 18/+1 0"), "text-reserves", 50),
        (format!("{BLANK} 1 018/1 0"), "text-reserves", 47),
        (format!("{BLANK} 1 19/1 0"), "text-supply", 47),
        (format!("{BLANK} 1 1/19 0"), "text-supply", 49),
        (
            "x.../...../....../......./....../...../.... 1 1/1 0".into(),
            "text-unexpected",
            1,
        ),
        (
            "6.../...../....../......./....../...../.... 1 1/1 0".into(),
            "text-unexpected",
            1,
        ),
        (
            "A.../...../....../......./....../...../.... 1 1/1 0".into(),
            "text-unexpected",
            1,
        ),
        (
            ".../...../....../......./....../...../.... 1 1/1 0".into(),
            "text-row-length",
            4,
        ),
        (
            "...../...../....../......./....../...../.... 1 1/1 0".into(),
            "text-row-length",
            5,
        ),
        (
            "..../...../....../......./....../...../... 1 1/1 0".into(),
            "text-row-length",
            43,
        ),
        (
            "..../...../....../......./....../..... 1 1/1 0".into(),
            "text-row-count",
            39,
        ),
        (format!("{BLANK}/ 1 1/1 0"), "text-unexpected", 44),
        (
            "..../...../....../...1.../....../...../.... 1 1/1 0".into(),
            "text-stack-on-void",
            22,
        ),
        (
            "4.../...../....../......./....../...../.... 1 1/1 0".into(),
            "text-stack-height",
            1,
        ),
        (
            "...e/...../....../......./....../...../.... 1 1/1 0".into(),
            "text-stack-height",
            4,
        ),
        (
            "1.../...../....../......./....../...../.... 1 18/17 0".into(),
            "text-supply",
            1,
        ),
        (
            "2.../...../....../......./....../...../.... 1 17/18 0".into(),
            "text-supply",
            1,
        ),
        (
            "33../cc.../....../......./....../...../.... 1 14/13 0".into(),
            "text-supply-in-all",
            1,
        ),
        (
            "333./ccc../....../......./....../...../.... 1 1/1 0".into(),
            "text-both-won",
            1,
        ),
    ];
    for (text, problem, column) in cases {
        assert_eq!(unreadable(STANDARD, &text), (problem, column), "{text}");
    }
}

#[test]
fn in_2006_heights_are_odd_and_reserves_have_no_number() {
    let cases = [
        (format!("{BLANK} 1 18/18 0"), "text-reserves-unlimited", 47),
        (format!("{BLANK} 1 - 0"), "text-reserves-unlimited", 47),
        (
            "2.../...../....../......./....../...../.... 1 -/- 0".into(),
            "text-stack-height",
            1,
        ),
        (
            "d.../...../....../......./....../...../.... 1 -/- 0".into(),
            "text-stack-height",
            1,
        ),
    ];
    for (text, problem, column) in cases {
        assert_eq!(unreadable(OF_2006, &text), (problem, column), "{text}");
    }
    at(
        OF_2006,
        "5.e./...../....../...1.../....../...../.... 1 -/- 10",
    );
}

#[test]
fn grand_attangle_has_twenty_seven_pieces_a_side() {
    let rows = "...../....../......./......../........./......../......./....../.....";
    at(GRAND, &format!("{rows} 1 27/27 0"));
    assert_eq!(
        unreadable(GRAND, &format!("{rows} 1 28/27 0")).0,
        "text-supply"
    );
}

#[test]
fn a_set_position_may_leave_pieces_aside_and_use_all_of_them() {
    at(
        STANDARD,
        "1.../...../....../......./....../...../...a 1 0/0 10",
    );
    at(
        STANDARD,
        "1.../...../....../......./....../...../...a 1 17/17 2",
    );
    // Each double hides one piece of each colour.
    at(
        STANDARD,
        "2.../...../....../......./....../...../...b 1 16/16 6",
    );
}

#[test]
fn a_capture_is_read_in_any_order_of_attackers_case_spaces_and_with_x() {
    let table = white("..../...../....../1.a.1../....../...../....");
    for spelling in ["d1,d5-d3", "d5,d1-d3", "D5 , D1 x D3", "d1,d5xd3"] {
        assert_eq!(table.read_move(spelling).unwrap(), "d1,d5-d3", "{spelling}");
    }
    assert_eq!(table.read_move(" E 4 ").unwrap(), "e4");
}

#[test]
fn a_move_text_without_form_is_unreadable_not_refused() {
    let cases = [
        ("", "text-empty", 1),
        ("d", "text-no-point", 1),
        ("d8", "text-no-point", 1),
        ("h1", "text-no-point", 1),
        ("d3d4", "text-unexpected", 3),
        ("d3,", "text-capture-unfinished", 4),
        ("d1,d5", "text-capture-unfinished", 6),
        ("d1,d5-", "text-capture-unfinished", 7),
        ("d1,d5,d3", "text-unexpected", 6),
        ("d1,d5-d", "text-no-point", 7),
        ("d1,d5-d3-d4", "text-unexpected", 9),
        ("-", "text-no-point", 1),
        ("é1", "text-no-point", 1),
    ];
    for (text, problem, column) in cases {
        match start(STANDARD).read_move(text) {
            Err(ludotheca_rules::MoveError::Unreadable(error)) => {
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
