//! Expectimax as a way to search every game with dice.

use super::evaluator::Weighed;
use super::game::ExpectimaxGame;
use super::roll_values::{RollValue, roll_values};
use super::think;
use super::think::think_among;
use crate::clock::NoTime;
use crate::level::RatedTurn;
use crate::{
    Limits, Score, SearchMethod, SearchOptions, SearchResult, Setting, TranspositionTable, Wdl,
};
use rules::Table;
use std::sync::atomic::AtomicBool;

/// The search of games with dice.
#[derive(Clone, Copy, Debug)]
pub enum Expectimax {}

impl<G: ExpectimaxGame> SearchMethod<G> for Expectimax {
    type Weight = f32;
    type Turn = Vec<G::Move>;

    /// It keeps no table: what it knows of a depth it has from the depth before.
    const RESUMES: bool = false;
    const SCORES_ARE_CHANCES: bool = true;

    fn think(
        table: &Table<G>,
        weights: &[f32],
        setting: &Setting<'_>,
        report: &mut dyn FnMut(&SearchResult<G::Move>),
    ) -> Option<SearchResult<G::Move>> {
        think(table, &Weighed::new(weights), setting, report)
    }

    fn think_among(
        table: &Table<G>,
        weights: &[f32],
        setting: &Setting<'_>,
        among: &dyn Fn(&[G::Move]) -> bool,
    ) -> Option<SearchResult<G::Move>> {
        think_among(table, &Weighed::new(weights), setting, among)
    }

    fn turn(variation: &[G::Move]) -> Option<Vec<G::Move>> {
        Some(variation.to_vec())
    }

    fn wdl(_game: &G, score: Score) -> Wdl {
        Wdl::of_probability(score)
    }

    fn roll_values(table: &Table<G>, weights: &[f32]) -> Option<Vec<RollValue<G::Move>>> {
        roll_values(table, &Weighed::new(weights))
    }

    /// No loss is certain before the dice have fallen, so a glance is the evaluation of where a turn ends.
    fn rated_turns(table: &Table<G>) -> Vec<RatedTurn<Vec<G::Move>>> {
        let (memory, stop) = (TranspositionTable::new(0), AtomicBool::new(false));
        let setting = Setting {
            table: &memory,
            clock: &NoTime,
            stop: &stop,
            limits: Limits::depth(1),
            options: SearchOptions {
                variations: usize::MAX,
                ..SearchOptions::default()
            },
        };
        let evaluator = Weighed::new(table.game().glance_weights());
        let seen = think(table, &evaluator, &setting, |_| {});
        seen.into_iter()
            .flat_map(|analysis| analysis.variations)
            .map(|variation| RatedTurn {
                loud: takes(table, &variation.moves),
                looks: variation.score.value(),
                choice: variation.moves,
            })
            .collect()
    }
}

/// Whether a turn takes something from the other player.
fn takes<G: ExpectimaxGame>(table: &Table<G>, turn: &[G::Move]) -> bool {
    let (game, mut position) = (table.game(), *table.position());
    turn.iter().any(|mv| {
        let takes = game.takes(&position, *mv);
        game.play(&mut position, *mv);
        takes
    })
}
