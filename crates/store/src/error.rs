//! Why the store did not do what it was asked for, told apart by what helps: trying again, or somebody who looks after it.

use files::WriteError;
use rules::{Message, Value};
use sqlx::error::{DatabaseError, ErrorKind};
use sqlx::migrate::MigrateError;
use std::io;
use std::path::PathBuf;

/// The store did not answer. What was to be written may be stored all the same where the connection was lost on the way: whoever
/// sends his message again, under its old identifier, is told what became of it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
// People are told the sentence.
#[error("{}", self.message())]
pub enum StoreError {
    /// Others write.
    Busy,
    /// The database is not there, or not any more.
    Unreachable(String),
    /// No space is left.
    Full,
    /// The disk does not do what it is asked for.
    Disk(String),
    /// The store was closed.
    Closed,
    /// What was asked for contradicts what is stored.
    Refused(String),
    /// Something is stored that this program cannot read.
    Unreadable {
        /// Where it stands.
        what: String,
        /// Why not.
        why: String,
    },
    /// Events do not follow the version after which they are to be stored.
    Misnumbered {
        /// Of which game.
        game: String,
    },
}

impl StoreError {
    /// Whether it may be different in a moment.
    pub fn is_transient(&self) -> bool {
        match self {
            StoreError::Busy
            | StoreError::Unreachable(_)
            | StoreError::Full
            | StoreError::Disk(_)
            | StoreError::Closed => true,
            StoreError::Refused(_)
            | StoreError::Unreadable { .. }
            | StoreError::Misnumbered { .. } => false,
        }
    }

    /// The sentence for whoever is kept waiting.
    pub fn message(&self) -> Message {
        let why = |text: &str| vec![("why", Value::from(text))];
        match self {
            StoreError::Busy => Message::plain("store-busy"),
            StoreError::Unreachable(text) => Message::new("store-unreachable", why(text)),
            StoreError::Full => Message::plain("store-full"),
            StoreError::Disk(text) => Message::new("store-disk", why(text)),
            StoreError::Closed => Message::plain("store-closed"),
            StoreError::Refused(text) => Message::new("store-refused", why(text)),
            StoreError::Unreadable { what, why } => Message::new(
                "store-unreadable",
                vec![("what", what.clone().into()), ("why", why.clone().into())],
            ),
            StoreError::Misnumbered { game } => {
                Message::new("store-misnumbered", vec![("game", game.clone().into())])
            }
        }
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match &error {
            sqlx::Error::Database(told) => from_database(told.as_ref()),
            sqlx::Error::PoolClosed => StoreError::Closed,
            sqlx::Error::Io(_)
            | sqlx::Error::Tls(_)
            | sqlx::Error::Protocol(_)
            | sqlx::Error::PoolTimedOut
            | sqlx::Error::WorkerCrashed
            | sqlx::Error::BeginFailed => StoreError::Unreachable(error.to_string()),
            sqlx::Error::ColumnDecode { index, source } => StoreError::Unreadable {
                what: index.clone(),
                why: source.to_string(),
            },
            _ => StoreError::Refused(error.to_string()),
        }
    }
}

/// Both databases have codes: SQLite numbers (<https://sqlite.org/rescode.html>), PostgreSQL five characters, of which the first two
/// are a class (<https://www.postgresql.org/docs/current/errcodes-appendix.html>).
fn from_database(told: &dyn DatabaseError) -> StoreError {
    let why = told.message().to_owned();
    if told.kind() != ErrorKind::Other {
        return StoreError::Refused(why);
    }
    let code = told.code().unwrap_or_default();
    if let Some(state) = Some(&*code).filter(|code| code.len() == 5) {
        return match (&state[..2], state) {
            (_, "53100") => StoreError::Full,
            (_, "58030") => StoreError::Disk(why),
            // Serialisation and deadlocks, locks not had in time, too little of something.
            ("40" | "55" | "53", _) | (_, "57014") => StoreError::Busy,
            // Connections, a server that stops or starts, one that only follows another.
            ("08" | "57", _) | (_, "25006") => StoreError::Unreachable(why),
            ("58", _) => StoreError::Disk(why),
            _ => StoreError::Refused(why),
        };
    }
    // The lowest byte is the kind of error, the others say more of it.
    match code.parse::<i32>().map(|code| code & 0xFF) {
        Ok(5 | 6) => StoreError::Busy,
        Ok(7 | 10 | 14) => StoreError::Disk(why),
        Ok(13) => StoreError::Full,
        Ok(11 | 26) => StoreError::Unreadable {
            what: "ludotheca.db".to_owned(),
            why,
        },
        _ => StoreError::Refused(why),
    }
}

