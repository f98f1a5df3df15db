//! A message is done once, however often and in whatever order it comes.

use scratch::on_both;

on_both!(
    what_comes_again_is_answered_as_before,
    what_was_refused_is_not_done_later,
    many_at_once_are_done_once,
    an_opening_that_comes_again_finds_its_table,
);

mod test {
    use crate::support::{Client, Server, bytes, caller, setup};
    use rules::random::FastNumbers;
    use scratch::Scratch;
    use tables::Offer;
    use wire::{Ask, Deed, Outcome};

    pub(super) async fn what_comes_again_is_answered_as_before(place: Scratch) {
        let server = Server::at(place).await;
        let mut numbers = FastNumbers::new(5);
        let [mut ada, mut blaise] = ["Ada", "Blaise"].map(|name| Client::new(&server, name));
        let table = ada.open(setup("la-trel/base")).await;
        blaise.join(&table, None).await;
        let mut said = Vec::new();
        let sit = Deed::Sit {
            table: table.clone(),
            invitation: None,
            contribution: bytes(),
        };
        let id = blaise.next_id();
        let first = blaise.say(&id, sit.clone()).await;
        said.push((id, sit, first));
        for turn in 0..6 {
            let (mover, other) = if turn % 2 == 0 {
                (&mut ada, &mut blaise)
            } else {
                (&mut blaise, &mut ada)
            };
            mover.until_version(&table, 4 + turn).await;
            let deed = mover.some_turn(&table, &mut numbers);
            let id = mover.next_id();
            let first = mover.say(&id, deed.clone()).await;
            assert!(matches!(first, Outcome::Done(_)), "{first:?}");
            other.until_version(&table, 5 + turn).await;
            if turn % 2 == 1 {
                said.push((id, deed, first));
            }
        }
        // In any order, again and again, also on another connection and on another server.
        let server = {
            for (id, deed, first) in said.iter().rev().chain(&said) {
                assert_eq!(blaise.say(id, deed.clone()).await, *first);
            }
            drop((ada, blaise));
            server.again().await
        };
        let mut blaise = Client::new(&server, "Blaise");
        for (id, deed, first) in said.iter().rev() {
            assert_eq!(blaise.say(id, deed.clone()).await, *first);
        }
        blaise.join(&table, None).await;
        assert_eq!(blaise.tables[&table].events.len(), 10);
        server.ends_well().await;
    }

    pub(super) async fn what_was_refused_is_not_done_later(place: Scratch) {
        let server = Server::at(place).await;
        let mut numbers = FastNumbers::new(9);
        let [mut ada, mut blaise] = ["Ada", "Blaise"].map(|name| Client::new(&server, name));
        let table = ada.open(setup("la-trel/base")).await;
        let offer = Deed::Offer {
            table: table.clone(),
            offer: Offer::Draw,
        };
        // Not seated, and not begun.
        let early = blaise.next_id();
        let refused = blaise.say(&early, offer.clone()).await;
        blaise.sit(&table, None).await;
        assert_eq!(blaise.say(&early, offer.clone()).await, refused);
        let mut again = ada.next_id();
        ada.until_version(&table, 4).await;
        ada.play(&table, &mut numbers).await;
        // Not his turn.
        let early = Deed::Move {
            table: table.clone(),
            turn: 1,
            moves: vec!["a1".to_owned()],
            thought: None,
            nonce: None,
        };
        let refused = ada.say(&again, early.clone()).await;
        assert_eq!(crate::support::refusal(&refused), "table-not-your-turn");
        blaise.join(&table, None).await;
        blaise.play(&table, &mut numbers).await;
        assert_eq!(ada.say(&again, early).await, refused);
        // The name of a message is one author's: another's message of the same name is another one.
        again = blaise.next_id();
        let resign = Deed::Resign {
            table: table.clone(),
        };
        ada.say(&again, offer).await;
        let done = blaise.say(&again, resign).await;
        assert!(matches!(done, Outcome::Done(_)));
        ada.until_version(&table, 8).await;
        assert!(ada.is_over(&table));
        server.ends_well().await;
    }

    pub(super) async fn many_at_once_are_done_once(place: Scratch) {
        let server = Server::at(place).await;
        let mut numbers = FastNumbers::new(11);
        let [mut ada, mut blaise] = ["Ada", "Blaise"].map(|name| Client::new(&server, name));
        let table = ada.open(setup("chasse-croise/standard")).await;
        blaise.join(&table, None).await;
        blaise.sit(&table, None).await;
        ada.until_version(&table, 4).await;
        // Two tabs and a program, all with the same message.
        let roll = Deed::Roll {
            table: table.clone(),
            nonce: bytes(),
        };
        let id = ada.next_id();
        let asking = (0..8).map(|_| {
            let (live, id, deed) = (server.live.clone(), id.clone(), roll.clone());
            tokio::spawn(async move { live.ask(&caller("Ada"), Ask { id, deed }).await })
        });
        let mut answers = Vec::new();
        for asked in asking.collect::<Vec<_>>() {
            answers.push(asked.await.expect("no panic").outcome);
        }
        assert!(matches!(answers[0], Outcome::Done(_)), "{answers:?}");
        assert!(answers.iter().all(|answer| *answer == answers[0]));
        ada.until_version(&table, 5).await;
        // The same turn under different names is played once.
        let deed = ada.some_turn(&table, &mut numbers);
        let asking = (0..8).map(|_| {
            let (live, id, deed) = (server.live.clone(), ada.next_id(), deed.clone());
            tokio::spawn(async move { live.ask(&caller("Ada"), Ask { id, deed }).await })
        });
        let mut done = 0;
        for asked in asking.collect::<Vec<_>>() {
            let outcome = asked.await.expect("no panic").outcome;
            done += usize::from(matches!(outcome, Outcome::Done(_)));
        }
        assert_eq!(done, 1);
        ada.join(&table, None).await;
        assert_eq!(ada.tables[&table].events.len(), 6);
        server.ends_well().await;
    }

    pub(super) async fn an_opening_that_comes_again_finds_its_table(place: Scratch) {
        let server = Server::at(place).await;
        let mut ada = Client::new(&server, "Ada");
        let open = Deed::Open {
            setup: setup("la-trel/base"),
        };
        let id = ada.next_id();
        let first = ada.say(&id, open.clone()).await;
        assert_eq!(ada.say(&id, open.clone()).await, first);
        drop(ada);
        let server = server.again().await;
        let mut ada = Client::new(&server, "Ada");
        assert_eq!(ada.say(&id, open.clone()).await, first);
        // Of somebody else it is another one.
        let mut blaise = Client::new(&server, "Blaise");
        assert_ne!(blaise.say(&id, open).await, first);
        let wrong = Deed::Open {
            setup: setup("nobody/knows"),
        };
        assert_eq!(ada.refused(wrong).await, "table-no-variant");
        server.ends_well().await;
    }
}
