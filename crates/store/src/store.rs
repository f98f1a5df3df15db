//! The store as everybody else has it.

use crate::clock::TimeSource;
use crate::database::Database;
use crate::error::OpenError;
use crate::postgres::Postgres;
use crate::sqlite::Sqlite;
use crate::writer::Writer;
use std::path::Path;
use std::sync::Arc;

/// Everything that is kept. A clone is the same store.
#[derive(Clone, Debug)]
pub struct Store {
    database: Arc<Database>,
    writer: Arc<Writer>,
}

impl Store {
    /// On SQLite, in this directory, which is made where it is missing, and which no other process uses.
    pub async fn sqlite(
        directory: &Path,
        clock: impl TimeSource + 'static,
    ) -> Result<Store, OpenError> {
        let sqlite = Sqlite::open(directory, Box::new(clock)).await?;
        Ok(Store::of(Database::Sqlite(Box::new(sqlite))))
    }

    /// What is stored on SQLite in this directory, to be read and never written, also while a server uses it. It is kept as it is but for
    /// what the next server would do first: a log is brought in order, and an old schema up to date.
    pub async fn beside(directory: &Path) -> Result<Store, OpenError> {
        let sqlite = Sqlite::beside(directory).await?;
        Ok(Store::of(Database::Sqlite(Box::new(sqlite))))
    }

    /// On the PostgreSQL at this address (`postgres://user:password@host/database`), which other servers may use too.
    pub async fn postgres(address: &str) -> Result<Store, OpenError> {
        let postgres = Postgres::open(address).await?;
        Ok(Store::of(Database::Postgres(postgres)))
    }

    fn of(database: Database) -> Store {
        let database = Arc::new(database);
        Store {
            writer: Arc::new(Writer::start(Arc::clone(&database))),
            database,
        }
    }

    /// Writes what was handed in, and lets the database go. From then on everything is refused.
    pub async fn close(&self) {
        self.writer.close().await;
        match &*self.database {
            Database::Sqlite(sqlite) => sqlite.close().await,
            Database::Postgres(postgres) => postgres.pool().close().await,
        }
    }

    pub(crate) fn database(&self) -> &Database {
        &self.database
    }

    pub(crate) fn writer(&self) -> &Writer {
        &self.writer
    }
}
