//! Moves made by touching points.

use crate::white;
use ludotheca_rules::{AnyTable, Touch};

fn touches(table: &AnyTable, names: &str) -> Vec<Touch> {
    let cells = names
        .split_whitespace()
        .map(|name| table.cell_named(name).unwrap());
    cells.map(Touch::Cell).collect()
}

#[test]
fn attackers_come_in_either_order_and_the_target_last_or_first() {
    let table = white("..../...../....../1.a.1../....../...../....");
    for names in ["d1 d5 d3", "d5 d1 d3", "d3 d1 d5", "d3 d5 d1"] {
        let touches = touches(&table, names);
        assert_eq!(table.touched(&touches).complete, ["d1,d5-d3"], "{names}");
        assert_eq!(
            table.judge_touches(&touches).unwrap(),
            "d1,d5-d3",
            "{names}"
        );
    }
    assert_eq!(
        table.touched(&touches(&table, "d1")).next,
        touches(&table, "d5")
    );
    assert_eq!(table.touched(&touches(&table, "e1")).complete, ["e1"]);
}

#[test]
fn a_point_that_many_captures_share_is_offered_once() {
    let table = white("..../...../....../1.a.1../....../...../..1.");
    let offered = |names| {
        let mut cells: Vec<_> = table
            .touched(&touches(&table, names))
            .next
            .into_iter()
            .map(|touch| match touch {
                Touch::Cell(cell) => table.cell_name(cell),
                other @ Touch::Choice(_) => panic!("{other:?}"),
            })
            .collect();
        cells.sort();
        cells.join(" ")
    };
    assert_eq!(offered("d3"), "a3 d1 d5");
    assert_eq!(offered("d3 d1"), "a3 d5");
    assert_eq!(offered("d1"), "a3 d5");
}

#[test]
fn touches_that_make_no_move_are_explained() {
    let table = white("..../...../....../1.a.1../....../.1.../....");
    let reason = |names| match table.judge_touches(&touches(&table, names)) {
        Err(ludotheca_rules::MoveError::Refused(refusal)) => refusal.reason.id(),
        Err(ludotheca_rules::MoveError::Unreadable(error)) => error.problem.id,
        Ok(mv) => panic!("{mv} is legal"),
    };
    assert_eq!(reason("d4"), "refusal-void-point");
    assert_eq!(reason("d1 d3"), "refusal-only-one-attacker");
    assert_eq!(reason("d3 d1"), "refusal-only-one-attacker");
    assert_eq!(reason("b2 d1 d3"), "refusal-only-one-attacker");
    assert_eq!(reason("d3 b2 d1"), "refusal-only-one-attacker");
    assert_eq!(reason("d1 d5"), "touch-point-or-capture");
    assert_eq!(reason("d1 d5 d3 d4"), "touch-point-or-capture");
    assert_eq!(reason(""), "touch-point-or-capture");
    let outside = table.judge_touches(&[Touch::Cell(ludotheca_rules::Cell(37))]);
    assert!(matches!(
        outside,
        Err(ludotheca_rules::MoveError::Unreadable(_))
    ));
}
