//! Storing what happened at a table, if the table still stands where it was looked at.

use crate::error::StoreError;
use crate::hashed::Hashed;
use crate::keys::Key;
use crate::rows::EventRow;
use crate::store::Store;
use crate::writer::Request;
use tables::{Event, Moment, Stamped, State, TablePhase};

/// What happened, and what is stored with it or not at all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// The game's identifier.
    pub game: String,
    /// The version after which the events follow; 0 for a game that begins with them.
    pub expected: u64,
    /// The events, numbered from the next version on. There may be none, where only an answer is kept.
    pub events: Vec<Stamped>,
    /// The table after them.
    pub standing: Standing,
    /// What whoever sent the message is told.
    pub answer: Option<Answer>,
    /// What opens the table to somebody from now on.
    pub keys: Vec<Key>,
}

/// The answer to a message, by which the message is known when it comes again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// Whose message it is: the hash of a seat's or a session's secret.
    pub author: Hashed,
    /// The identifier that its author gave it.
    pub message: String,
    /// What he is told.
    pub text: String,
    /// When.
    pub at: Moment,
}

/// What became of it. Whatever it is, it is on the disk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Appended {
    /// It is stored, and this is the version now.
    Stored {
        /// Of the last event.
        version: u64,
    },
    /// Others were faster; nothing was stored.
    Conflict {
        /// The version now; 0 where there is no such game.
        version: u64,
    },
    /// The message was answered before; nothing was stored.
    Repeated {
        /// The first answer.
        answer: String,
    },
}

/// What of a table lists and alarms ask for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Where it stands in its life.
    pub stage: Stage,
    /// When a flag falls.
    pub flag_at: Option<Moment>,
    /// Whether strangers find it.
    pub public: bool,
    /// What is played.
    pub variant: String,
}

/// Where a table stands in its life.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// Somebody is still missing.
    Open,
    /// The game goes on.
    Playing,
    /// It is over.
    Over,
    /// It was broken off before it really began.
    Aborted,
}

impl Standing {
    /// Of this table.
    pub fn of(state: &State) -> Standing {
        Standing {
            stage: match state.phase() {
                TablePhase::Open => Stage::Open,
                TablePhase::Playing => Stage::Playing,
                TablePhase::Over(_) => Stage::Over,
                TablePhase::Aborted => Stage::Aborted,
            },
            flag_at: state.clock().flag_at(),
            public: state.setup().public,
            variant: state.setup().variant.clone(),
        }
    }
}

impl Stage {
    pub(crate) const ALL: [Stage; 4] = [Stage::Open, Stage::Playing, Stage::Over, Stage::Aborted];

    pub(crate) fn number(self) -> i64 {
        self as i64
    }

    pub(crate) fn from_number(number: i64) -> Option<Stage> {
        Stage::ALL
            .into_iter()
            .find(|stage| stage.number() == number)
    }
}

/// An event as it is stored; its branch is known only when it is its turn.
pub(crate) fn event_row(game: &str, stamped: &Stamped) -> Result<EventRow, StoreError> {
    let body = serde_json::to_string(&stamped.event)
        .map_err(|error| StoreError::Refused(error.to_string()))?;
    Ok(EventRow {
        game: game.to_owned(),
        version: stamped.version as i64,
        at: stamped.at.0,
        branch: 0,
        ply: match stamped.event {
            Event::Moved { turn, .. } => Some(i64::from(turn)),
            _ => None,
        },
        body,
    })
}

impl Store {
    /// Stores all of it or nothing, and comes back when it is on the disk.
    pub async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        self.writer().append(Request::of(append)?).await
    }
}
