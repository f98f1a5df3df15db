//! A database that is not there for a while: everybody is told to try again, nothing is lost or doubled, and nobody has to start anything
//! again.

use crate::support::{answer, part, rest, stored};
use cluster::Cluster;
use scratch::Game;
use scratch::{Scratch, SetClock, each, without_postgres};
use sqlx::{Connection, PgConnection};
use store::{Appended, OpenError, Store, StoreError};
use tokio::task::JoinSet;

/// Sends a game's events one by one, each until it is answered. Says how often it was told to try again.
async fn insist(store: Store, game: Game) -> usize {
    let mut refused = 0;
    for version in 0..game.events.len() {
        let mut append = part(&game, version, version + 1);
        append.answer = Some(answer(&format!("{}-{version}", game.name), "done"));
        loop {
            match store.append(append.clone()).await {
                Ok(Appended::Stored { .. } | Appended::Repeated { .. }) => break,
                Err(error) if error.is_transient() => refused += 1,
                other => panic!("{other:?}"),
            }
        }
    }
    refused
}

#[test]
fn a_postgresql_that_crashes_and_comes_back_loses_and_doubles_nothing() {
    if without_postgres() {
        return;
    }
    let mut cluster = Cluster::start().expect("PostgreSQL");
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let place = Scratch::schema(&cluster.url(), "crashes").await;
        let store = place.open().await;
        let games: Vec<Game> = (0..4)
            .map(|number| Game::open(&format!("game-{number}")).begun().turns(60))
            .collect();
        let mut writers = JoinSet::new();
        for game in &games {
            writers.spawn(insist(store.clone(), game.clone()));
        }
        // In the middle of it.
        while store.events("game-0", 0).await.expect("events").len() < 8 {
            tokio::task::yield_now().await;
        }
        cluster.crash();
        // Somebody is told, also who only reads.
        let append = rest(&Game::open("late"), 0);
        let error = store
            .append(append.clone())
            .await
            .expect_err("it is not there");
        assert!(error.is_transient(), "{error}");
        assert_eq!(error.message().id, "store-unreachable");
        let error = store
            .events("game-0", 0)
            .await
            .expect_err("it is not there");
        assert!(error.is_transient(), "{error}");
        cluster.restart().expect("PostgreSQL");
        let refused: usize = writers.join_all().await.iter().sum();
        assert!(refused > 0, "nobody noticed");
        for game in &games {
            assert_eq!(store.events(&game.name, 0).await, Ok(game.events.clone()));
        }
        assert_eq!(store.append(append).await, Ok(stored(1)));
        assert_eq!(store.doctor().await, Ok(Vec::new()));
        unsafe_settings_are_refused(&cluster, &place).await;
    });
}

/// What only the whole server can be set to.
async fn unsafe_settings_are_refused(cluster: &Cluster, place: &Scratch) {
    let mut connection = PgConnection::connect(&cluster.url())
        .await
        .expect("a database");
    for (name, off, on) in [
        (
            "fsync",
            "alter system set fsync = off",
            "alter system set fsync = on",
        ),
        (
            "full_page_writes",
            "alter system set full_page_writes = off",
            "alter system set full_page_writes = on",
        ),
    ] {
        for (set, value) in [(off, "off"), (on, "on")] {
            sqlx::raw_sql(set)
                .execute(&mut connection)
                .await
                .expect("set");
            sqlx::raw_sql("select pg_reload_conf()")
                .execute(&mut connection)
                .await
                .expect("read again");
            loop {
                let (now,): (String,) = sqlx::query_as("select current_setting($1)")
                    .bind(name)
                    .fetch_one(&mut connection)
                    .await
                    .expect("a setting");
                if now == value {
                    break;
                }
            }
            let opened = place.try_open().await;
            match (value, opened) {
                ("on", Ok(_)) => {}
                ("off", Err(error @ OpenError::Setting { name: told, .. })) => {
                    assert_eq!((told, error.message().id), (name, "store-setting"));
                }
                (_, other) => panic!("{name} {value}: {other:?}"),
            }
        }
    }
}

#[test]
fn commits_that_do_not_wait_for_the_disk_are_refused() {
    each(true, async |place| {
        let Scratch::Postgres { address } = &place else {
            unreachable!()
        };
        let address = format!("{address}%20-csynchronous_commit%3Doff");
        let error = Store::postgres(&address).await.expect_err("it is refused");
        let OpenError::Setting { name, .. } = error else {
            panic!("{error}")
        };
        assert_eq!(name, "synchronous_commit");
    });
}

#[test]
fn a_file_that_somebody_else_holds_is_busy_and_then_is_not() {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let directory = tempfile::tempdir().expect("a directory");
        let store = Store::sqlite(directory.path(), SetClock::at(1))
            .await
            .expect("a store");
        let file = directory.path().join("ludotheca.db");
        let options = sqlx::sqlite::SqliteConnectOptions::new().filename(file);
        let mut other = sqlx::SqliteConnection::connect_with(&options)
            .await
            .expect("a file");
        let held = other.begin_with("begin immediate").await.expect("its turn");
        let game = Game::open("game").begun();
        let mut tries = JoinSet::new();
        for number in 0..5 {
            let mut append = rest(&game, 0);
            append.game = format!("{number}");
            let store = store.clone();
            tries.spawn(async move { store.append(append).await });
        }
        for outcome in tries.join_all().await {
            assert_eq!(outcome, Err(StoreError::Busy));
        }
        held.rollback().await.expect("let go");
        assert_eq!(store.append(rest(&game, 0)).await, Ok(stored(4)));
        assert_eq!(store.events("0", 0).await, Ok(Vec::new()));
    });
}
