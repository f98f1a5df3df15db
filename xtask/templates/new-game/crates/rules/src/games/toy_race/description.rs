//! What Toy race is, for whoever lists, draws, names or measures games.

use super::picture::PIECES;
use crate::{Benchmark, Description, Kit, PlayerColour, Rule};

rule_identifiers! {
    ZZ_1 = "ZZ-1", ZZ_2 = "ZZ-2", ZZ_3 = "ZZ-3", ZZ_4 = "ZZ-4",
}

reasons! { REASONS:
    TOY_RACE_NOT_FORWARD = "toy-race-not-forward",
}

/// What Toy race is.
pub const DESCRIPTION: Description = Description {
    id: "toy-race",
    rule_prefix: "ZZ",
    rules: RULES,
    endings: &[Rule::ZZ_3, Rule::ZZ_4],
    reasons: REASONS,
    choices: &[],
    pieces: PIECES,
    dice: false,
    colours: [PlayerColour::Indigo, PlayerColour::Madder],
    drawish: &[],
    benchmark: Benchmark {
        variant: "toy-race/standard",
        depth: 4,
        refused: "a1-a3",
    },
    kit: Some(Kit {
        spare: &[],
        endless: 0,
    }),
};
