//! A place of its own for every test: a directory, or a schema of the PostgreSQL that all tests of this process share.

use cluster::Cluster;
use sqlx::{AssertSqlSafe, Connection, PgConnection};
use std::future::Future;
use std::path::Path;
use std::sync::atomic::{AtomicI64, AtomicU32, Ordering};
use std::sync::{Arc, OnceLock};
use store::{OpenError, Store, TimeSource};
use tables::Moment;
use tempfile::TempDir;

/// Where only SQLite can be had, this says that its half of the tests is enough. `cargo xtask test` takes it away.
const WITHOUT: &str = "LUDOTHECA_POSTGRES";

/// A clock that a test sets.
#[derive(Clone, Debug)]
pub(crate) struct SetClock(Arc<AtomicI64>);

impl SetClock {
    pub(crate) fn at(moment: i64) -> SetClock {
        SetClock(Arc::new(AtomicI64::new(moment)))
    }

    pub(crate) fn set(&self, moment: i64) {
        self.0.store(moment, Ordering::SeqCst);
    }
}

impl TimeSource for SetClock {
    fn now(&self) -> Moment {
        Moment(self.0.load(Ordering::SeqCst))
    }
}

/// Where a test stores something.
#[derive(Debug)]
pub(crate) enum Scratch {
    Sqlite { directory: TempDir, clock: SetClock },
    Postgres { address: String },
}

impl Scratch {
    pub(crate) fn sqlite() -> Scratch {
        Scratch::Sqlite {
            directory: tempfile::tempdir().expect("a directory"),
            clock: SetClock::at(1_000_000),
        }
    }

    pub(crate) async fn postgres() -> Scratch {
        static NEXT: AtomicU32 = AtomicU32::new(1);
        let schema = format!("test_{}", NEXT.fetch_add(1, Ordering::Relaxed));
        Scratch::schema(&shared().url(), &schema).await
    }

    /// A schema of its own in this database.
    pub(crate) async fn schema(address: &str, schema: &str) -> Scratch {
        let mut connection = PgConnection::connect(address).await.expect("a database");
        // The name was made up here.
        sqlx::raw_sql(AssertSqlSafe(format!("create schema {schema}")))
            .execute(&mut connection)
            .await
            .expect("a schema");
        Scratch::Postgres {
            address: format!("{address}?options=-csearch_path%3D{schema}"),
        }
    }

    pub(crate) async fn try_open(&self) -> Result<Store, OpenError> {
        match self {
            Scratch::Sqlite { directory, clock } => {
                Store::sqlite(directory.path(), clock.clone()).await
            }
            Scratch::Postgres { address } => Store::postgres(address).await,
        }
    }

    /// A store that takes its place with it.
    pub(crate) async fn open_and_keep(self) -> Kept {
        Kept {
            store: self.open().await,
            _place: self,
        }
    }

    pub(crate) async fn open(&self) -> Store {
        self.try_open().await.expect("a store")
    }

    /// Does something behind the store's back.
    pub(crate) async fn tamper(&self, sql: &'static str) {
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
pub(crate) struct Kept {
    pub(crate) store: Store,
    _place: Scratch,
}

/// Does something in a directory's file.
pub(crate) async fn tamper(directory: &Path, sql: &'static str) {
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

/// Whether somebody said that there is no PostgreSQL here.
pub(crate) fn without_postgres() -> bool {
    std::env::var_os(WITHOUT).is_some_and(|value| value == "none")
}

/// Runs a test that may wait for others, on the database that it is for.
pub(crate) fn each<F: Future<Output = ()>>(postgres: bool, test: impl FnOnce(Scratch) -> F) {
    if postgres && without_postgres() {
        println!("not tried: {WITHOUT}=none");
        return;
    }
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build()
        .expect("a runtime");
    runtime.block_on(async {
        let place = if postgres {
            Scratch::postgres().await
        } else {
            Scratch::sqlite()
        };
        test(place).await;
    });
}

/// Makes two tests of each function, one for each database.
macro_rules! on_both {
    ($($name:ident),+ $(,)?) => {
        $(mod $name {
            #[test]
            fn sqlite() {
                crate::support::each(false, super::test::$name);
            }

            #[test]
            fn postgres() {
                crate::support::each(true, super::test::$name);
            }
        })+
    };
}
pub(crate) use on_both;
