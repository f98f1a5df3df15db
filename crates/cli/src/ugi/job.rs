//! Work that takes a while and can be stopped: counting move sequences, and thinking about a move.

use super::info::{info, progress};
use rules::AnyTable;
use search::opponent::{Player, answer};
use search::{Engine, Limits, RealClock};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};

/// How often a count tells how far it has come.
const PROGRESS: Duration = Duration::from_secs(1);
/// How many nodes of a count go by between two looks at the clock.
const UNTIMED: u32 = 64;

/// Something to work on beside the reading of lines.
#[derive(Debug)]
pub enum Job {
    Count(Count),
    Think(Box<Think>),
}

/// A count that was asked for.
#[derive(Clone, Debug)]
pub struct Count {
    pub(super) table: AnyTable,
    pub(super) depth: u32,
}

impl Count {
    /// The count; `None` when it was stopped.
    fn run(self, stop: &AtomicBool, mut say: impl FnMut(Vec<String>)) -> Option<u64> {
        let begun = Instant::now();
        let (mut due, mut nodes) = (PROGRESS, 0_u32);
        self.table.perft_while(self.depth, |counted| {
            nodes = nodes.wrapping_add(1);
            if nodes.is_multiple_of(UNTIMED) {
                let time = begun.elapsed();
                if time >= due {
                    due = time + PROGRESS;
                    say(vec![progress(counted, time)]);
                }
            }
            !stop.load(Relaxed)
        })
    }
}

/// A search that was asked for. It takes the engine with it, and its result brings it back.
#[derive(Debug)]
pub struct Think {
    pub(super) engine: Engine,
    pub(super) table: AnyTable,
    pub(super) limits: Limits,
    /// Started when the search was asked for.
    pub(super) clock: RealClock,
    /// Who answers instead of the engine, by limits of its own.
    pub(super) player: Option<Box<dyn Player>>,
    /// What is left to chance follows from it.
    pub(super) seed: u64,
}

/// What came of a job.
#[derive(Debug)]
pub enum Done {
    /// The count; nothing when it was stopped.
    Counted(Option<u64>),
    /// What to play; nothing in a finished game.
    Thought {
        engine: Engine,
        player: Option<Box<dyn Player>>,
        answer: Option<Vec<String>>,
    },
}

impl Job {
    /// Works until it is done or told to stop; what there is to say on the way is said at once.
    pub fn run(self, stop: &AtomicBool, mut say: impl FnMut(Vec<String>)) -> Done {
        match self {
            Job::Count(count) => Done::Counted(count.run(stop, say)),
            Job::Think(think) => {
                let Think {
                    mut engine,
                    table,
                    limits,
                    clock,
                    mut player,
                    seed,
                } = *think;
                let answer = match &mut player {
                    // Whether it plays this game at all was asked before; what it lacks now is a move.
                    Some(player) => answer(&mut **player, &table, seed, &clock, stop).ok(),
                    None => engine
                        .think(&table, limits, &clock, stop, |report| say(info(report)))
                        .map(|report| report.answer),
                };
                Done::Thought {
                    engine,
                    player,
                    answer,
                }
            }
        }
    }

    /// Whether it goes on until somebody says `stop`.
    pub(super) fn is_endless(&self) -> bool {
        match self {
            Job::Count(_) => false,
            Job::Think(think) => {
                let limited = think.player.is_some() || think.limits != Limits::default();
                !limited && think.table.outcome().is_none()
            }
        }
    }

    /// Whether `isready` is answered meanwhile; a count answers in order, for scripts.
    pub(super) fn answers_meanwhile(&self) -> bool {
        matches!(self, Job::Think(_))
    }
}
