//! Opening a directory: its schema is brought up to date, after a copy, and what keeps moves safe is read back.

use super::{Sqlite, lock};
use crate::clock::{TimeSource, Told};
use crate::error::OpenError;
use crate::schema;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, SqliteConnection};
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;
use tables::Moment;
use tokio::task::spawn_blocking;

/// The file, to which SQLite adds its log beside it.
pub(super) const FILE: &str = "ludotheca.db";
/// Reading does not wait for the disk mostly; more would only wait for each other.
pub(super) const READERS: u32 = 4;
/// Nobody else writes, but somebody may look at the file with SQLite's own program.
pub(super) const PATIENCE: Duration = Duration::from_secs(2);
/// As SQLite numbers it.
const FULL: i64 = 2;

impl Sqlite {
    pub(crate) async fn open(
        directory: &Path,
        clock: Box<dyn TimeSource>,
    ) -> Result<Sqlite, OpenError> {
        let lock = lock::take(directory)?;
        let options = SqliteConnectOptions::new()
            .filename(directory.join(FILE))
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(PATIENCE);
        let mut writer = connect(&options).await?;
        assert_durable(&mut writer).await?;
        // Whatever a process left in the log that ended in the middle of a failure is brought to the disk before anything is built on it.
        sqlx::query("pragma wal_checkpoint(truncate)")
            .execute(&mut writer)
            .await?;
        migrate(&mut writer, directory).await?;
        let (newest,): (i64,) = sqlx::query_as(include_str!("../../sql/both/newest.sql"))
            .fetch_one(&mut writer)
            .await?;
        let readers = SqlitePoolOptions::new()
            .min_connections(1)
            .max_connections(READERS)
            .idle_timeout(None)
            .max_lifetime(None)
            .connect_with(options.clone().pragma("query_only", "on"))
            .await?;
        Ok(Sqlite {
            told: Told::new(clock.now(), Moment(newest)),
            readers,
            options,
            writer: Some(writer).into(),
            clock,
            lock: Some(lock),
        })
    }
}

/// Connects to write.
pub(super) async fn connect(
    options: &SqliteConnectOptions,
) -> Result<SqliteConnection, sqlx::Error> {
    options.connect().await
}

/// What was asked for is not always what is: a file system may refuse the log.
async fn assert_durable(connection: &mut SqliteConnection) -> Result<(), OpenError> {
    let (journal,): (String,) = sqlx::query_as("pragma journal_mode")
        .fetch_one(&mut *connection)
        .await?;
    if journal != "wal" {
        return Err(OpenError::Setting {
            name: "journal_mode",
            found: journal,
            wanted: "wal",
        });
    }
    let (synchronous,): (i64,) = sqlx::query_as("pragma synchronous")
        .fetch_one(connection)
        .await?;
    if synchronous < FULL {
        return Err(OpenError::Setting {
            name: "synchronous",
            found: synchronous.to_string(),
            wanted: "full (2)",
        });
    }
    Ok(())
}

async fn migrate(connection: &mut SqliteConnection, directory: &Path) -> Result<(), OpenError> {
    let known = schema::newest(schema::SQLITE);
    if let Some(found) = version(connection).await? {
        if found > known {
            return Err(OpenError::Newer { found, known });
        }
        if found < known {
            copy(connection, directory, found).await?;
        }
    }
    let migrator = schema::migrator(schema::SQLITE);
    let done = migrator.run_direct(None, connection, false).await;
    done.map_err(|error| OpenError::migrating(error, known))
}

/// The version of the schema, if there is one yet.
pub(super) async fn version(connection: &mut SqliteConnection) -> Result<Option<i64>, sqlx::Error> {
    let (tables,): (i64,) = sqlx::query_as(include_str!("../../sql/sqlite/has-schema.sql"))
        .fetch_one(&mut *connection)
        .await?;
    if tables == 0 {
        return Ok(None);
    }
    let (version,) = sqlx::query_as(include_str!("../../sql/both/schema-version.sql"))
        .fetch_one(connection)
        .await?;
    Ok(version)
}

/// Copies the file as it is before its schema changes, beside it, where it can simply be put back.
async fn copy(
    connection: &mut SqliteConnection,
    directory: &Path,
    version: i64,
) -> Result<(), OpenError> {
    let part = directory.join(format!("ludotheca-schema-{version}.part"));
    // What an earlier try left behind.
    match fs::remove_file(&part) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => {
            return Err(OpenError::Copy(error.into()));
        }
        _ => {}
    }
    let name = part.to_string_lossy().into_owned();
    sqlx::query("vacuum into $1")
        .bind(name)
        .execute(connection)
        .await?;
    let whole = directory.join(format!("ludotheca-schema-{version}.db"));
    let placed = spawn_blocking(move || place(&part, &whole)).await;
    let placed = placed.unwrap_or_else(|error| Err(io::Error::other(error)));
    placed.map_err(|error| OpenError::Copy(error.into()))
}

fn place(part: &Path, whole: &PathBuf) -> io::Result<()> {
    File::open(part)?.sync_all()?;
    fs::rename(part, whole)?;
    match whole.parent() {
        Some(folder) => files::sync_folder(folder),
        None => Ok(()),
    }
}
