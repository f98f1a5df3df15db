//! La Trel, rule by rule, refusal by refusal.

#[path = "../facts/mod.rs"]
mod facts;
#[path = "../conformance/mod.rs"]
mod suite;
#[path = "../support/mod.rs"]
mod support;

mod chains;
mod conformance;
mod endings;
mod moving;
mod reference;
mod refusals;
mod repetition;
mod seeing;
mod texts;
mod what_a_search_asks;

use ludotheca_rules::AnyTable;

const BASE: &str = "la-trel/base";
const MASTER: &str = "la-trel/master";
const MASTER_OPEN: &str = "la-trel/master-open-corners";
const BASIC: &str = "la-trel/basic";
const STANDARD: &str = "la-trel/standard";
const ADVANCED: &str = "la-trel/advanced";

const ALL: [&str; 6] = [BASE, MASTER, MASTER_OPEN, BASIC, STANDARD, ADVANCED];

fn start(variant: &str) -> AnyTable {
    AnyTable::open(variant).unwrap()
}
