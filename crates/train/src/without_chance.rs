//! Games without dice: quiet positions, as the search's evaluation meets them.

use crate::fitted::Sample;
use crate::selfplay::{SelfPlay, SelfPlaySettings};
use arena::{LONGEST_GAME, Purpose, RandomStream};
use rules::{Side, Table, random_move};
use search::alpha_beta::{AlphaBeta, AlphaBetaGame, think};
use search::{Limits, RealClock, SearchOptions, Setting, TranspositionTable};
use std::sync::atomic::AtomicBool;

/// One move in so many is a random one, so that the weights also see what the engine would avoid.
const WANDERING: usize = 24;

impl<G: AlphaBetaGame> SelfPlay<G> for AlphaBeta {
    fn samples(table: Table<G>, settings: SelfPlaySettings, number: u64) -> Vec<Sample> {
        samples(table, settings, number)
    }
}

/// Plays one game on and keeps its quiet positions.
fn samples<G: AlphaBetaGame>(
    mut table: Table<G>,
    settings: SelfPlaySettings,
    number: u64,
) -> Vec<Sample> {
    let memory = TranspositionTable::new(1);
    let stop = AtomicBool::new(false);
    let mut random = RandomStream::new(settings.seed, Purpose::Players, number);
    let game = *table.game();
    let weights = game.default_weights();
    let mut kept: Vec<Vec<(usize, f32)>> = Vec::new();
    while table.outcome().is_none() && game.ply(table.position()) < LONGEST_GAME {
        let clock = RealClock::start();
        let setting = Setting {
            table: &memory,
            clock: &clock,
            stop: &stop,
            limits: Limits::nodes(settings.nodes),
            options: SearchOptions::default(),
        };
        let Some(analysis) = think(&table, weights, &setting, |_| {}) else {
            break;
        };
        let Some(best) = analysis.best() else { break };
        let position = *table.position();
        // What is about to be taken, or already decided, says nothing about the worth of what stands there.
        if game.gain(&position, best) == 0 && analysis.score().forced().is_none() {
            kept.push(amounts(&game, &position));
        }
        let wandered = (random.below(WANDERING) == 0)
            .then(|| {
                random_move(&game, &position, table.history(), &mut |most| {
                    random.below(most)
                })
            })
            .flatten();
        table.play_unchecked(wandered.unwrap_or(best));
    }
    let result = match table.outcome().and_then(|outcome| outcome.winner) {
        Some(Side::One) => 1.0,
        Some(Side::Two) => 0.0,
        None => 0.5,
    };
    kept.into_iter()
        .map(|amounts| Sample { amounts, result })
        .collect()
}

/// The features of a position, each once, faded as the evaluation fades them.
fn amounts<G: AlphaBetaGame>(game: &G, position: &G::Position) -> Vec<(usize, f32)> {
    let mut totals = vec![0; G::FEATURES.len()];
    game.features(position, |feature, amount| totals[feature] += amount);
    let fade = game.fade(position) as f32 / 256.0;
    totals
        .into_iter()
        .enumerate()
        .filter(|(_, total)| *total != 0)
        .map(|(feature, total)| (feature, total as f32 * fade))
        .collect()
}
