//! The engine with its types erased: the same behaviour in every game.

use rules::view::Phase;
use rules::{AnyTable, variants};
use search::{Engine, EngineOptions, Limits, MOST_MEBIBYTES, RealClock, Report, Shortage};
use std::collections::BTreeSet;
use std::sync::atomic::AtomicBool;

fn think(engine: &mut Engine, table: &AnyTable, limits: Limits) -> Option<Report> {
    let stop = AtomicBool::new(false);
    engine.think(table, limits, &RealClock::start(), &stop, |_| {})
}

fn engine(lines: usize) -> Engine {
    Engine::new(EngineOptions {
        hash_mebibytes: 1,
        lines,
        ..EngineOptions::default()
    })
}

/// The start of a variant, with the dice thrown where there are dice.
fn thrown(variant: &str) -> AnyTable {
    let mut table = AnyTable::open(variant).expect("a variant");
    if table.phase() == Phase::Roll {
        table.play("63").expect("a roll");
    }
    table
}

#[test]
fn in_every_variant_the_answer_is_a_legal_turn_and_begins_the_best_line() {
    for variant in variants() {
        let mut table = thrown(variant);
        let report =
            think(&mut engine(1), &table, Limits::nodes(2_000)).expect("a game to think about");
        assert!(
            report.lines[0].moves.starts_with(&report.answer),
            "{variant}"
        );
        let side = table.side();
        for text in &report.answer {
            assert_eq!(table.side(), side, "{variant}");
            table.play(text).expect("a legal move");
        }
        assert_ne!(table.side(), side, "{variant}: the turn is over");
        assert!(report.nodes > 0 && report.depth > 0, "{variant}");
    }
}

#[test]
fn every_line_is_a_sequence_of_legal_moves_and_no_two_are_the_same() {
    for variant in variants() {
        let table = thrown(variant);
        let report =
            think(&mut engine(3), &table, Limits::depth(2)).expect("a game to think about");
        assert_eq!(report.lines.len(), 3, "{variant}");
        let mut different = BTreeSet::new();
        for line in &report.lines {
            let mut copy = table.clone();
            for text in &line.moves {
                copy.play(text)
                    .unwrap_or_else(|error| panic!("{variant} {text}: {error:?}"));
            }
            different.insert(line.moves.clone());
        }
        assert!(
            report.lines.is_sorted_by(|a, b| a.score >= b.score),
            "{variant}"
        );
        assert_eq!(different.len(), 3, "{variant}");
    }
}

#[test]
fn before_the_roll_there_is_a_score_and_nothing_to_play() {
    let table = AnyTable::open("chasse-croise/standard").expect("a variant");
    let report = think(&mut engine(1), &table, Limits::depth(1)).expect("a game to think about");
    assert_eq!(report.answer, Vec::<String>::new());
    assert_eq!(report.lines.len(), 1);
}

#[test]
fn a_finished_game_is_not_thought_about() {
    let start = AnyTable::open("chasse-croise/standard").expect("a variant");
    let won = start
        .set_up("bbbbbbbbbb/0000000000 1 - 40")
        .expect("a position");
    assert_eq!(think(&mut engine(1), &won, Limits::depth(1)), None);
}

#[test]
fn after_clearing_an_engine_thinks_as_on_its_first_day() {
    let table = thrown("latroncules/classic");
    let mut engine = engine(1);
    let answers = |report: Option<Report>| report.map(|report| (report.nodes, report.lines));
    let first = answers(think(&mut engine, &table, Limits::nodes(5_000)));
    engine.clear();
    assert_eq!(
        answers(think(&mut engine, &table, Limits::nodes(5_000))),
        first
    );
}

#[test]
fn a_search_that_was_cut_off_goes_on_where_it_stopped() {
    for variant in ["la-trel/advanced", "attangle/grand", "latroncules/classic"] {
        let table = thrown(variant);
        let mut engine = engine(1);
        let first = think(&mut engine, &table, Limits::depth(4)).expect("a game to think about");
        let stop = AtomicBool::new(false);
        let mut depths = Vec::new();
        let clock = RealClock::start();
        let whole = engine
            .think_from(
                first.depth + 1,
                &table,
                Limits::depth(6),
                &clock,
                &stop,
                |report| {
                    depths.push(report.depth);
                },
            )
            .expect("a game to think about");
        assert_eq!(depths, [5, 6], "{variant}");
        assert_eq!(whole.depth, 6, "{variant}");
        // A search of so few nodes that the next depth cannot be finished says so.
        let little = engine
            .think_from(40, &table, Limits::nodes(200), &clock, &stop, |_| {})
            .expect("a game to think about");
        assert_eq!(little.depth, 0, "{variant}");
    }
}

#[test]
fn options_that_cannot_be_had_leave_the_engine_as_it_was() {
    let table = AnyTable::open("latroncules/classic").expect("a variant");
    let mut engine = engine(1);
    let before = engine.options();
    let nodes = |engine: &mut Engine| {
        let report = think(engine, &table, Limits::depth(5));
        report.expect("a game that goes on").nodes
    };
    let at_first = nodes(&mut engine);
    let too_large = EngineOptions {
        hash_mebibytes: MOST_MEBIBYTES + 1,
        ..before
    };
    let mebibytes = too_large.hash_mebibytes;
    assert_eq!(
        engine.set_options(too_large),
        Err(Shortage::Memory { mebibytes })
    );
    assert_eq!(engine.options(), before);
    assert!(nodes(&mut engine) < at_first, "it still remembers");
    assert!(Engine::try_new(too_large).is_err());
}
