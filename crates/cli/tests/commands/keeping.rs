//! `backup`, `restore`, `export` and `doctor`: what a server keeps of tables, in its absence and beside it.

use super::program::{Run, contains, run_in, run_with};
use rules::Record;
use scratch::Game;
use std::fs;
use std::path::Path;
use store::{Append, Standing, Store, SystemClock};
use tempfile::TempDir;

/// Does something with the store of a folder.
fn with_store<T>(folder: &Path, work: impl AsyncFnOnce(&Store) -> T) -> T {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let store = Store::sqlite(folder, SystemClock::default()).await;
        let store = store.expect("a store");
        let done = work(&store).await;
        store.close().await;
        done
    })
}

async fn keep(store: &Store, game: &Game) {
    let append = Append {
        game: game.name.clone(),
        expected: 0,
        events: game.events.clone(),
        standing: Standing::of(&game.state),
        answer: None,
        keys: Vec::new(),
    };
    store.append(append).await.expect("stored");
}

/// A folder in which `data` has two finished games and one that goes on.
fn folder() -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    with_store(&folder.path().join("data"), async |store| {
        for game in [
            Game::open("aaaaaaaaaaaa").begun().turns(4).resigned(),
            Game::of("bbbbbbbbbbbb", "chasse-croise/standard", 2_000_000)
                .begun()
                .turns(5)
                .resigned(),
            Game::open("cccccccccccc").begun().turns(3),
        ] {
            keep(store, &game).await;
        }
    });
    folder
}

fn done(folder: &Path, arguments: &[&str]) -> Run {
    let run = run_in(folder, arguments, "");
    assert_eq!((run.status, run.err.as_str()), (0, ""), "{arguments:?}");
    run
}

fn refused(folder: &Path, arguments: &[&str], sentence: &str) {
    let run = run_in(folder, arguments, "");
    assert_eq!((run.status, run.out.as_str()), (1, ""), "{arguments:?}");
    contains(&run.err, sentence);
}

#[test]
fn what_was_backed_up_beside_a_server_is_restored_elsewhere() {
    let folder = folder();
    let here = folder.path();
    let backup = ["backup", "b", "--data", "data"];
    with_store(&here.join("data"), async |_| {
        contains(&done(here, &backup).out, "The backup is in b: 3 games.");
    });
    refused(here, &backup, "nothing is overwritten");
    done(here, &[&backup[..], &["--force"]].concat());
    let restore = ["restore", "b", "--data", "other"];
    contains(&done(here, &restore).out, "Restored: 3 games with ");
    refused(here, &restore, "then add --force");
    done(here, &[&restore[..], &["--force"]].concat());
    let well = done(here, &["doctor", "--data", "other"]);
    contains(&well.out, "All 3 games can be played again");
    contains(
        &done(here, &["doctor", "--data", "other", "--lang", "fr"]).out,
        "Les 3 parties se rejouent toutes",
    );
}

#[test]
fn nothing_is_restored_beside_a_server_or_from_what_is_no_whole_backup() {
    let folder = folder();
    let here = folder.path();
    done(here, &["backup", "b", "--data", "data"]);
    let force = ["restore", "b", "--data", "data", "--force"];
    with_store(&here.join("data"), async |_| {
        refused(here, &force, "Another program uses data");
    });
    let text = fs::read_to_string(here.join("b")).expect("a backup");
    let half: String = text
        .lines()
        .take(4)
        .map(|line| format!("{line}\n"))
        .collect();
    fs::write(here.join("b"), half).expect("a file");
    refused(here, &force, "cut short");
    refused(
        here,
        &["restore", "none", "--data", "new"],
        "There is no file none",
    );
    refused(here, &["restore", "data", "--data", "new"], "is a folder");
    assert!(!here.join("new").exists());
    done(here, &["doctor", "--data", "data"]);
    refused(here, &["backup", "-", "--data", "data"], "Name a file");
    refused(
        here,
        &["backup", "c", "--data", "new"],
        "Nothing is stored in new yet",
    );
}

