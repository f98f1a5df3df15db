//! Calibrating the levels: neighbours meet, level 1 and level 10 meet the novice, and the levels are moved along the path of
//! skill until every step is about as high as the next. All chance follows from the seed and every match is kept by its
//! set-up, so the same command run again repeats nothing and goes on where it stopped.

mod findings;
mod spacing;

pub use findings::{Demand, Finding, Findings, STRIDE, Test};
pub use spacing::spaced;

use crate::{MatchError, OpeningRule, OpeningSet, Plan, Standing, run_match};
use rules::AnyTable;
use search::knowledge::glance_scale;
use search::level::{LEVELS, Ladder, Ladders};
use search::opponent::Opponent;
use std::ops::ControlFlow;
use std::path::Path;

/// What to calibrate and with how much care.
#[derive(Clone, Debug)]
pub struct Calibration {
    /// At most so many pairs of games for each match; fewer where a quarter or half of them settle it.
    pub pairs: u32,
    /// How often the levels may be moved.
    pub rounds: u32,
    pub seed: u64,
    pub concurrency: usize,
    /// Only measure the ladder as it is, from openings that nothing was tuned on.
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
    #[error("not calibrated ({0})")]
    NotCalibrated(String),
    #[error("stopped")]
    Stopped,
    #[error(transparent)]
    Match(#[from] MatchError),
}

/// Calibrates a variant, whose game has these ladders. Whoever watches sees every match grow and may break the work off; what was played is kept in the
/// folder. A variant without a ladder of its own is only measured, on the ladder that it climbs.
pub fn calibrate(
    ladders: &mut Ladders,
    variant: &str,
    wanted: &Calibration,
    folder: &Path,
    mut watch: impl FnMut(Progress<'_>) -> ControlFlow<()>,
) -> Result<Findings, CalibrationError> {
    let unknown = || CalibrationError::NotCalibrated(variant.to_owned());
    let table = AnyTable::open(variant).ok_or_else(unknown)?;
    let start = *ladders.ladder(variant).ok_or_else(unknown)?;
    let mut calibration = VariantCalibration {
        wanted,
        table,
        folder,
        watch: &mut watch,
    };
    match ladders.ladders.get_mut(variant) {
        Some(ladder) => {
            let (best, findings) = calibration.climb(start)?;
            *ladder = best;
            Ok(findings)
        }
        None => calibration.measure(&start, 0, Test::of_heirs()),
    }
}

/// Nobody looks at fewer pairs than this.
const FEWEST_PAIRS: u64 = 20;

/// The calibration of one variant.
struct VariantCalibration<'a, W> {
    wanted: &'a Calibration,
    table: AnyTable,
    folder: &'a Path,
    watch: &'a mut W,
}

impl<W: FnMut(Progress<'_>) -> ControlFlow<()>> VariantCalibration<'_, W> {
    /// Measures and moves the levels until all demands are met or the rounds are used up; the ladder that met most of them,
    /// and what was found on it.
    fn climb(&mut self, start: Ladder) -> Result<(Ladder, Findings), CalibrationError> {
        let most = if self.wanted.check {
            0
        } else {
            self.wanted.rounds
        };
        let mut rounds = vec![(start, self.measure(&start, 0, Test::all())?)];
        for round in 1..=most {
            if rounds.iter().any(|(_, findings)| findings.failed() == 0) {
                break;
            }
            let ladder = spaced(glance_scale(&self.table), &rounds);
            let findings = self.measure(&ladder, round, Test::all())?;
            rounds.push((ladder, findings));
        }
        // Of equals the last one: it was set with the most known.
        let best = rounds.into_iter().rev();
        let best = best.min_by_key(|(_, findings)| findings.failed());
        Ok(best.expect("at least one round"))
    }

    fn measure(
        &mut self,
        ladder: &Ladder,
        round: u32,
        tests: impl Iterator<Item = Test>,
    ) -> Result<Findings, CalibrationError> {
        let mut findings = Findings::new(self.table.variant());
        for test in tests {
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
        let level = |number: usize| Opponent::CustomLevel(ladder[number - 1]);
        let (upper, lower) = match test {
            Test::Bottom => (Opponent::Novice, level(1)),
            Test::Step(number) => (level(number + 1), level(number)),
            Test::Stride(number) => (level(number + STRIDE), level(number)),
            Test::Top => (level(LEVELS), Opponent::Novice),
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
        let folder = self.folder.join(plan.folder_name());
        let variant = self.table.variant();
        let demand = Demand::of(test, &self.table);
        let looks = [4, 2].map(|part| u64::from(self.wanted.pairs / part));
        let mut stopped = false;
        let (standing, _) = run_match(&plan, &folder, |standing| {
            let progress = Progress {
                variant,
                round,
                test,
                standing,
            };
            if (self.watch)(progress).is_break() {
                stopped = true;
                return ControlFlow::Break(());
            }
            let pairing = &standing.pairings[0];
            let pairs = pairing.pairs.pairs();
            let looked_at = pairs >= FEWEST_PAIRS && looks.contains(&pairs);
            if looked_at && demand.is_settled(pairing) {
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        })?;
        if stopped {
            return Err(CalibrationError::Stopped);
        }
        Ok(Finding::new(test, demand, &standing.pairings[0]))
    }
}
