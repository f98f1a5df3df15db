//! Limits are kept: nodes, depth, time by a clock that the test moves, and a stop at once.

#[path = "support/clocks.rs"]
mod clocks;

use clocks::{MeetingClock, TickingClock};
use rules::Table as Board;
use rules::latroncules::CLASSIC;
use search::alpha_beta::think;
use search::{
    Budget, Clock, EngineGame, Limits, RealClock, SearchOptions, SearchResult, Setting,
    TranspositionTable,
};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Duration;

type Move = rules::latroncules::Move;

fn thought(
    limits: Limits,
    options: SearchOptions,
    clock: &dyn Clock,
    stop: &AtomicBool,
) -> SearchResult<Move> {
    let table = TranspositionTable::new(4);
    let setting = Setting {
        table: &table,
        clock,
        stop,
        limits,
        options,
    };
    think(
        &Board::new(CLASSIC),
        CLASSIC.default_weights(),
        &setting,
        |_| {},
    )
    .expect("a game that goes on")
}

fn with(limits: Limits) -> SearchResult<Move> {
    thought(
        limits,
        SearchOptions::default(),
        &RealClock::start(),
        &AtomicBool::new(false),
    )
}

#[test]
fn a_depth_is_reached_and_not_passed() {
    let analysis = with(Limits::depth(4));
    assert_eq!(analysis.depth, 4);
    assert!(analysis.deepest >= 4);
}

#[test]
fn nodes_are_counted_exactly_where_there_are_few() {
    for nodes in [1, 2, 100, 1_000] {
        let analysis = with(Limits::nodes(nodes));
        assert_eq!(analysis.nodes, nodes);
        assert!(
            analysis.best().is_some(),
            "an answer even after {nodes} nodes"
        );
    }
}

#[test]
fn the_same_nodes_give_the_same_answer() {
    let first = with(Limits::nodes(30_000));
    let second = with(Limits::nodes(30_000));
    assert_eq!(
        (first.variations, first.nodes),
        (second.variations, second.nodes)
    );
}

#[test]
fn the_hard_limit_ends_a_search_by_the_clock() {
    let clock = TickingClock::default();
    let budget = Budget {
        soft: Duration::from_millis(50),
        hard: Duration::from_millis(200),
    };
    let limits = Limits {
        time: Some(budget),
        ..Limits::default()
    };
    let analysis = thought(
        limits,
        SearchOptions::default(),
        &clock,
        &AtomicBool::new(false),
    );
    assert!(analysis.best().is_some());
    assert!(clock.looks() <= 205, "{}", clock.looks());
}

#[test]
fn a_search_that_is_stopped_before_it_begins_still_answers() {
    let analysis = thought(
        Limits::default(),
        SearchOptions::default(),
        &RealClock::start(),
        &AtomicBool::new(true),
    );
    assert!(analysis.best().is_some());
    assert!(analysis.nodes <= 512, "{}", analysis.nodes);
}

#[test]
fn several_lines_begin_with_different_moves_best_first() {
    let options = SearchOptions {
        variations: 4,
        ..SearchOptions::default()
    };
    let analysis = thought(
        Limits::depth(5),
        options,
        &RealClock::start(),
        &AtomicBool::new(false),
    );
    let firsts: std::collections::HashSet<_> = analysis
        .variations
        .iter()
        .map(|variation| variation.moves[0])
        .collect();
    assert_eq!(firsts.len(), 4);
    assert!(
        analysis
            .variations
            .is_sorted_by_key(|variation| std::cmp::Reverse(variation.score))
    );
}

#[test]
fn a_stop_ends_a_search_that_has_come_far() {
    let stop = AtomicBool::new(false);
    let (table, clock) = (TranspositionTable::new(4), RealClock::start());
    let setting = Setting {
        table: &table,
        clock: &clock,
        stop: &stop,
        limits: Limits::default(),
        options: SearchOptions::default(),
    };
    let mut reported = 0;
    let weights = CLASSIC.default_weights();
    let analysis = think(&Board::new(CLASSIC), weights, &setting, |analysis| {
        reported = analysis.depth;
        stop.store(reported >= 4, Relaxed);
    });
    assert_eq!(reported, 4);
    assert_eq!(analysis.expect("a game that goes on").depth, 4);
}

#[test]
fn threads_share_the_work_and_end_together() {
    for threads in [1, 2, 3] {
        let options = SearchOptions {
            threads,
            ..SearchOptions::default()
        };
        let (clock, stop) = (MeetingClock::of(threads), AtomicBool::new(false));
        // All threads have ended when it returns: they borrow the clock.
        let analysis = thought(MeetingClock::limits(), options, &clock, &stop);
        assert_eq!(clock.met(), threads, "after {} nodes", analysis.nodes);
        assert!(analysis.best().is_some());
    }
}

#[test]
fn a_finished_game_leaves_nothing_to_think_about() {
    use rules::Notation;
    let over = CLASSIC
        .read_position("8/8/8/8/8/8/8/7C 2 0 41")
        .expect("a position");
    let table = TranspositionTable::new(0);
    let (clock, stop) = (RealClock::start(), AtomicBool::new(false));
    let setting = Setting {
        table: &table,
        clock: &clock,
        stop: &stop,
        limits: Limits::depth(3),
        options: SearchOptions::default(),
    };
    let board = Board::from_position(CLASSIC, over);
    assert!(think(&board, CLASSIC.default_weights(), &setting, |_| {}).is_none());
}
