//! Chassé-croisé for the engine.

mod advice;
mod features;
mod moves;
mod outlook;
mod plain_players;

use crate::expectimax::Expectimax;
use crate::game_files::FileTexts;
use crate::level::{GlanceScale, TopDemand};
use crate::{Advice, EngineGame, GameFiles, WholeTurn};
use outlook::Outlooks;
use plain_players::{greedy, novice};
use rules::Table;
use rules::chasse_croise::{ChasseCroise, Move, VARIANTS};

static FILES: GameFiles<ChasseCroise> = GameFiles::new(
    &VARIANTS,
    FileTexts {
        weights: include_str!("weights.json"),
        levels: include_str!("levels.json"),
        win_model: None,
    },
);

impl EngineGame for ChasseCroise {
    type Search = Expectimax;

    const FEATURES: &'static [&'static str] = features::NAMES;
    const ADVICE: &'static [Advice<ChasseCroise>] = advice::ADVICE;
    const GLANCE_SCALE: GlanceScale = GlanceScale {
        halving: 350.0,
        worst: 2_200.0,
        overlooks: 900.0,
    };
    const GREEDY: Option<WholeTurn<ChasseCroise>> = Some(greedy);

    fn files(&self) -> &'static GameFiles<ChasseCroise> {
        &FILES
    }

    fn asked_of_top_level(&self) -> TopDemand {
        // Dice let anybody win now and then.
        TopDemand {
            score: 0.80,
            losses: None,
        }
    }

    fn prepare(&self) {
        Outlooks::prepare();
    }

    fn novice(table: &Table<ChasseCroise>, below: &mut dyn FnMut(usize) -> usize) -> Option<Move> {
        novice(table, below)
    }
}
