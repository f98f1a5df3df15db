//! Opening: what is newer, another's, or not safe is refused with a word; what is older is copied and brought up to date.

use crate::support::{rest, stored};
use scratch::{Game, Scratch, SetClock, on_both, tamper};
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode};
use sqlx::{Connection, SqlSafeStr, SqliteConnection};
use std::path::Path;
use store::{OpenError, Store};

on_both!(
    what_was_stored_is_there_when_it_is_opened_again,
    a_newer_schema_is_refused,
    a_schema_that_somebody_changed_is_refused,
);

mod test {
    use crate::support::store_all;
    use scratch::{Game, Scratch};
    use store::{OpenError, StoreError};

    pub(super) async fn what_was_stored_is_there_when_it_is_opened_again(place: Scratch) {
        let store = place.open().await;
        let game = Game::open("game").begun().turns(2);
        store_all(&store, std::slice::from_ref(&game)).await;
        store.close().await;
        assert_eq!(store.events("game", 0).await, Err(StoreError::Closed));
        let refused = store.append(crate::support::rest(&game, 0)).await;
        assert_eq!(refused, Err(StoreError::Closed));
        let store = place.open().await;
        assert_eq!(store.events("game", 0).await, Ok(game.events));
    }

    pub(super) async fn a_newer_schema_is_refused(place: Scratch) {
        place.open().await.close().await;
        place
            .tamper(
                "insert into _sqlx_migrations (version, description, success, checksum, execution_time)
                 select 99, description, success, checksum, execution_time from _sqlx_migrations where version = 1",
            )
            .await;
        let error = place.try_open().await.expect_err("it is refused");
        assert!(
            matches!(
                error,
                OpenError::Newer {
                    found: 99,
                    known: 3
                }
            ),
            "{error}"
        );
        assert_eq!(error.message().id, "store-newer");
    }

    pub(super) async fn a_schema_that_somebody_changed_is_refused(place: Scratch) {
        place.open().await.close().await;
        let sql = match place {
            Scratch::Sqlite { .. } => {
                "update _sqlx_migrations set checksum = x'00' where version = 2"
            }
            Scratch::Postgres { .. } => {
                "update _sqlx_migrations set checksum = '\\x00' where version = 2"
            }
        };
        place.tamper(sql).await;
        let error = place.try_open().await.expect_err("it is refused");
        assert!(matches!(error, OpenError::OtherSchema(2)), "{error}");
    }
}

/// A runtime for the tests of one database alone.
fn run(test: impl Future<Output = ()>) {
    tokio::runtime::Runtime::new()
        .expect("a runtime")
        .block_on(test);
}

#[test]
fn a_directory_is_used_by_one_store() {
    run(async {
        let place = Scratch::sqlite();
        let store = place.open().await;
        let error = place.try_open().await.expect_err("it is used");
        assert!(matches!(error, OpenError::InUse(_)), "{error}");
        store.close().await;
        place.open().await;
    });
}

/// A directory as the first released schema left it.
async fn old(directory: &Path) {
    let sql = include_str!("../../sql/sqlite/schema/0001-games.sql").into_sql_str();
    let first = Migration::new(1, "games".into(), MigrationType::Simple, sql, false);
    let options = SqliteConnectOptions::new()
        .filename(directory.join("ludotheca.db"))
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal);
    let mut connection = SqliteConnection::connect_with(&options)
        .await
        .expect("a file");
    let migrator = Migrator::with_migrations(vec![first]);
    migrator.run(&mut connection).await.expect("a schema");
    sqlx::raw_sql(
        "insert into games values ('game', 1, 0, 0, 7, 7, null, 1, 'la-trel/base');
         insert into events values ('game', 1, 7, 0, null, '{}')",
    )
    .execute(&mut connection)
    .await
    .expect("a game");
    connection.close().await.expect("closed");
}

#[test]
fn an_old_directory_is_copied_and_brought_up_to_date() {
    run(async {
        let place = Scratch::sqlite();
        let Scratch::Sqlite { directory, .. } = &place else {
            unreachable!()
        };
        old(directory.path()).await;
        // What an upgrade left behind that was broken off.
        let copy = directory.path().join("ludotheca-schema-1.db");
        std::fs::write(copy.with_extension("part"), "half").expect("a file");
        let store = place.open().await;
        assert!(store.game("game").await.expect("an answer").is_some());
        assert_eq!(store.beat().await.expect("a beat").before, None);
        assert!(!copy.with_extension("part").exists());
        // The copy is what it was before, and can be put back.
        let kept = tempfile::tempdir().expect("a directory");
        std::fs::copy(&copy, kept.path().join("ludotheca.db")).expect("a copy");
        tamper(
            kept.path(),
            "insert into games values ('other', 1, 0, 0, 7, 7, null, 1, 'x')",
        )
        .await;
        let kept = Store::sqlite(kept.path(), SetClock::at(1))
            .await
            .expect("a store");
        assert!(kept.game("other").await.expect("an answer").is_some());
        // Nothing is copied where nothing changes.
        store.close().await;
        std::fs::remove_file(&copy).expect("it was there");
        place.open().await;
        assert!(!copy.exists());
    });
}

#[test]
fn a_directory_that_cannot_be_made_is_named() {
    run(async {
        let file = tempfile::NamedTempFile::new().expect("a file");
        let below = file.path().join("store");
        let error = Store::sqlite(&below, SetClock::at(1))
            .await
            .expect_err("no directory");
        assert!(matches!(error, OpenError::Folder { .. }), "{error}");
    });
}

#[test]
fn an_address_that_is_none_is_told() {
    run(async {
        let error = Store::postgres("here").await.expect_err("no address");
        assert!(matches!(error, OpenError::Address(_)), "{error}");
    });
}

#[cfg(unix)]
#[test]
fn nobody_else_may_look_into_the_directory() {
    use std::os::unix::fs::PermissionsExt;
    run(async {
        let place = tempfile::tempdir().expect("a directory");
        let directory = place.path().join("store");
        let store = Store::sqlite(&directory, SetClock::at(1))
            .await
            .expect("a store");
        let mode = std::fs::metadata(&directory)
            .expect("a directory")
            .permissions()
            .mode();
        assert_eq!(mode & 0o077, 0);
        let game = Game::open("game");
        assert_eq!(store.append(rest(&game, 0)).await, Ok(stored(1)));
    });
}
