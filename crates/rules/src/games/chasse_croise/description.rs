//! What Chassé-croisé is, for whoever lists, draws, names or measures games.

use super::picture::PIECES;
use crate::{Benchmark, Description, Kit, PlayerColour, Rule};

rule_identifiers! {
    CC_1 = "CC-1", CC_2 = "CC-2", CC_3 = "CC-3", CC_4 = "CC-4", CC_5 = "CC-5", CC_6 = "CC-6", CC_7 = "CC-7",
}

reasons! { REASONS:
    ROLL_FIRST = "roll-first",
    ALREADY_ROLLED = "already-rolled",
    DIE_NOT_ROLLED = "die-not-rolled",
    NOT_YOUR_LANE = "not-your-lane",
    OFF_LANE = "off-lane",
    OVERSHOOT = "overshoot",
    BEHIND_START = "behind-start",
    ENEMY_BETWEEN = "enemy-between",
    NO_HIT = "no-hit",
    MAY_NOT_PASS = "may-not-pass",
}

/// Chassé-croisé, for whoever lists, draws or names games.
pub const DESCRIPTION: Description = Description {
    id: "chasse-croise",
    rule_prefix: "CC",
    rules: RULES,
    endings: &[Rule::CC_7],
    reasons: REASONS,
    choices: &[],
    pieces: PIECES,
    dice: true,
    colours: [PlayerColour::Madder, PlayerColour::Ivory],
    drawish: &[],
    benchmark: Benchmark {
        variant: "chasse-croise/standard",
        depth: 4,
        refused: "c+6",
    },
    kit: Some(Kit {
        spare: &[],
        endless: 0,
    }),
};
