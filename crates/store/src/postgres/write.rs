//! Writing a group: the games that it is about are locked, so that what is decided holds until it is committed, and every table gets
//! its rows by one statement.

use super::Postgres;
use crate::append::Appended;
use crate::error::StoreError;
use crate::group::{HeadColumns, Known, Plan};
use crate::rows::{AnswerRow, EventRow, GameRow, KeyRow, Rows, SecretRow, SessionRow};
use crate::writer::Request;
use sqlx::{Connection, PgConnection};
use std::time::Duration;
use tokio::time::timeout;

/// A database that has said nothing for so long is not there.
const PATIENCE: Duration = Duration::from_secs(10);

impl Postgres {
    pub(crate) async fn write(&self, requests: &[Request]) -> Result<Vec<Appended>, StoreError> {
        let mut connection = self.pool.acquire().await?;
        match timeout(PATIENCE, write(&mut connection, requests)).await {
            Ok(Ok(outcomes)) => Ok(outcomes),
            Ok(Err(error)) => {
                connection.close_on_drop();
                Err(error.into())
            }
            Err(elapsed) => {
                connection.close_on_drop();
                Err(StoreError::Unreachable(elapsed.to_string()))
            }
        }
    }
}

async fn write(
    connection: &mut PgConnection,
    requests: &[Request],
) -> Result<Vec<Appended>, sqlx::Error> {
    let mut transaction = connection.begin().await?;
    let plan = Plan::of(requests, known(&mut transaction, requests).await?);
    if plan.rows.len() == 0 {
        transaction.rollback().await?;
        return Ok(plan.outcomes);
    }
    put(&mut transaction, &plan.rows).await?;
    transaction.commit().await?;
    Ok(plan.outcomes)
}

async fn known(connection: &mut PgConnection, requests: &[Request]) -> Result<Known, sqlx::Error> {
    let games: Vec<&str> = requests.iter().map(|request| &*request.game).collect();
    let heads: Vec<HeadColumns> = sqlx::query_as(include_str!("../../sql/postgres/heads.sql"))
        .bind(games)
        .fetch_all(&mut *connection)
        .await?;
    let (authors, messages): (Vec<&str>, Vec<&str>) = requests
        .iter()
        .filter_map(|request| request.answer.as_ref())
        .map(|answer| (&*answer.author, &*answer.message))
        .unzip();
    if messages.is_empty() {
        return Ok(Known::new(heads, Vec::new()));
    }
    let answers = sqlx::query_as(include_str!("../../sql/postgres/answered.sql"))
        .bind(authors)
        .bind(messages)
        .fetch_all(connection)
        .await?;
    Ok(Known::new(heads, answers))
}

/// Writes these rows, games first.
pub(crate) async fn put(connection: &mut PgConnection, rows: &Rows) -> Result<(), sqlx::Error> {
    put_games(connection, &rows.games).await?;
    put_events(connection, &rows.events).await?;
    put_keys(connection, &rows.keys).await?;
    put_sessions(connection, &rows.sessions).await?;
    put_answers(connection, &rows.answers).await?;
    put_secrets(connection, &rows.secrets).await
}

/// The values that a column has in these rows.
fn column<'r, R, T>(rows: &'r [R], value: impl Fn(&'r R) -> T) -> Vec<T> {
    rows.iter().map(value).collect()
}

async fn put_games(connection: &mut PgConnection, rows: &[GameRow]) -> Result<(), sqlx::Error> {
    if rows.is_empty() {
        return Ok(());
    }
    sqlx::query(include_str!("../../sql/postgres/put-games.sql"))
        .bind(column(rows, |row| &*row.game))
        .bind(column(rows, |row| row.version))
        .bind(column(rows, |row| row.branch))
        .bind(column(rows, |row| row.stage))
        .bind(column(rows, |row| row.since))
        .bind(column(rows, |row| row.changed_at))
        .bind(column(rows, |row| row.flag_at))
        .bind(column(rows, |row| row.public))
        .bind(column(rows, |row| &*row.variant))
        .execute(connection)
        .await?;
    Ok(())
}

async fn put_events(connection: &mut PgConnection, rows: &[EventRow]) -> Result<(), sqlx::Error> {
    if rows.is_empty() {
        return Ok(());
    }
    sqlx::query(include_str!("../../sql/postgres/put-events.sql"))
        .bind(column(rows, |row| &*row.game))
        .bind(column(rows, |row| row.version))
        .bind(column(rows, |row| row.at))
        .bind(column(rows, |row| row.branch))
        .bind(column(rows, |row| row.ply))
        .bind(column(rows, |row| &*row.body))
        .execute(connection)
        .await?;
    Ok(())
}

async fn put_keys(connection: &mut PgConnection, rows: &[KeyRow]) -> Result<(), sqlx::Error> {
    if rows.is_empty() {
        return Ok(());
    }
    sqlx::query(include_str!("../../sql/postgres/put-keys.sql"))
        .bind(column(rows, |row| &*row.game))
        .bind(column(rows, |row| row.access))
        .bind(column(rows, |row| &*row.hash))
        .execute(connection)
        .await?;
    Ok(())
}

async fn put_sessions(
    connection: &mut PgConnection,
    rows: &[SessionRow],
) -> Result<(), sqlx::Error> {
    if rows.is_empty() {
        return Ok(());
    }
    sqlx::query(include_str!("../../sql/postgres/put-sessions.sql"))
        .bind(column(rows, |row| &*row.token))
        .bind(column(rows, |row| &*row.about))
        .bind(column(rows, |row| row.opened_at))
        .bind(column(rows, |row| row.expires_at))
        .execute(connection)
        .await?;
    Ok(())
}

async fn put_answers(connection: &mut PgConnection, rows: &[AnswerRow]) -> Result<(), sqlx::Error> {
    if rows.is_empty() {
        return Ok(());
    }
    sqlx::query(include_str!("../../sql/postgres/put-answers.sql"))
        .bind(column(rows, |row| &*row.author))
        .bind(column(rows, |row| &*row.message))
        .bind(column(rows, |row| row.at))
        .bind(column(rows, |row| &*row.answer))
        .execute(connection)
        .await?;
    Ok(())
}

async fn put_secrets(connection: &mut PgConnection, rows: &[SecretRow]) -> Result<(), sqlx::Error> {
    if rows.is_empty() {
        return Ok(());
    }
    sqlx::query(include_str!("../../sql/postgres/put-secrets.sql"))
        .bind(column(rows, |row| &*row.name))
        .bind(column(rows, |row| &*row.value))
        .execute(connection)
        .await?;
    Ok(())
}
