//! The options of the protocol that are numbers: how they are listed, and which values they take.

use search::EngineOptions;
use std::ops::RangeInclusive;
use std::thread;

/// More threads than this help no search of ours.
const MOST_THREADS: usize = 64;
const MOST_MEBIBYTES: usize = 4096;
const MOST_LINES: usize = 64;

/// An option with a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Spin {
    Threads,
    Hash,
    MultiPv,
}

impl Spin {
    pub(super) const ALL: [Spin; 3] = [Spin::Threads, Spin::Hash, Spin::MultiPv];

    pub(super) const fn name(self) -> &'static str {
        match self {
            Spin::Threads => "Threads",
            Spin::Hash => "Hash",
            Spin::MultiPv => "MultiPV",
        }
    }

    pub(super) fn named(name: &str) -> Option<Spin> {
        Spin::ALL
            .into_iter()
            .find(|spin| spin.name().eq_ignore_ascii_case(name))
    }

    pub(super) fn range(self) -> RangeInclusive<usize> {
        1..=match self {
            Spin::Threads => {
                thread::available_parallelism().map_or(1, |count| count.get().min(MOST_THREADS))
            }
            Spin::Hash => MOST_MEBIBYTES,
            Spin::MultiPv => MOST_LINES,
        }
    }

    pub(super) fn slot(self, options: &mut EngineOptions) -> &mut usize {
        match self {
            Spin::Threads => &mut options.threads,
            Spin::Hash => &mut options.hash_mebibytes,
            Spin::MultiPv => &mut options.lines,
        }
    }

    /// The line that introduces it.
    pub(super) fn line(self) -> String {
        let range = self.range();
        format!(
            "option name {} type spin default {} min {} max {}",
            self.name(),
            self.slot(&mut EngineOptions::default()),
            range.start(),
            range.end()
        )
    }
}
