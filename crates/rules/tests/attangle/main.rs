//! Attangle, rule by rule and refusal by refusal.

#[path = "../facts/mod.rs"]
mod facts;
#[path = "../conformance/mod.rs"]
mod suite;
#[path = "../support/mod.rs"]
mod support;

mod conformance;
mod pictures;
mod reference;
mod refusals;
mod rules_of_play;
mod texts;
mod touches;
mod what_a_search_asks;

use ludotheca_rules::AnyTable;
use support::{at, legal};

const STANDARD: &str = "attangle/standard";
const GRAND: &str = "attangle/grand";
const OF_2006: &str = "attangle/2006";

fn start(variant: &str) -> AnyTable {
    AnyTable::open(variant).unwrap()
}

/// The small board with these rows g to a, White to move.
fn white(rows: &str) -> AnyTable {
    at(STANDARD, &format!("{rows} 1 5/5 10"))
}

/// The same by the rules of 2006.
fn white_2006(rows: &str) -> AnyTable {
    at(OF_2006, &format!("{rows} 1 -/- 10"))
}

/// The captures among the legal moves.
fn captures(table: &AnyTable) -> String {
    let all = legal(table);
    let captures: Vec<_> = all.split(' ').filter(|mv| mv.contains('-')).collect();
    captures.join(" ")
}
