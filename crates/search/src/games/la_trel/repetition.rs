//! What the table of a search may keep where LT-11 has a say: values that hold for one way to a position are of no use on
//! another.

use crate::transposition_table::{Bound, Entry, TranspositionTable};
use crate::{EngineGame, Limits, RealClock, Score, SearchOptions, Setting, alpha_beta};
use rules::la_trel::{BASE, LaTrel, MASTER, Position};
use rules::{Game, Group, Notation, Table};
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

/// A table after these moves from a position.
fn after(game: LaTrel, position: &str, moves: &str) -> Table<LaTrel> {
    let start = game.read_position(position).expect("a position");
    let mut table = Table::from_position(game, start);
    for text in moves.split_whitespace() {
        let mv = table.read_move(text).expect("a legal move");
        table.play_unchecked(mv);
    }
    table
}

/// What a search of just this depth, without heuristics, finds with this memory.
fn searched(table: &Table<LaTrel>, depth: u32, memory: &TranspositionTable) -> Score {
    let (clock, stop) = (RealClock::start(), AtomicBool::new(false));
    let setting = Setting {
        table: memory,
        clock: &clock,
        stop: &stop,
        limits: Limits::depth(depth),
        options: SearchOptions {
            exact: true,
            from: depth,
            ..SearchOptions::default()
        },
    };
    let weights = table.game().default_weights();
    let analysis = alpha_beta::think(table, weights, &setting, |_| {});
    analysis.expect("a game that goes on").score()
}

