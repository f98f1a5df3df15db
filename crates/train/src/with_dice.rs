//! Games with dice: positions after turns, counted for whoever made the turn.

use crate::fitted::Sample;
use crate::selfplay::{SelfPlay, SelfPlaySettings};
use arena::{LONGEST_GAME, Purpose, RandomStream};
use rules::{Side, Table, random_move};
use search::expectimax::{Expectimax, ExpectimaxGame, Weighed, think};
use search::{Limits, RealClock, SearchOptions, Setting, TranspositionTable};
use std::sync::atomic::AtomicBool;

impl<G: ExpectimaxGame> SelfPlay<G> for Expectimax {
    fn samples(table: Table<G>, settings: SelfPlaySettings, number: u64) -> Vec<Sample> {
        samples(table, settings, number)
    }
}

/// Plays one game and keeps the position after every turn.
fn samples<G: ExpectimaxGame>(
    mut table: Table<G>,
    settings: SelfPlaySettings,
    number: u64,
) -> Vec<Sample> {
    let memory = TranspositionTable::new(0);
    let stop = AtomicBool::new(false);
    let mut random = RandomStream::new(settings.seed, Purpose::Players, number);
    let game = *table.game();
    let evaluator = Weighed::new(game.default_weights());
    let mut kept: Vec<(Side, Vec<(usize, f32)>)> = Vec::new();
    while table.outcome().is_none() && game.ply(table.position()) < LONGEST_GAME {
        if game.awaits_roll(table.position()) {
            if !table.moves().is_empty() {
                let mover = !game.side(table.position());
                kept.push((mover, amounts(&game, table.position())));
            }
            let roll = random_move(&game, table.position(), table.history(), &mut |most| {
                random.below(most)
            });
            let Some(roll) = roll else { break };
            table.play_unchecked(roll);
            continue;
        }
        let clock = RealClock::start();
        let setting = Setting {
            table: &memory,
            clock: &clock,
            stop: &stop,
            limits: Limits::nodes(settings.nodes),
            options: SearchOptions::default(),
        };
        let analysis = think(&table, &evaluator, &setting, |_| {});
        let turn = analysis.and_then(|analysis| analysis.variations.into_iter().next());
        let moves = turn.map(|variation| variation.moves).unwrap_or_default();
        if moves.is_empty() {
            break;
        }
        for mv in moves {
            table.play_unchecked(mv);
        }
    }
    let winner = table.outcome().and_then(|outcome| outcome.winner);
    kept.into_iter()
        .map(|(mover, amounts)| Sample {
            amounts,
            result: match winner {
                None => 0.5,
                Some(side) if side == mover => 1.0,
                Some(_) => 0.0,
            },
        })
        .collect()
}

fn amounts<G: ExpectimaxGame>(game: &G, after: &G::Position) -> Vec<(usize, f32)> {
    let mut totals = vec![0.0; G::FEATURES.len()];
    game.features(after, |feature, amount| totals[feature] += amount);
    totals
        .into_iter()
        .enumerate()
        .filter(|(_, total)| *total != 0.0)
        .collect()
}
