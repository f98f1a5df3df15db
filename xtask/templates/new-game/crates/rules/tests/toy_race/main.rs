//! Toy race, rule by rule and refusal by refusal.

#[path = "../facts/mod.rs"]
mod facts;
#[path = "../conformance/mod.rs"]
mod suite;
#[path = "../support/mod.rs"]
mod support;

mod conformance;
mod reference;
mod refusals;
mod rules_of_play;
mod texts;
mod what_a_search_asks;

use ludotheca_rules::AnyTable;
use support::{after, at, legal, refused, result, unreadable, why};

const STANDARD: &str = "toy-race/standard";

fn start() -> AnyTable {
    AnyTable::open(STANDARD).unwrap()
}
