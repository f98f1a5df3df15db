//! The steps by which the schema of either database came to be what it is. A step that was released never changes again.

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// A step: what it brings, and how.
type Step = (&'static str, &'static str);

/// The steps of SQLite, from the first one on.
pub(crate) const SQLITE: &[Step] = &[
    ("games", include_str!("../sql/sqlite/schema/0001-games.sql")),
    (
        "people",
        include_str!("../sql/sqlite/schema/0002-people.sql"),
    ),
    (
        "server",
        include_str!("../sql/sqlite/schema/0003-server.sql"),
    ),
];

/// The same ones of PostgreSQL.
pub(crate) const POSTGRES: &[Step] = &[
    (
        "games",
        include_str!("../sql/postgres/schema/0001-games.sql"),
    ),
    (
        "people",
        include_str!("../sql/postgres/schema/0002-people.sql"),
    ),
    (
        "server",
        include_str!("../sql/postgres/schema/0003-server.sql"),
    ),
];

/// The newest version that these steps lead to.
pub(crate) fn newest(steps: &[Step]) -> i64 {
    steps.len() as i64
}

pub(crate) fn migrator(steps: &[Step]) -> Migrator {
    let migrations = (1..).zip(steps).map(|(version, (name, sql))| {
        let sql = sql.into_sql_str();
        Migration::new(version, (*name).into(), MigrationType::Simple, sql, false)
    });
    Migrator::with_migrations(migrations.collect())
}
