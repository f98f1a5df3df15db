//! Calibrating the levels: neighbours meet, level 1 and level 10 meet the novice, and the levels are moved along the path of
//! skill until every step is about as high as the next. All chance follows from the seed and every match is kept by its
//! set-up, so the same command run again repeats nothing and goes on where it stopped.

mod findings;
mod spacing;

pub use findings::{Demand, Finding, Findings, Test};
pub use spacing::spaced;

use crate::player::Rung;
use crate::{Contestant, MatchError, OpeningRule, OpeningSet, Plan, Standing, run_match};
use rules::AnyTable;
use search::level::{LEVELS, Ladder, Ladders};
use std::ops::ControlFlow;
use std::path::Path;

/// What to calibrate and with how much care.
#[derive(Clone, Debug)]
pub struct Calibration {
    /// Variants with a ladder of their own.
    pub variants: Vec<String>,
    /// Pairs of games for each match.
    pub pairs: u32,
    /// How often the levels may be moved.
    pub rounds: u32,
    pub seed: u64,
    pub concurrency: usize,
    /// Only measure the ladder as it is.
    pub check: bool,
}

/// A match under way.
#[derive(Clone, Copy, Debug)]
pub struct Progress<'a> {
    pub variant: &'a str,
    /// Counted from 0.
    pub round: u32,
    pub test: Test,
    pub standing: &'a Standing,
}

/// Why a calibration could not be done.
#[derive(Debug, thiserror::Error)]
pub enum CalibrationError {
    #[error("{0} has no ladder of its own")]
    NotCalibrated(String),
    #[error("stopped")]
    Stopped,
    #[error(transparent)]
    Match(#[from] MatchError),
}

/// Calibrates each variant in turn. Whoever watches sees every match grow and may break the work off; what was played is
/// kept in the folder.
pub fn calibrate(
    ladders: &mut Ladders,
    wanted: &Calibration,
    folder: &Path,
    mut watch: impl FnMut(Progress<'_>) -> ControlFlow<()>,
) -> Result<Vec<Findings>, CalibrationError> {
    let mut all = Vec::new();
    for variant in &wanted.variants {
        let unknown = || CalibrationError::NotCalibrated(variant.clone());
        let table = AnyTable::open(variant).ok_or_else(unknown)?;
        let ladder = ladders.ladders.get_mut(variant).ok_or_else(unknown)?;
        let mut bench = Bench {
            wanted,
            table,
            folder,
            watch: &mut watch,
        };
        let (best, findings) = bench.climb(*ladder)?;
        *ladder = best;
        all.push(findings);
    }
    Ok(all)
}

/// The calibration of one variant.
struct Bench<'a, W> {
    wanted: &'a Calibration,
    table: AnyTable,
    folder: &'a Path,
    watch: &'a mut W,
}

impl<W: FnMut(Progress<'_>) -> ControlFlow<()>> Bench<'_, W> {
    /// Measures and moves the levels until all demands are met or the rounds are used up; the ladder that met most of them,
    /// and what was found on it.
    fn climb(&mut self, start: Ladder) -> Result<(Ladder, Findings), CalibrationError> {
        let mut ladder = start;
        let mut best = (ladder, self.measure(&ladder, 0)?);
        let mut last = best.1.clone();
        let rounds = if self.wanted.check {
            0
        } else {
            self.wanted.rounds
        };
        for round in 1..=rounds {
            if best.1.failed() == 0 {
                break;
            }
            ladder = spaced(self.table.variant(), &ladder, &last);
            last = self.measure(&ladder, round)?;
            if last.failed() <= best.1.failed() {
                best = (ladder, last.clone());
            }
        }
        Ok(best)
    }

    fn measure(&mut self, ladder: &Ladder, round: u32) -> Result<Findings, CalibrationError> {
        let mut findings = Findings::new(self.table.variant());
        for test in Test::all() {
            findings.tests.push(self.test(ladder, test, round)?);
        }
        Ok(findings)
    }

    fn test(
        &mut self,
        ladder: &Ladder,
        test: Test,
        round: u32,
    ) -> Result<Finding, CalibrationError> {
        let level = |number: usize| Contestant::Level(Rung::Made(ladder[number - 1]));
        let (upper, lower) = match test {
            Test::Bottom => (Contestant::Novice, level(1)),
            Test::Step(number) => (level(number + 1), level(number)),
            Test::Top => (level(LEVELS), Contestant::Novice),
        };
        let plan = Plan {
            seed: self.wanted.seed,
            openings: OpeningRule {
                // Levels are tuned on the tuning set; a check measures on what was held back.
                set: if self.wanted.check {
                    OpeningSet::HeldBack
                } else {
                    OpeningSet::Tuning
                },
                ..OpeningRule::default()
            },
            concurrency: self.wanted.concurrency,
            ..Plan::new(self.table.clone(), vec![upper, lower], self.wanted.pairs)
        };
        let folder = self.folder.join(plan.setup().folder_name());
        let variant = self.table.variant();
        let mut stopped = false;
        let (standing, _) = run_match(&plan, &folder, |standing| {
            let progress = Progress {
                variant,
                round,
                test,
                standing,
            };
            let flow = (self.watch)(progress);
            stopped |= flow.is_break();
            flow
        })?;
        if stopped {
            return Err(CalibrationError::Stopped);
        }
        Ok(Finding::new(
            test,
            Demand::of(test, variant),
            &standing.pairings[0],
        ))
    }
}