#[test]
fn finished_games_are_exported_as_records_that_everything_reads() {
    let folder = folder();
    let here = folder.path();
    contains(
        &done(here, &["export", "games/", "--data", "data"]).out,
        "The records of 2 games are in games/.",
    );
    for name in ["aaaaaaaaaaaa", "bbbbbbbbbbbb"] {
        let text = fs::read_to_string(here.join(format!("games/{name}.txt"))).expect("a record");
        Record::read(&text).expect("a record");
    }
    done(here, &["verify", "games/bbbbbbbbbbbb.txt"]);
    // Again: what is there is left alone, unless it is something else.
    let again = ["export", "games", "--data", "data"];
    done(here, &again);
    fs::write(here.join("games/aaaaaaaaaaaa.txt"), "mine").expect("a file");
    refused(here, &again, "aaaaaaaaaaaa.txt");
    done(here, &[&again[..], &["--force"]].concat());
    let text = done(here, &["export", "-", "--data", "data"]).out;
    assert_eq!(Record::read_all(&text).expect("records").len(), 2);
    done(here, &["export", "all.json", "--json", "--data", "data"]);
    let json = fs::read(here.join("all.json")).expect("a file");
    assert_eq!(Record::read_all_json(&json).expect("records").len(), 2);
    refused(
        here,
        &["export", "all.json", "--json", "--data", "data"],
        "nothing is overwritten",
    );
    refused(
        here,
        &["export", "none/x", "--data", "data"],
        "There is no folder none",
    );
}

#[test]
fn the_doctor_names_what_does_not_fit_and_fails() {
    let folder = folder();
    let here = folder.path();
    done(here, &["backup", "b", "--data", "data"]);
    let json = ["doctor", "--json", "--data", "data"];
    let told: serde_json::Value = serde_json::from_str(&done(here, &json).out).expect("JSON");
    assert_eq!(told["games"], 3);
    assert_eq!(told["findings"], serde_json::json!([]));
    // Behind the store's back a game gets another variant than its events say.
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let file = here.join("data/ludotheca.db");
        let options = sqlx::sqlite::SqliteConnectOptions::new().filename(file);
        let mut connection = <sqlx::SqliteConnection as sqlx::Connection>::connect_with(&options)
            .await
            .expect("a file");
        sqlx::query("update games set variant = 'la-trel/master' where game = 'aaaaaaaaaaaa'")
            .execute(&mut connection)
            .await
            .expect("tampered");
        sqlx::Connection::close(connection).await.expect("closed");
    });
    for (language, sentence) in [("en", "1 thing does not fit"), ("fr", "1 chose ne va pas")] {
        let run = run_in(here, &["doctor", "--data", "data", "--lang", language], "");
        assert_eq!(run.status, 1);
        contains(&run.out, "aaaaaaaaaaaa");
        contains(&run.err, sentence);
    }
    let run = run_in(here, &json, "");
    assert_eq!(run.status, 1);
    let told: serde_json::Value = serde_json::from_str(&run.out).expect("JSON");
    assert_eq!(told["findings"][0]["game"], "aaaaaaaaaaaa");
    assert_eq!(told["findings"][0]["complaint"], "store-game-mislisted");
    contains(
        &run_in(here, &["export", "-", "--data", "data"], "").err,
        "1 game does not fit and was passed over",
    );
}

#[test]
fn the_place_is_also_told_by_the_environment() {
    let folder = folder();
    let data = folder.path().join("data");
    let usual = folder.path().join("usual");
    fs::create_dir(&usual).expect("a folder");
    fs::rename(data, usual.join("ludotheca")).expect("moved");
    let usual = usual.to_str().expect("a path");
    let told = run_with(&[("XDG_DATA_HOME", usual)], &["doctor"], "");
    if cfg!(all(unix, not(target_os = "macos"))) {
        assert_eq!((told.status, told.err.as_str()), (0, ""));
    }
    let variables = [("LUDOTHECA_DATABASE", "mysql://ada:secret@host/games")];
    let told = run_with(&variables, &["doctor"], "");
    assert_eq!(told.status, 1);
    contains(&told.err, "This is no address of a PostgreSQL");
    assert!(!told.err.contains("secret"), "{}", told.err);
    let both = ["doctor", "--data", "a", "--database", "postgres://a"];
    assert_eq!(run_with(&[], &both, "").status, 2);
}
