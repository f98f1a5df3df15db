//! What has happened at a table, in the order of its versions. Events are what is stored and what travels; they only ever gain
//! kinds and fields.

use super::TableSetup;
use crate::clock::ClockEvidence;
use crate::dice::{Commitment, Contribution, Nonce, Secret};
use crate::{Millis, Moment, Name};
use rules::Side;
use serde::{Deserialize, Serialize};

/// An event with its place in the order of the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Stamped {
    /// Counted from 1, without gaps.
    pub version: u64,
    /// When it was stored, by the store's clock.
    pub at: Moment,
    /// What happened.
    #[serde(flatten)]
    pub event: Event,
}

/// Who plays.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum Participant {
    /// Somebody with a name of his choice.
    Guest(Guest),
    /// One of the house's computers.
    House {
        /// From 1 to 10.
        level: u8,
        /// Fixes the nonces that it will bring to the dice.
        commitment: Commitment,
        /// What fixes them; told when the game is over.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seed: Option<Secret>,
    },
}

/// A person at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Guest {
    /// As it is shown.
    pub name: Name,
}

/// What one player proposes to the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum Offer {
    /// To call it a draw.
    Draw,
    /// To take the proposer's last turn back.
    TakeBack,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Ending {
    /// `1`, `2`, `draw`, as records write it.
    pub result: String,
    /// A rule's identifier, or `resign`, `time`, `agreement`, `abandoned`.
    pub termination: String,
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum Event {
    /// The table was opened; the first event of every table.
    Opened {
        /// What for.
        setup: TableSetup,
        /// Fixes the secret behind dice and lots.
        commitment: Commitment,
        /// The secret itself; nobody is shown it before the game is over.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        secret: Option<Secret>,
        /// The game before, of which this is the rematch.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rematch_of: Option<String>,
    },
    /// Somebody sat down: first the host, then the guest.
    Seated {
        /// Who.
        player: Participant,
        /// What he brings to all dice of the game.
        contribution: Contribution,
    },
    /// Both are there: the game begins.
    Begun {
        /// Whether the host is player 1.
        host_is_one: bool,
    },
    /// The dice fell.
    Rolled {
        /// Turns of the game, counted from 0.
        turn: u32,
        /// In the order in which they fell.
        dice: [u8; 2],
        /// What the other player had brought with his turn before.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        before: Option<Nonce>,
        /// What the roller brought.
        own: Nonce,
    },
    /// A piece was touched that must move now.
    Touched {
        /// Its cell, as the game names it.
        cell: String,
    },
    /// A turn was played.
    Moved {
        /// Turns of the game, counted from 0.
        turn: u32,
        /// The moves of the turn: one, or the steps that followed a roll.
        moves: Vec<String>,
        /// What the clock did.
        clock: ClockEvidence,
        /// What the player brings to the roll that follows, in a game with dice.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        nonce: Option<Nonce>,
    },
    /// A player proposed something.
    Offered {
        /// Who.
        #[cfg_attr(
            feature = "schema",
            schemars(with = "crate::schema::Side"),
            ts(as = "crate::schema::Side")
        )]
        by: Side,
        /// What.
        offer: Offer,
    },
    /// What was proposed is no longer: the other one declined, or whoever proposed it thought better of it.
    Declined {
        /// Who said no.
        #[cfg_attr(
            feature = "schema",
            schemars(with = "crate::schema::Side"),
            ts(as = "crate::schema::Side")
        )]
        by: Side,
    },
    /// Turns were taken back, down to so many. Rolls stay: nobody rolls a turn twice.
    TakenBack {
        /// So many turns remain.
        turns: u32,
    },
    /// Time in which nobody could be served was given back to the player to move.
    OutageCredited {
        /// When it began.
        from: Moment,
        /// When it was over.
        until: Moment,
        /// How much of it ran on a clock.
        span: Millis,
    },
    /// The game is over, and what was secret is told.
    Ended {
        /// How.
        #[serde(flatten)]
        ending: Ending,
        /// The secret behind its dice and lots.
        secret: Option<Secret>,
        /// The house computers' seeds, the host's place first.
        seeds: [Option<Secret>; 2],
    },
    /// The game was broken off before it really began: no result, no archive.
    Aborted,
}
