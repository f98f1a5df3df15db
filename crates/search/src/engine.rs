//! The search with its types erased: one engine for a table of any game, whose answers are texts.

use crate::engine_game::WeightOf;
use crate::knowledge;
use crate::machine::threads_to_be_had;
use crate::texts::texts_of;
use crate::{
    Clock, EngineGame, Limits, Score, SearchMethod, SearchOptions, SearchResult, Setting, Shortage,
    TranspositionTable, Wdl, Weights, WeightsError,
};
use rules::{AnyTable, with_table};
use std::borrow::Cow;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// How an engine works, whatever it thinks about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EngineOptions {
    pub threads: usize,
    /// The size of the transposition table.
    pub hash_mebibytes: usize,
    /// How many of the best variations to report.
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

/// One of the best variations, in texts.
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
    table: TranspositionTable,
    /// What levels search with: always of one size, so that they play alike whatever the options are.
    table_of_levels: Option<Box<TranspositionTable>>,
    /// Instead of those that the games ship with.
    weights: Option<Box<Weights>>,
}

/// Enough for the most that a level spends on a move.
const MEBIBYTES_OF_LEVELS: usize = 1;

impl Engine {
    /// An engine with what every machine has to spare. Where somebody chooses the options, [`try_new`](Engine::try_new) says
    /// whether they can be had.
    pub fn new(options: EngineOptions) -> Engine {
        Engine::try_new(options).expect("what every machine has to spare")
    }

    /// An engine with these options, if the machine has the memory and the threads for them.
    pub fn try_new(options: EngineOptions) -> Result<Engine, Shortage> {
        has_threads(options.threads)?;
        Ok(Engine {
            options,
            table: TranspositionTable::try_new(options.hash_mebibytes)?,
            table_of_levels: None,
            weights: None,
        })
    }

    /// The table of levels, emptied.
    pub(crate) fn empty_table_of_levels(&mut self) -> &TranspositionTable {
        let table = self
            .table_of_levels
            .get_or_insert_with(|| Box::new(TranspositionTable::new(MEBIBYTES_OF_LEVELS)));
        table.clear();
        table
    }

    pub fn options(&self) -> EngineOptions {
        self.options
    }

    /// Works on with other options; a table of another size begins empty. Where the machine lacks something for them, the old
    /// ones stay, and so does what the table holds.
    pub fn set_options(&mut self, options: EngineOptions) -> Result<(), Shortage> {
        if options.threads > self.options.threads {
            has_threads(options.threads)?;
        }
        if options.hash_mebibytes != self.options.hash_mebibytes {
            self.table.resize(options.hash_mebibytes)?;
        }
        self.options = options;
        Ok(())
    }

    /// Reports so many of the best lines from now on.
    pub fn set_lines(&mut self, lines: usize) {
        self.options.lines = lines;
    }

    /// Makes what the first search of this game would otherwise wait for.
    pub fn prepare(&self, table: &AnyTable) {
        with_table!(table, table => table.game().prepare());
    }

    /// Evaluates the variant on the table, from now on, with the weights of a file; other variants' weights must be in it
    /// before they are played.
    pub fn set_weights(&mut self, weights: Weights, table: &AnyTable) -> Result<(), WeightsError> {
        weights.of::<f64>(table.variant(), knowledge::features(table))?;
        self.weights = Some(Box::new(weights));
        self.clear();
        Ok(())
    }

    /// Forgets what earlier searches found: a new game begins.
    pub fn clear(&mut self) {
        self.table.clear();
    }

    /// What every roll that may come now is worth to the roller. `None` where no roll is awaited.
    pub fn roll_values(&self, table: &AnyTable) -> Option<Vec<RollReport>> {
        with_table!(table, table => roll_reports(table, self.weights.as_deref()))
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
        mut report: impl FnMut(&Report),
    ) -> Option<Report> {
        self.search(depth, table, limits, clock, stop, &mut report)
    }

    /// The same with nothing generic about it, so that the searches of all games are compiled once, in this crate.
    fn search(
        &self,
        depth: u32,
        table: &AnyTable,
        limits: Limits,
        clock: &dyn Clock,
        stop: &AtomicBool,
        report: &mut dyn FnMut(&Report),
    ) -> Option<Report> {
        let setting = Setting {
            table: &self.table,
            clock,
            stop,
            limits,
            options: SearchOptions {
                threads: self.options.threads,
                variations: self.options.lines,
                exact: false,
                from: depth,
            },
        };
        let own = self.weights.as_deref();
        with_table!(table, table => reported(table, own, &setting, report))
    }
}

/// Whether so many threads can think at the same time.
fn has_threads(wanted: usize) -> Result<(), Shortage> {
    let had = threads_to_be_had(wanted);
    if had < wanted {
        return Err(Shortage::Threads { wanted, had });
    }
    Ok(())
}

/// The weights of a file where it has some for this variant, else those that the game ships with.
fn weights_for<'a, G: EngineGame>(game: &G, own: Option<&Weights>) -> Cow<'a, [WeightOf<G>]> {
    own.and_then(|weights| weights.of(game.id(), G::FEATURES).ok())
        .map_or_else(|| Cow::Borrowed(game.default_weights()), Cow::Owned)
}

/// Thinks, and tells what was found in texts.
fn reported<G: EngineGame>(
    table: &rules::Table<G>,
    own: Option<&Weights>,
    setting: &Setting<'_>,
    report: &mut dyn FnMut(&Report),
) -> Option<Report> {
    let weights = weights_for(table.game(), own);
    let told = |analysis: &SearchResult<G::Move>| in_texts(table, analysis, setting.table);
    let found = G::Search::think(table, &weights, setting, &mut |analysis| {
        report(&told(analysis));
    });
    found.map(|analysis| told(&analysis))
}

fn in_texts<G: EngineGame>(
    table: &rules::Table<G>,
    analysis: &SearchResult<G::Move>,
    memory: &TranspositionTable,
) -> Report {
    let lines: Vec<ReportLine> = analysis
        .variations
        .iter()
        .map(|variation| ReportLine {
            score: variation.score,
            wdl: G::Search::wdl(table.game(), variation.score),
            moves: texts_of(table, &variation.moves),
        })
        .collect();
    let turn = analysis
        .variations
        .first()
        .and_then(|variation| G::Search::turn(&variation.moves));
    Report {
        depth: analysis.depth,
        deepest: analysis.deepest,
        nodes: analysis.nodes,
        time: analysis.time,
        hash_permille: if G::Search::RESUMES {
            memory.fullness()
        } else {
            0
        },
        answer: turn.map_or_else(Vec::new, |turn| texts_of(table, turn.as_ref())),
        lines,
    }
}

fn roll_reports<G: EngineGame>(
    table: &rules::Table<G>,
    own: Option<&Weights>,
) -> Option<Vec<RollReport>> {
    let weights = weights_for(table.game(), own);
    let reports = G::Search::roll_values(table, &weights)?
        .into_iter()
        .map(|value| RollReport {
            roll: table.game().move_text(table.position(), value.roll),
            chance: value.chance,
            expected: value.expected,
        });
    Some(reports.collect())
}
