//! What nobody needs goes: rooms out of memory, and tables at which nobody waits.

use crate::support::{Client, Server, settings, setup};
use live::{Pace, Settings};
use rules::random::FastNumbers;
use scratch::{Scratch, each};
use std::time::Duration;
use store::Stage;
use tables::clock::TimeControl;
use tables::{Millis, TableSetup};

fn on_sqlite<F: Future<Output = ()>>(test: impl FnOnce(Server) -> F) {
    let usual = settings();
    let pace = Pace {
        idle: Duration::from_millis(90),
        // Days go by in one step.
        outage: Millis::days(100),
        ..usual.pace
    };
    let settings = Settings { pace, ..usual };
    each(false, async |place: Scratch| {
        test(Server::with(place, settings).await).await;
    });
}

async fn is_in(server: &Server, table: &str, stage: Stage) -> bool {
    let listed = server.live.store().game(table).await.expect("an answer");
    listed.expect("a game").standing.stage == stage
}

#[test]
fn a_room_that_nobody_uses_goes_and_comes_back() {
    on_sqlite(async |server| {
        let mut numbers = FastNumbers::new(43);
        let [mut ada, mut blaise] = ["Ada", "Blaise"].map(|name| Client::new(&server, name));
        let table = ada.open(setup("la-trel/base")).await;
        blaise.sit(&table, None).await;
        ada.until_version(&table, 4).await;
        ada.play(&table, &mut numbers).await;
        drop((ada, blaise));
        server.until(async || server.live.counts().rooms == 0).await;
        assert_eq!(server.live.counts().playing, 1);
        let mut blaise = Client::new(&server, "Blaise");
        blaise.join(&table, None).await;
        blaise.play(&table, &mut numbers).await;
        drop(blaise);
        server.until(async || server.live.counts().rooms == 0).await;
        // Its flag falls all the same.
        server.clock().pass(100_000);
        server
            .until(async || is_in(&server, &table, Stage::Over).await)
            .await;
        server.ends_well().await;
    });
}

#[test]
fn a_table_at_which_nobody_waits_is_broken_off() {
    on_sqlite(async |server| {
        let [mut ada, mut blaise] = ["Ada", "Blaise"].map(|name| Client::new(&server, name));
        let gone = ada.open(setup("la-trel/base")).await;
        let slow = TableSetup {
            time: TimeControl::Unlimited,
            ..setup("la-trel/base")
        };
        let slow = ada.open(slow).await;
        let waits = blaise.open(setup("la-trel/base")).await;
        drop(ada);
        blaise.join(&gone, None).await;
        blaise
            .until_known(&gone, |known| !known.presence.there[0])
            .await;
        server.clock().pass(300_000);
        blaise.until_version(&gone, 3).await;
        assert!(blaise.is_over(&gone));
        assert!(is_in(&server, &slow, Stage::Open).await);
        assert!(is_in(&server, &waits, Stage::Open).await);
        server.clock().pass(86_400_000);
        for table in [&slow, &waits] {
            server
                .until(async || is_in(&server, table, Stage::Aborted).await)
                .await;
        }
        server.ends_well().await;
    });
}
