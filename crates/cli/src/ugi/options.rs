//! The options of the protocol that concern the engine: how they are listed, and which values they take.

use search::opponent::Opponent;
use search::{EngineOptions, MOST_MEBIBYTES};
use std::ops::RangeInclusive;
use std::thread;

/// More threads than this help no search of ours.
const MOST_THREADS: usize = 64;
const MOST_LINES: usize = 64;
const LARGEST_SEED: usize = u32::MAX as usize;

/// What was set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(super) struct Options {
    pub(super) engine: EngineOptions,
    /// What an opponent's chance follows from; with 0 nobody can foresee it.
    pub(super) seed: usize,
}

/// The line that introduces the opponents that need nothing but their name.
pub(super) fn opponent_line() -> String {
    let whole = Opponent::engine();
    let mut line = format!("option name Opponent type combo default {whole}");
    for opponent in Opponent::plain() {
        line.push_str(&format!(" var {opponent}"));
    }
    line
}

/// An option with a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Spin {
    Threads,
    Hash,
    MultiPv,
    Seed,
}

impl Spin {
    pub(super) const ALL: [Spin; 4] = [Spin::Threads, Spin::Hash, Spin::MultiPv, Spin::Seed];

    pub(super) const fn name(self) -> &'static str {
        match self {
            Spin::Threads => "Threads",
            Spin::Hash => "Hash",
            Spin::MultiPv => "MultiPV",
            Spin::Seed => "Seed",
        }
    }

    pub(super) fn named(name: &str) -> Option<Spin> {
        Spin::ALL
            .into_iter()
            .find(|spin| spin.name().eq_ignore_ascii_case(name))
    }

    pub(super) fn range(self) -> RangeInclusive<usize> {
        match self {
            Spin::Threads => {
                let cores = thread::available_parallelism().map_or(1, usize::from);
                1..=cores.min(MOST_THREADS)
            }
            Spin::Hash => 1..=MOST_MEBIBYTES,
            Spin::MultiPv => 1..=MOST_LINES,
            Spin::Seed => 0..=LARGEST_SEED,
        }
    }

    pub(super) fn slot(self, options: &mut Options) -> &mut usize {
        match self {
            Spin::Threads => &mut options.engine.threads,
            Spin::Hash => &mut options.engine.hash_mebibytes,
            Spin::MultiPv => &mut options.engine.lines,
            Spin::Seed => &mut options.seed,
        }
    }

    /// The line that introduces it.
    pub(super) fn line(self) -> String {
        let range = self.range();
        format!(
            "option name {} type spin default {} min {} max {}",
            self.name(),
            self.slot(&mut Options::default()),
            range.start(),
            range.end()
        )
    }
}
