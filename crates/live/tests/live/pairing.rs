//! Whoever looks for somebody finds him, and no two are sent to one seat.

use scratch::on_both;

on_both!(
    many_who_look_find_each_other,
    nobody_is_sent_where_he_does_not_belong,
);

mod test {
    use crate::support::{Client, MINUTE, Server, setup};
    use scratch::Scratch;
    use std::collections::BTreeMap;
    use tables::clock::TimeControl;
    use tables::{SideChoice, TableSetup};
    use wire::{Deed, Place};

    const VARIANT: &str = "la-trel/base";

    fn pair() -> Deed {
        Deed::Pair {
            variant: VARIANT.to_owned(),
            time: MINUTE,
        }
    }

    pub(super) async fn many_who_look_find_each_other(place: Scratch) {
        let server = Server::at(place).await;
        let clients: Vec<Client> = (0..12)
            .map(|number| Client::new(&server, &format!("Player {number}")))
            .collect();
        let looking = clients.into_iter().map(|mut client| {
            tokio::spawn(async move {
                let id = client.next_id();
                let found = client.say(&id, pair()).await;
                assert_eq!(client.say(&id, pair()).await, found);
                let wire::Outcome::Done(found) = found else {
                    panic!("{found:?}");
                };
                let table = found.table.expect("a table");
                client.join(&table, None).await;
                client.sit(&table, None).await;
                client.until_version(&table, 4).await;
                (table, found.seat.expect("a seat"))
            })
        });
        let mut tables: BTreeMap<String, Vec<Place>> = BTreeMap::new();
        for looked in looking.collect::<Vec<_>>() {
            let (table, seat) = looked.await.expect("no panic");
            tables.entry(table).or_default().push(seat);
        }
        assert_eq!(tables.len(), 6, "{tables:?}");
        for seats in tables.values() {
            assert!(seats.contains(&Place::Host) && seats.contains(&Place::Guest));
        }
        server.ends_well().await;
    }

    pub(super) async fn nobody_is_sent_where_he_does_not_belong(place: Scratch) {
        let server = Server::at(place).await;
        let mut ada = Client::new(&server, "Ada");
        let mut others = Vec::new();
        // None of these is what somebody means who looks for anybody.
        for change in [
            |setup: &mut TableSetup| setup.public = false,
            |setup: &mut TableSetup| setup.touch_move = true,
            |setup: &mut TableSetup| setup.host = SideChoice::One,
            |setup: &mut TableSetup| setup.time = TimeControl::Unlimited,
            |setup: &mut TableSetup| "attangle/standard".clone_into(&mut setup.variant),
        ] {
            let mut setup = TableSetup {
                host: SideChoice::Lot,
                ..setup(VARIANT)
            };
            change(&mut setup);
            others.push(ada.open(setup).await);
        }
        let mut blaise = Client::new(&server, "Blaise");
        let found = blaise.done(pair()).await;
        assert_eq!(found.seat, Some(Place::Host));
        let table = found.table.expect("a table");
        assert!(!others.contains(&table));
        blaise.join(&table, None).await;
        blaise.sit(&table, None).await;
        // Not to his own table.
        let own = blaise.done(pair()).await;
        assert_ne!(own.table.as_ref(), Some(&table));
        blaise
            .done(Deed::Abort {
                table: own.table.expect("a table"),
            })
            .await;
        // Ada is sent to Blaise; while she is on her way nobody else is.
        let found = ada.done(pair()).await;
        assert_eq!(found.table.as_ref(), Some(&table));
        assert_eq!(found.seat, Some(Place::Guest));
        let mut zoe = Client::new(&server, "Zoé");
        assert_ne!(zoe.done(pair()).await.table.as_ref(), Some(&table));
        let sit = Deed::Sit {
            table: table.clone(),
            invitation: None,
            contribution: crate::support::bytes(),
        };
        assert_eq!(zoe.refused(sit).await, "table-seat-kept");
        ada.sit(&table, None).await;
        // Nobody waits any more where the host is gone.
        let mut yan = Client::new(&server, "Yan");
        let alone = yan.open(TableSetup {
            host: SideChoice::Lot,
            time: TimeControl::Live {
                base: tables::Millis::seconds(300),
                step: tables::clock::Step::Increment(tables::Millis::ZERO),
            },
            ..setup(VARIANT)
        });
        let alone = alone.await;
        drop(yan);
        let pair = || Deed::Pair {
            variant: VARIANT.to_owned(),
            time: TimeControl::Live {
                base: tables::Millis::seconds(300),
                step: tables::clock::Step::Increment(tables::Millis::ZERO),
            },
        };
        server
            .until(async || {
                let listed = server.live.counts();
                listed.connections == 3
            })
            .await;
        let mut watching = Client::new(&server, "watching");
        watching.join(&alone, None).await;
        watching
            .until_known(&alone, |known| !known.presence.there[0])
            .await;
        assert_ne!(zoe.done(pair()).await.table.as_ref(), Some(&alone));
        server.ends_well().await;
    }
}
