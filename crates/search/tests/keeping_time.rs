//! Limits are kept: nodes, depth, time by a clock that the test moves, and a stop at once.

use rules::Table as Board;
use rules::latroncules::CLASSIC;
use search::{Budget, Clock, Contest, Insight, Limits, Manner, RealClock, Setting, Table, think};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// Each look at it moves it on by a millisecond.
struct TickingClock(AtomicU64);

impl Clock for TickingClock {
    fn elapsed(&self) -> Duration {
        Duration::from_millis(self.0.fetch_add(1, Relaxed))
    }
}

type Move = rules::latroncules::Move;

fn thought(limits: Limits, manner: Manner, clock: &dyn Clock, stop: &AtomicBool) -> Insight<Move> {
    let table = Table::new(4);
    let setting = Setting {
        table: &table,
        clock,
        stop,
        limits,
        manner,
    };
    think(
        &Board::new(CLASSIC),
        CLASSIC.default_weights(),
        &setting,
        |_| {},
    )
    .expect("a game that goes on")
}

fn with(limits: Limits) -> Insight<Move> {
    thought(
        limits,
        Manner::default(),
        &RealClock::start(),
        &AtomicBool::new(false),
    )
}

#[test]
fn a_depth_is_reached_and_not_passed() {
    let insight = with(Limits::depth(4));
    assert_eq!(insight.depth, 4);
    assert!(insight.deepest >= 4);
}

#[test]
fn nodes_are_counted_exactly_where_there_are_few() {
    for nodes in [1, 2, 100, 1_000] {
        let insight = with(Limits::nodes(nodes));
        assert_eq!(insight.nodes, nodes);
        assert!(
            insight.best().is_some(),
            "an answer even after {nodes} nodes"
        );
    }
}

#[test]
fn the_same_nodes_give_the_same_answer() {
    let first = with(Limits::nodes(30_000));
    let second = with(Limits::nodes(30_000));
    assert_eq!((first.lines, first.nodes), (second.lines, second.nodes));
}

#[test]
fn the_hard_limit_ends_a_search_by_the_clock() {
    let clock = TickingClock(AtomicU64::new(0));
    let budget = Budget {
        soft: Duration::from_millis(50),
        hard: Duration::from_millis(200),
    };
    let limits = Limits {
        time: Some(budget),
        ..Limits::default()
    };
    let insight = thought(limits, Manner::default(), &clock, &AtomicBool::new(false));
    assert!(insight.best().is_some());
    assert!(clock.0.load(Relaxed) <= 205, "{}", clock.0.load(Relaxed));
}

#[test]
fn a_search_that_is_stopped_before_it_begins_still_answers() {
    let insight = thought(
        Limits::default(),
        Manner::default(),
        &RealClock::start(),
        &AtomicBool::new(true),
    );
    assert!(insight.best().is_some());
    assert!(insight.nodes <= 512, "{}", insight.nodes);
}

#[test]
fn several_lines_begin_with_different_moves_best_first() {
    let manner = Manner {
        lines: 4,
        ..Manner::default()
    };
    let insight = thought(
        Limits::depth(5),
        manner,
        &RealClock::start(),
        &AtomicBool::new(false),
    );
    let firsts: std::collections::HashSet<_> =
        insight.lines.iter().map(|line| line.moves[0]).collect();
    assert_eq!(firsts.len(), 4);
    assert!(
        insight
            .lines
            .is_sorted_by_key(|line| std::cmp::Reverse(line.score))
    );
}

#[test]
fn threads_share_the_work_and_end_together() {
    let manner = Manner {
        threads: 2,
        ..Manner::default()
    };
    let insight = thought(
        Limits::depth(8),
        manner,
        &RealClock::start(),
        &AtomicBool::new(false),
    );
    assert_eq!(insight.depth, 8);
    assert!(insight.best().is_some());
}

#[test]
fn a_finished_game_leaves_nothing_to_think_about() {
    use rules::Notation;
    let over = CLASSIC
        .read_position("8/8/8/8/8/8/8/7C 2 0 41")
        .expect("a position");
    let table = Table::new(0);
    let (clock, stop) = (RealClock::start(), AtomicBool::new(false));
    let setting = Setting {
        table: &table,
        clock: &clock,
        stop: &stop,
        limits: Limits::depth(3),
        manner: Manner::default(),
    };
    let board = Board::from_position(CLASSIC, over);
    assert!(think(&board, CLASSIC.default_weights(), &setting, |_| {}).is_none());
}
