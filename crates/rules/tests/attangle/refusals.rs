//! One test for each reason to refuse a move.

use crate::support::{at, refused, why};
use crate::{GRAND, OF_2006, STANDARD, start, white, white_2006};
use ludotheca_rules::Reason;

#[test]
fn a_finished_game_names_the_rule_that_ended_it() {
    assert_eq!(
        why(&white("3333/...../....../......./....../...../...."), "a1"),
        "AT-9 game-over"
    );
}

#[test]
fn nobody_passes() {
    for variant in [STANDARD, GRAND, OF_2006] {
        for text in ["--", "pass", "passe"] {
            assert_eq!(why(&start(variant), text), "AT-5 no-passing");
        }
    }
    let over = white("3333/...../....../......./....../...../....");
    assert_eq!(why(&over, "--"), "AT-9 game-over");
}

#[test]
fn a_capture_is_written_with_an_x_and_nothing_is_remarked() {
    let table = white("..../...../....../1.a.1../....../...../....");
    assert!(table.read_move("d1,d5xd3").is_ok());
    assert_eq!(table.remark("d1,d5xd3"), None);
}

#[test]
fn a_void_point_is_named() {
    assert_eq!(why(&start(STANDARD), "d4"), "AT-3 void-point d4");
    assert_eq!(why(&start(GRAND), "h4"), "AT-3 void-point h4");
}

#[test]
fn the_centre_is_closed_to_the_first_move_of_2006() {
    assert_eq!(why(&start(OF_2006), "d4"), "AT-3 first-move-centre d4");
}

#[test]
fn an_occupied_point_is_named() {
    let table = white("..../...../....../1.a.1../....../...../....");
    assert_eq!(why(&table, "d1"), "AT-5 point-occupied d1");
    assert_eq!(why(&table, "d3"), "AT-5 point-occupied d3");
}

#[test]
fn an_empty_reserve_is_named_before_the_point() {
    let table = at(
        STANDARD,
        "..../...../....../1.a.1../....../...../.... 1 0/5 10",
    );
    assert_eq!(why(&table, "a1"), "AT-5 no-reserve a1");
    assert_eq!(why(&table, "d4"), "AT-5 no-reserve d4");
}

#[test]
fn each_attacker_must_be_a_piece_of_the_mover() {
    let table = white("..../...../....../1.a.1../....../...../...b");
    assert_eq!(why(&table, "a1,d1-d3"), "AT-7 empty-origin a1");
    assert_eq!(why(&table, "d1,a1-d3"), "AT-7 empty-origin a1");
    assert_eq!(why(&table, "a4,d1-d3"), "AT-7 not-your-piece a4");
    assert_eq!(why(&table, "a1-d3"), "AT-7 empty-origin a1");
}

#[test]
fn the_attackers_must_be_two() {
    let table = white("..../...../....../1.a.1../....../...../....");
    assert_eq!(why(&table, "d1,d1-d3"), "AT-7 same-attacker d1");
    assert_eq!(why(&table, "d1-d3"), "AT-7 only-one-attacker d1 d3");
}

#[test]
fn a_full_stack_neither_moves_nor_is_captured() {
    let table = white("..../...../....../3.a.1../....../...../....");
    assert_eq!(why(&table, "d1,d5-d3"), "AT-8 full-stack d1");
    let table = white("..../...../....../1.c.1../....../...../....");
    assert_eq!(why(&table, "d1,d5-d3"), "AT-8 full-stack d3");
    let table = white_2006("..../...../....../5.a.1../....../...../....");
    assert_eq!(why(&table, "d1,d5-d3"), "AT-8′ full-stack d1");
    let table = white_2006("..../...../....../1.e.1../....../...../....");
    assert_eq!(why(&table, "d1,d5-d3"), "AT-8′ full-stack d3");
}

#[test]
fn both_attackers_out_of_line_names_the_first() {
    let table = white("..../...../....../..a..../....../.1.../...1");
    assert_eq!(why(&table, "a4,b2-d3"), "AT-7 not-in-line a4 d3");
    assert_eq!(why(&table, "b2-d3"), "AT-7 not-in-line b2 d3");
}

