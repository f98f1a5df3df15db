//! Thinking keeps its limits, plans what is left of a turn, and finds what wins.

use crate::clocks::{MeetingClock, TickingClock};
use crate::{all_ends, all_rolls, at, board, shipped, told};
use rules::chasse_croise::{Move, STANDARD};
use rules::{Game, Notation, Table as Board};
use search::expectimax::think;
use search::{
    Budget, Clock, Limits, RealClock, SearchOptions, SearchResult, Setting, TranspositionTable,
};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Duration;

const MIDDLE: &str = "3062b4010b/50b170b206 1 43 20";

fn thought(
    text: &str,
    limits: Limits,
    options: SearchOptions,
    clock: &dyn Clock,
    stop: &AtomicBool,
) -> SearchResult<Move> {
    let table = TranspositionTable::new(0);
    let setting = Setting {
        table: &table,
        clock,
        stop,
        limits,
        options,
    };
    think(&board(text), &shipped(), &setting, |_| {}).expect("a game that goes on")
}

fn with(text: &str, limits: Limits) -> SearchResult<Move> {
    thought(
        text,
        limits,
        SearchOptions::default(),
        &RealClock::start(),
        &AtomicBool::new(false),
    )
}

fn answer(text: &str, limits: Limits) -> String {
    told(&at(text), &with(text, limits).variations[0].moves)
}

#[test]
fn a_depth_is_a_turn() {
    for depth in 1..=2 {
        assert_eq!(with(MIDDLE, Limits::depth(depth)).depth, depth);
    }
}

#[test]
fn nodes_are_never_exceeded_and_there_is_always_an_answer() {
    for nodes in [0, 1, 10, 100, 1_000, 20_000] {
        let analysis = with(MIDDLE, Limits::nodes(nodes));
        assert!(analysis.nodes <= nodes, "{} of {nodes}", analysis.nodes);
        assert_eq!(analysis.variations[0].moves.len(), 2, "after {nodes} nodes");
    }
}

#[test]
fn a_search_for_play_spends_most_of_its_nodes() {
    let analysis = with(MIDDLE, Limits::nodes(50_000));
    assert!(analysis.nodes > 45_000, "{}", analysis.nodes);
}

#[test]
fn the_same_nodes_give_the_same_answer() {
    for text in [MIDDLE, "3062b4010b/50b170b206 1 - 20"] {
        let [first, second] = [(); 2].map(|()| with(text, Limits::nodes(30_000)));
        assert_eq!(
            (first.variations, first.nodes),
            (second.variations, second.nodes)
        );
    }
}

