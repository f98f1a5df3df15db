//! Whole games between two connections, while a third one looks on: all three know the same, and so does the store.

use scratch::on_both;

on_both!(
    whole_games_of_every_kind_are_played,
    whoever_comes_late_is_told_everything_once,
    a_record_is_there_for_whoever_may_watch,
);

mod test {
    use crate::support::{Client, Server, caller, setup};
    use rules::random::FastNumbers;
    use scratch::Scratch;
    use tables::{Event, Offer, State, TablePhase};
    use wire::{Deed, Phrase, Place, Tell};

    const VARIANTS: [&str; 4] = [
        "la-trel/base",
        "attangle/standard",
        "latroncules/classic",
        "chasse-croise/standard",
    ];
    /// Games of chance may last; then somebody has enough.
    const MOST_TURNS: usize = 150;

    pub(super) async fn whole_games_of_every_kind_are_played(place: Scratch) {
        let server = Server::at(place).await;
        for (number, variant) in VARIANTS.into_iter().enumerate() {
            let mut numbers = FastNumbers::new(number as u64 + 1);
            let [mut ada, mut blaise] = ["Ada", "Blaise"].map(|name| Client::new(&server, name));
            let mut zoe = Client::new(&server, "Zoé");
            let table = ada.open(setup(variant)).await;
            zoe.join(&table, None).await;
            blaise.join(&table, None).await;
            blaise.sit(&table, None).await;
            ada.until_event(&table, |event| matches!(event, Event::Begun { .. }))
                .await;
            for turn in 0..MOST_TURNS {
                if ada.is_over(&table) {
                    break;
                }
                let mover = if ada.is_to_move(&table) {
                    &mut ada
                } else {
                    &mut blaise
                };
                let done = if turn + 1 == MOST_TURNS {
                    let table = table.clone();
                    mover.done(Deed::Resign { table }).await
                } else {
                    mover.play(&table, &mut numbers).await
                };
                let version = done.version.expect("a version");
                for client in [&mut ada, &mut blaise] {
                    client.until_version(&table, version).await;
                }
            }
            let length = ada.tables[&table].events.len();
            zoe.until_version(&table, length as u64).await;
            assert!(ada.is_over(&table));
            let known = &ada.tables[&table].events;
            assert_eq!(known, &blaise.tables[&table].events);
            assert_eq!(known, &zoe.tables[&table].events);
            let stored = server.live.store().events(&table, 0).await.expect("events");
            assert_eq!(stored.len(), known.len());
            let whole = State::replay(&table, &stored).expect("a table");
            let evidence = whole.evidence().expect("the secret is told");
            assert_eq!(evidence.verify(), Ok(()));
            assert_eq!(
                evidence.turns.is_empty(),
                variant != "chasse-croise/standard"
            );
            // Nobody was told the secret before the end.
            let early = known.iter().take(known.len() - 1);
            let text = serde_json::to_string(&early.collect::<Vec<_>>()).expect("JSON");
            assert!(!text.contains(&evidence.secret.to_string()));
        }
        server.ends_well().await;
    }

    pub(super) async fn whoever_comes_late_is_told_everything_once(place: Scratch) {
        let server = Server::at(place).await;
        let mut numbers = FastNumbers::new(7);
        let [mut ada, mut blaise] = ["Ada", "Blaise"].map(|name| Client::new(&server, name));
        let table = ada.open(setup("la-trel/base")).await;
        blaise.join(&table, None).await;
        blaise.sit(&table, None).await;
        for turn in 0..6 {
            let mover = if turn % 2 == 0 { &mut ada } else { &mut blaise };
            mover.until_version(&table, 4 + turn).await;
            mover.play(&table, &mut numbers).await;
        }
        // Nothing known, a part, everything, and more than there is.
        for (after, first) in [(0, 1), (3, 4), (10, 11), (99, 11)] {
            let (speaker, mut hearer) = server.live.connect(caller("Zoé")).expect("a connection");
            let deed = Deed::Join {
                table: table.clone(),
                key: None,
                after,
            };
            let id = wire::MessageId::new("join").expect("a name");
            speaker.say(wire::Ask { id, deed }).await;
            let told = loop {
                let text = hearer.next().await.expect("the line holds");
                if let Tell::Table(told) = serde_json::from_str(&text).expect("a message") {
                    break told;
                }
            };
            let versions: Vec<u64> = told.events.iter().map(|event| event.version).collect();
            assert_eq!(versions, (first..=10).collect::<Vec<_>>());
            assert_eq!(
                (told.version, told.you.seat, told.you.code),
                (10, None, None)
            );
        }
        // The same connection joins again from where it is.
        ada.until_version(&table, 10).await;
        ada.join(&table, None).await;
        assert_eq!(ada.tables[&table].events.len(), 10);
        assert_eq!(ada.tables[&table].you.seat, Some(Place::Host));
        // What is said is heard, and stored nowhere.
        ada.done(Deed::Say {
            table: table.clone(),
            phrase: Phrase::Hello,
        })
        .await;
        let said = blaise.until(|tell| match tell {
            Tell::Said(said) => Some(said.clone()),
            _ => None,
        });
        assert_eq!(said.await.by, Place::Host);
        // Offers go to and fro.
        let offer = |offer| Deed::Offer {
            table: table.clone(),
            offer,
        };
        ada.done(offer(Offer::TakeBack)).await;
        blaise
            .done(Deed::Accept {
                table: table.clone(),
                offer: Offer::TakeBack,
            })
            .await;
        blaise.done(offer(Offer::Draw)).await;
        let done = ada.done(offer(Offer::Draw)).await;
        blaise
            .until_version(&table, done.version.expect("a version"))
            .await;
        assert!(matches!(blaise.state(&table).phase(), TablePhase::Over(_)));
        server.ends_well().await;
    }

    pub(super) async fn a_record_is_there_for_whoever_may_watch(place: Scratch) {
        let server = Server::at(place).await;
        let mut numbers = FastNumbers::new(3);
        let [mut ada, mut blaise] = ["Ada", "Blaise"].map(|name| Client::new(&server, name));
        let private = tables::TableSetup {
            public: false,
            ..setup("la-trel/base")
        };
        let table = ada.open(private).await;
        let you = ada.tables[&table].you.clone();
        blaise.join(&table, you.invitation.as_deref()).await;
        blaise.sit(&table, you.invitation.as_deref()).await;
        ada.until_version(&table, 4).await;
        ada.play(&table, &mut numbers).await;
        let live = &server.live;
        let own = live.record(&caller("Ada"), &table, None).await;
        let own = own.expect("a record");
        let zoe = caller("Zoé");
        let watched = live.record(&zoe, &table, you.key.as_deref()).await;
        assert_eq!(watched.as_ref(), Ok(&own));
        assert!(own.contains("Blaise"));
        assert!(live.record(&zoe, &table, None).await.is_err());
        server.ends_well().await;
    }
}
