//! The search with its types erased: one engine for a table of any game, whose answers are texts.

use crate::dice::{self, Weighed, default_weights, weights_of};
use crate::{
    Clock, Contest, Insight, Limits, Manner, Promises, Score, Setting, Table, Wdl, Weights,
    WeightsError, think,
};
use rules::chasse_croise::{ChasseCroise, Move};
use rules::{AnyTable, Game, Notation, Playable};
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// How an engine works, whatever it thinks about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EngineOptions {
    pub threads: usize,
    /// The size of the transposition table.
    pub hash_mebibytes: usize,
    /// How many of the best lines to report.
    pub lines: usize,
}

impl Default for EngineOptions {
    fn default() -> EngineOptions {
        EngineOptions {
            threads: 1,
            hash_mebibytes: 16,
            lines: 1,
        }
    }
}

/// One of the best lines, in texts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReportLine {
    /// For the player to move.
    pub score: Score,
    /// What the score promises.
    pub wdl: Wdl,
    pub moves: Vec<String>,
}

/// What a search has shown so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    pub depth: u32,
    /// The deepest node of all.
    pub deepest: u32,
    /// Moves made.
    pub nodes: u64,
    pub time: Duration,
    /// How full the table is with what this search has stored, in thousandths.
    pub hash_permille: u32,
    /// Best first.
    pub lines: Vec<ReportLine>,
    /// What to play: a move, or in the dice game the rest of the turn; nothing before the roll.
    pub answer: Vec<String>,
}

/// A roll that may come.
#[derive(Clone, Debug, PartialEq)]
pub struct RollReport {
    pub roll: String,
    /// How likely it is.
    pub chance: f32,
    /// What the roller can expect with it, from 0 to 1.
    pub expected: f32,
}

/// An engine: options, and what it remembers from one search to the next.
#[derive(Debug)]
pub struct Engine {
    options: EngineOptions,
    table: Table,
    /// What levels search with: always of one size, so that they play alike whatever the options are.
    table_of_levels: Option<Box<Table>>,
    /// Instead of those that the games ship with.
    weights: Option<Box<Weights>>,
}

/// Enough for the most that a level spends on a move.
const MEBIBYTES_OF_LEVELS: usize = 1;

impl Engine {
    pub fn new(options: EngineOptions) -> Engine {
        Engine {
            options,
            table: Table::new(options.hash_mebibytes),
            table_of_levels: None,
            weights: None,
        }
    }

    /// The table of levels, emptied.
    pub(crate) fn empty_table_of_levels(&mut self) -> &Table {
        let table = self
            .table_of_levels
            .get_or_insert_with(|| Box::new(Table::new(MEBIBYTES_OF_LEVELS)));
        table.clear();
        table
    }

    pub fn options(&self) -> EngineOptions {
        self.options
    }

    /// Works on with other options; a table of another size begins empty.
    pub fn set_options(&mut self, options: EngineOptions) {
        if options.hash_mebibytes != self.options.hash_mebibytes {
            self.table = Table::new(options.hash_mebibytes);
        }
        self.options = options;
    }

    /// Makes what the first search of this game would otherwise wait for.
    pub fn prepare(&self, table: &AnyTable) {
        if let AnyTable::ChasseCroise(_) = table {
            dice::prepare();
        }
    }

    /// Evaluates a variant, from now on, with the weights of a file; other variants' weights must be in it before they are
    /// played.
    pub fn set_weights(&mut self, weights: Weights, variant: &str) -> Result<(), WeightsError> {
        let features = match variant.split('/').next() {
            Some("la-trel") => rules::la_trel::LaTrel::FEATURES,
            Some("attangle") => rules::attangle::Attangle::FEATURES,
            Some("latroncules") => rules::latroncules::Latroncules::FEATURES,
            _ => dice::FEATURES,
        };
        weights.of(variant, features)?;
        self.weights = Some(Box::new(weights));
        self.clear();
        Ok(())
    }

    /// Forgets what earlier searches found: a new game begins.
    pub fn clear(&mut self) {
        self.table.clear();
    }

