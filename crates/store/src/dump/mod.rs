//! A backup: everything but addresses as lines of JSON, the same from either database, so that it can be restored into the other one
//! too. The last line has a checksum of all others.

mod backup;
mod read;
mod restore;

pub use backup::BackupError;
pub use restore::{RestoreError, Restored};

use crate::rows::{AnswerRow, EventRow, GameRow, KeyRow, SecretRow, SessionRow};
use serde::{Deserialize, Serialize};

/// How a backup begins.
const FORMAT: &str = "ludotheca-store";
/// The version that this program writes, and the newest that it reads.
const VERSION: u32 = 1;
/// No line is longer, in bytes.
const LONGEST_LINE: usize = 16 << 20;

/// A line. A game comes before its events.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Line {
    Backup(Head),
    Game(GameRow),
    Event(EventRow),
    Key(KeyRow),
    Session(SessionRow),
    Answer(AnswerRow),
    Secret(SecretRow),
    End(End),
}

/// The first line. More may stand in it one day.
#[derive(Debug, Serialize, Deserialize)]
struct Head {
    format: String,
    version: u32,
    /// In milliseconds since 1970, by the store's clock.
    made_at: i64,
}

/// The last line.
#[derive(Debug, Serialize, Deserialize)]
struct End {
    /// How many lines come before it.
    lines: u64,
    /// Of all bytes before it.
    sha256: String,
}
