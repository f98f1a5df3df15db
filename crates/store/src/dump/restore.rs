//! Putting a backup in the place of everything that is stored: it is read to its end and every game is played again before anything is
//! replaced, and then everything is replaced in one transaction, or nothing.

use super::{Line, read};
use crate::database::Database;
use crate::doctor::Complaint;
use crate::error::StoreError;
use crate::rows::Rows;
use crate::store::Store;
use crate::{postgres, sqlite};
use rules::{Message, Value};
use sqlx::{Connection, PgConnection, SqliteConnection};
use std::io;
use std::path::Path;
use tables::Moment;
use tokio::task::spawn_blocking;

/// So many rows are written at once.
const CHUNK: usize = 2_000;

/// What was restored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Restored {
    /// When the backup was made.
    pub made_at: Moment,
    /// How many games.
    pub games: u64,
    /// How many events they have together.
    pub events: u64,
}

/// Why nothing was restored. What was stored before is stored still.
#[derive(Debug, thiserror::Error)]
// People are told the sentence.
#[error("{}", self.message())]
pub enum RestoreError {
    /// The file could not be read.
    Read(#[from] io::Error),
    /// It is something else.
    NotABackup,
    /// A newer program has made it.
    Newer {
        /// Its version.
        found: u32,
        /// The newest one that this program knows.
        known: u32,
    },
    /// A line is not as it was written.
    Damaged {
        /// Which, from 1.
        line: u64,
        /// What is wrong with it.
        why: String,
    },
    /// It ends before its end.
    CutShort,
    /// It can be read, but is not what was written.
    Checksum,
    /// A game in it cannot be.
    Unfit {
        /// Which.
        game: String,
        /// Why not.
        complaint: Complaint,
    },
    /// The store did not answer.
    Store(#[from] StoreError),
}

impl RestoreError {
    /// The sentence for whoever asked.
    pub fn message(&self) -> Message {
        let text = |name, value: String| (name, Value::from(value));
        match self {
            RestoreError::Read(why) => {
                Message::new("store-backup-read", vec![text("why", why.to_string())])
            }
            RestoreError::NotABackup => Message::plain("store-backup-other"),
            RestoreError::Newer { found, known } => Message::new(
                "store-backup-newer",
                vec![("found", (*found).into()), ("known", (*known).into())],
            ),
            RestoreError::Damaged { line, why } => Message::new(
                "store-backup-damaged",
                vec![
                    ("line", Value::Number(*line as i64)),
                    text("why", why.clone()),
                ],
            ),
            RestoreError::CutShort => Message::plain("store-backup-short"),
            RestoreError::Checksum => Message::plain("store-backup-checksum"),
            RestoreError::Unfit { game, complaint } => {
                let Message { id, mut args } = complaint.message(game);
                args.push(("complaint", Value::from(id)));
                Message::new("store-backup-unfit", args)
            }
            RestoreError::Store(error) => error.message(),
        }
    }
}

impl From<sqlx::Error> for RestoreError {
    fn from(error: sqlx::Error) -> RestoreError {
        RestoreError::Store(error.into())
    }
}

/// The same for either database, each with its own words.
macro_rules! replace_all {
    ($connection:expr, $backup:expr, $told:expr, [$($before:literal)?], $put:path) => {{
        let mut transaction = $connection.begin().await?;
        $(sqlx::raw_sql(include_str!($before))
            .execute(&mut *transaction)
            .await?;)?
        sqlx::raw_sql(include_str!("../../sql/both/clear.sql"))
            .execute(&mut *transaction)
            .await?;
        let mut rows = Rows::default();
        while let Some(line) = $backup.next()? {
            take(line, &mut rows);
            if rows.len() >= CHUNK {
                $told($backup.bytes);
                $put(&mut transaction, &std::mem::take(&mut rows)).await?;
            }
        }
        $put(&mut transaction, &rows).await?;
        let (newest,): (i64,) = sqlx::query_as(include_str!("../../sql/both/newest.sql"))
            .fetch_one(&mut *transaction)
            .await?;
        sqlx::query(include_str!("../../sql/both/anchor.sql"))
            .bind(newest)
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(Moment(newest))
    }};
}

type Backup = read::Reader<io::BufReader<std::fs::File>>;

impl Store {
    /// Puts what a backup holds in the place of everything that is stored. Addresses are in no backup, and are forgotten.
    pub async fn restore(&self, path: &Path) -> Result<Restored, RestoreError> {
        self.restore_telling(path, |_| {}).await
    }

    /// The same for somebody who hears how many bytes were read: all of the file, and then all of it again.
    pub async fn restore_telling(
        &self,
        path: &Path,
        told: impl Fn(u64) + Clone + Send + 'static,
    ) -> Result<Restored, RestoreError> {
        let file = path.to_owned();
        let verifying = told.clone();
        let verified = spawn_blocking(move || read::open(&file)?.verify(verifying)).await;
        let contents = verified.unwrap_or_else(|error| Err(io::Error::other(error).into()))?;
        let mut backup = read::open(path)?;
        let told = |read| told(contents.bytes + read);
        match self.database() {
            Database::Sqlite(sqlite) => {
                let mut turn = sqlite.turn().await?;
                let newest = replace_sqlite(turn.connection(), &mut backup, told).await;
                if newest.is_err() {
                    turn.abandon();
                }
                sqlite.go_on_from(newest?);
            }
            Database::Postgres(postgres) => {
                let mut connection = postgres.pool().acquire().await?;
                replace_postgres(&mut connection, &mut backup, told).await?;
            }
        }
        Ok(Restored {
            made_at: Moment(contents.made_at),
            games: contents.games,
            events: contents.events,
        })
    }
}

async fn replace_sqlite(
    connection: &mut SqliteConnection,
    backup: &mut Backup,
    told: impl Fn(u64),
) -> Result<Moment, RestoreError> {
    replace_all!(connection, backup, told, [], sqlite::put)
}

async fn replace_postgres(
    connection: &mut PgConnection,
    backup: &mut Backup,
    told: impl Fn(u64),
) -> Result<Moment, RestoreError> {
    replace_all!(
        connection,
        backup,
        told,
        ["../../sql/postgres/lock-tables.sql"],
        postgres::put
    )
}

fn take(line: Line, rows: &mut Rows) {
    match line {
        Line::Game(row) => rows.games.push(row),
        Line::Event(row) => rows.events.push(row),
        Line::Key(row) => rows.keys.push(row),
        Line::Session(row) => rows.sessions.push(row),
        Line::Answer(row) => rows.answers.push(row),
        Line::Secret(row) => rows.secrets.push(row),
        Line::Backup(_) | Line::End(_) => {}
    }
}
