//! What somebody asks of a table.

use super::{Offer, Participant};
use crate::clock::Measured;
use crate::dice::{Contribution, Nonce};
use crate::{Millis, Moment};

/// Who asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Actor {
    /// Whoever opened the table.
    Host,
    /// Whoever sat down at it.
    Guest,
    /// The server itself.
    Server,
}

/// Why somebody claims a game whose opponent is gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Claim {
    /// How long the opponent has been gone.
    pub gone_for: Millis,
    /// Whether he left on purpose.
    pub on_purpose: bool,
}

/// What is asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// To sit down.
    Sit {
        /// As whom.
        player: Participant,
        /// What he brings to all dice.
        contribution: Contribution,
    },
    /// To roll the dice.
    Roll {
        /// What the roller brings.
        nonce: Nonce,
    },
    /// To touch a piece, where touched pieces must move.
    Touch {
        /// The cell, as the game names it.
        cell: String,
    },
    /// To play a turn.
    Move {
        /// So many turns were played before, as the player saw it.
        turn: u32,
        /// One move, or the steps after a roll.
        moves: Vec<String>,
        /// What is known of the line on which it came.
        line: Measured,
        /// What the player brings to the roll that follows, in a game with dice.
        nonce: Option<Nonce>,
    },
    /// To propose something.
    Offer(Offer),
    /// To agree to what the other one proposed.
    Accept(Offer),
    /// To decline it, or to withdraw one's own proposal.
    Decline,
    /// To give up.
    Resign,
    /// To break off before the game really began.
    Abort,
    /// To win or draw because the opponent is gone.
    ClaimWin(Claim),
    /// The same, but content with a draw.
    ClaimDraw(Claim),
    /// To look whether a flag has fallen.
    Flag,
    /// To give time back in which nobody could be served.
    Outage {
        /// When it began.
        from: Moment,
        /// When it was over.
        until: Moment,
    },
}
