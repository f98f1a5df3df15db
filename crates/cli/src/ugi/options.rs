//! The options of the protocol that concern the engine: how they are listed, and which values they take.

use search::level::LEVELS;
use search::{EngineOptions, MOST_MEBIBYTES};
use std::ops::RangeInclusive;
use std::thread;

/// More threads than this help no search of ours.
const MOST_THREADS: usize = 64;
const MOST_LINES: usize = 64;
const LARGEST_SEED: usize = u32::MAX as usize;
/// The value of `Level` that means the whole engine.
const FULL: &str = "full";

/// What was set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(super) struct Options {
    pub(super) engine: EngineOptions,
    pub(super) strength: Strength,
    /// What a level's slips follow from; with 0 nobody can foresee them.
    pub(super) seed: usize,
}

/// Who answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(super) enum Strength {
    /// The whole engine with the limits of `go`.
    #[default]
    Full,
    /// Counted from 1.
    Level(usize),
}

/// The line that introduces the levels.
pub(super) fn level_line() -> String {
    let mut line = format!("option name Level type combo default {FULL} var {FULL}");
    for number in 1..=LEVELS {
        line.push_str(&format!(" var {number}"));
    }
    line
}

/// What a value of `Level` means.
pub(super) fn strength(value: &str) -> Option<Strength> {
    if value.eq_ignore_ascii_case(FULL) {
        return Some(Strength::Full);
    }
    let number = value.parse().ok()?;
    (1..=LEVELS)
        .contains(&number)
        .then_some(Strength::Level(number))
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
