//! Games of the engine against itself, for whichever game is to be learnt.

use crate::fitted::{Fitted, Sample, fitted};
use arena::{OpeningRule, OpeningSet, Openings};
use rules::{AnyTable, Table, with_table};
use search::{EngineGame, SearchMethod, Weights, knowledge};
use std::ops::ControlFlow;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::sync::mpsc::channel;

/// What is fitted: a game (`la-trel`), from games of all its variants, or a single variant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FitTarget {
    pub name: String,
    variants: Vec<&'static str>,
}

impl FitTarget {
    /// `None` when there is no such game or variant.
    pub fn named(name: &str) -> Option<FitTarget> {
        let variants: Vec<_> = rules::variants_named(name).collect();
        (!variants.is_empty()).then(|| FitTarget {
            name: name.to_owned(),
            variants,
        })
    }

    pub fn game(&self) -> &str {
        rules::game_id_of(&self.name)
    }

    pub(crate) fn variants(&self) -> &[&'static str] {
        &self.variants
    }

    /// A table of the game.
    pub fn table(&self) -> AnyTable {
        AnyTable::open(self.variants[0]).expect("a listed variant")
    }
}

/// How much to play.
#[derive(Clone, Copy, Debug)]
pub struct SelfPlaySettings {
    pub games: u32,
    /// For each move of these games.
    pub nodes: u64,
    pub seed: u64,
    pub concurrency: usize,
}

/// How far the games are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    pub games: u32,
    pub samples: usize,
}

/// Why nothing was fitted.
#[derive(Debug, thiserror::Error)]
pub enum NotFitted {
    #[error("stopped")]
    Stopped,
    #[error("no samples")]
    NoSamples,
    /// Where a win model was asked for.
    #[error("scores are chances")]
    ScoresAreChances,
    /// The shipped weights have no set to begin with: every variant has its own.
    #[error("{0} has no weights of its own")]
    NoSet(String),
}

/// Plays, fits, and gives the file of weights of the game with the target's set in it.
pub fn learn(
    target: &FitTarget,
    settings: SelfPlaySettings,
    watch: impl FnMut(Progress) -> ControlFlow<()>,
) -> Result<(Weights, Fitted), NotFitted> {
    let table = target.table();
    let features = knowledge::features(&table);
    let mut weights = knowledge::shipped_weights(&table).clone();
    let so_far = weights
        .of(&target.name, features)
        .map_err(|_| NotFitted::NoSet(target.name.clone()))?;
    let games = play(settings, watch, |openings, number| {
        one_game(target, settings, openings, number)
    })?;
    if games.iter().all(Vec::is_empty) {
        return Err(NotFitted::NoSamples);
    }
    let mut found = fitted(&games, &so_far);
    if knowledge::has_whole_weights(&table) {
        found
            .weights
            .iter_mut()
            .for_each(|weight| *weight = weight.round());
    }
    weights.set(&target.name, features, &found.weights);
    Ok((weights, found))
}

/// What is kept of each game, in the order of the games however many threads play.
pub(crate) fn play<Kept: Clone + Send>(
    settings: SelfPlaySettings,
    mut watch: impl FnMut(Progress) -> ControlFlow<()>,
    one_game: impl Fn(&mut Openings, usize) -> Vec<Kept> + Sync,
) -> Result<Vec<Vec<Kept>>, NotFitted> {
    let count = settings.games as usize;
    let games: Mutex<Vec<Vec<Kept>>> = Mutex::new(vec![Vec::new(); count]);
    let (next, stop) = (AtomicUsize::new(0), AtomicBool::new(false));
    let (sender, done) = channel();
    let stopped = std::thread::scope(|scope| {
        for _ in 0..settings.concurrency.max(1) {
            let (sender, next, stop, games) = (sender.clone(), &next, &stop, &games);
            let one_game = &one_game;
            scope.spawn(move || {
                let mut openings = Openings::new(settings.seed, rule());
                while !stop.load(Relaxed) {
                    let number = next.fetch_add(1, Relaxed);
                    if number >= count {
                        return;
                    }
                    let samples = one_game(&mut openings, number);
                    let length = samples.len();
                    if let Ok(mut games) = games.lock() {
                        games[number] = samples;
                    }
                    if sender.send(length).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        let mut progress = Progress {
            games: 0,
            samples: 0,
        };
        for samples in &done {
            progress.games += 1;
            progress.samples += samples;
            if watch(progress).is_break() {
                stop.store(true, Relaxed);
                return true;
            }
        }
        false
    });
    if stopped {
        return Err(NotFitted::Stopped);
    }
    Ok(games.into_inner().unwrap_or_default())
}

/// Openings for tuning only, a little wilder than those of matches: positions of all kinds teach.
fn rule() -> OpeningRule {
    OpeningRule {
        set: OpeningSet::Tuning,
        plies: 8,
        margin: 150,
    }
}

fn one_game(
    target: &FitTarget,
    settings: SelfPlaySettings,
    openings: &mut Openings,
    number: usize,
) -> Vec<Sample> {
    let variant = target.variants[number % target.variants.len()];
    let table = AnyTable::open(variant).expect("a listed variant");
    let opening = openings.opening(&table, number as u32);
    with_table!(opening, table => samples(table, settings, number as u64))
}

/// How games are played to learn from them, for each way to search.
pub(crate) trait SelfPlay<G: EngineGame>: SearchMethod<G> {
    /// Plays one game on and keeps what can be learnt from.
    fn samples(table: Table<G>, settings: SelfPlaySettings, number: u64) -> Vec<Sample>;
}

fn samples<G: EngineGame<Search: SelfPlay<G>>>(
    table: Table<G>,
    settings: SelfPlaySettings,
    number: u64,
) -> Vec<Sample> {
    G::Search::samples(table, settings, number)
}