/// Why a store could not be opened.
#[derive(Debug, thiserror::Error)]
// People are told the sentence.
#[error("{}", self.message())]
pub enum OpenError {
    /// Another process has it.
    InUse(PathBuf),
    /// The directory is not there and could not be made, or nothing may be written into it.
    Folder {
        /// Which.
        folder: PathBuf,
        /// Why not.
        why: io::Error,
    },
    /// Nothing was ever stored there.
    Nothing(PathBuf),
    /// The address is none of a PostgreSQL.
    Address(String),
    /// A newer program has written here.
    Newer {
        /// The schema's version.
        found: i64,
        /// The newest one that this program knows.
        known: i64,
    },
    /// A server of an older program uses it, so that its schema cannot be brought up to date.
    Older {
        /// The schema's version.
        found: i64,
        /// The one that this program has.
        known: i64,
    },
    /// The schema is not the one that this program made.
    OtherSchema(i64),
    /// With this setting a power cut loses what was acknowledged.
    Setting {
        /// As the database calls it.
        name: &'static str,
        /// How it is set.
        found: String,
        /// How it has to be.
        wanted: &'static str,
    },
    /// Before the schema is changed the file is copied, and that was not possible.
    Copy(#[from] WriteError),
    /// The database did not answer.
    Store(#[from] StoreError),
}

impl OpenError {
    /// The sentence for whoever started the server.
    pub fn message(&self) -> Message {
        let text = |name, value: &dyn ToString| (name, Value::from(value.to_string()));
        let path = |path: &PathBuf| ("folder", Value::from(path.display().to_string()));
        match self {
            OpenError::InUse(folder) => Message::new("store-in-use", vec![path(folder)]),
            OpenError::Folder { folder, why } => {
                Message::new("store-folder", vec![path(folder), text("why", why)])
            }
            OpenError::Nothing(folder) => Message::new("store-nothing", vec![path(folder)]),
            OpenError::Address(why) => Message::new("store-address", vec![text("why", why)]),
            OpenError::Newer { found, known } => Message::new(
                "store-newer",
                vec![
                    ("found", Value::Number(*found)),
                    ("known", Value::Number(*known)),
                ],
            ),
            OpenError::Older { found, known } => Message::new(
                "store-older",
                vec![
                    ("found", Value::Number(*found)),
                    ("known", Value::Number(*known)),
                ],
            ),
            OpenError::OtherSchema(step) => {
                Message::new("store-other-schema", vec![("step", Value::Number(*step))])
            }
            OpenError::Setting {
                name,
                found,
                wanted,
            } => Message::new(
                "store-setting",
                vec![
                    text("name", name),
                    text("found", found),
                    text("wanted", wanted),
                ],
            ),
            OpenError::Copy(why) => Message::new("store-copy", vec![text("why", why)]),
            OpenError::Store(error) => error.message(),
        }
    }
}

impl From<sqlx::Error> for OpenError {
    fn from(error: sqlx::Error) -> OpenError {
        OpenError::Store(error.into())
    }
}

impl OpenError {
    pub(crate) fn migrating(error: MigrateError, known: i64) -> OpenError {
        match error {
            // One that is missing here is one that a newer program made, while we waited for it.
            MigrateError::VersionMissing(found) => OpenError::Newer { found, known },
            MigrateError::VersionMismatch(step) | MigrateError::Dirty(step) => {
                OpenError::OtherSchema(step)
            }
            MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => {
                OpenError::Store(error.into())
            }
            other => OpenError::Store(StoreError::Refused(other.to_string())),
        }
    }
}
