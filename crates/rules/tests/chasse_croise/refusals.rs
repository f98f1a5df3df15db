//! Every refusal, with its rule and its cells.

use super::*;

fn arg(refusal: &Refusal, name: &str) -> Option<Value> {
    let found = refusal.args.iter().find(|(key, _)| *key == name);
    found.map(|(_, value)| value.clone())
}

#[test]
fn a_finished_game_names_the_rule_that_ended_it() {
    let table = at("bbbbbbbbbb/0000000000 1 6 10");
    for action in ["a-6", "--", "63"] {
        assert_eq!(why(&table, action), "CC-7 game-over");
    }
}

#[test]
fn the_dice_come_before_the_pawns() {
    assert_eq!(why(&start(), "c+6"), "CC-2 roll-first");
    assert_eq!(why(&start(), "--"), "CC-2 roll-first");
}

#[test]
fn one_roll_a_turn() {
    let refusal = refused(&at("0000000000/0000000000 1 63 0"), "52");
    assert_eq!(
        (refusal.rule.id(), refusal.reason),
        ("CC-2", Reason::ALREADY_ROLLED)
    );
    let unused = Value::List(vec!["6".to_owned(), "3".to_owned()]);
    assert_eq!(arg(&refusal, "dice"), Some(unused));
}

#[test]
fn a_die_that_was_not_rolled_moves_nobody() {
    let table = at("0000000000/0000000000 1 63 0");
    assert_eq!(why(&table, "c+5"), "CC-2 die-not-rolled c0");
    assert_eq!(refused(&table, "c+5").nearest, ["c+3", "c+6"]);
    // The sum is two steps, not one.
    assert_eq!(why(&table, "c+9"), "CC-2 die-not-rolled c0");
    assert_eq!(why(&table, "c+0"), "CC-2 die-not-rolled c0");
    // A used die is gone.
    assert_eq!(why(&after(table, "a+6"), "c+6"), "CC-2 die-not-rolled c0");
}

#[test]
fn the_other_players_lanes_are_not_yours() {
    let table = at("0003000000/0002000000 1 63 10");
    assert_eq!(why(&table, "4+3"), "CC-1 not-your-lane b4");
    let refusal = refused(&table, "4+3");
    let owner = Value::Player {
        game: "chasse-croise",
        side: ludotheca_rules::Side::Two,
    };
    assert_eq!(arg(&refusal, "owner"), Some(owner));
    assert_eq!(arg(&refusal, "own"), Some("a–j".into()));
    // Before the roll, too: the pawn is looked at before the dice.
    assert_eq!(why(&start(), "4+2"), "CC-1 not-your-lane r4-0");
    assert_eq!(
        why(&at("0000000000/0000000000 2 - 1"), "c+2"),
        "CC-1 not-your-lane c0"
    );
}

#[test]
fn an_overshoot_says_how_many_steps_are_left() {
    let table = at("7000000000/0000000000 1 64 10");
    assert_eq!(why(&table, "a+6"), "CC-3 overshoot a7");
    let refusal = refused(&table, "a+6");
    assert_eq!(arg(&refusal, "left"), Some(Value::Number(4)));
    assert_eq!(refusal.nearest, ["a+4", "a-4", "a-6"]);
}

#[test]
fn nobody_goes_behind_the_start() {
    let table = at("2000000000/0000000000 1 63 10");
    assert_eq!(why(&table, "a-3"), "CC-3 behind-start a2");
    let refusal = refused(&table, "a-3");
    assert_eq!(arg(&refusal, "left"), Some(Value::Number(2)));
    assert_eq!(refusal.nearest, ["a+3", "a+6"]);
}

#[test]
fn an_enemy_in_between_is_named() {
    let table = at("5000000000/0001010000 1 63 10");
    assert_eq!(why(&table, "a+3"), "CC-4 enemy-between a6 a5");
    assert_eq!(why(&table, "a-3"), "CC-4 enemy-between a4 a5");
    assert_eq!(refused(&table, "a-3").nearest, Vec::<String>::new());
    // The nearest one, if there are several.
    let table = at("0000000000/0110000000 1 64 10");
    assert_eq!(why(&table, "a+6"), "CC-4 enemy-between a2 a0");
}

#[test]
fn a_hit_that_is_none_is_refused_and_a_missing_mark_forgiven() {
    let table = at("3000000000/0000001000 1 43 10");
    assert_eq!(why(&table, "a+3x"), "CC-5 no-hit a6");
    assert_eq!(refused(&table, "a+3x").nearest, ["a+3", "a+4x", "a-3"]);
    for spelling in ["a+4x", "a+4", "A + 4 X"] {
        assert_eq!(table.read_move(spelling).unwrap(), "a+4x");
    }
}

#[test]
fn a_turn_may_not_end_while_a_pawn_can_advance() {
    let table = at("bbbbbbbbba/0000000000 1 61 10");
    assert_eq!(why(&table, "--"), "CC-6 may-not-pass j10 j11");
    let refusal = refused(&table, "--");
    assert_eq!(arg(&refusal, "move"), Some("j+1".into()));
    assert_eq!(refusal.nearest, ["j+1", "j-1", "j-6"]);
    let hit = at("bbbbbbbbb4/00000000a0 1 5 10");
    assert_eq!(arg(&refused(&hit, "--"), "move"), Some("j+5x".into()));
}