#[test]
fn the_hard_limit_ends_a_search_by_the_clock() {
    let clock = TickingClock::default();
    let limits = Limits {
        time: Some(Budget {
            soft: Duration::from_millis(50),
            hard: Duration::from_millis(200),
        }),
        ..Limits::default()
    };
    let analysis = thought(
        MIDDLE,
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
    for text in [MIDDLE, "3062b4010b/50b170b206 1 - 20"] {
        let analysis = thought(
            text,
            Limits::default(),
            SearchOptions::default(),
            &RealClock::start(),
            &AtomicBool::new(true),
        );
        assert_eq!(analysis.variations.len(), 1);
        assert!(analysis.nodes <= 800, "{}", analysis.nodes);
    }
}

#[test]
fn a_stop_ends_a_search_without_limits() {
    let stop = AtomicBool::new(false);
    let (table, clock) = (TranspositionTable::new(0), RealClock::start());
    let setting = Setting {
        table: &table,
        clock: &clock,
        stop: &stop,
        limits: Limits::default(),
        options: SearchOptions::default(),
    };
    let mut reported = 0;
    let evaluator = shipped();
    let analysis = think(&board(MIDDLE), &evaluator, &setting, |analysis| {
        reported = analysis.depth;
        stop.store(reported >= 2, Relaxed);
    });
    assert_eq!(reported, 2);
    let analysis = analysis.expect("a game that goes on");
    assert!(analysis.depth == 2 && analysis.best().is_some());
}

#[test]
fn threads_share_the_work_and_end_together() {
    for threads in [1, 2, 3] {
        let options = SearchOptions {
            threads,
            ..SearchOptions::default()
        };
        for text in [MIDDLE, "3062b4010b/50b170b206 1 - 20"] {
            let (clock, stop) = (MeetingClock::of(threads), AtomicBool::new(false));
            // All threads have ended when it returns: they borrow the clock.
            let analysis = thought(text, MeetingClock::limits(), options, &clock, &stop);
            assert!(clock.met() >= threads, "after {} nodes", analysis.nodes);
            assert_eq!(analysis.variations.len(), 1);
        }
    }
}

#[test]
fn several_lines_are_different_turns_best_first() {
    let options = SearchOptions {
        variations: 20,
        ..SearchOptions::default()
    };
    for limits in [Limits::depth(2), Limits::nodes(10_000)] {
        let analysis = thought(
            MIDDLE,
            limits,
            options,
            &RealClock::start(),
            &AtomicBool::new(false),
        );
        assert_eq!(analysis.variations.len(), 20);
        assert!(
            analysis
                .variations
                .is_sorted_by_key(|variation| std::cmp::Reverse(variation.score))
        );
        let ends: std::collections::HashSet<_> = analysis
            .variations
            .iter()
            .map(|variation| {
                let mut position = at(MIDDLE);
                variation
                    .moves
                    .iter()
                    .for_each(|mv| STANDARD.play(&mut position, *mv));
                STANDARD.board_key(&position)
            })
            .collect();
        assert_eq!(ends.len(), 20);
    }
}

#[test]
fn in_mid_turn_the_rest_is_planned() {
    let analysis = with("3062b4010b/50b170b206 1 3 20", Limits::depth(2));
    assert_eq!(analysis.variations[0].moves.len(), 1);
}

#[test]
fn before_the_roll_there_is_a_value_and_no_move() {
    let analysis = with("3062b4010b/50b170b206 1 - 20", Limits::depth(1));
    assert_eq!(analysis.variations.len(), 1);
    assert_eq!(analysis.best(), None);
}

#[test]
fn a_forced_pass_is_the_answer() {
    assert_eq!(
        answer("00000bbbbb/123456789a 1 66 40", Limits::depth(2)),
        "--"
    );
}

#[test]
fn a_pass_is_better_than_calling_a_pawn_back_from_home() {
    // CC-6: figure 7 of the sheet.
    assert_eq!(
        answer("bbbbbbbbba/bbbbbbb000 1 6 40", Limits::depth(2)),
        "--"
    );
}

#[test]
fn a_retreat_that_wins_is_found() {
    let text = "bbbbbbbbba/bbbbbbbbb9 1 65 40";
    assert_eq!(answer(text, Limits::depth(1)), "j-5 j+6");
    assert_eq!(with(text, Limits::depth(3)).score().forced(), Some(2));
}

#[test]
fn every_roll_that_can_win_wins() {
    let mut wins = 0;
    for place in "0123456789a".chars() {
        let waiting = at(&format!("bbbb{place}bbbbb/3b40bb718b 1 - 40"));
        for (rolled, _) in all_rolls(&waiting) {
            let can_win = all_ends(&rolled)
                .values()
                .any(|end| STANDARD.judged(end).is_some());
            let text = STANDARD.position_text(&rolled);
            let analysis = with(&text, Limits::nodes(5_000));
            assert_eq!(analysis.score().forced().is_some(), can_win, "{text}");
            if can_win {
                let mut table = Board::from_position(STANDARD, rolled);
                analysis.variations[0]
                    .moves
                    .iter()
                    .for_each(|mv| table.play_unchecked(*mv));
                assert!(table.outcome().is_some(), "{text}");
                wins += 1;
            }
        }
    }
    assert!(wins > 20, "{wins}");
}

#[test]
fn a_finished_game_leaves_nothing_to_think_about() {
    let (table, clock, stop) = (
        TranspositionTable::new(0),
        RealClock::start(),
        AtomicBool::new(false),
    );
    let setting = Setting {
        table: &table,
        clock: &clock,
        stop: &stop,
        limits: Limits::depth(1),
        options: SearchOptions::default(),
    };
    let over = board("bbbbbbbbbb/0000000000 1 - 40");
    assert!(think(&over, &shipped(), &setting, |_| {}).is_none());
}
