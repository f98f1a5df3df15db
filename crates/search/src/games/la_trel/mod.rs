//! La Trel for the engine.

mod advice;
mod features;
mod moves;
#[cfg(test)]
mod repetition;

use crate::alpha_beta::AlphaBeta;
use crate::level::{GlanceScale, Ladders};
use crate::{Advice, EngineGame, ShippedWeights, WinModels};
use rules::la_trel::{LaTrel, VARIANTS};
use std::sync::LazyLock;

static WEIGHTS: LazyLock<ShippedWeights<i32>> = LazyLock::new(|| {
    ShippedWeights::read(&VARIANTS, features::NAMES, include_str!("weights.json"))
});

static LADDERS: LazyLock<Ladders> =
    LazyLock::new(|| Ladders::shipped(&VARIANTS, include_str!("levels.json")));

static WIN_MODELS: LazyLock<WinModels> =
    LazyLock::new(|| WinModels::shipped(&VARIANTS, include_str!("win_model.json")));

impl EngineGame for LaTrel {
    type Search = AlphaBeta;

    const FEATURES: &'static [&'static str] = features::NAMES;
    const ADVICE: &'static [Advice<LaTrel>] = advice::ADVICE;
    const GLANCE_SCALE: GlanceScale = GlanceScale {
        halving: 80.0,
        worst: 500.0,
        overlooks: 950.0,
    };

    fn shipped_weights(&self) -> &'static ShippedWeights<i32> {
        &WEIGHTS
    }

    fn ladders(&self) -> &'static Ladders {
        &LADDERS
    }
}
