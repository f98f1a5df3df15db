//! SQLite in a directory of one process: many connections that read, one that writes.

mod beside;
mod lock;
mod open;
mod write;

use crate::clock::{Beat, Row, TimeSource, Told};
use crate::error::StoreError;
use open::connect;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection, SqliteConnection, SqlitePool};
use std::fs::File;
use tables::Moment;
use tokio::sync::{Mutex, MutexGuard};

pub(crate) use write::put;

/// What a directory holds.
#[derive(Debug)]
pub(crate) struct Sqlite {
    readers: SqlitePool,
    /// How whoever writes connects.
    options: SqliteConnectOptions,
    /// Nothing after a failure: who comes next connects anew. Readers keep SQLite's index of the log alive meanwhile, so that what
    /// was written and could not be brought to the disk is never taken for written.
    writer: Mutex<Option<SqliteConnection>>,
    clock: Box<dyn TimeSource>,
    told: Told,
    /// Held as long as the directory is used; nothing for whoever only looks.
    lock: Option<File>,
}

/// The right to write, until the next one has it.
pub(crate) struct Turn<'a>(MutexGuard<'a, Option<SqliteConnection>>);

impl Turn<'_> {
    pub(crate) fn connection(&mut self) -> &mut SqliteConnection {
        self.0.as_mut().expect("whoever has a turn is connected")
    }

    /// What came of it: after a failure nobody relies on the connection.
    pub(crate) fn over<T>(&mut self, done: &Result<T, sqlx::Error>) {
        if done.is_err() {
            self.abandon();
        }
    }

    /// Lets the connection go.
    pub(crate) fn abandon(&mut self) {
        *self.0 = None;
    }
}

impl Sqlite {
    pub(crate) fn readers(&self) -> &SqlitePool {
        &self.readers
    }

    pub(crate) fn now(&self) -> Moment {
        self.told.tell(self.clock.now())
    }

    /// Something newer may have been stored than the clock says.
    pub(crate) fn go_on_from(&self, newest: Moment) {
        self.told.go_on_from(self.clock.now(), newest);
    }

    /// Waits until nobody else writes.
    pub(crate) async fn turn(&self) -> Result<Turn<'_>, StoreError> {
        let mut writer = self.writer.lock().await;
        if self.readers.is_closed() {
            return Err(StoreError::Closed);
        }
        if writer.is_none() {
            *writer = Some(connect(&self.options).await?);
        }
        Ok(Turn(writer))
    }

    pub(crate) async fn beat(&self) -> Result<Beat, StoreError> {
        let mut turn = self.turn().await?;
        let at = self.now();
        let done = beat(turn.connection(), at).await;
        turn.over(&done);
        let (_, _, before) = done?;
        Ok(Beat {
            at,
            before: before.map(Moment),
        })
    }

    pub(crate) async fn close(&self) {
        let mut writer = self.writer.lock().await;
        self.readers.close().await;
        if let Some(writer) = writer.take() {
            // Whatever it did is on the disk already.
            let _ = writer.close().await;
        }
        if let Some(lock) = &self.lock {
            let _ = lock.unlock();
        }
    }
}

async fn beat(connection: &mut SqliteConnection, at: Moment) -> Result<Row, sqlx::Error> {
    let before = sqlx::query_as(include_str!("../../sql/both/clock.sql"))
        .fetch_one(&mut *connection)
        .await?;
    sqlx::query(include_str!("../../sql/both/beat.sql"))
        .bind(at.0)
        .bind(0_i64)
        .bind(at.0)
        .execute(connection)
        .await?;
    Ok(before)
}
