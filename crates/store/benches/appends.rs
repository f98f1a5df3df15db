//! How many moves a second are stored for good, and how long each waits: `cargo bench -p ludotheca-store`. SQLite in the directory that
//! `TMPDIR` names, PostgreSQL where its programs are installed.

use cluster::Cluster;
use std::time::{Duration, Instant};
use store::{Append, Appended, Stage, Standing, Store, SystemClock};
use tables::clock::ClockEvidence;
use tables::{Event, Millis, Moment, Stamped};
use tokio::task::JoinSet;

/// So many tables play at once, and so many moves are played at each.
const LOADS: [(usize, u64); 4] = [(1, 300), (16, 200), (512, 50), (5_000, 10)];

fn main() {
    // Among the tests it has only to be built.
    if !std::env::args().any(|argument| argument == "--bench") {
        return;
    }
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let directory = tempfile::tempdir().expect("a directory");
    runtime.block_on(async {
        let store = Store::sqlite(directory.path(), SystemClock::default()).await;
        measure("SQLite", &store.expect("a store")).await;
    });
    match Cluster::start() {
        Err(why) => println!("PostgreSQL: {why}"),
        Ok(cluster) => runtime.block_on(async {
            let store = Store::postgres(&cluster.url()).await;
            measure("PostgreSQL", &store.expect("a store")).await;
        }),
    }
}

async fn measure(database: &str, store: &Store) {
    for (tables, moves) in LOADS {
        let began = Instant::now();
        let mut playing = JoinSet::new();
        for table in 0..tables {
            let (store, game) = (store.clone(), format!("{tables}-{table}"));
            playing.spawn(async move { play(&store, &game, moves).await });
        }
        let mut waits = playing.join_all().await.concat();
        let rate = waits.len() as f64 / began.elapsed().as_secs_f64();
        waits.sort_unstable();
        let ms = |part: usize| waits[(waits.len() - 1) * part / 100].as_secs_f64() * 1_000.0;
        println!(
            "{database:<10}  {tables:>5} tables  {rate:>8.0} moves/s  p50 {:>7.2} ms  p99 {:>7.2} ms",
            ms(50),
            ms(99)
        );
    }
}

async fn play(store: &Store, game: &str, moves: u64) -> Vec<Duration> {
    let mut waits = Vec::new();
    for version in 1..=moves {
        let began = Instant::now();
        let stored = store.append(a_move(game, version)).await;
        waits.push(began.elapsed());
        assert_eq!(stored, Ok(Appended::Stored { version }));
    }
    waits
}

/// As large as a move with its clock's evidence is.
fn a_move(game: &str, version: u64) -> Append {
    let at = Moment(1_700_000_000_000 + version as i64);
    let event = Event::Moved {
        turn: version as u32,
        moves: vec!["a2-a3".to_owned()],
        clock: ClockEvidence {
            at,
            took: Millis(1_500),
            lag: Millis(40),
            left: Some(Millis(58_500)),
        },
        nonce: None,
    };
    Append {
        game: game.to_owned(),
        expected: version - 1,
        events: vec![Stamped { version, at, event }],
        standing: Standing {
            stage: Stage::Playing,
            flag_at: Some(at + Millis::seconds(60)),
            public: true,
            variant: "a/variant".to_owned(),
        },
        answer: None,
        keys: Vec::new(),
    }
}