#[test]
fn both_ways_blocked_names_what_stands_in_the_first() {
    let table = white("..../...../....../1ba.a.1/....../...../....");
    assert_eq!(why(&table, "d1,d7-d3"), "AT-7 attacker-blocked d2");
    assert_eq!(why(&table, "d7,d1-d3"), "AT-7 attacker-blocked d5");
    assert_eq!(why(&table, "d1-d3"), "AT-7 attacker-blocked d2");
}

#[test]
fn when_only_one_attacker_reaches_the_other_is_named_with_its_reason() {
    let table = white("..../...../....../1.a.b.1/....../...../...1");
    assert_eq!(why(&table, "d1,d7-d3"), "AT-7 only-one-attacker d7 d5");
    assert_eq!(why(&table, "d7,d1-d3"), "AT-7 only-one-attacker d7 d5");
    assert_eq!(why(&table, "a4,d1-d3"), "AT-7 only-one-attacker a4 d3");
    let said = refused(&table, "d1,d7-d3").message();
    let arg = |name| {
        let found = said.args.iter().find(|(key, _)| *key == name);
        found.map(|(_, value)| value.clone())
    };
    assert_eq!(arg("why"), Some("blocked".into()));
    assert_eq!(arg("reaches"), Some("d1".into()));
    assert_eq!(arg("fails"), Some("d7".into()));
    assert_eq!(arg("blocker"), Some("d5".into()));
}

#[test]
fn two_attackers_from_the_same_side_are_one_direction() {
    let table = white("..../...../....../11a..../....../...../....");
    assert_eq!(why(&table, "d1,d2-d3"), "AT-7 same-direction d1 d2 d3");
}

#[test]
fn the_target_must_be_an_enemy() {
    let table = white("..../...../....../1.1.1../....../...../...a");
    assert_eq!(why(&table, "d1,d5-d3"), "AT-7 target-own d3");
    assert_eq!(why(&table, "d1,d3-d3"), "AT-7 target-own d3");
    assert_eq!(why(&table, "d3-d3"), "AT-7 target-own d3");
    let table = white("..../...../....../1...1../....../...../...a");
    assert_eq!(why(&table, "d1,d5-d3"), "AT-7 target-empty d3");
}

#[test]
fn a_stack_that_would_be_too_high_names_the_stacks_that_make_it_so() {
    let table = white("..../...../....../2.a.2../....../...../....");
    assert_eq!(why(&table, "d1,d5-d3"), "AT-8 stack-too-high d1 d5");
    let table = white("..../...../....../1.b.2../....../...../....");
    assert_eq!(why(&table, "d1,d5-d3"), "AT-8 stack-too-high d3 d5");
    let table = white_2006("..../...../....../3.c.1../....../...../....");
    assert_eq!(why(&table, "d1,d5-d3"), "AT-8′ stack-too-high d3 d1");
    let said = refused(&table, "d1,d5-d3").message();
    assert!(said.args.contains(&("height", 7.into())));
    assert!(said.args.contains(&("most", 5.into())));
}

#[test]
fn the_nearest_alternatives_share_an_attacker_or_the_target() {
    let table = white("..../...../....../1.a.1../..1.../...../....");
    let refusal = refused(&table, "d1,d1-d3");
    assert_eq!(refusal.reason, Reason::SAME_ATTACKER);
    assert_eq!(refusal.nearest, ["c3,d1-d3", "d1,d5-d3", "c3,d5-d3"]);
    // Pointing at an own piece offers what it can capture, at an enemy who can capture it, at a free point entering there.
    assert_eq!(refused(&table, "d1").nearest, ["c3,d1-d3", "d1,d5-d3"]);
    assert_eq!(
        refused(&table, "d3").nearest,
        ["c3,d1-d3", "c3,d5-d3", "d1,d5-d3"]
    );
    assert!(
        refused(&table, "d1,d5-d2")
            .nearest
            .contains(&"d2".to_owned())
    );
    assert!(refused(&table, "d4").nearest.is_empty());
}
