//! Which of the two databases it is. What both are asked in the same words is written once, and compiled for each.

use crate::postgres::Postgres;
use crate::sqlite::Sqlite;

/// One of the two.
#[derive(Debug)]
pub(crate) enum Database {
    Sqlite(Box<Sqlite>),
    Postgres(Postgres),
}

/// Reads from a pool of connections. Yields what the reading yields.
macro_rules! reading {
    ($store:expr, $pool:ident => $reading:expr) => {
        match $store.database() {
            crate::database::Database::Sqlite(sqlite) => {
                let $pool = sqlite.readers();
                $reading
            }
            crate::database::Database::Postgres(postgres) => {
                let $pool = postgres.pool();
                $reading
            }
        }
    };
}

/// Writes on a connection: SQLite's only one that does, after everybody who asked for it before. Yields the result of the writing.
macro_rules! writing {
    ($store:expr, $connection:ident => $writing:expr) => {
        match $store.database() {
            crate::database::Database::Sqlite(sqlite) => {
                let mut turn = sqlite.turn().await?;
                let $connection = turn.connection();
                let done = $writing;
                turn.over(&done);
                done
            }
            crate::database::Database::Postgres(postgres) => {
                let mut pooled = postgres.pool().acquire().await?;
                let $connection = &mut *pooled;
                $writing
            }
        }
    };
}

pub(crate) use {reading, writing};
