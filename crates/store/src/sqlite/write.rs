//! Writing a group: one statement per table, whose rows come as one JSON text.

use super::Sqlite;
use crate::append::Appended;
use crate::error::StoreError;
use crate::group::{HeadColumns, Known, Plan};
use crate::rows::Rows;
use crate::writer::Request;
use serde::Serialize;
use sqlx::{Connection, SqliteConnection};

impl Sqlite {
    pub(crate) async fn write(&self, requests: &[Request]) -> Result<Vec<Appended>, StoreError> {
        let mut turn = self.turn().await?;
        let done = write(turn.connection(), requests).await;
        turn.over(&done);
        Ok(done?)
    }
}

async fn write(
    connection: &mut SqliteConnection,
    requests: &[Request],
) -> Result<Vec<Appended>, sqlx::Error> {
    let mut transaction = connection.begin_with("begin immediate").await?;
    let plan = Plan::of(requests, known(&mut transaction, requests).await?);
    if plan.rows.len() == 0 {
        transaction.rollback().await?;
        return Ok(plan.outcomes);
    }
    put(&mut transaction, &plan.rows).await?;
    transaction.commit().await?;
    Ok(plan.outcomes)
}

async fn known(
    connection: &mut SqliteConnection,
    requests: &[Request],
) -> Result<Known, sqlx::Error> {
    let games: Vec<&str> = requests.iter().map(|request| &*request.game).collect();
    let heads: Vec<HeadColumns> = sqlx::query_as(include_str!("../../sql/sqlite/heads.sql"))
        .bind(json(&games)?)
        .fetch_all(&mut *connection)
        .await?;
    let messages: Vec<[&str; 2]> = requests
        .iter()
        .filter_map(|request| request.answer.as_ref())
        .map(|answer| [&*answer.author, &*answer.message])
        .collect();
    if messages.is_empty() {
        return Ok(Known::new(heads, Vec::new()));
    }
    let answers = sqlx::query_as(include_str!("../../sql/sqlite/answered.sql"))
        .bind(json(&messages)?)
        .fetch_all(connection)
        .await?;
    Ok(Known::new(heads, answers))
}

fn json<T: Serialize>(rows: &[T]) -> Result<String, sqlx::Error> {
    serde_json::to_string(rows).map_err(|error| sqlx::Error::Encode(error.into()))
}

/// Writes these rows, games first.
pub(crate) async fn put(connection: &mut SqliteConnection, rows: &Rows) -> Result<(), sqlx::Error> {
    let games = include_str!("../../sql/sqlite/put-games.sql");
    put_into(connection, games, &rows.games).await?;
    let events = include_str!("../../sql/sqlite/put-events.sql");
    put_into(connection, events, &rows.events).await?;
    let keys = include_str!("../../sql/sqlite/put-keys.sql");
    put_into(connection, keys, &rows.keys).await?;
    let sessions = include_str!("../../sql/sqlite/put-sessions.sql");
    put_into(connection, sessions, &rows.sessions).await?;
    let answers = include_str!("../../sql/sqlite/put-answers.sql");
    put_into(connection, answers, &rows.answers).await?;
    let secrets = include_str!("../../sql/sqlite/put-secrets.sql");
    put_into(connection, secrets, &rows.secrets).await
}

async fn put_into<T: Serialize>(
    connection: &mut SqliteConnection,
    sql: &'static str,
    rows: &[T],
) -> Result<(), sqlx::Error> {
    if rows.is_empty() {
        return Ok(());
    }
    sqlx::query(sql)
        .bind(json(rows)?)
        .execute(connection)
        .await?;
    Ok(())
}
