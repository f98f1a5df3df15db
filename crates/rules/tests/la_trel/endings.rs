//! LT-12 to LT-16: how games end, and in which order that is judged.

use super::*;
use crate::support::{after, at, legal, result};

#[test]
fn lt_12_who_has_no_attacker_left_has_lost() {
    let table = after(at(MASTER, "8/8/8/3s4/8/8/d7/3S3S 1 -/- 40"), "d1xd6");
    assert_eq!(result(&table), "p1win LT-12");
    assert_eq!(legal(&table), "");
}

#[test]
fn lt_12_a_lost_last_attacker_leaves_his_counter_as_it_was() {
    let table = after(at(BASIC, "8/8/8/3s4/8/8/d7/3S3S 1 -/4 40"), "d1xd6");
    assert_eq!(table.position_text(), "8/8/3S4/8/8/8/d7/7S 2 -/4 41");
    assert_eq!(result(&table), "p1win LT-12");
}

#[test]
fn lt_13_few_attackers_none_of_which_can_move_have_lost() {
    let trapped = "SSss3s/DDd5/ddd5/8/8/8/8/8 1 -/- 40";
    assert_eq!(result(&at(STANDARD, trapped)), "p2win LT-13");
    // Master and Advanced ask this of a single attacker only; here nothing at all can move.
    for variant in [MASTER, MASTER_OPEN, ADVANCED] {
        assert_eq!(result(&at(variant, trapped)), "draw LT-14", "{variant}");
    }
}

#[test]
fn lt_13_defenders_that_could_move_do_not_help() {
    let table = at(ADVANCED, "SD5s/Dd6/dd6/8/8/8/8/6D1 1 -/- 40");
    assert_eq!(result(&table), "p2win LT-13");
}

#[test]
fn lt_13_a_capture_is_a_way_out() {
    let position = "SSd4s/DDd5/ddd5/8/8/8/8/8 1 -/- 40";
    assert_eq!(legal(&at(STANDARD, position)), "b8xd8");
    assert_eq!(result(&at(STANDARD, position)), "none");
    // So is a corner, where corners are open.
    let corner = "Ssd5/1D6/1D6/8/8/8/8/7S 2 -/- 41";
    assert_eq!(result(&at(BASE, corner)), "none");
    assert_eq!(result(&at(STANDARD, corner)), "p1win LT-13");
}

#[test]
fn lt_13_leaves_the_duty_of_the_first_move_aside() {
    // At ply 0 a defender has to move, but the attacker could: the game goes on.
    let table = at(ADVANCED, "S6s/8/8/8/8/8/8/6D1 1 -/- 0");
    assert_eq!(result(&table), "none");
    assert_eq!(legal(&table), "g1-f1 g1-g2 g1-h1");
}

#[test]
fn lt_14_no_move_at_all_is_a_draw() {
    let table = at(BASE, "SSSSssss/DDDDdd2/dddddd2/8/8/8/8/8 1 -/- 40");
    assert_eq!(result(&table), "draw LT-14");
}

#[test]
fn lt_15_base_grants_two_moves_to_capture_an_attacker() {
    // Red takes the Sabre on d4, and Blue is left with one attacker.
    let table = after(at(BASE, "3s3s/8/8/8/3S4/8/d6d/6S1 2 -/- 41"), "d8xd3");
    assert_eq!(table.position_text(), "7s/8/8/8/8/3s4/d6d/6S1 1 2/- 42");
    let table = after(table, "g1-g2 d3-d4");
    assert!(table.position_text().ends_with("1 1/- 44"));
    let table = after(table, "g2-g3");
    assert!(table.position_text().ends_with("2 0/- 45"));
    assert_eq!(result(&table), "p2win LT-15");
}

#[test]
fn lt_15_in_base_a_defender_does_not_count() {
    let position = "7s/8/8/8/8/8/6d1/s5S1 1 1/- 40";
    assert_eq!(result(&after(at(BASE, position), "g1xg3")), "p2win LT-15");
    let table = after(at(BASIC, position), "g1xg3");
    assert!(table.position_text().ends_with("2 -/- 41"));
    assert_eq!(result(&table), "none");
}

#[test]
fn lt_15_a_chain_meets_the_obligation_with_any_of_its_captures() {
    let position = "7s/8/8/8/8/3s4/6d1/s5S1 1 1/- 40";
    let table = after(at(BASE, position), "g1xg3xc3");
    assert_eq!(table.position_text(), "7s/8/8/8/8/2S5/8/s7 2 -/- 41");
}

#[test]
fn lt_15_an_exchange_ends_the_obligation() {
    let table = after(at(BASE, "7s/D7/8/8/8/8/8/s5S1 1 1/- 40"), "a7-a8=W");
    assert_eq!(table.position_text(), "W6s/8/8/8/8/8/8/s5S1 2 -/- 41");
    assert_eq!(result(&table), "none");
}

#[test]
fn lt_15_is_not_restarted_after_it_was_met() {
    // Blue meets it and still has one attacker: no new count begins until a capture brings him down to one again.
    let table = at(BASE, "7s/3s4/8/8/3s4/8/8/s2S4 1 2/- 40");
    let table = after(table, "d1xd5");
    assert!(table.position_text().ends_with("2 -/- 41"));
    let table = after(table, "h8-h7 d5-e5 h7-h6");
    assert!(table.position_text().ends_with("1 -/- 44"));
}

#[test]
fn lt_15_counts_for_both_sides_at_once() {
    let table = at(BASE, "7s/8/8/8/8/d7/D7/S7 1 2/1 40");
    let table = after(table, "a1-b1");
    assert_eq!(table.position_text(), "7s/8/8/8/8/d7/D7/1S6 2 1/1 41");
    let table = after(table, "h8-h7");
    assert_eq!(table.position_text(), "8/7s/8/8/8/d7/D7/1S6 1 1/0 42");
    assert_eq!(result(&table), "p1win LT-15");
}

#[test]
fn lt_15_seven_moves_in_basic_and_standard_and_none_elsewhere() {
    let position = "3s3s/8/8/8/3S4/8/d6d/6S1 2 -/- 41";
    for (variant, counter) in [
        (BASE, "2/-"),
        (BASIC, "7/-"),
        (STANDARD, "7/-"),
        (MASTER, "-/-"),
        (MASTER_OPEN, "-/-"),
        (ADVANCED, "-/-"),
    ] {
        let text = after(at(variant, position), "d8xd3").position_text();
        assert!(text.contains(&format!(" 1 {counter} ")), "{variant} {text}");
    }
}

#[test]
fn lt_16_one_attacker_each_is_a_draw_in_basic_and_standard_only() {
    let position = "7s/8/8/8/3s4/8/8/3S4 1 -/- 40";
    for (variant, ending) in [
        (BASIC, "draw LT-16"),
        (STANDARD, "draw LT-16"),
        (BASE, "none"),
        (MASTER, "none"),
        (MASTER_OPEN, "none"),
        (ADVANCED, "none"),
    ] {
        assert_eq!(
            result(&after(at(variant, position), "d1xd5")),
            ending,
            "{variant}"
        );
    }
}

#[test]
fn lt_15_comes_before_lt_16() {
    // Blue's time runs out with both players at one attacker (a position that a game could not keep up to then).
    let table = at(BASIC, "7s/8/8/8/8/8/8/S7 2 0/- 41");
    assert_eq!(result(&table), "p2win LT-15");
}

#[test]
fn lt_16_comes_before_lt_13() {
    let table = at(STANDARD, "SD5s/Dd6/dd6/8/8/8/8/8 1 -/- 40");
    assert_eq!(result(&table), "draw LT-16");
}
