//! Moves made touch by touch.

use super::*;
use ludotheca_rules::random::numbers;

fn cells(table: &AnyTable, names: &str) -> Vec<Touch> {
    names
        .split_whitespace()
        .map(|name| Touch::Cell(table.cell_named(name).expect("a cell")))
        .collect()
}

fn next(table: &AnyTable, touched: &str) -> Vec<String> {
    let touches = table.touched(&cells(table, touched)).next.into_iter();
    let mut names: Vec<_> = touches
        .map(|touch| match touch {
            Touch::Cell(cell) => table.cell_name(cell),
            Touch::Choice(choice) => format!("{choice:?}"),
        })
        .collect();
    names.sort();
    names
}

fn complete(table: &AnyTable, touched: &str) -> Vec<String> {
    table.touched(&cells(table, touched)).complete
}

#[test]
fn before_the_roll_only_the_dice_can_be_touched() {
    assert_eq!(next(&start(), ""), ["roll"]);
    let rolling = [Touch::Choice(Choice::ROLL)];
    assert_eq!(start().touched(&rolling).complete, Vec::<String>::new());
    assert_eq!(start().touched(&rolling).next, []);
    assert!(matches!(
        start().judge_touches(&rolling),
        Err(MoveError::Unreadable(error)) if error.problem.id == "touch-roll-is-chance"
    ));
    assert!(matches!(
        at("0000000000/0000000000 1 63 0").judge_touches(&rolling),
        Err(MoveError::Refused(refusal)) if refusal.reason == Reason::ALREADY_ROLLED
    ));
}

#[test]
fn the_die_follows_from_pawn_and_destination() {
    let table = at("3000000000/0000001000 1 43 10");
    assert_eq!(next(&table, "a3"), ["a0", "a10", "a6", "a7"]);
    assert_eq!(complete(&table, "a3 a7"), ["a+4x"]);
    assert_eq!(complete(&table, "a3 a0"), ["a-3"]);
}

#[test]
fn the_cell_of_the_sum_stands_for_two_steps_with_the_higher_die_first() {
    let table = at("0000000000/0000000000 1 63 0");
    assert_eq!(next(&table, "c0"), ["c3", "c6", "c9"]);
    assert_eq!(complete(&table, "c0 c9"), ["c+6", "c+3"]);
    let table = at("0000000000/00000b0000 2 65 11");
    assert_eq!(complete(&table, "r6-11 r6-0"), ["6-6", "6-5"]);
}

#[test]
fn a_sum_that_only_one_order_allows_takes_that_order() {
    let low_first = at("0000000000/0010000000 1 63 10");
    assert_eq!(complete(&low_first, "a0 a9"), ["a+3x", "a+6"]);
    let high_first = at("9000000000/0101000000 1 52 10");
    assert_eq!(complete(&high_first, "a9 a2"), ["a-5x", "a-2x"]);
    let first = low_first.judge_touches(&cells(&low_first, "a0 a9"));
    assert_eq!(first.unwrap(), "a+3x");
}

#[test]
fn a_sum_past_an_enemy_is_refused_by_name() {
    let table = at("0000000000/0000100000 1 63 10");
    assert_eq!(next(&table, "a0"), ["a3"]);
    assert_eq!(why_touching(&table, "a0 a9"), "CC-4 enemy-between a5 a0");
}

#[test]
fn the_order_of_a_sum_never_changes_where_it_leads() {
    let mut below = numbers(1);
    let mut compared = 0;
    let mut table = start();
    for _ in 0..4_000 {
        let dice: Vec<char> = table
            .position_text()
            .split(' ')
            .nth(2)
            .unwrap()
            .chars()
            .collect();
        if let [high, low] = dice[..] {
            for first in table.legal_texts(100).unwrap() {
                let lane_and_sign =
                    first.trim_end_matches(|c: char| c == 'x' || c.is_ascii_digit());
                let orders = [(high, low), (low, high)].map(|(a, b)| {
                    let mut copy = table.clone();
                    copy.play(&format!("{lane_and_sign}{a}")).ok()?;
                    copy.play(&format!("{lane_and_sign}{b}")).ok()?;
                    Some(copy.position_text())
                });
                if let [Some(one), Some(other)] = orders {
                    assert_eq!(one, other);
                    compared += 1;
                }
            }
        }
        match table.random_move(&mut below) {
            Some(mv) => table.play(&mv).map(|_| ()).unwrap(),
            None => table = start(),
        }
    }
    assert!(compared > 1_000, "{compared}");
}

#[test]
fn a_turn_that_may_end_offers_to() {
    let table = at("bbbbbbbbba/0000000000 1 65 10");
    assert!(next(&table, "").contains(&"endturn".to_owned()));
    let ending = [Touch::Choice(Choice::END_TURN)];
    assert_eq!(table.touched(&ending).complete, ["--"]);
    assert_eq!(table.judge_touches(&ending).unwrap(), "--");
}

#[test]
fn wrong_touches_are_explained() {
    let table = at("3002000000/0000001000 1 43 10");
    assert_eq!(why_touching(&table, "c4 c8"), "CC-1 empty-origin c4");
    assert_eq!(why_touching(&table, "a7 a6"), "CC-1 not-your-lane a7");
    assert_eq!(why_touching(&table, "a3 b3"), "CC-2 off-lane b3 a3");
    assert_eq!(why_touching(&table, "a3 a3"), "CC-2 stays-put a3");
    assert_eq!(why_touching(&table, "a3 a5"), "CC-2 die-not-rolled a3");
    assert_eq!(next(&table, "a7"), Vec::<String>::new());
    assert_eq!(
        why_touching(&at("3000000000/0000001000 1 - 10"), "a3 a7"),
        "CC-2 roll-first"
    );
}

#[test]
fn a_touch_that_is_no_cell_is_unreadable() {
    let table = at("0000000000/0000000000 1 63 0");
    for touches in [
        vec![
            Touch::Cell(ludotheca_rules::Cell(140)),
            Touch::Cell(ludotheca_rules::Cell(0)),
        ],
        vec![Touch::Choice(Choice::KEEP)],
        cells(&table, "a0"),
    ] {
        assert!(matches!(
            table.judge_touches(&touches),
            Err(MoveError::Unreadable(error)) if error.problem.id == "touch-origin-target"
        ));
    }
}
