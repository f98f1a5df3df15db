//! Opening a database: what keeps moves safe is checked first, then its schema is brought up to date while other servers wait.

use super::Postgres;
use crate::error::OpenError;
use crate::schema;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::{ConnectOptions, PgConnection};
use std::str::FromStr;
use std::sync::atomic::AtomicI64;
use std::time::Duration;

/// How an address begins.
const SCHEMES: [&str; 2] = ["postgres://", "postgresql://"];
const CONNECTIONS: u32 = 16;
/// Whoever waits longer for a connection is told to try again.
const PATIENCE: Duration = Duration::from_secs(5);

impl Postgres {
    pub(crate) async fn open(address: &str) -> Result<Postgres, OpenError> {
        if !SCHEMES.iter().any(|scheme| address.starts_with(scheme)) {
            return Err(OpenError::Address(SCHEMES[0].to_owned()));
        }
        let options = PgConnectOptions::from_str(address)
            .map_err(|error| OpenError::Address(error.to_string()))?
            .application_name("ludotheca");
        // A connection of its own: whatever goes wrong, its lock goes with it.
        let mut connection = options.connect().await?;
        assert_durable(&mut connection).await?;
        migrate(&mut connection).await?;
        // Where servers were not alive to say how late it was, the newest that they stored says it.
        let (newest,): (i64,) = sqlx::query_as(include_str!("../../sql/both/newest.sql"))
            .fetch_one(&mut connection)
            .await?;
        sqlx::query(include_str!("../../sql/both/anchor.sql"))
            .bind(newest)
            .execute(&mut connection)
            .await?;
        let pool = PgPoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(PATIENCE)
            .connect_with(options)
            .await?;
        Ok(Postgres {
            pool,
            latest: AtomicI64::new(newest),
        })
    }
}

/// Each of these, switched off, loses or tears what was acknowledged when the power fails.
async fn assert_durable(connection: &mut PgConnection) -> Result<(), OpenError> {
    let (fsync, full_page_writes, synchronous_commit): (String, String, String) =
        sqlx::query_as(include_str!("../../sql/postgres/settings.sql"))
            .fetch_one(connection)
            .await?;
    for (name, found) in [
        ("fsync", fsync),
        ("full_page_writes", full_page_writes),
        // All its other values wait for our own disk, and for others' as well.
        ("synchronous_commit", synchronous_commit),
    ] {
        if found == "off" {
            return Err(OpenError::Setting {
                name,
                found,
                wanted: "on",
            });
        }
    }
    Ok(())
}

async fn migrate(connection: &mut PgConnection) -> Result<(), OpenError> {
    let known = schema::newest(schema::POSTGRES);
    let (there,): (bool,) = sqlx::query_as(include_str!("../../sql/postgres/has-schema.sql"))
        .fetch_one(&mut *connection)
        .await?;
    if there {
        let (found,): (Option<i64>,) =
            sqlx::query_as(include_str!("../../sql/both/schema-version.sql"))
                .fetch_one(&mut *connection)
                .await?;
        if let Some(found) = found.filter(|found| *found > known) {
            return Err(OpenError::Newer { found, known });
        }
    }
    // The migrator holds an advisory lock, so that of several servers that start together one does it.
    let migrator = schema::migrator(schema::POSTGRES);
    let done = migrator.run_direct(None, connection, false).await;
    done.map_err(|error| OpenError::migrating(error, known))
}
