//! What the simulated power cut is worth: SQLite as the store sets it up loses nothing, and with `synchronous` lowered it does, in the same
//! way and by the same measure.

use faults::Shim;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
use sqlx::{ConnectOptions, SqliteConnection};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

/// The process that is killed is this program too, asked for one test only.
const HELPER: &str = "lowered::appends_until_it_is_killed";
/// Where that process finds its database, and how much it cares.
const PLACE: &str = "LUDOTHECA_TEST_DATABASE";
const CARE: &str = "LUDOTHECA_TEST_SYNCHRONOUS";
/// So often the power fails. A cut may fall right behind a sync; not all of them do.
const CUTS: i64 = 4;

#[tokio::test]
async fn a_power_cut_loses_what_was_not_synced_and_nothing_else() {
    let _alone = crate::alone().await;
    assert_eq!(lost("full").await, 0);
    assert!(lost("normal").await > 0);
    assert!(lost("off").await > 0);
}

/// How many rows are lost in all that were acknowledged.
async fn lost(care: &str) -> i64 {
    let mut lost = 0;
    for cut in 0..CUTS {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let [disk, copy] = ["disk", "copy"].map(|name| folder.path().join(name));
        for folder in [&disk, &copy] {
            std::fs::create_dir(folder).expect("a folder");
        }
        let told = told_until_killed(&Shim::keeping(&disk, &copy), &disk, care, 150 + 37 * cut);
        let found = rows(&copy).await;
        assert!(found <= told + 1, "{care}: {found} rows of {told}");
        lost += (told - found).max(0);
    }
    lost
}

/// Starts the process, and kills it when it has acknowledged so many rows; returns the last of which it spoke.
fn told_until_killed(shim: &Shim, disk: &Path, care: &str, enough: i64) -> i64 {
    let mut child = Command::new(std::env::current_exe().expect("this program"))
        .args([HELPER, "--exact", "--ignored", "--nocapture"])
        .envs(shim.variables())
        .env(PLACE, disk)
        .env(CARE, care)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .expect("a process");
    let mut last = 0;
    let lines = BufReader::new(child.stdout.take().expect("its output")).lines();
    for line in lines.map_while(Result::ok) {
        let Some((_, row)) = line.split_once("stored ") else {
            continue;
        };
        last = row.parse().expect("a number");
        if last == enough {
            child.kill().expect("it can be killed");
        }
    }
    let _ = child.wait();
    assert!(last >= enough, "it ended by itself after {last}");
    last
}

async fn open(folder: &Path, care: SqliteSynchronous) -> SqliteConnection {
    let options = SqliteConnectOptions::new()
        .filename(folder.join("rows.db"))
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(care);
    options.connect().await.expect("a database")
}

async fn rows(folder: &Path) -> i64 {
    let mut database = open(folder, SqliteSynchronous::Full).await;
    let counted = sqlx::query_as("select count(*) from row").fetch_one(&mut database);
    // Where not even the table is left, everything is lost.
    counted.await.map_or(0, |(count,)| count)
}

#[tokio::test]
#[ignore = "the process that the test above kills"]
async fn appends_until_it_is_killed() {
    let place = std::env::var_os(PLACE).expect("only the test above starts this");
    let care = match std::env::var(CARE).as_deref() {
        Ok("full") => SqliteSynchronous::Full,
        Ok("normal") => SqliteSynchronous::Normal,
        _ => SqliteSynchronous::Off,
    };
    let mut database = open(place.as_ref(), care).await;
    sqlx::query("create table row (number integer primary key)")
        .execute(&mut database)
        .await
        .expect("a table");
    for number in 1_i64.. {
        sqlx::query("insert into row values ($1)")
            .bind(number)
            .execute(&mut database)
            .await
            .expect("a row");
        println!("stored {number}");
    }
}
