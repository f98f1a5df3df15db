//! What La Trel is, for whoever lists, draws, names or measures games.

use super::board::Kind;
use super::picture::PIECES;
use crate::{Benchmark, Choice, ChoiceOffer, Description, Kit, PlayerColour, Rule};

rule_identifiers! {
    LT_1 = "LT-1", LT_2 = "LT-2", LT_3 = "LT-3", LT_4 = "LT-4", LT_5 = "LT-5", LT_6 = "LT-6", LT_7 = "LT-7", LT_8 = "LT-8", LT_9 = "LT-9", LT_10 = "LT-10", LT_11 = "LT-11", LT_12 = "LT-12", LT_13 = "LT-13", LT_14 = "LT-14", LT_15 = "LT-15", LT_16 = "LT-16",
}

reasons! { REASONS:
    NEVER_CAPTURES = "never-captures",
    BLOCKER_JUMPED = "blocker-jumped",
    CORNER_PROTECTED = "corner-protected",
    NO_ROOM_BEHIND = "no-room-behind",
    LANDS_BEHIND = "lands-behind",
    CHAIN_NOT_ALLOWED = "chain-not-allowed",
    FIRST_MOVE_DEFENDER = "first-move-defender",
    OUT_OF_REACH = "out-of-reach",
    THIRD_RETURN = "third-return",
    EXCHANGE_NOT_DEFENDER = "exchange-not-defender",
    EXCHANGE_NOT_THERE = "exchange-not-there",
    EXCHANGE_ALONG_RANK = "exchange-along-rank",
    EXCHANGE_POOL_EMPTY = "exchange-pool-empty",
}

impl Choice {
    /// LT-10: the defender stays a defender.
    pub const KEEP: Choice = Choice::new("keep");
    /// LT-10: the attacker taken back in exchange.
    pub const SABRE: Choice = Choice::new("sabre");
    /// LT-10: the attacker taken back in exchange.
    pub const TRIDENT: Choice = Choice::new("trident");
    /// LT-10: the attacker taken back in exchange.
    pub const WARRIOR: Choice = Choice::new("warrior");
}

const fn offer(choice: Choice, kind: Kind) -> ChoiceOffer {
    ChoiceOffer {
        choice,
        kind: kind.name(),
        letter: kind.letter(),
        label: kind.name(),
        default: false,
    }
}

/// La Trel, for whoever lists, draws or names games.
pub const DESCRIPTION: Description = Description {
    id: "la-trel",
    rule_prefix: "LT",
    rules: RULES,
    endings: &[
        Rule::LT_12,
        Rule::LT_13,
        Rule::LT_14,
        Rule::LT_15,
        Rule::LT_16,
    ],
    reasons: REASONS,
    choices: &[
        offer(Choice::SABRE, Kind::Sabre),
        offer(Choice::TRIDENT, Kind::Trident),
        offer(Choice::WARRIOR, Kind::Warrior),
        ChoiceOffer {
            label: "choice-keep",
            default: true,
            ..offer(Choice::KEEP, Kind::Defender)
        },
    ],
    pieces: PIECES,
    dice: false,
    colours: [PlayerColour::Indigo, PlayerColour::Madder],
    drawish: &[],
    benchmark: Benchmark {
        variant: "la-trel/base",
        depth: 4,
        refused: "a1-a3",
    },
    kit: Some(Kit {
        spare: &[],
        endless: 0,
    }),
};
