//! The players of the house.

mod engine;
mod greedy;
mod level;
mod novice;
mod random;
mod uct;

pub(super) use engine::EnginePlayer;
pub(super) use greedy::Greedy;
pub(super) use level::LevelPlayer;
pub(super) use novice::Novice;
pub(super) use random::Random;
pub(super) use uct::Uct;

use std::time::Duration;

/// What a move may take where neither the player nor a clock says anything.
pub const USUAL_TIME: Duration = Duration::from_millis(50);
