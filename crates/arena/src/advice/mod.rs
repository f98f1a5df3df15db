//! What advice is worth: good but fallible levels play, positions of their games are kept in which an advice can be followed and
//! can be ignored, at most one of a game, and the engine says what it would play and what the best of the other kind costs.

mod notes;
mod sampling;
mod worth;

pub use notes::{Case, Notes};
pub use worth::Worth;

use crate::openings::{OpeningRule, Openings};
use rules::AnyTable;
use sampling::cases_of;
use search::{Engine, EngineOptions, knowledge};
use std::collections::BTreeSet;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering::Relaxed};
use std::sync::mpsc::channel;
use std::sync::{Mutex, PoisonError};

/// Levels whose games are looked at: who plays here knows the game and still errs.
pub const LEVELS: [usize; 2] = [5, 7];

/// How much is measured.
#[derive(Clone, Copy, Debug)]
pub struct Measuring {
    /// Of each advice.
    pub positions: usize,
    /// For each of the two searches of a position.
    pub nodes: u64,
    pub seed: u64,
    /// How many games at the same time.
    pub concurrency: usize,
    /// After so many games what there is must suffice.
    pub most_games: u32,
}

/// The identifiers of the advice that is measured in this variant.
pub fn measured_in(start: &AnyTable) -> Vec<&'static str> {
    let all = knowledge::advice(start).into_iter();
    all.filter(|(_, variant)| *variant == start.variant())
        .map(|(id, _)| id)
        .collect()
}

/// Plays games of the variant on the table until there are enough positions of each advice that is measured there. The notes are what
/// was found before, and are handed to `keep` after every game. However many games are played at the same time, and however often
/// this is broken off and begun again, the same positions count.
pub fn measure<Problem>(
    start: &AnyTable,
    measuring: &Measuring,
    notes: &mut Notes,
    mut keep: impl FnMut(&Notes) -> Result<(), Problem>,
) -> Result<Vec<Worth>, Problem> {
    let advice = measured_in(start);
    let lacking = |notes: &Notes| -> BTreeSet<&'static str> {
        let enough =
            |id: &&str| notes.counted(id, measuring.positions).len() >= measuring.positions;
        advice.iter().copied().filter(|id| !enough(id)).collect()
    };
    let wanted = Mutex::new(lacking(notes));
    let unplayed: Vec<u32> = (0..measuring.most_games)
        .filter(|number| !notes.games.contains_key(number))
        .collect();
    let (next, stop) = (AtomicU32::new(0), AtomicBool::new(false));
    let (sender, played) = channel();
    std::thread::scope(|scope| -> Result<(), Problem> {
        for _ in 0..measuring.concurrency.max(1) {
            let (sender, wanted, next, stop, unplayed) =
                (sender.clone(), &wanted, &next, &stop, &unplayed);
            scope.spawn(move || {
                let mut openings = Openings::new(measuring.seed, OpeningRule::default());
                let mut engine = Engine::new(EngineOptions {
                    hash_mebibytes: 0,
                    ..EngineOptions::default()
                });
                while !stop.load(Relaxed) {
                    let wanted = wanted
                        .lock()
                        .unwrap_or_else(PoisonError::into_inner)
                        .clone();
                    let number = unplayed.get(next.fetch_add(1, Relaxed) as usize);
                    let Some(number) = number.filter(|_| !wanted.is_empty()) else {
                        return;
                    };
                    let opening = openings.opening(start, *number);
                    let cases = cases_of(opening, &mut engine, measuring, *number, &wanted);
                    if sender.send((*number, cases)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        for (number, cases) in &played {
            notes.games.insert(number, cases);
            *wanted.lock().unwrap_or_else(PoisonError::into_inner) = lacking(notes);
            let kept = keep(notes);
            if kept.is_err() {
                stop.store(true, Relaxed);
            }
            kept?;
        }
        Ok(())
    })?;
    let found = advice.iter().map(|id| {
        let cases = notes.counted(id, measuring.positions);
        Worth::of(id, start.variant(), &cases)
    });
    Ok(found.collect())
}
