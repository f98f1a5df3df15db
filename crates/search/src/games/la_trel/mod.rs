//! La Trel for the engine.

mod advice;
mod features;
mod moves;
#[cfg(test)]
mod repetition;

use crate::alpha_beta::AlphaBeta;
use crate::game_files::FileTexts;
use crate::level::GlanceScale;
use crate::{Advice, EngineGame, GameFiles};
use rules::la_trel::{LaTrel, VARIANTS};

static FILES: GameFiles<LaTrel> = GameFiles::new(
    &VARIANTS,
    FileTexts {
        weights: include_str!("weights.json"),
        levels: include_str!("levels.json"),
        win_model: Some(include_str!("win_model.json")),
    },
);

impl EngineGame for LaTrel {
    type Search = AlphaBeta;

    const FEATURES: &'static [&'static str] = features::NAMES;
    const ADVICE: &'static [Advice<LaTrel>] = advice::ADVICE;
    const GLANCE_SCALE: GlanceScale = GlanceScale {
        halving: 80.0,
        worst: 500.0,
        overlooks: 950.0,
    };

    fn files(&self) -> &'static GameFiles<LaTrel> {
        &FILES
    }
}
