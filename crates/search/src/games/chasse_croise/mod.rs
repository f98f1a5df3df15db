//! Chassé-croisé for the engine.

mod advice;
mod features;
mod moves;
mod outlook;
mod plain_players;

use crate::expectimax::Expectimax;
use crate::level::{GlanceScale, Ladders, TopDemand};
use crate::{Advice, EngineGame, ShippedWeights, WholeTurn};
use outlook::Outlooks;
use plain_players::{greedy, novice};
use rules::Table;
use rules::chasse_croise::{ChasseCroise, Move, VARIANTS};
use std::sync::LazyLock;

static WEIGHTS: LazyLock<ShippedWeights<f32>> = LazyLock::new(|| {
    ShippedWeights::read(&VARIANTS, features::NAMES, include_str!("weights.json"))
});

static LADDERS: LazyLock<Ladders> =
    LazyLock::new(|| Ladders::shipped(&VARIANTS, include_str!("levels.json")));

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

    fn shipped_weights(&self) -> &'static ShippedWeights<f32> {
        &WEIGHTS
    }

    fn ladders(&self) -> &'static Ladders {
        &LADDERS
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
