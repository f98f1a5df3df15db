//! What a second thread is worth: the time two threads need for the depth that one has reached, in the positions of the
//! search's benchmark.

use super::search_speed::positions;
use rules::AnyTable;
use search::{Engine, EngineOptions, Limits, RealClock};
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// What was measured of one variant, over all of its positions.
#[derive(Clone, Debug, serde::Serialize)]
pub struct ThreadGain {
    pub variant: &'static str,
    /// The average depth that was to be reached.
    pub depth: f64,
    /// Seconds of one thread and of two.
    pub one: f64,
    pub two: f64,
}

impl ThreadGain {
    /// The time of two threads for each second of one.
    pub fn ratio(&self) -> f64 {
        self.two / self.one.max(1e-9)
    }
}

/// How deep is deep enough: one less than what one thread just reaches with so many nodes. Just that depth would be one that it
/// was quick with by luck, and no fair one for two threads.
const NODES: u64 = 4_000_000;
const HASH_MEBIBYTES: usize = 64;

/// Measures a variant; `None` where dice are rolled, since there only one thread thinks.
pub fn measure(id: &str) -> Option<ThreadGain> {
    let start = AnyTable::open(id)?;
    if start.description().dice {
        return None;
    }
    let mut gain = ThreadGain {
        variant: start.variant(),
        depth: 0.0,
        one: 0.0,
        two: 0.0,
    };
    let tables = positions(&start);
    for table in &tables {
        let depth = think(table, Limits::nodes(NODES), 1)?.0.max(2) - 1;
        gain.depth += f64::from(depth) / tables.len() as f64;
        gain.one += think(table, Limits::depth(depth), 1)?.1.as_secs_f64();
        gain.two += think(table, Limits::depth(depth), 2)?.1.as_secs_f64();
    }
    Some(gain)
}

/// The depth reached and the time it took, by an engine that knows nothing of earlier searches.
fn think(table: &AnyTable, limits: Limits, threads: usize) -> Option<(u32, Duration)> {
    let mut engine = Engine::new(EngineOptions {
        threads,
        hash_mebibytes: HASH_MEBIBYTES,
        ..EngineOptions::default()
    });
    let (clock, stop) = (RealClock::start(), AtomicBool::new(false));
    let report = engine.think(table, limits, &clock, &stop, |_| {})?;
    Some((report.depth, report.time))
}
