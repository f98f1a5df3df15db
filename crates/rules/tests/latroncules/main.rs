//! Latroncules, rule by rule and refusal by refusal.

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
mod what_a_search_asks;

use ludotheca_rules::{AnyTable, Reason};
use support::{after, at, legal, moves_from, refused, result, unreadable, why};

const CLASSIC: &str = "latroncules/classic";

fn start() -> AnyTable {
    AnyTable::open(CLASSIC).unwrap()
}
