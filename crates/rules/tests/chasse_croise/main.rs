//! Chassé-croisé, rule by rule and refusal by refusal.

#[path = "../facts/mod.rs"]
mod facts;
#[path = "../conformance/mod.rs"]
mod suite;
#[path = "../support/mod.rs"]
mod support;

mod conformance;
mod keys;
mod pictures;
mod reference;
mod refusals;
mod rules_of_play;
mod texts;
mod touches;

use ludotheca_rules::chasse_croise::{Move, STANDARD};
use ludotheca_rules::view::{Die, Effect, Marking, Phase};
use ludotheca_rules::{
    AnyTable, ChanceGame, Choice, Game, MoveError, Notation, Reason, Refusal, Table, Touch, Value,
};
use support::{after, legal, moves_from, refused, result, why, why_touching};

const ID: &str = "chasse-croise/standard";

fn start() -> AnyTable {
    AnyTable::open(ID).unwrap()
}

fn at(position: &str) -> AnyTable {
    support::at(ID, position)
}

fn position_after(position: &str, moves: &str) -> String {
    after(at(position), moves).position_text()
}
