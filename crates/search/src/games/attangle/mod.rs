//! Attangle for the engine.

mod advice;
mod features;
mod moves;

use crate::alpha_beta::AlphaBeta;
use crate::game_files::FileTexts;
use crate::level::GlanceScale;
use crate::{Advice, EngineGame, GameFiles};
use rules::attangle::{Attangle, VARIANTS};

static FILES: GameFiles<Attangle> = GameFiles::new(
    &VARIANTS,
    FileTexts {
        weights: include_str!("weights.json"),
        levels: include_str!("levels.json"),
        win_model: Some(include_str!("win_model.json")),
    },
);

impl EngineGame for Attangle {
    type Search = AlphaBeta;

    const FEATURES: &'static [&'static str] = features::NAMES;
    const ADVICE: &'static [Advice<Attangle>] = advice::ADVICE;
    const GLANCE_SCALE: GlanceScale = GlanceScale {
        halving: 80.0,
        worst: 500.0,
        overlooks: 950.0,
    };

    fn files(&self) -> &'static GameFiles<Attangle> {
        &FILES
    }
}
