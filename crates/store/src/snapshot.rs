//! Everything as it was at one moment, while others go on writing.

use crate::append::Stage;
use crate::database::Database;
use crate::error::StoreError;
use crate::games::Cursor;
use crate::rows::{
    AnswerColumns, AnswerRow, EventColumns, EventRow, GameColumns, GameRow, KeyColumns, KeyRow,
    SecretColumns, SecretRow, SessionColumns, SessionRow,
};
use crate::store::Store;
use sqlx::{Postgres, Sqlite, Transaction};

/// So many rows are read at once.
const PAGE: i64 = 1_000;

/// A transaction that only reads.
pub(crate) enum Snapshot {
    Sqlite(Transaction<'static, Sqlite>),
    Postgres(Transaction<'static, Postgres>),
}

/// Asks either database the same.
macro_rules! ask {
    ($snapshot:expr, $columns:ty, $sql:literal $(, $value:expr)*) => {{
        let rows: Vec<$columns> = match $snapshot {
            Snapshot::Sqlite(transaction) => {
                let query = sqlx::query_as(include_str!(concat!("../sql/both/", $sql)));
                query$(.bind($value))*.fetch_all(&mut **transaction).await?
            }
            Snapshot::Postgres(transaction) => {
                let query = sqlx::query_as(include_str!(concat!("../sql/both/", $sql)));
                query$(.bind($value))*.fetch_all(&mut **transaction).await?
            }
        };
        Ok(rows.into_iter().map(Into::into).collect())
    }};
}

impl Store {
    pub(crate) async fn snapshot(&self) -> Result<Snapshot, StoreError> {
        match self.database() {
            Database::Sqlite(sqlite) => {
                let mut transaction = sqlite.readers().begin().await?;
                // The moment is that of the first reading.
                sqlx::query(include_str!("../sql/both/clock.sql"))
                    .fetch_one(&mut *transaction)
                    .await?;
                Ok(Snapshot::Sqlite(transaction))
            }
            Database::Postgres(postgres) => {
                let begin = "begin isolation level repeatable read read only";
                let transaction = postgres.pool().begin_with(begin).await?;
                Ok(Snapshot::Postgres(transaction))
            }
        }
    }
}

impl Snapshot {
    /// Games in the order of their names, after this one.
    pub(crate) async fn games(&mut self, after: &str) -> Result<Vec<GameRow>, StoreError> {
        ask!(self, GameColumns, "all-games.sql", after, PAGE)
    }

    /// Games in a stage, in the order in which they came into it.
    pub(crate) async fn games_in(
        &mut self,
        stage: Stage,
        after: &Cursor,
    ) -> Result<Vec<GameRow>, StoreError> {
        ask!(
            self,
            GameColumns,
            "games-in-stage.sql",
            stage.number(),
            after.since.0,
            &after.game,
            PAGE
        )
    }

    /// All events of a game.
    pub(crate) async fn events(&mut self, game: &str) -> Result<Vec<EventRow>, StoreError> {
        ask!(self, EventColumns, "all-events.sql", game)
    }

    /// Keys in the order of their games, after this one.
    pub(crate) async fn keys(
        &mut self,
        game: &str,
        access: i64,
    ) -> Result<Vec<KeyRow>, StoreError> {
        ask!(self, KeyColumns, "all-keys.sql", game, access, PAGE)
    }

    /// Sessions in the order of their tokens, after this one.
    pub(crate) async fn sessions(&mut self, token: &str) -> Result<Vec<SessionRow>, StoreError> {
        ask!(self, SessionColumns, "all-sessions.sql", token, PAGE)
    }

    /// Answers in the order of their authors and messages, after this one.
    pub(crate) async fn answers(
        &mut self,
        author: &str,
        message: &str,
    ) -> Result<Vec<AnswerRow>, StoreError> {
        ask!(
            self,
            AnswerColumns,
            "all-answers.sql",
            author,
            message,
            PAGE
        )
    }

    /// Secrets in the order of their names, after this one.
    pub(crate) async fn secrets(&mut self, name: &str) -> Result<Vec<SecretRow>, StoreError> {
        ask!(self, SecretColumns, "all-secrets.sql", name, PAGE)
    }

    /// Games that have events and are not there, as many as fit on a page.
    pub(crate) async fn orphans(&mut self) -> Result<Vec<String>, StoreError> {
        let found: Result<Vec<Orphan>, StoreError> = ask!(self, (String,), "orphans.sql", PAGE);
        Ok(found?.into_iter().map(|Orphan(game)| game).collect())
    }

    /// What the database itself finds wrong with its file; PostgreSQL has no such question.
    pub(crate) async fn damage(&mut self) -> Result<Vec<String>, StoreError> {
        let Snapshot::Sqlite(transaction) = self else {
            return Ok(Vec::new());
        };
        let told: Vec<(String,)> = sqlx::query_as("pragma integrity_check")
            .fetch_all(&mut **transaction)
            .await?;
        let told = told.into_iter().map(|(line,)| line);
        Ok(told.filter(|line| line != "ok").collect())
    }
}

struct Orphan(String);

impl From<(String,)> for Orphan {
    fn from((game,): (String,)) -> Orphan {
        Orphan(game)
    }
}
