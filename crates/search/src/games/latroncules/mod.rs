//! Latroncules for the engine.

mod advice;
mod features;
mod moves;

use crate::alpha_beta::AlphaBeta;
use crate::game_files::FileTexts;
use crate::level::GlanceScale;
use crate::{Advice, EngineGame, GameFiles};
use rules::latroncules::{Latroncules, VARIANTS};

static FILES: GameFiles<Latroncules> = GameFiles::new(
    &VARIANTS,
    FileTexts {
        weights: include_str!("weights.json"),
        levels: include_str!("levels.json"),
        win_model: Some(include_str!("win_model.json")),
    },
);

impl EngineGame for Latroncules {
    type Search = AlphaBeta;

    const FEATURES: &'static [&'static str] = features::NAMES;
    const ADVICE: &'static [Advice<Latroncules>] = advice::ADVICE;
    const GLANCE_SCALE: GlanceScale = GlanceScale {
        // Two who play badly draw here, so a beginner must run into the other's pieces with conviction.
        halving: 8.0,
        worst: 500.0,
        overlooks: 950.0,
    };

    fn files(&self) -> &'static GameFiles<Latroncules> {
        &FILES
    }
}
