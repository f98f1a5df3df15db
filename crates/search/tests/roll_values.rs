//! What every roll is worth before the dice are thrown.

use rules::AnyTable;
use search::{Engine, EngineOptions, Limits, RealClock};
use std::sync::atomic::AtomicBool;

fn engine() -> Engine {
    Engine::new(EngineOptions {
        threads: 1,
        hash_mebibytes: 1,
        lines: 1,
    })
}

fn at(position: &str) -> AnyTable {
    let table = AnyTable::open("chasse-croise/standard").unwrap();
    table.set_up(position).unwrap()
}

#[test]
fn every_roll_is_told_once_and_together_they_are_certain() {
    let rolls = engine()
        .roll_values(&at("0000000000/0000000000 1 - 0"))
        .unwrap();
    assert_eq!(rolls.len(), 21);
    let whole: f32 = rolls.iter().map(|roll| roll.chance).sum();
    assert!((whole - 1.0).abs() < 1e-5);
    let chance = |text: &str| rolls.iter().find(|roll| roll.roll == text).unwrap().chance;
    assert!((chance("63") - 2.0 * chance("66")).abs() < 1e-6);
}

#[test]
fn the_average_is_what_the_engine_says_before_the_roll() {
    let table = at("1250000000/0003040000 2 - 21");
    let rolls = engine().roll_values(&table).unwrap();
    let average: f32 = rolls.iter().map(|roll| roll.chance * roll.expected).sum();
    let report = engine().think(
        &table,
        Limits::depth(1),
        &RealClock::start(),
        &AtomicBool::new(false),
        |_| {},
    );
    let expected = report.unwrap().lines[0].wdl.expected();
    assert!((average - expected).abs() < 0.002, "{average} {expected}");
}

#[test]
fn the_roll_that_wins_is_worth_everything() {
    // Red's last pawn is three steps from home: a three, or both dice, one of them perhaps backward. White has hardly begun.
    let rolls = engine()
        .roll_values(&at("bbbbbbbbb8/0000000000 1 - 80"))
        .unwrap();
    for roll in rolls {
        let wins = roll.roll.contains('3') || ["21", "41", "52"].contains(&roll.roll.as_str());
        assert_eq!(roll.expected >= 1.0, wins, "{}", roll.roll);
    }
}

#[test]
fn where_no_roll_is_awaited_there_is_none() {
    assert_eq!(
        engine().roll_values(&at("0000000000/0000000000 1 63 0")),
        None
    );
    assert_eq!(
        engine().roll_values(&AnyTable::open("la-trel/base").unwrap()),
        None
    );
}