/// Whether LT-11 takes a move away here.
fn takes_away(table: &Table<LaTrel>) -> bool {
    let (game, position) = (table.game(), table.position());
    let flow = game.generate(position, |group| {
        let mut moves = (0..group.len()).map(|index| group.nth(index));
        if moves.any(|mv| game.forbidden(table.history(), position, mv).is_some()) {
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    });
    flow.is_break()
}

fn kept(memory: &TranspositionTable, position: &Position) -> Option<Entry> {
    memory.probe(BASE.key(position))
}

const OPEN: &str = "5sss/8/8/8/8/8/8/S6S 1 -/- 40";
/// Blue goes to and fro: a1 has stood in the run three times, and Blue stands on it.
const TO_AND_FRO: &str = "a1-a3 h8-h7 a3-a1 g8-g7 a1-a3 f8-f7 a3-a1 h7-h8";

#[test]
fn a_node_where_lt_11_takes_a_move_away_leaves_its_move_but_no_bound() {
    let table = after(BASE, OPEN, &format!("{TO_AND_FRO} a1-a3"));
    let memory = TranspositionTable::new(1);
    searched(&table, 2, &memory);
    let mut moves_alone = 0;
    for mv in table.legal(100).expect("few moves") {
        let mut next = table.clone();
        next.play_unchecked(mv);
        assert!(takes_away(&next), "whatever Red does, a1 is refused");
        if let Some(entry) = kept(&memory, next.position()) {
            assert_eq!(entry.bound, Bound::None);
            assert_ne!(entry.mv, 0);
            moves_alone += 1;
        }
    }
    assert!(moves_alone > 0);
}

#[test]
fn nor_does_a_node_before_it_whose_value_came_through_it() {
    let table = after(BASE, OPEN, TO_AND_FRO);
    let memory = TranspositionTable::new(1);
    searched(&table, 3, &memory);
    let kept_after = |mv: &str| {
        let next = after(BASE, OPEN, &format!("{TO_AND_FRO} {mv}"));
        assert!(
            !takes_away(&next),
            "it is Red's turn, who has repeated nothing"
        );
        kept(&memory, next.position())
    };
    // After these Blue may not return to a1, whatever Red does.
    for mv in ["a1-a2", "a1-a3", "a1-a4"] {
        let bound = kept_after(mv).map(|entry| entry.bound);
        assert!(matches!(bound, None | Some(Bound::None)), "{mv}: {bound:?}");
    }
    // After these the run is over.
    for mv in ["h1-h2", "h1-h4", "h1-g1"] {
        let bound = kept_after(mv).map(|entry| entry.bound);
        assert!(
            !matches!(bound, None | Some(Bound::None)),
            "{mv}: {bound:?}"
        );
    }
}

#[test]
fn a_search_with_a_past_misleads_no_search_without_one() {
    // The Sabre on h8 goes to and fro in its cage, and all is well. The one on a1 is lost when it leaves its corner: now for the
    // defender on b1, a move later for nothing. With this past the first has to stop, and it is better to take the defender.
    let cage = "S4B1s/6DB/5DDs/7D/7D/8/2D5/sD4S1 2 -/- 41";
    let past = "h8-g8 g1-f1 g8-h8 f1-g1 h8-g8 g1-f1 g8-h8 f1-g1";
    let past = after(MASTER, cage, past);
    let present = Table::from_position(MASTER, *past.position());
    let memory = TranspositionTable::new(1);
    let forced = searched(&past, 3, &memory);
    let free = searched(&present, 3, &TranspositionTable::new(1));
    assert!(forced < free, "{forced} {free}");
    assert_eq!(searched(&present, 3, &memory), free);
}

/// Red's Sabre in the corner has two squares, and the Trident beside it none while the Sabre stands on b8. Nothing else of Red's
/// can move, but Red has more than Blue.
const CAGE: &str = "s1B1Ddss/tD3Ddd/1D4DD/2D5/8/8/8/7T 2 -/- 41";
/// The Sabre has gone to and fro: from b8 it may not come back to a8, and Red is stuck there.
const IN_THE_CAGE: &str = "a8-b8 h1-g2 b8-a8 g2-f1 a8-b8 f1-e2 b8-a8 e2-d1";

#[test]
fn whatever_the_table_says_decides_nothing_where_lt_11_has_a_say() {
    let past = after(MASTER, CAGE, &format!("{IN_THE_CAGE} a8-b8"));
    let present = Table::from_position(MASTER, *past.position());
    // All of these positions are lost for Blue, it says.
    let memory = TranspositionTable::new(1);
    for mv in past.legal(100).expect("few moves") {
        let mut next = past.clone();
        next.play_unchecked(mv);
        let lost = Entry {
            mv: 0,
            score: Score::eval(5_000).to_table(1),
            depth: 1,
            bound: Bound::Exact,
        };
        memory.store(MASTER.key(next.position()), lost);
    }
    assert_eq!(searched(&past, 2, &memory), Score::DRAW);
    // Without the past it is believed.
    let believed = searched(&present, 2, &memory);
    let known = searched(&present, 2, &TranspositionTable::new(1));
    assert!(believed < known, "{believed} {known}");
}

#[test]
fn a_draw_that_lt_11_brings_about_leaves_no_bound_before_it() {
    let past = after(MASTER, CAGE, IN_THE_CAGE);
    let memory = TranspositionTable::new(1);
    let score = searched(&past, 3, &memory);
    assert!(
        score > Score::DRAW,
        "Red has better than to be stuck: {score}"
    );
    let refuted = after(MASTER, CAGE, &format!("{IN_THE_CAGE} a8-b8"));
    let kept = memory.probe(MASTER.key(refuted.position()));
    assert_eq!(kept.map(|entry| entry.bound), Some(Bound::None));
}

#[test]
fn one_move_whose_value_came_through_it_is_enough_whatever_is_tried_after_it() {
    // Red has one move, so that Blue tries all of his. The last one of them fills a8, where LT-11 has nothing to forbid.
    let cage = "s1DDDdss/BD3Ddd/1D4DD/8/8/8/8/7T 2 -/- 41";
    let filled = after(MASTER, cage, &format!("{IN_THE_CAGE} a8-b8 a7-a8"));
    assert!(!takes_away(&filled));
    let memory = TranspositionTable::new(1);
    searched(&after(MASTER, cage, IN_THE_CAGE), 3, &memory);
    let before = after(MASTER, cage, &format!("{IN_THE_CAGE} a8-b8"));
    let kept = memory.probe(MASTER.key(before.position()));
    assert_eq!(kept.map(|entry| entry.bound), Some(Bound::None));
}