    /// What every roll that may come now is worth to the roller. `None` where no roll is awaited.
    pub fn prospects(&self, table: &AnyTable) -> Option<Vec<RollReport>> {
        let AnyTable::ChasseCroise(table) = table else {
            return None;
        };
        let own = self.weights.as_deref();
        let own = own.and_then(|weights| weights_of(weights).ok());
        let evaluator = Weighed::new(own.as_ref().unwrap_or(default_weights()));
        let reports = dice::prospects(table, &evaluator)?
            .into_iter()
            .map(|prospect| RollReport {
                roll: table.game().move_text(table.position(), prospect.roll),
                chance: prospect.chance,
                expected: prospect.expected,
            });
        Some(reports.collect())
    }

    /// Thinks about what to play here and reports after every depth. `None` when the game is over.
    pub fn think(
        &mut self,
        table: &AnyTable,
        limits: Limits,
        clock: &dyn Clock,
        stop: &AtomicBool,
        report: impl FnMut(&Report),
    ) -> Option<Report> {
        self.think_from(1, table, limits, clock, stop, report)
    }

    /// [`think`](Engine::think) that begins with this depth, for a search that goes on after it was cut off. A report of
    /// depth 0 then means that nothing new was found.
    pub fn think_from(
        &mut self,
        depth: u32,
        table: &AnyTable,
        limits: Limits,
        clock: &dyn Clock,
        stop: &AtomicBool,
        report: impl FnMut(&Report),
    ) -> Option<Report> {
        let setting = Setting {
            table: &self.table,
            clock,
            stop,
            limits,
            manner: Manner {
                threads: self.options.threads,
                lines: self.options.lines,
                exact: false,
                from: depth,
            },
        };
        match table {
            AnyTable::LaTrel(table) => contest(table, self.weights.as_deref(), &setting, report),
            AnyTable::Attangle(table) => contest(table, self.weights.as_deref(), &setting, report),
            AnyTable::Latroncules(table) => {
                contest(table, self.weights.as_deref(), &setting, report)
            }
            AnyTable::ChasseCroise(table) => race(table, self.weights.as_deref(), &setting, report),
        }
    }
}

fn contest<G: Contest + Playable>(
    table: &rules::Table<G>,
    weights: Option<&Weights>,
    setting: &Setting<'_>,
    mut report: impl FnMut(&Report),
) -> Option<Report> {
    let own = weights.and_then(|weights| weights.whole(table.game().id(), G::FEATURES).ok());
    let weights = own.as_deref().unwrap_or(table.game().default_weights());
    let promise = Promises::shipped().of(table.game().id());
    let wdl = |score| Wdl::of_contest(score, promise);
    let single = |insight: &Insight<G::Move>| Report {
        hash_permille: setting.table.fullness(),
        ..in_texts(table, insight, wdl, 1)
    };
    think(table, weights, setting, |insight| report(&single(insight)))
        .map(|insight| single(&insight))
}

fn race(
    table: &rules::Table<ChasseCroise>,
    weights: Option<&Weights>,
    setting: &Setting<'_>,
    mut report: impl FnMut(&Report),
) -> Option<Report> {
    let own = weights.and_then(|weights| weights_of(weights).ok());
    let evaluator = Weighed::new(own.as_ref().unwrap_or(default_weights()));
    let whole = |insight: &Insight<Move>| in_texts(table, insight, Wdl::of_race, usize::MAX);
    dice::think(table, &evaluator, setting, |insight| {
        report(&whole(insight));
    })
    .map(|insight| whole(&insight))
}

/// The report of an insight; the answer is at most so many moves of its best line.
fn in_texts<G: Game + Notation>(
    table: &rules::Table<G>,
    insight: &Insight<G::Move>,
    wdl: impl Fn(Score) -> Wdl,
    most: usize,
) -> Report {
    let game = table.game();
    let lines: Vec<ReportLine> = insight
        .lines
        .iter()
        .map(|line| {
            let mut position = *table.position();
            let moves = line.moves.iter().map(|mv| {
                let text = game.move_text(&position, *mv);
                game.play(&mut position, *mv);
                text
            });
            ReportLine {
                score: line.score,
                wdl: wdl(line.score),
                moves: moves.collect(),
            }
        })
        .collect();
    let best = lines.first().map_or(&[][..], |line| &line.moves);
    Report {
        depth: insight.depth,
        deepest: insight.deepest,
        nodes: insight.nodes,
        time: insight.time,
        hash_permille: 0,
        answer: best.iter().take(most).cloned().collect(),
        lines,
    }
}
