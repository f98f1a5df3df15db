//! A process that is killed in the middle of its work: what it had acknowledged is stored, once and in its order.

use crate::support::rest;
use scratch::{Game, Scratch, on_both};
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use store::{Appended, Store, SystemClock};
use tables::{Event, Moment, Offer, Stamped};
use tokio::task::JoinSet;

on_both!(what_was_acknowledged_survives_a_kill);

/// The process that is killed is this program too, asked for one test only.
const HELPER: &str = "killed::appends_until_it_is_killed";
/// Where that process finds its store.
const PLACE: &str = "LUDOTHECA_TEST_STORE";
const TABLES: usize = 8;
const KILLS: usize = 4;
/// So many acknowledgements are waited for before the first kill, and some more before each that follows.
const ACKNOWLEDGED: usize = 60;

mod test {
    use super::{ACKNOWLEDGED, KILLS, TABLES, acknowledged_until_killed, name};
    use scratch::Scratch;
    use std::collections::BTreeMap;

    pub(super) async fn what_was_acknowledged_survives_a_kill(place: Scratch) {
        place.open().await.close().await;
        let mut seen = BTreeMap::new();
        for kill in 0..KILLS {
            let enough = ACKNOWLEDGED + 23 * kill;
            acknowledged_until_killed(&place, enough, &mut seen);
            let store = place.open().await;
            for table in 0..TABLES {
                let events = store.events(&name(table), 0).await.expect("events");
                let last = events.last().map_or(0, |event| event.version);
                assert_eq!(last, events.len() as u64, "each version once, in order");
                // What was under way may be stored without anybody having heard of it; more was never under way.
                let acknowledged = seen.get(&name(table)).copied().unwrap_or_default();
                let allowed = acknowledged..=acknowledged + 1;
                assert!(
                    allowed.contains(&last) || acknowledged == 0,
                    "{last} of {acknowledged}"
                );
            }
            assert_eq!(store.doctor().await, Ok(Vec::new()));
            store.close().await;
        }
        assert!(seen.values().sum::<u64>() as usize >= ACKNOWLEDGED * KILLS);
    }
}

fn name(table: usize) -> String {
    format!("game-{table}")
}

/// Starts the process, listens until it has acknowledged enough, kills it, and notes the last version of each game of which it spoke.
fn acknowledged_until_killed(place: &Scratch, enough: usize, seen: &mut BTreeMap<String, u64>) {
    let place = match place {
        Scratch::Sqlite { directory, .. } => directory.path().display().to_string(),
        Scratch::Postgres { address } => address.clone(),
    };
    let program = std::env::current_exe().expect("this program");
    let mut child = Command::new(program)
        .args([HELPER, "--exact", "--ignored", "--nocapture"])
        .env(PLACE, place)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .expect("a process");
    let mut lines = BufReader::new(child.stdout.take().expect("its output")).lines();
    let mut heard = 0;
    // What it had said before it was killed still comes after it.
    while let Some(Ok(line)) = lines.next() {
        let Some((_, told)) = line.split_once("stored ") else {
            assert!(!line.contains("FAILED"), "{line}");
            continue;
        };
        let (game, version) = told.split_once(' ').expect("a game and a version");
        let version = version.parse().expect("a version");
        let before = seen.insert(game.to_owned(), version).unwrap_or_default();
        assert!(version > before, "{game}: {version} after {before}");
        heard += 1;
        if heard == enough {
            child.kill().expect("it can be killed");
        }
    }
    let _ = child.wait();
    assert!(heard >= enough, "it ended by itself after {heard}");
}

#[test]
#[ignore = "the process that the tests above kill"]
fn appends_until_it_is_killed() {
    let place = std::env::var(PLACE).expect("only the tests above start this");
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let store = if place.starts_with("postgres:") {
            Store::postgres(&place).await
        } else {
            Store::sqlite(place.as_ref(), SystemClock::default()).await
        };
        let store = store.expect("a store");
        let mut playing = JoinSet::new();
        for table in 0..TABLES {
            let store = store.clone();
            playing.spawn(async move { play_on(&store, &name(table)).await });
        }
        playing.join_all().await;
    });
}

/// Offers a draw and thinks better of it, for ever, and says what is stored.
async fn play_on(store: &Store, name: &str) {
    let game = Game::open(name).begun();
    let mut version = store.events(name, 0).await.expect("events").len() as u64;
    loop {
        let mut append = rest(&game, 0);
        if version > 0 {
            let by = rules::Side::One;
            let event = if version.is_multiple_of(2) {
                Event::Offered {
                    by,
                    offer: Offer::Draw,
                }
            } else {
                Event::Declined { by }
            };
            append.expected = version;
            append.events = vec![Stamped {
                version: version + 1,
                at: Moment(2_000_000 + version as i64),
                event,
            }];
        }
        match store.append(append).await {
            Ok(Appended::Stored { version: now }) => version = now,
            other => panic!("{other:?}"),
        }
        println!("stored {name} {version}");
    }
}
