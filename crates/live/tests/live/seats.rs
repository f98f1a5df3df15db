//! A seat is one person's, on all his connections, until somebody has its code.

use scratch::on_both;

on_both!(
    two_tabs_have_one_seat,
    a_code_gives_the_seat_to_whoever_has_it,
    the_same_is_played_again_with_sides_swapped,
    both_ask_to_play_again_at_once,
);

mod test {
    use crate::support::{Client, Server, bytes, setup};
    use rules::random::FastNumbers;
    use scratch::Scratch;
    use tables::TableSetup;
    use wire::{Deed, Place, Tell};

    pub(super) async fn two_tabs_have_one_seat(place: Scratch) {
        let server = Server::at(place).await;
        let mut numbers = FastNumbers::new(2);
        let [mut one, mut two] = ["Ada", "Ada"].map(|name| Client::new(&server, name));
        let mut blaise = Client::new(&server, "Blaise");
        let table = one.open(setup("la-trel/base")).await;
        two.join(&table, None).await;
        assert_eq!(two.tables[&table].you.seat, Some(Place::Host));
        blaise.join(&table, None).await;
        blaise.sit(&table, None).await;
        // Whoever sat down learns what is his without asking.
        blaise
            .until_known(&table, |known| known.you.seat == Some(Place::Guest))
            .await;
        two.until_version(&table, 4).await;
        two.play(&table, &mut numbers).await;
        one.until_version(&table, 5).await;
        blaise.until_version(&table, 5).await;
        blaise.play(&table, &mut numbers).await;
        one.until_version(&table, 6).await;
        one.play(&table, &mut numbers).await;
        // One of them goes; the seat is not empty.
        drop(one);
        blaise
            .until_known(&table, |known| known.presence.there == [true, true])
            .await;
        drop(two);
        blaise
            .until_known(&table, |known| known.presence.there == [false, true])
            .await;
        assert!(blaise.tables[&table].presence.claim_in[0].is_some());
        server.ends_well().await;
    }

    pub(super) async fn a_code_gives_the_seat_to_whoever_has_it(place: Scratch) {
        let server = Server::at(place).await;
        let mut numbers = FastNumbers::new(4);
        let [mut ada, mut blaise] = ["Ada", "Blaise"].map(|name| Client::new(&server, name));
        let private = TableSetup {
            public: false,
            ..setup("la-trel/base")
        };
        let table = ada.open(private).await;
        let you = ada.tables[&table].you.clone();
        blaise.sit(&table, you.invitation.as_deref()).await;
        ada.until_version(&table, 4).await;
        let code = you.code.expect("a code");
        let typed = code.to_lowercase().replace('-', "  ");
        let recover = |code: &str| Deed::Recover {
            table: table.clone(),
            code: code.to_owned(),
        };
        // His opponent has a seat already.
        assert_eq!(blaise.refused(recover(&code)).await, "table-own");
        let mut other = Client::new(&server, "Ada elsewhere");
        let id = other.next_id();
        let first = other.say(&id, recover(&typed)).await;
        assert_eq!(other.say(&id, recover(&typed)).await, first);
        // The code is void, and so is the old key at once, also on a line that is open.
        let mut third = Client::new(&server, "Eve");
        assert_eq!(third.refused(recover(&code)).await, "table-code-wrong");
        ada.until_known(&table, |known| known.you.seat.is_none())
            .await;
        let resign = Deed::Resign {
            table: table.clone(),
        };
        assert_eq!(ada.refused(resign.clone()).await, "table-unknown");
        assert_eq!(
            ada.refused(ada.join_deed(&table, None)).await,
            "table-unknown"
        );
        other.join(&table, None).await;
        assert_ne!(
            other.tables[&table].you.code.as_deref(),
            Some(code.as_str())
        );
        other.play(&table, &mut numbers).await;
        // It holds when the server begins anew.
        drop((ada, other));
        let server = server.again().await;
        let mut ada = Client::new(&server, "Ada");
        assert_eq!(ada.refused(resign.clone()).await, "table-unknown");
        let mut other = Client::new(&server, "Ada elsewhere");
        other.done(resign).await;
        server.ends_well().await;
    }

    pub(super) async fn the_same_is_played_again_with_sides_swapped(place: Scratch) {
        let server = Server::at(place).await;
        let [mut ada, mut blaise] = ["Ada", "Blaise"].map(|name| Client::new(&server, name));
        let mut zoe = Client::new(&server, "Zoé");
        let table = ada.open(setup("la-trel/base")).await;
        blaise.join(&table, None).await;
        blaise.sit(&table, None).await;
        zoe.join(&table, None).await;
        let rematch = Deed::Rematch {
            table: table.clone(),
        };
        assert_eq!(ada.refused(rematch.clone()).await, "table-not-over");
        ada.done(Deed::Resign {
            table: table.clone(),
        })
        .await;
        assert_eq!(zoe.refused(rematch.clone()).await, "table-not-seated");
        let id = blaise.next_id();
        let first = blaise.say(&id, rematch.clone()).await;
        assert_eq!(blaise.say(&id, rematch.clone()).await, first);
        let told = |tell: &Tell| match tell {
            Tell::Rematch(told) => Some(told.clone()),
            _ => None,
        };
        let told_to_ada = ada.until(told).await;
        assert_eq!(told_to_ada, blaise.until(told).await);
        assert_eq!((&told_to_ada.table, told_to_ada.by), (&table, Place::Guest));
        let next = told_to_ada.next;
        // Whoever comes later is told too.
        let mut late = Client::new(&server, "Ada");
        late.join(&table, None).await;
        let told_late = late.until(told).await;
        assert_eq!((&told_late.next, told_late.by), (&next, Place::Guest));
        let found = ada.done(rematch).await;
        assert_eq!(found.table.as_ref(), Some(&next));
        assert_eq!(found.seat, Some(Place::Guest));
        blaise.join(&next, None).await;
        blaise.sit(&next, None).await;
        let sit = Deed::Sit {
            table: next.clone(),
            invitation: None,
            contribution: bytes(),
        };
        assert_eq!(zoe.refused(sit).await, "table-seat-kept");
        ada.join(&next, None).await;
        ada.sit(&next, None).await;
        ada.until_version(&next, 4).await;
        blaise.until_version(&next, 4).await;
        assert!(blaise.is_to_move(&next) && !ada.is_to_move(&next));
        assert_eq!(ada.state(&next).rematch_of(), Some(table.as_str()));
        server.ends_well().await;
    }

    pub(super) async fn both_ask_to_play_again_at_once(place: Scratch) {
        let server = Server::at(place).await;
        let [mut ada, mut blaise] = ["Ada", "Blaise"].map(|name| Client::new(&server, name));
        let mut table = ada.open(setup("la-trel/base")).await;
        blaise.join(&table, None).await;
        blaise.sit(&table, None).await;
        for _ in 0..4 {
            ada.done(Deed::Resign {
                table: table.clone(),
            })
            .await;
            let rematch = || Deed::Rematch {
                table: table.clone(),
            };
            let (one, other) = tokio::join!(ada.done(rematch()), blaise.done(rematch()));
            assert_eq!(one.table, other.table);
            assert_eq!(one.commitment, other.commitment);
            assert_ne!(one.seat, other.seat);
            table = one.table.expect("a table");
            tokio::join!(ada.sit(&table, None), blaise.sit(&table, None));
        }
        server.ends_well().await;
    }
}
