//! What a client hears of its connection, its messages and its tables.

use crate::core::AskId;
use tables::Stamped;
use wire::{Done, Hello, Sentence, Tell};

/// Something that the client was told.
#[derive(Clone, Debug, PartialEq)]
pub enum Heard {
    /// There is a connection, the first one or another one.
    Connected {
        /// What the server said first.
        hello: Hello,
        /// Whether there was one before.
        again: bool,
    },
    /// The connection is gone; the client opens another one by itself.
    Lost,
    /// The server turned the connection away with this HTTP status; the client tries again after a while.
    TurnedAway(u16),
    /// A message was answered.
    Answered {
        /// Which.
        ask: AskId,
        /// What came of it.
        outcome: Result<Done, Sentence>,
    },
    /// Something happened at a table, which stands there already.
    Happened {
        /// Where.
        table: String,
        /// What, in order and without gaps.
        events: Vec<Stamped>,
    },
    /// The server knows less of a table than it had told: what was told is lost. The table is told anew.
    SetBack {
        /// Which.
        table: String,
        /// The version that was known.
        had: u64,
        /// The version that the server has.
        has: u64,
    },
    /// The table may not be seen.
    Denied {
        /// Which.
        table: String,
        /// Why.
        why: Sentence,
    },
    /// What was told of a table cannot have happened; it is no longer followed.
    Broken {
        /// Which.
        table: String,
        /// Why.
        why: String,
    },
    /// Everything else, as it came.
    Told(Tell),
}
