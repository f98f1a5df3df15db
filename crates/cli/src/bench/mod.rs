//! How fast the rules are, as ratios to a named reference measured in the same run. Machines are noisy, so the reference
//! is measured again around every variant. The search is measured on its own.

mod answer_time;
mod rules_speed;
mod search_speed;
mod thread_gain;
mod yardstick;

use serde::Serialize;
use std::time::Duration;

pub use answer_time::{AnswerTime, Wait, measure as measure_answers};
pub use rules_speed::RulesSpeed;
pub use search_speed::{SearchSpeed, measure as measure_search};
pub use thread_gain::{ThreadGain, measure as measure_threads};

/// A variant's speed beside the reference's, measured right before and right after it.
#[derive(Clone, Debug, Serialize)]
pub struct SpeedRatio {
    #[serde(flatten)]
    pub speed: RulesSpeed,
    pub yardstick_leaves_per_second: f64,
}

impl SpeedRatio {
    /// Perft leaves from the start for each leaf of the reference.
    pub fn start_ratio(&self) -> f64 {
        self.speed.start_leaves_per_second / self.yardstick_leaves_per_second
    }

    /// The same from the middle of a game.
    pub fn midgame_ratio(&self) -> f64 {
        self.speed.midgame_leaves_per_second / self.yardstick_leaves_per_second
    }

    /// Random games for each million leaves of the reference.
    pub fn playouts_per_million(&self) -> f64 {
        self.speed.playouts_per_second / (self.yardstick_leaves_per_second / 1e6)
    }
}

/// Measures these variants one by one, handing each line on as it is done; stops when `next` fails.
pub fn measure<E>(
    variants: &[&'static str],
    budget: Duration,
    mut next: impl FnMut(&SpeedRatio) -> Result<(), E>,
) -> Result<(), E> {
    let mut before = yardstick::leaves_per_second();
    for id in variants {
        let Some(speed) = rules_speed::measure(id, budget) else {
            continue;
        };
        let after = yardstick::leaves_per_second();
        next(&SpeedRatio {
            speed,
            yardstick_leaves_per_second: f64::midpoint(before, after),
        })?;
        before = after;
    }
    Ok(())
}
