//! Where the store does not answer, whoever asks is told to ask again, and nothing is lost or done twice; and servers end in the middle
//! of games.

use scratch::on_both;

on_both!(games_go_on_when_a_server_ends,);

use crate::support::{Client, Server, setup};
use rules::random::FastNumbers;
use scratch::{Scratch, each};
use sqlx::Connection;
use wire::Outcome;

#[test]
fn a_store_that_is_busy_makes_people_ask_again() {
    each(false, async |place: Scratch| {
        let server = Server::at(place).await;
        let mut numbers = FastNumbers::new(37);
        let [mut ada, mut blaise] = ["Ada", "Blaise"].map(|name| Client::new(&server, name));
        let table = ada.open(setup("la-trel/base")).await;
        blaise.join(&table, None).await;
        blaise.sit(&table, None).await;
        ada.until_version(&table, 4).await;
        let Scratch::Sqlite { directory, .. } = &server.place else {
            panic!("it is SQLite");
        };
        let file = directory.path().join("ludotheca.db");
        let options = sqlx::sqlite::SqliteConnectOptions::new().filename(file);
        let mut greedy = sqlx::SqliteConnection::connect_with(&options)
            .await
            .expect("a file");
        let taken = sqlx::raw_sql("begin immediate").execute(&mut greedy).await;
        taken.expect("a lock");
        let deed = ada.some_turn(&table, &mut numbers);
        let id = ada.next_id();
        let outcome = ada.say(&id, deed.clone()).await;
        assert!(matches!(outcome, Outcome::Again(_)), "{outcome:?}");
        // Nobody was told anything that is not stored.
        assert_eq!(ada.tables[&table].events.len(), 4);
        let given = sqlx::raw_sql("rollback").execute(&mut greedy).await;
        given.expect("no lock");
        greedy.close().await.expect("closed");
        let outcome = loop {
            match ada.say(&id, deed.clone()).await {
                Outcome::Again(_) => {}
                outcome => break outcome,
            }
        };
        assert!(matches!(outcome, Outcome::Done(_)), "{outcome:?}");
        assert_eq!(ada.say(&id, deed).await, outcome);
        blaise.until_version(&table, 5).await;
        assert_eq!(blaise.tables[&table].events.len(), 5);
        server.ends_well().await;
    });
}

mod test {
    use crate::support::{Client, Server, setup};
    use rules::random::FastNumbers;
    use scratch::Scratch;

    pub(super) async fn games_go_on_when_a_server_ends(place: Scratch) {
        let mut server = Server::at(place).await;
        let mut numbers = FastNumbers::new(41);
        for variant in ["chasse-croise/standard", "attangle/standard"] {
            let [mut ada, mut blaise] = ["Ada", "Blaise"].map(|name| Client::new(&server, name));
            let table = ada.open(setup(variant)).await;
            blaise.join(&table, None).await;
            blaise.sit(&table, None).await;
            let mut version = 4;
            for turn in 0..12 {
                for client in [&mut ada, &mut blaise] {
                    client.until_version(&table, version).await;
                }
                if ada.is_over(&table) {
                    break;
                }
                let mover = if ada.is_to_move(&table) {
                    &mut ada
                } else {
                    &mut blaise
                };
                version = mover.play(&table, &mut numbers).await.version.expect("one");
                if turn % 4 == 3 {
                    let (known, other) = (ada.tables.clone(), blaise.tables.clone());
                    drop((ada, blaise));
                    server = server.again().await;
                    [ada, blaise] = ["Ada", "Blaise"].map(|name| Client::new(&server, name));
                    // Both go on from what they know.
                    (ada.tables, blaise.tables) = (known, other);
                    ada.join(&table, None).await;
                    blaise.join(&table, None).await;
                }
            }
            let stored = server.live.store().events(&table, 0).await.expect("events");
            assert_eq!(stored.len(), ada.tables[&table].events.len());
        }
        server.ends_well().await;
    }
}
