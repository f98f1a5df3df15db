//! Every refusal, with its rule and its cells.

use super::*;

#[test]
fn a_finished_game_names_the_rule_that_ended_it() {
    let table = at(STANDARD, "RR6/8/8/8/8/8/r7/8 2 41");
    assert_eq!(why(&table, "a2-a1"), "ZZ-3 game-over");
}

#[test]
fn a_runner_of_ones_own_must_move() {
    assert_eq!(why(&start(), "d4-d5"), "ZZ-1 empty-origin d4");
    assert_eq!(why(&start(), "b8-b7"), "ZZ-1 not-your-piece b8");
}

#[test]
fn nobody_passes() {
    assert_eq!(why(&start(), "--"), "ZZ-4 no-passing");
}

#[test]
fn a_runner_goes_one_step_ahead() {
    let table = at(STANDARD, "8/8/8/8/3r4/3R4/8/8 1 20");
    assert_eq!(why(&table, "d3-d3"), "ZZ-2 stays-put d3");
    assert_eq!(why(&table, "d3-e3"), "ZZ-2 toy-race-not-forward e3");
    assert_eq!(why(&table, "d3-d2"), "ZZ-2 toy-race-not-forward d2");
    assert_eq!(why(&table, "d3-d5"), "ZZ-2 too-far d5");
    assert_eq!(why(&table, "d3-e5"), "ZZ-2 wrong-direction e5");
    assert_eq!(why(&table, "d3-d4"), "ZZ-2 landing-occupied d4");
    let table = at(STANDARD, "8/8/8/8/3r4/3R4/8/8 2 21");
    assert_eq!(why(&table, "d4-d5"), "ZZ-2 toy-race-not-forward d5");
}

#[test]
fn the_nearest_alternatives_share_the_origin_or_the_target() {
    let refusal = refused(&start(), "a1-a3");
    assert_eq!(refusal.nearest, ["a1-a2", "a1-b2"]);
}
