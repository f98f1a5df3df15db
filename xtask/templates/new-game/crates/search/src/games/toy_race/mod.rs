//! Toy race for the engine.

mod advice;
mod features;
mod moves;

use crate::alpha_beta::AlphaBeta;
use crate::game_files::FileTexts;
use crate::level::GlanceScale;
use crate::{Advice, EngineGame, GameFiles};
use rules::toy_race::{ToyRace, VARIANTS};

static FILES: GameFiles<ToyRace> = GameFiles::new(
    &VARIANTS,
    FileTexts {
        weights: include_str!("weights.json"),
        levels: include_str!("levels.json"),
        win_model: Some(include_str!("win_model.json")),
    },
);

impl EngineGame for ToyRace {
    type Search = AlphaBeta;

    const FEATURES: &'static [&'static str] = features::NAMES;
    const ADVICE: &'static [Advice<ToyRace>] = advice::ADVICE;
    const GLANCE_SCALE: GlanceScale = GlanceScale {
        halving: 40.0,
        worst: 200.0,
        overlooks: 900.0,
    };

    fn files(&self) -> &'static GameFiles<ToyRace> {
        &FILES
    }
}
