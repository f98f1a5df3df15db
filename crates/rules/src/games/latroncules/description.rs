//! What Latroncules is, for whoever lists, draws, names or measures games.

use super::board::Kind;
use super::picture::PIECES;
use crate::{Benchmark, Description, Kit, PlayerColour, Rule};

rule_identifiers! {
    LA_1 = "LA-1", LA_2 = "LA-2", LA_3 = "LA-3", LA_4 = "LA-4", LA_5 = "LA-5", LA_5_PRIME = "LA-5′", LA_6 = "LA-6", LA_7 = "LA-7", LA_8 = "LA-8", LA_9 = "LA-9", LA_10 = "LA-10", LA_11 = "LA-11",
}

reasons! { REASONS:
    LINE_NOT_MARKED = "line-not-marked",
    FOOT_FORWARD_ONLY = "foot-forward-only",
    FOOT_NEVER_JUMPS = "foot-never-jumps",
    SUICIDE = "suicide",
    WRONG_CAPTURES = "wrong-captures",
    WRONG_PROMOTION = "wrong-promotion",
}

/// Latroncules, for whoever lists, draws or names games.
pub const DESCRIPTION: Description = Description {
    id: "latroncules",
    rule_prefix: "LA",
    rules: RULES,
    endings: &[Rule::LA_9, Rule::LA_10, Rule::LA_11],
    reasons: REASONS,
    choices: &[],
    pieces: PIECES,
    dice: false,
    colours: [PlayerColour::Ivory, PlayerColour::Charcoal],
    drawish: &["latroncules/quiet-jumps", "latroncules/short"],
    benchmark: Benchmark {
        variant: "latroncules/classic",
        depth: 5,
        refused: "b2-b3",
    },
    kit: Some(Kit {
        // LA-8: there may be more horsemen than at the start.
        spare: &[(Kind::Horse.name(), 4)],
        endless: 0,
    }),
};
