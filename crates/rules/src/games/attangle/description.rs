//! What Attangle is, for whoever lists, draws, names or measures games.

use super::picture::PIECES;
use crate::{Benchmark, Description, Kit, PlayerColour, Rule};

rule_identifiers! {
    AT_1 = "AT-1", AT_2 = "AT-2", AT_3 = "AT-3", AT_4 = "AT-4", AT_5 = "AT-5", AT_6 = "AT-6", AT_7 = "AT-7", AT_8 = "AT-8", AT_8_PRIME = "AT-8′", AT_9 = "AT-9", AT_10 = "AT-10",
}

reasons! { REASONS:
    VOID_POINT = "void-point",
    FIRST_MOVE_CENTRE = "first-move-centre",
    POINT_OCCUPIED = "point-occupied",
    NO_RESERVE = "no-reserve",
    TARGET_EMPTY = "target-empty",
    TARGET_OWN = "target-own",
    SAME_ATTACKER = "same-attacker",
    NOT_IN_LINE = "not-in-line",
    ATTACKER_BLOCKED = "attacker-blocked",
    SAME_DIRECTION = "same-direction",
    ONLY_ONE_ATTACKER = "only-one-attacker",
    FULL_STACK = "full-stack",
    STACK_TOO_HIGH = "stack-too-high",
}

/// Attangle, for whoever lists, draws or names games.
pub const DESCRIPTION: Description = Description {
    id: "attangle",
    rule_prefix: "AT",
    rules: RULES,
    endings: &[Rule::AT_9, Rule::AT_10],
    reasons: REASONS,
    choices: &[],
    pieces: PIECES,
    dice: false,
    colours: [PlayerColour::Ivory, PlayerColour::Charcoal],
    drawish: &[],
    benchmark: Benchmark {
        variant: "attangle/standard",
        depth: 3,
        refused: "d4",
    },
    kit: Some(Kit {
        spare: &[],
        // AT-2, in 2006.
        endless: 30,
    }),
};
