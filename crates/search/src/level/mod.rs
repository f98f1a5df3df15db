//! Levels of play from 1, which a child beats, to 10, the whole engine. A level is data: how far it looks, and how it slips.

mod choice;
mod glance;
mod ladder;
#[expect(clippy::module_inception, reason = "the file is named after its type")]
mod level;
mod level_random;
mod skill;
mod top_demand;

pub use choice::choose;
pub use glance::RatedTurn;
pub use ladder::{Ladder, Ladders, LaddersError, ladder, level_numbered};
pub use level::Level;
pub(crate) use level_random::LevelRandom;
pub use skill::{GlanceScale, level_of, skill_of};
pub use top_demand::TopDemand;

/// How many levels there are.
pub const LEVELS: usize = 10;
/// What the highest level may spend on a move: the same everywhere, so that every machine plays alike.
pub const MOST_NODES: u64 = 50_000;
