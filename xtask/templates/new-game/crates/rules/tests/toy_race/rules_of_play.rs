//! One test or more for each rule identifier.

use super::*;

#[test]
fn zz_1_the_game_begins_with_a_full_rank_a_side() {
    let text = "rrrrrrrr/8/8/8/8/8/8/RRRRRRRR 1 0";
    assert_eq!(start().position_text(), text);
}

#[test]
fn zz_2_a_runner_steps_straight_or_aslant_ahead_onto_an_empty_square() {
    let table = at(STANDARD, "8/8/8/8/2r5/3R4/8/8 1 20");
    assert_eq!(legal(&table), "d3-d4 d3-e4");
    let table = at(STANDARD, "8/8/8/8/2r5/3R4/8/8 2 21");
    assert_eq!(legal(&table), "c4-b3 c4-c3");
    let table = at(STANDARD, "r7/8/8/8/8/8/R7/8 1 20");
    assert_eq!(legal(&table), "a2-a3 a2-b3");
}

#[test]
fn zz_3_two_runners_home_win() {
    let table = at(STANDARD, "R7/3R4/8/8/8/8/r7/8 1 40");
    assert_eq!(result(&table), "none");
    assert_eq!(result(&after(table, "d7-e8")), "p1win ZZ-3");
    let table = at(STANDARD, "8/7R/8/8/8/8/r7/1r6 2 41");
    assert_eq!(result(&after(table, "a2-a1")), "p2win ZZ-3");
}

#[test]
fn zz_4_who_cannot_move_has_lost() {
    // A runner that is home stays there.
    let table = at(STANDARD, "R7/8/8/8/8/8/1r6/8 2 41");
    assert_eq!(result(&after(table, "b2-c1")), "p2win ZZ-4");
    let blocked = "8/8/8/8/8/rr6/R7/8 1 40";
    assert_eq!(result(&at(STANDARD, blocked)), "p2win ZZ-4");
}
