//! Looking at a directory beside the server that uses it: everything can be read, and nothing written.

use super::Sqlite;
use super::open::{FILE, PATIENCE, READERS, version};
use crate::clock::{SystemClock, Told};
use crate::error::OpenError;
use crate::schema;
use sqlx::sqlite::{SqliteConnectOptions, SqlitePoolOptions};
use std::path::Path;
use tables::Moment;

impl Sqlite {
    pub(crate) async fn beside(directory: &Path) -> Result<Sqlite, OpenError> {
        let file = directory.join(FILE);
        if !file.is_file() {
            return Err(OpenError::Nothing(directory.to_owned()));
        }
        // Where nobody is, what the last server left is brought in order as the next one would do it. Then the directory is free again,
        // so that a server can start meanwhile.
        match Sqlite::open(directory, Box::new(SystemClock::default())).await {
            Ok(alone) => alone.close().await,
            Err(OpenError::InUse(_)) => {}
            Err(error) => return Err(error),
        }
        let options = SqliteConnectOptions::new()
            .filename(file)
            .read_only(true)
            .busy_timeout(PATIENCE);
        let readers = SqlitePoolOptions::new()
            .min_connections(1)
            .max_connections(READERS)
            .idle_timeout(None)
            .max_lifetime(None)
            .connect_with(options.clone())
            .await?;
        let mut reader = readers.acquire().await?;
        let known = schema::newest(schema::SQLITE);
        match version(&mut reader).await? {
            Some(found) if found > known => return Err(OpenError::Newer { found, known }),
            Some(found) if found == known => {}
            found => {
                let found = found.unwrap_or(0);
                return Err(OpenError::Older { found, known });
            }
        }
        let (newest,): (i64,) = sqlx::query_as(include_str!("../../sql/both/newest.sql"))
            .fetch_one(&mut *reader)
            .await?;
        drop(reader);
        let clock = Box::new(SystemClock::default());
        Ok(Sqlite {
            told: Told::new(crate::TimeSource::now(&*clock), Moment(newest)),
            readers,
            options,
            writer: None.into(),
            clock,
            lock: None,
        })
    }
}
