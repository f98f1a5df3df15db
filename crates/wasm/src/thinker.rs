//! The engine for a worker in the browser. Analysis runs in slices, so that a worker hears "stop" between two of them without
//! shared memory; what a slice has found stays in the table, and the next one goes on from there.

use crate::clock::BrowserClock;
use crate::table::Table;
use review::Evaluation;
use rules::Side;
use search::knowledge;
use search::{Engine, EngineOptions, Limits};
use serde::Serialize;
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use tsify::{Ts, Tsify};
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

/// What a search has shown so far.
#[derive(Clone, Debug, PartialEq, Serialize, Tsify)]
pub struct Report {
    pub depth: u32,
    /// The deepest node of all.
    pub deepest: u32,
    /// Moves made.
    pub nodes: f64,
    pub milliseconds: f64,
    /// Best first.
    pub lines: Vec<ReportLine>,
    /// What to play: a move, or in the dice game the rest of the turn; nothing before the roll.
    pub answer: Vec<String>,
}

/// One of the best lines.
#[derive(Clone, Debug, PartialEq, Serialize, Tsify)]
pub struct ReportLine {
    pub evaluation: Evaluation,
    pub moves: Vec<String>,
}

/// A roll that may come.
#[derive(Clone, Debug, PartialEq, Serialize, Tsify)]
pub struct RollReport {
    /// The move that is this roll.
    pub roll: String,
    /// How likely it is.
    pub chance: f32,
    pub evaluation: Evaluation,
}

/// A report on its way to the browser; none where the game is over.
type Told = Result<Option<Ts<Report>>, JsError>;

/// An engine with its memory.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Thinker {
    engine: Engine,
    /// The search that slices go on with.
    under_way: Option<SlicedSearch>,
}

/// A slice of a search that cannot go on where it stopped becomes at most 32 times as long as it was asked for.
const MOST_DOUBLINGS: u32 = 5;

/// What the slices of one position have found so far.
#[derive(Debug)]
struct SlicedSearch {
    /// Variant, start and moves: the same game, so the same position with the same history.
    of: (&'static str, String, Vec<String>),
    lines: usize,
    best: Option<Report>,
    /// How many slices in a row found nothing new.
    stalled: u32,
    nodes: f64,
    milliseconds: f64,
}

#[wasm_bindgen]
impl Thinker {
    /// An engine whose table takes so many mebibytes.
    #[wasm_bindgen(constructor)]
    pub fn new(hash_mebibytes: usize) -> Thinker {
        Thinker {
            engine: Engine::new(EngineOptions {
                threads: 1,
                hash_mebibytes: hash_mebibytes.clamp(1, 256),
                lines: 1,
            }),
            under_way: None,
        }
    }

    /// Forgets what earlier searches found: another game begins.
    pub fn clear(&mut self) {
        self.under_way = None;
        self.engine.clear();
    }

    /// Thinks for about so many milliseconds and tells what is known then. A slice of the same game and as many lines goes on
    /// where the last one stopped. Nothing where the game is over.
    pub fn slice(&mut self, table: &Table, lines: usize, milliseconds: f64) -> Told {
        let game = table.inner();
        let of = (game.variant(), game.start_text(), table.moves());
        let mut sliced = match self.under_way.take() {
            Some(sliced) if sliced.of == of && sliced.lines == lines => sliced,
            _ => SlicedSearch {
                of,
                lines,
                best: None,
                stalled: 0,
                nodes: 0.0,
                milliseconds: 0.0,
            },
        };
        // Where a search begins anew with every slice, it gets farther only with more time.
        let longer = if knowledge::resumes(game) {
            0
        } else {
            sliced.stalled.min(MOST_DOUBLINGS)
        };
        let milliseconds = milliseconds.clamp(1.0, 60_000.0) * f64::from(1 << longer);
        let time = Duration::from_secs_f64(milliseconds / 1_000.0);
        let known = sliced.best.as_ref().map_or(0, |best| best.depth);
        let Some(found) = self.think(known + 1, table, lines, Limits::movetime(time)) else {
            return Ok(None);
        };
        let best = sliced.add(found);
        self.under_way = Some(sliced);
        Ok(Some(best.into_ts()?))
    }

    /// What every roll that may come now is worth, all by the same measure; nothing where no roll is awaited.
    pub fn rolls(&self, table: &Table) -> Result<Option<Vec<Ts<RollReport>>>, JsError> {
        let Some(reports) = self.engine.roll_values(table.inner()) else {
            return Ok(None);
        };
        let side = table.inner().side();
        let told = reports.into_iter().map(|report| {
            RollReport {
                evaluation: Evaluation::of_roll(&report, side),
                roll: report.roll,
                chance: report.chance,
            }
            .into_ts()
        });
        Ok(Some(told.collect::<Result<_, _>>()?))
    }

    /// Thinks with so many nodes, the same everywhere. Nothing where the game is over.
    pub fn nodes(&mut self, table: &Table, lines: usize, nodes: u32) -> Told {
        let report = self.think(1, table, lines, Limits::nodes(u64::from(nodes)));
        Ok(report.map(|report| report.into_ts()).transpose()?)
    }
}

impl SlicedSearch {
    /// What is known when a slice has found this.
    fn add(&mut self, found: Report) -> Report {
        self.nodes += found.nodes;
        self.milliseconds += found.milliseconds;
        let known = self.best.as_ref().map_or(0, |best| best.depth);
        if self.best.is_none() || found.depth > known {
            self.best = Some(found.clone());
            self.stalled = 0;
        } else {
            self.stalled += 1;
        }
        Report {
            nodes: self.nodes,
            milliseconds: self.milliseconds,
            ..self.best.clone().unwrap_or(found)
        }
    }
}

impl Thinker {
    fn think(&mut self, depth: u32, table: &Table, lines: usize, limits: Limits) -> Option<Report> {
        self.engine.set_lines(lines.clamp(1, 16));
        let stop = AtomicBool::new(false);
        let (clock, table) = (BrowserClock::start(), table.inner());
        self.engine
            .think_from(depth, table, limits, &clock, &stop, |_| {})
            .map(|report| told(report, table.side()))
    }
}

/// A report as the page reads it: what everything is worth to player 1, whoever is to move.
fn told(report: search::Report, side: Side) -> Report {
    Report {
        depth: report.depth,
        deepest: report.deepest,
        nodes: report.nodes as f64,
        milliseconds: report.time.as_secs_f64() * 1_000.0,
        lines: report
            .lines
            .into_iter()
            .map(|line| ReportLine {
                evaluation: Evaluation::of_line(&line, side),
                moves: line.moves,
            })
            .collect(),
        answer: report.answer,
    }
}

/// What a finished game is worth: who won, if anybody did.
#[wasm_bindgen(js_name = evaluationAtEnd)]
pub fn evaluation_at_end(winner: Option<Ts<Side>>) -> Result<Ts<Evaluation>, JsError> {
    let winner = winner.map(|side| side.to_rust()).transpose()?;
    Ok(Evaluation::at_end(winner).into_ts()?)
}
