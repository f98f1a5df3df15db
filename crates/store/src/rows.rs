//! What stands in the tables, in the same words in both databases and in backups.

use serde::{Deserialize, Serialize};

/// A game as its last event left it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct GameRow {
    pub(crate) game: String,
    pub(crate) version: i64,
    pub(crate) branch: i64,
    pub(crate) stage: i64,
    pub(crate) since: i64,
    pub(crate) changed_at: i64,
    pub(crate) flag_at: Option<i64>,
    pub(crate) public: i64,
    pub(crate) variant: String,
}

/// An event of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct EventRow {
    pub(crate) game: String,
    pub(crate) version: i64,
    pub(crate) at: i64,
    pub(crate) branch: i64,
    pub(crate) ply: Option<i64>,
    pub(crate) body: String,
}

/// The hash of a secret that opens a table to somebody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct KeyRow {
    pub(crate) game: String,
    pub(crate) access: i64,
    pub(crate) hash: String,
}

/// Somebody's session.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SessionRow {
    pub(crate) token: String,
    pub(crate) about: String,
    pub(crate) opened_at: i64,
    pub(crate) expires_at: i64,
}

/// A message that was answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct AnswerRow {
    pub(crate) author: String,
    pub(crate) message: String,
    pub(crate) at: i64,
    pub(crate) answer: String,
}

/// Something that only servers know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SecretRow {
    pub(crate) name: String,
    pub(crate) value: String,
}

/// Rows of every table, to be written together.
#[derive(Debug, Default)]
pub(crate) struct Rows {
    pub(crate) games: Vec<GameRow>,
    pub(crate) events: Vec<EventRow>,
    pub(crate) keys: Vec<KeyRow>,
    pub(crate) sessions: Vec<SessionRow>,
    pub(crate) answers: Vec<AnswerRow>,
    pub(crate) secrets: Vec<SecretRow>,
}

impl Rows {
    pub(crate) fn len(&self) -> usize {
        self.games.len()
            + self.events.len()
            + self.keys.len()
            + self.sessions.len()
            + self.answers.len()
            + self.secrets.len()
    }
}

/// Rows in the order of their columns, as the database hands them over.
pub(crate) type GameColumns = (String, i64, i64, i64, i64, i64, Option<i64>, i64, String);
pub(crate) type EventColumns = (String, i64, i64, i64, Option<i64>, String);
pub(crate) type KeyColumns = (String, i64, String);
pub(crate) type SessionColumns = (String, String, i64, i64);
pub(crate) type AnswerColumns = (String, String, i64, String);
pub(crate) type SecretColumns = (String, String);

impl From<GameColumns> for GameRow {
    fn from(columns: GameColumns) -> GameRow {
        let (game, version, branch, stage, since, changed_at, flag_at, public, variant) = columns;
        GameRow {
            game,
            version,
            branch,
            stage,
            since,
            changed_at,
            flag_at,
            public,
            variant,
        }
    }
}

impl From<EventColumns> for EventRow {
    fn from((game, version, at, branch, ply, body): EventColumns) -> EventRow {
        EventRow {
            game,
            version,
            at,
            branch,
            ply,
            body,
        }
    }
}

impl From<KeyColumns> for KeyRow {
    fn from((game, access, hash): KeyColumns) -> KeyRow {
        KeyRow { game, access, hash }
    }
}

impl From<SessionColumns> for SessionRow {
    fn from((token, about, opened_at, expires_at): SessionColumns) -> SessionRow {
        SessionRow {
            token,
            about,
            opened_at,
            expires_at,
        }
    }
}

impl From<AnswerColumns> for AnswerRow {
    fn from((author, message, at, answer): AnswerColumns) -> AnswerRow {
        AnswerRow {
            author,
            message,
            at,
            answer,
        }
    }
}

impl From<SecretColumns> for SecretRow {
    fn from((name, value): SecretColumns) -> SecretRow {
        SecretRow { name, value }
    }
}
