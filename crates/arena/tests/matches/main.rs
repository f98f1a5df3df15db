//! Whole matches: they end, add up, leave readable records, and go on where they stopped.

mod openings;
mod playing;
mod resuming;

use arena::{Finish, MatchError, PairLine, Plan, Standing, run_match};
use rules::{AnyTable, Record};
use search::opponent::Opponent;
use std::fs;
use std::ops::ControlFlow;
use std::path::Path;

pub(crate) fn plan(variant: &str, players: &[&str], pairs: u32) -> Plan {
    let table = AnyTable::open(variant).expect("a variant");
    let players = players
        .iter()
        .map(|text| text.parse::<Opponent>().expect("a player"))
        .collect();
    let mut plan = Plan::new(table, players, pairs);
    plan.concurrency = 2;
    plan
}

pub(crate) fn try_run(plan: &Plan, folder: &Path) -> Result<(Standing, Finish), MatchError> {
    run_match(plan, folder, |_| ControlFlow::Continue(()))
}

pub(crate) fn run(plan: &Plan, folder: &Path) -> (Standing, Finish) {
    try_run(plan, folder).expect("a match")
}

/// The names and the contents of all records, in order.
pub(crate) fn records(folder: &Path) -> Vec<(String, Record)> {
    let mut found: Vec<(String, Record)> = fs::read_dir(folder.join("games"))
        .expect("a folder of games")
        .map(|entry| {
            let entry = entry.expect("a file");
            let name = entry.file_name().to_string_lossy().into_owned();
            let bytes = fs::read(entry.path()).expect("a record");
            let record =
                Record::read_bytes(&bytes).unwrap_or_else(|error| panic!("{name}: {error:?}"));
            (name, record)
        })
        .collect();
    found.sort_by(|a, b| a.0.cmp(&b.0));
    found
}

pub(crate) fn lines(folder: &Path) -> Vec<PairLine> {
    fs::read_to_string(folder.join("pairs.jsonl"))
        .expect("a journal")
        .lines()
        .map(|line| serde_json::from_str(line).expect("a line"))
        .collect()
}
