//! LT-9 where nobody could list all chains: everything but counting them must do with a small part of the work. Work is
//! counted in captures that were looked for, the same on every machine.

use crate::{AnyTable, MoveError, TooManyMoves, Touch};
use std::cell::Cell;

thread_local! {
    /// How many captures were looked for on this thread.
    pub(super) static LOOKS: Cell<u64> = const { Cell::new(0) };
}

/// One Warrior with more than three million chains.
const MILLIONS: &str = "8/1sst4/1d1w4/ddwdd3/1dWt4/1dds4/3s4/8 1 -/- 40";

/// What the 65,536 chains may cost that anybody looks at: at most two looks around for each, in eight directions.
const FOR_A_PART: u64 = 65_536 * 2 * 8;
/// What it may cost to follow chains landing by landing, each way tried.
const FOR_A_WALK: u64 = 10_000;

fn table() -> AnyTable {
    let fresh = AnyTable::open("la-trel/base").expect("a variant");
    fresh.set_up(MILLIONS).expect("a position")
}

fn looks<T>(act: impl FnOnce() -> T) -> (T, u64) {
    let before = LOOKS.get();
    let done = act();
    (done, LOOKS.get() - before)
}

fn within<T>(most: u64, what: &str, act: impl FnOnce() -> T) -> T {
    let (done, looks) = looks(act);
    assert!(looks <= most, "{what} took {looks} looks");
    done
}

#[test]
fn to_count_all_chains_costs_many_times_what_anything_else_may_cost() {
    let (count, looks) = looks(|| table().perft(1));
    assert!(count > 3_000_000, "{count} moves");
    assert!(looks > 20 * FOR_A_PART, "{looks} looks");
}

#[test]
fn a_position_with_millions_of_chains_is_set_up_judged_and_seen_without_them() {
    let table = within(0, "setting up", table);
    let outcome = within(0, "judging", || table.outcome());
    assert_eq!(outcome, None);
    within(0, "seeing", || table.view());
}

#[test]
fn millions_of_chains_are_listed_no_farther_than_asked() {
    let listed = within(FOR_A_PART, "listing", || table().legal_texts(65_536));
    assert_eq!(listed, Err(TooManyMoves { most: 65_536 }));
}

#[test]
fn a_random_move_is_found_among_a_part_of_millions_of_chains() {
    let table = table();
    let mv = within(FOR_A_PART, "a random move", || table.random_move(|n| n / 2));
    assert!(table.read_move(&mv.expect("a move")).is_ok());
}

/// Follows the first continuation that captures, landing by landing, until there is none.
fn long_chain(table: &AnyTable) -> String {
    let mut touches = vec![Touch::Cell(table.cell_named("c4").expect("a square"))];
    loop {
        let touched = table.touched(&touches);
        let onward = touched.next.into_iter().find(|touch| {
            let longer = [&touches[..], &[*touch]].concat();
            let complete = table.touched(&longer).complete;
            complete.iter().any(|mv| mv.contains('x'))
        });
        match onward {
            Some(touch) => touches.push(touch),
            None => return touched.complete[0].clone(),
        }
    }
}

#[test]
fn a_chain_among_millions_is_touched_read_and_refused_without_the_others() {
    let table = table();
    let long = within(FOR_A_WALK, "touching", || long_chain(&table));
    assert!(long.matches('x').count() >= 10, "{long}");
    let read = within(FOR_A_WALK, "reading", || table.read_move(&long));
    assert_eq!(read, Ok(long.clone()));
    let too_long = format!("{long}xa1xh8");
    let refused = within(FOR_A_PART, "refusing", || table.read_move(&too_long));
    let Err(MoveError::Refused(refusal)) = refused else {
        panic!("{too_long}: {refused:?}");
    };
    assert!(!refusal.nearest.is_empty());
    assert!(refusal.nearest.iter().all(|mv| mv.starts_with("c4")));
}
