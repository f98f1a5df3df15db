//! A place of its own for every test: a directory, or a schema of the PostgreSQL that all tests of this process share.

use crate::both::WITHOUT;
use crate::clock::SetClock;
use cluster::Cluster;
use sqlx::{Connection, PgConnection};
use std::path::Path;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use store::{OpenError, Store};
use tempfile::TempDir;

/// Names cannot be bound in a statement, but they can be quoted by the database itself.
const MAKE_SCHEMA: &str = "create function pg_temp.make_schema(name text) returns void language plpgsql \
     as $$ begin execute format('create schema %I', name); end $$";

/// Where a test stores something.
#[derive(Debug)]
pub enum Scratch {
    /// In a directory that goes with the test.
    Sqlite {
        /// The directory.
        directory: TempDir,
        /// The only time that this store knows.
        clock: SetClock,
    },
    /// In a schema of its own.
    Postgres {
        /// Where to find it.
        address: String,
    },
}

impl Scratch {
    /// A directory.
    pub fn sqlite() -> Scratch {
        Scratch::Sqlite {
            directory: tempfile::tempdir().expect("a directory"),
            clock: SetClock::at(1_000_000),
        }
    }

    /// A schema of the PostgreSQL that this process shares.
    pub async fn postgres() -> Scratch {
        static NEXT: AtomicU32 = AtomicU32::new(1);
        let schema = format!("test_{}", NEXT.fetch_add(1, Ordering::Relaxed));
        Scratch::schema(&shared().url(), &schema).await
    }

    /// A schema of its own in this database.
    pub async fn schema(address: &str, schema: &str) -> Scratch {
        let mut connection = PgConnection::connect(address).await.expect("a database");
        let ready = sqlx::raw_sql(MAKE_SCHEMA).execute(&mut connection).await;
        ready.expect("a function");
        sqlx::query("select pg_temp.make_schema($1)")
            .bind(schema)
            .execute(&mut connection)
            .await
            .expect("a schema");
        Scratch::Postgres {
            address: format!("{address}?options=-csearch_path%3D{schema}"),
        }
    }

    /// The store there, or why it cannot be opened.
    pub async fn try_open(&self) -> Result<Store, OpenError> {
        match self {
            Scratch::Sqlite { directory, clock } => {
                Store::sqlite(directory.path(), clock.clone()).await
            }
            Scratch::Postgres { address } => Store::postgres(address).await,
        }
    }

    /// A store that takes its place with it.
    pub async fn open_and_keep(self) -> Kept {
        Kept {
            store: self.open().await,
            _place: self,
        }
    }

    /// The store there.
    pub async fn open(&self) -> Store {
        self.try_open().await.expect("a store")
    }

    /// Does something behind the store's back.
    pub async fn tamper(&self, sql: &'static str) {
        match self {
            Scratch::Sqlite { directory, .. } => tamper(directory.path(), sql).await,
            Scratch::Postgres { address } => {
                let mut connection = PgConnection::connect(address).await.expect("a database");
                let done = sqlx::raw_sql(sql).execute(&mut connection).await;
                done.expect("what a test does");
            }
        }
    }
}

/// A store and where it is.
#[derive(Debug)]
pub struct Kept {
    /// The store.
    pub store: Store,
    _place: Scratch,
}

/// Does something in a directory's file.
pub async fn tamper(directory: &Path, sql: &'static str) {
    let file = directory.join("ludotheca.db");
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(file);
    let mut connection = sqlx::SqliteConnection::connect_with(&options)
        .await
        .expect("a file");
    let done = sqlx::raw_sql(sql).execute(&mut connection).await;
    done.expect("what a test does");
    connection.close().await.expect("closed");
}

fn shared() -> &'static Cluster {
    static CLUSTER: OnceLock<Cluster> = OnceLock::new();
    CLUSTER.get_or_init(|| match Cluster::start() {
        Ok(cluster) => cluster,
        Err(error) => {
            panic!("{error}. These tests need it; {WITHOUT}=none runs them on SQLite alone.")
        }
    })
}
