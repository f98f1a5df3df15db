//! The speed of the search, and its signature: how many nodes it needs for a fixed depth in fixed positions. A change that
//! leaves the signature alone leaves what the search does alone; a change of speed shows in the nodes a second.

use rules::AnyTable;
use rules::random::numbers;
use rules::view::Phase;
use search::{Engine, EngineOptions, Limits, RealClock, Report};
use std::sync::atomic::AtomicBool;

/// What was measured of one variant, on one thread, over all of its positions.
#[derive(Clone, Debug, serde::Serialize)]
pub struct SearchSpeed {
    pub variant: &'static str,
    pub nodes_per_second: f64,
    /// The average depth that the node limit allowed.
    pub depth: f64,
    /// Nodes for the fixed depth: this variant's part of the signature.
    pub signature: u64,
}

/// The positions: the start of a game and what comes after so many random moves, always the same ones.
const PLIES: [usize; 4] = [0, 8, 16, 24];
/// Moves made in each position when speed is measured.
const NODES: u64 = 150_000;

/// The fixed depth of the signature: single moves, and with dice whole turns.
fn fixed_depth(table: &AnyTable) -> u32 {
    if table.description().dice { 2 } else { 5 }
}

/// Measures a variant.
pub fn measure(id: &str) -> Option<SearchSpeed> {
    let start = AnyTable::open(id)?;
    let tables = positions(&start);
    let speeds: Vec<Report> = tables
        .iter()
        .filter_map(|table| think(table, Limits::nodes(NODES)))
        .collect();
    let nodes: u64 = speeds.iter().map(|report| report.nodes).sum();
    let seconds: f64 = speeds.iter().map(|report| report.time.as_secs_f64()).sum();
    let depths: u32 = speeds.iter().map(|report| report.depth).sum();
    Some(SearchSpeed {
        variant: start.variant(),
        nodes_per_second: nodes as f64 / seconds.max(1e-9),
        depth: f64::from(depths) / speeds.len().max(1) as f64,
        signature: signature(&start),
    })
}

/// Nodes for the fixed depth in all positions of a variant. Nothing of it depends on time.
fn signature(start: &AnyTable) -> u64 {
    positions(start)
        .iter()
        .filter_map(|table| think(table, Limits::depth(fixed_depth(table))))
        .map(|report| report.nodes)
        .sum()
}

/// A search that knows nothing of earlier ones.
fn think(table: &AnyTable, limits: Limits) -> Option<Report> {
    let mut engine = Engine::new(EngineOptions::default());
    engine.prepare(table);
    let (clock, stop) = (RealClock::start(), AtomicBool::new(false));
    engine.think(table, limits, &clock, &stop, |_| {})
}

/// Positions of a game that goes on; with dice they are rolled.
pub(super) fn positions(start: &AnyTable) -> Vec<AnyTable> {
    let mut below = numbers(3);
    let mut found = Vec::new();
    let mut table = start.clone();
    for played in 0.. {
        if found.len() == PLIES.len() || table.outcome().is_some() {
            break;
        }
        if played >= PLIES[found.len()] && table.phase() == Phase::Move {
            found.push(table.clone());
        }
        let Some(mv) = table.random_move(&mut below) else {
            break;
        };
        if table.play(&mv).is_err() {
            break;
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_variant_has_positions_to_think_about() {
        for id in rules::variants() {
            let start = AnyTable::open(id).expect("a variant");
            let positions = positions(&start);
            assert!(!positions.is_empty(), "{id}");
            assert!(positions.iter().all(|table| table.phase() == Phase::Move));
            assert_eq!(
                positions[0].is_empty(),
                !start.description().dice,
                "{id}: the first one is the start, or the first roll"
            );
        }
    }

    #[test]
    fn the_signature_is_the_same_every_time() {
        for id in ["latroncules/classic", "chasse-croise/standard"] {
            let start = AnyTable::open(id).expect("a variant");
            let once = signature(&start);
            assert!(once > 0);
            assert_eq!(once, signature(&start), "{id}");
        }
    }
}
