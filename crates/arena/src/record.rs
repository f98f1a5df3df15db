//! The record of a game of a match, with who played it, how, and what went wrong.

use crate::fault::{Fault, FaultKind};
use crate::game::Played;
use crate::thinking_time::ThinkingTime;
use rules::Record;

/// How long the value of a tag may be.
const LONGEST_TAG: usize = 200;

/// What a record tells beside the moves.
#[derive(Clone, Copy, Debug)]
pub struct Circumstances<'a> {
    /// In the order of the seats.
    pub names: [&'a str; 2],
    /// Counted from 0.
    pub pair: u32,
    pub seed: u64,
    pub clock: Option<ThinkingTime>,
}

impl Played {
    /// The record of the game.
    pub fn record(&self, told: Circumstances<'_>) -> Record {
        let ended = Record::ended(&self.table, self.result, self.termination)
            .expect("a game ends as its table and its faults allow");
        let mut tags = vec![
            ("Player1", told.names[0].to_owned()),
            ("Player2", told.names[1].to_owned()),
            ("Pair", (u64::from(told.pair) + 1).to_string()),
            ("Seed", told.seed.to_string()),
        ];
        if let Some(clock) = told.clock {
            tags.push(("Clock", clock.to_string()));
        }
        tags.extend(self.fault.as_ref().map(fault_tag));
        tags.into_iter().fold(ended, |record, (name, value)| {
            // What an engine says may hold anything; a tag holds one line.
            let value: String = value
                .chars()
                .map(|c| if c.is_control() { ' ' } else { c })
                .take(LONGEST_TAG)
                .collect();
            record
                .with_tag(name, &value)
                .expect("a name of ours and a value on one line")
        })
    }
}

fn fault_tag(fault: &Fault) -> (&'static str, String) {
    let kind = match fault.kind {
        FaultKind::Crash => "crash",
        FaultKind::Time => "time",
        FaultKind::Illegal => "illegal",
        FaultKind::Error => "error",
    };
    let mut text = format!("player {}, {kind}", fault.side.number());
    if !fault.detail.is_empty() {
        text.push_str(": ");
        text.push_str(&fault.detail);
    }
    ("Fault", text)
}
