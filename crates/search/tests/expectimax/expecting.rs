//! With full breadth the search is the plain expectation, written on a page.

use crate::{all_ends, all_rolls, at, board, shipped};
use rules::Game;
use rules::chasse_croise::{Position, STANDARD};
use search::expectimax::{Breadth, Evaluator, Lookahead, Scope, probability, think};
use search::{Limits, RealClock, SearchOptions, Setting, TranspositionTable};
use std::sync::atomic::AtomicBool;

/// What the position after a turn is worth to its mover.
fn after(position: &Position, turns: u32) -> f32 {
    if STANDARD.judged(position).is_some() {
        return 1.0;
    }
    if turns == 0 {
        return shipped().evaluate(&STANDARD, position);
    }
    1.0 - before_the_roll(position, turns)
}

fn before_the_roll(position: &Position, turns: u32) -> f32 {
    let total: f32 = all_rolls(position)
        .iter()
        .map(|(rolled, weight)| best(rolled, turns) * *weight as f32)
        .sum();
    total / 36.0
}

fn best(rolled: &Position, turns: u32) -> f32 {
    all_ends(rolled)
        .values()
        .map(|end| after(end, turns - 1))
        .fold(0.0, f32::max)
}

fn thought(text: &str, depth: u32, threads: usize) -> f32 {
    let (table, clock, stop) = (
        TranspositionTable::new(0),
        RealClock::start(),
        AtomicBool::new(false),
    );
    let setting = Setting {
        table: &table,
        clock: &clock,
        stop: &stop,
        limits: Limits::depth(depth),
        options: SearchOptions {
            threads,
            exact: true,
            ..SearchOptions::default()
        },
    };
    let analysis = think(&board(text), &shipped(), &setting, |_| {}).expect("a game");
    assert_eq!(analysis.depth, depth);
    probability(analysis.score())
}

fn same(found: f32, expected: f32) {
    // Scores are rounded to ten-thousandths of the way from a loss to a win.
    assert!((found - expected).abs() < 1e-4, "{found} {expected}");
}

const LATE: [&str; 3] = [
    "bbbbbbbb9a/bbbbbbbb87 1 4 60",
    "abbbbbbbb3/bbbbb9bb8b 1 3 60",
    "0bbbb4bbbb/b9bb0bbbb6 1 2 60",
];

#[test]
fn the_rest_of_a_turn_is_worth_what_the_answers_to_it_leave() {
    for text in LATE {
        same(thought(text, 2, 1), best(&at(text), 2));
    }
}

#[test]
fn threads_find_the_same_expectation() {
    for text in LATE {
        same(thought(text, 2, 2), best(&at(text), 2));
    }
}

#[test]
fn before_the_roll_the_rolls_are_averaged_by_their_odds() {
    for text in [
        "0000000000/0000000000 1 - 0",
        "bbbbbbbbba/bbbbbbbb98 1 - 60",
        "bb30bb6bbb/1b7b5b0bbb 2 - 61",
    ] {
        same(thought(text, 1, 1), before_the_roll(&at(text), 1));
    }
}

#[test]
fn looking_ahead_can_be_stacked() {
    let breadth = Breadth {
        inner: usize::MAX,
        scope: Scope::Purposeful,
        ..Breadth::FULL
    };
    let once = Lookahead {
        below: shipped(),
        turns: 1,
        breadth,
    };
    let stacked = Lookahead {
        below: once,
        turns: 1,
        breadth,
    };
    let twice = Lookahead { turns: 2, ..once };
    let late = at("bbbbbbbbba/bbbbbbbbb9 1 - 60");
    same(
        stacked.evaluate(&STANDARD, &late),
        twice.evaluate(&STANDARD, &late),
    );
}
