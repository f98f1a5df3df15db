//! What a client asks for.

use crate::Phrase;
use serde::{Deserialize, Serialize};
use std::fmt;
use tables::clock::TimeControl;
use tables::dice::{Contribution, Nonce};
use tables::{Millis, Offer, TableSetup};

/// The longest name of a message, in characters.
pub const LONGEST_MESSAGE_ID: usize = 64;

/// A message. Whoever did not hear the answer sends it again as it was: it is done once, and the first answer is given again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Ask {
    /// Chosen by the client, and never used twice by the same person.
    pub id: MessageId,
    /// What is asked for.
    #[serde(rename = "do")]
    pub deed: Deed,
}

/// The name of a message: 1 to 64 visible ASCII characters.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(transparent)]
pub struct MessageId(String);

/// A text that names no message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadMessageId;

/// What is asked for. `table` is always the identifier that opening a table gave it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum Deed {
    /// To open a table. Whoever opens it sits down next, by `sit`.
    Open {
        /// What for; `house` asks for one of the house's computers.
        setup: TableSetup,
    },
    /// To find somebody for a game like this: a table that waits for him, or a new public one.
    Pair {
        /// A variant of the catalog.
        variant: String,
        /// How much time there is.
        time: TimeControl,
    },
    /// To sit down: the host at the table that he opened, then somebody else.
    Sit {
        /// Where.
        table: String,
        /// What opens the seat where the table is not public.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        invitation: Option<String>,
        /// 32 random bytes, drawn after the table's commitment was seen.
        contribution: Contribution,
    },
    /// To play the same again with sides swapped: opens that table, or finds it where the other player opened it. Whoever asked sits
    /// down next, by `sit`.
    Rematch {
        /// The game that is over.
        table: String,
    },
    /// To take a seat again whose keeper lost everything but this code.
    Recover {
        /// Where.
        table: String,
        /// As it was shown; spaces, hyphens and capitals do not matter.
        code: String,
    },
    /// To hear of everything that happens at a table from now on, and of what happened since a version.
    Join {
        /// Where.
        table: String,
        /// What opens it to spectators where it is not public.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<String>,
        /// The version of the last event that the client has; 0 for none.
        #[serde(default)]
        after: u64,
    },
    /// To hear no more of a table.
    Leave {
        /// Which.
        table: String,
        /// Whether a player goes away on purpose: then he is waited for less long.
        #[serde(default)]
        for_good: bool,
    },
    /// To roll the dice.
    Roll {
        /// Where.
        table: String,
        /// 32 random bytes.
        nonce: Nonce,
    },
    /// To touch a piece, where touched pieces must move.
    Touch {
        /// Where.
        table: String,
        /// The cell, as the game names it.
        cell: String,
    },
    /// To play a turn.
    Move {
        /// Where.
        table: String,
        /// So many turns were played before: the first turn of a game is 0.
        turn: u32,
        /// One move, or the steps that follow a roll.
        moves: Vec<String>,
        /// How long the player thought by his own device's clock, in milliseconds: the line's time is given back within bounds.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        thought: Option<Millis>,
        /// 32 random bytes for the roll that follows, in a game with dice.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        nonce: Option<Nonce>,
    },
    /// To propose something.
    Offer {
        /// Where.
        table: String,
        /// What.
        offer: Offer,
    },
    /// To agree to what the other one proposed.
    Accept {
        /// Where.
        table: String,
        /// To what.
        offer: Offer,
    },
    /// To decline it, or to withdraw one's own proposal.
    Decline {
        /// Where.
        table: String,
    },
    /// To give up.
    Resign {
        /// Where.
        table: String,
    },
    /// To break off before both have played.
    Abort {
        /// Where.
        table: String,
    },
    /// To win because the opponent is gone.
    ClaimWin {
        /// Where.
        table: String,
    },
    /// To draw because the opponent is gone.
    ClaimDraw {
        /// Where.
        table: String,
    },
    /// To say something to the other player.
    Say {
        /// Where.
        table: String,
        /// What.
        phrase: Phrase,
    },
    /// To hear which tables wait for somebody and where games go on, from now on or no more.
    Lobby {
        /// Whether to.
        watch: bool,
    },
}

impl Deed {
    /// At which table, if at one.
    pub fn table(&self) -> Option<&str> {
        match self {
            Deed::Open { .. } | Deed::Pair { .. } | Deed::Lobby { .. } => None,
            Deed::Sit { table, .. }
            | Deed::Rematch { table }
            | Deed::Recover { table, .. }
            | Deed::Join { table, .. }
            | Deed::Leave { table, .. }
            | Deed::Roll { table, .. }
            | Deed::Touch { table, .. }
            | Deed::Move { table, .. }
            | Deed::Offer { table, .. }
            | Deed::Accept { table, .. }
            | Deed::Decline { table }
            | Deed::Resign { table }
            | Deed::Abort { table }
            | Deed::ClaimWin { table }
            | Deed::ClaimDraw { table }
            | Deed::Say { table, .. } => Some(table),
        }
    }
}

impl MessageId {
    /// This text as the name of a message.
    pub fn new(text: &str) -> Result<MessageId, BadMessageId> {
        let fits = (1..=LONGEST_MESSAGE_ID).contains(&text.len())
            && text.bytes().all(|byte| byte.is_ascii_graphic());
        if fits {
            Ok(MessageId(text.to_owned()))
        } else {
            Err(BadMessageId)
        }
    }

    /// As it was written.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for BadMessageId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "the id of a message is 1 to {LONGEST_MESSAGE_ID} visible ASCII characters"
        )
    }
}

impl<'de> Deserialize<'de> for MessageId {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<MessageId, D::Error> {
        let text = String::deserialize(from)?;
        MessageId::new(&text).map_err(serde::de::Error::custom)
    }
}
