//! `analyse`: what the engine thinks of a position, or of a game from its record.

mod position;
mod record;

use crate::args::{Analyse, Effort, Setting};
use crate::closed_output::end_with_the_reader;
use crate::console::Console;
use crate::failure::Failure;
use search::{Budget, EngineOptions, Limits, Score};
use std::time::Duration;

/// Nodes for a position on its own when nothing else is asked for: the same answer on every machine.
const NODES_ALONE: u64 = 400_000;

pub(super) fn run(analyse: &Analyse, console: &mut Console) -> Result<(), Failure> {
    if analyse.curve.is_none() {
        end_with_the_reader();
    }
    if let Some(file) = &analyse.record {
        return record::run(file, analyse, console);
    }
    let setting = Setting {
        variant: analyse.variant.clone().unwrap_or_default(),
        position: analyse.position.clone(),
        moves: analyse.moves.clone(),
    };
    position::run(&setting.table()?, analyse, console)
}

impl Effort {
    fn limits(self, otherwise: u64) -> Limits {
        let free = self.depth.is_none() && self.nodes.is_none() && self.movetime.is_none();
        Limits {
            depth: self.depth,
            nodes: if free { Some(otherwise) } else { self.nodes },
            time: self
                .movetime
                .map(|time| Budget::exactly(Duration::from_millis(time))),
        }
    }

    fn options(self, lines: u8) -> EngineOptions {
        EngineOptions {
            threads: usize::from(self.threads),
            lines: usize::from(lines),
            ..EngineOptions::default()
        }
    }
}

/// `+0.35` in small pieces, or the forced result.
fn score_text(score: Score, console: &Console) -> String {
    let Some(distance) = score.forced() else {
        return format!("{:+.2}", f64::from(score.value()) / 100.0);
    };
    let id = if score > Score::DRAW {
        "analyse-wins-in"
    } else {
        "analyse-loses-in"
    };
    let moves = rules::Value::Number(i64::from(distance.abs()));
    console.words.text(id, &[("moves", moves)])
}
