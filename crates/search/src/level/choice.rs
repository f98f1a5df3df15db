//! A level at the table: most turns are thought about with the level's nodes, slips are made at a glance.

use super::glance::pick;
use super::level_random::LevelRandom;
use super::{Level, MOST_NODES};
use crate::clock::NoTime;
use crate::texts::texts_of;
use crate::{Engine, EngineGame, Limits, SearchMethod, SearchOptions, Setting};
use rules::{AnyTable, Table, with_table};
use std::sync::atomic::AtomicBool;

/// What somebody of this level plays here: a move, or in a dice game the rest of the turn (before the roll, nothing).
/// `None` when the game is over. The same position, level and seed give the same answer everywhere: there is no clock, and
/// nothing is kept from one move to the next.
pub fn choose(
    engine: &mut Engine,
    table: &AnyTable,
    level: &Level,
    seed: u64,
) -> Option<Vec<String>> {
    with_table!(table, table => turn(engine, table, level, seed))
}

fn turn<G: EngineGame>(
    engine: &mut Engine,
    table: &Table<G>,
    level: &Level,
    seed: u64,
) -> Option<Vec<String>> {
    if table.outcome().is_some() {
        return None;
    }
    let (game, position) = (table.game(), table.position());
    let mut random = LevelRandom::at(seed, game.key(position), game.ply(position));
    let chosen = if random.happens(level.slips) {
        pick(&G::Search::rated_turns(table), level, &mut random)
    } else {
        thought(engine, table, level)
    }?;
    let watches = || !random.happens(level.overlooks);
    let played = G::Search::without_blunder(table, chosen, watches);
    Some(texts_of(table, played.as_ref()))
}

/// What a level plays that thinks.
fn thought<G: EngineGame>(
    engine: &mut Engine,
    table: &Table<G>,
    level: &Level,
) -> Option<<G::Search as SearchMethod<G>>::Turn> {
    let stop = AtomicBool::new(false);
    let setting = Setting {
        table: engine.empty_table_of_levels(),
        clock: &NoTime,
        stop: &stop,
        limits: Limits::nodes(level.nodes.min(MOST_NODES)),
        options: SearchOptions::default(),
    };
    let weights = table.game().default_weights();
    let analysis = G::Search::think(table, weights, &setting, &mut |_| {})?;
    G::Search::turn(&analysis.variations.first()?.moves)
}
