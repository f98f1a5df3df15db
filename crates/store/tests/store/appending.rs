//! What was acknowledged is stored once and in its order; everything else is not stored at all.

use crate::support::{hand_in, rest, stored};
use scratch::{Game, Scratch, each, on_both};
use sqlx::{Connection, PgConnection};

on_both!(
    events_come_back_as_they_were_stored,
    only_the_first_of_two_is_stored,
    a_message_that_comes_again_gets_its_first_answer,
    an_append_is_stored_whole_or_not_at_all,
    appends_of_one_group_follow_each_other,
    a_conflict_hurts_nobody_else,
    a_turn_is_never_stored_twice_but_after_it_was_taken_back,
    what_contradicts_itself_is_refused_before_it_is_tried,
    keys_come_with_the_events_that_hand_them_out,
    an_answer_is_kept_without_events,
);

mod test {
    use crate::support::{answer, conflict, hand_in, hash, part, rest, stored};
    use scratch::{Game, Scratch};
    use store::{Access, Append, Appended, Key, StoreError};
    use tables::State;

    pub(super) async fn events_come_back_as_they_were_stored(place: Scratch) {
        let store = place.open().await;
        for (name, variant) in [("dice", "chasse-croise/standard"), ("none", "la-trel/base")] {
            let game = Game::of(name, variant, 5).begun().turns(12).resigned();
            assert_eq!(
                store.append(rest(&game, 0)).await,
                Ok(stored(game.events.len()))
            );
            let events = store.events(name, 0).await.expect("events");
            assert_eq!(events, game.events);
            assert_eq!(
                store.events(name, 9).await.expect("events"),
                game.events[9..]
            );
            assert_eq!(store.events(name, 999).await, Ok(Vec::new()));
            let again = State::replay(name, &events).expect("the same table");
            assert_eq!(again.phase(), game.state.phase());
        }
        assert_eq!(store.events("nobody", 0).await, Ok(Vec::new()));
    }

    pub(super) async fn only_the_first_of_two_is_stored(place: Scratch) {
        let store = place.open().await;
        let game = Game::open("game").begun().turns(2);
        let other = Game::open("game").begun().resigned();
        assert_eq!(store.append(part(&game, 0, 4)).await, Ok(stored(4)));
        assert_eq!(store.append(part(&game, 4, 5)).await, Ok(stored(5)));
        assert_eq!(store.append(rest(&other, 4)).await, Ok(conflict(5)));
        assert_eq!(store.append(part(&game, 4, 6)).await, Ok(conflict(5)));
        assert_eq!(store.append(rest(&game, 5)).await, Ok(stored(6)));
        // Too early is as wrong as too late.
        let mut ahead = rest(&game.clone().resigned(), 6);
        "nobody".clone_into(&mut ahead.game);
        assert_eq!(store.append(ahead).await, Ok(conflict(0)));
        assert_eq!(store.events("game", 0).await, Ok(game.events));
        assert_eq!(store.game("nobody").await, Ok(None));
    }

    pub(super) async fn a_message_that_comes_again_gets_its_first_answer(place: Scratch) {
        let store = place.open().await;
        let game = Game::open("game").begun().turns(1);
        let mut first = rest(&game, 0);
        first.answer = Some(answer("m-1", "done"));
        assert_eq!(store.append(first.clone()).await, Ok(stored(5)));
        let repeated = || Appended::Repeated {
            answer: "done".to_owned(),
        };
        first.answer = Some(answer("m-1", "something else"));
        assert_eq!(store.append(first.clone()).await, Ok(repeated()));
        // Also when it is about another game, and when it would fit.
        let other = Game::open("other");
        let mut again = rest(&other, 0);
        again.answer = Some(answer("m-1", "something else"));
        assert_eq!(store.append(again.clone()).await, Ok(repeated()));
        assert_eq!(store.game("other").await, Ok(None));
        // Somebody else's message of the same name is another one.
        again.answer = Some(store::Answer {
            author: hash("Blaise"),
            ..answer("m-1", "something else")
        });
        assert_eq!(store.append(again).await, Ok(stored(1)));
        let first = store.answered(&hash("Ada"), "m-1").await;
        assert_eq!(first, Ok(Some("done".to_owned())));
        assert_eq!(store.answered(&hash("Carl"), "m-1").await, Ok(None));
    }

    pub(super) async fn an_append_is_stored_whole_or_not_at_all(place: Scratch) {
        let store = place.open().await;
        let game = Game::open("game").begun().turns(3);
        assert_eq!(store.append(part(&game, 0, 6)).await, Ok(stored(6)));
        // Its last event was stored already under its number, with another one before it.
        let mut late = part(&game, 5, 7);
        late.answer = Some(answer("m-1", "done"));
        late.keys = vec![Key {
            access: Access::Watching,
            hash: hash("watch"),
        }];
        assert_eq!(store.append(late).await, Ok(conflict(6)));
        assert_eq!(store.events("game", 0).await, Ok(game.events[..6].to_vec()));
        assert_eq!(store.answered(&hash("Ada"), "m-1").await, Ok(None));
        assert_eq!(store.opened_by(&hash("watch")).await, Ok(None));
    }

    pub(super) async fn appends_of_one_group_follow_each_other(place: Scratch) {
        let store = place.open().await;
        let game = Game::open("game").begun().turns(30);
        let mut answers = Vec::new();
        for version in 0..game.events.len() {
            let append = part(&game, version, version + 1);
            answers.push(hand_in(&store, append).await);
        }
        for (number, answer) in answers.into_iter().enumerate() {
            assert_eq!(answer.await.expect("no panic"), Ok(stored(number + 1)));
        }
        assert_eq!(store.events("game", 0).await, Ok(game.events));
    }

    pub(super) async fn a_conflict_hurts_nobody_else(place: Scratch) {
        let store = place.open().await;
        let games: Vec<Game> = (0..60)
            .map(|number| Game::open(&format!("game-{number:02}")).begun().turns(2))
            .collect();
        for game in &games {
            assert_eq!(store.append(part(game, 0, 5)).await, Ok(stored(5)));
        }
        let mut tasks = Vec::new();
        for (number, game) in games.iter().enumerate() {
            let store = store.clone();
            // Every third one comes too late.
            let append = if number % 3 == 0 {
                rest(game, 4)
            } else {
                rest(game, 5)
            };
            tasks.push(tokio::spawn(async move { store.append(append).await }));
        }
        for (number, task) in tasks.into_iter().enumerate() {
            let expected = if number % 3 == 0 {
                conflict(5)
            } else {
                stored(6)
            };
            assert_eq!(task.await.expect("no panic"), Ok(expected));
        }
        for (number, game) in games.iter().enumerate() {
            let events = store.events(&game.name, 0).await.expect("events");
            assert_eq!(events.len(), if number % 3 == 0 { 5 } else { 6 });
        }
    }

    pub(super) async fn a_turn_is_never_stored_twice_but_after_it_was_taken_back(place: Scratch) {
        let store = place.open().await;
        let game = Game::open("game").begun().turns(4);
        assert_eq!(store.append(rest(&game, 0)).await, Ok(stored(8)));
        // A program that has lost count, and games beside it in the same group.
        let mut doubled = game.events[6].clone();
        doubled.version = 9;
        let append = Append {
            events: vec![doubled],
            ..rest(&game, 8)
        };
        let others: Vec<Game> = (0..8)
            .map(|number| Game::open(&format!("other-{number}")))
            .collect();
        let mut tasks = vec![tokio::spawn({
            let store = store.clone();
            async move { store.append(append).await }
        })];
        for other in &others {
            let (store, append) = (store.clone(), rest(other, 0));
            tasks.push(tokio::spawn(async move { store.append(append).await }));
        }
        for (number, task) in tasks.into_iter().enumerate() {
            let outcome = task.await.expect("no panic");
            match number {
                0 => assert!(
                    matches!(outcome, Err(StoreError::Refused(_))),
                    "{outcome:?}"
                ),
                _ => assert_eq!(outcome, Ok(stored(1))),
            }
        }
        assert_eq!(store.events("game", 0).await, Ok(game.events.clone()));
        let game = game.taken_back().turns(3).taken_back().turns(1);
        assert_eq!(
            store.append(rest(&game, 8)).await,
            Ok(stored(game.events.len()))
        );
        assert_eq!(store.doctor().await, Ok(Vec::new()));
    }

    pub(super) async fn what_contradicts_itself_is_refused_before_it_is_tried(place: Scratch) {
        let store = place.open().await;
        let game = Game::open("game").begun();
        let append = Append {
            expected: 1,
            ..rest(&game, 0)
        };
        let outcome = store.append(append).await;
        assert!(matches!(outcome, Err(StoreError::Misnumbered { .. })));
        assert_eq!(store.game("game").await, Ok(None));
    }

    pub(super) async fn keys_come_with_the_events_that_hand_them_out(place: Scratch) {
        let store = place.open().await;
        let game = Game::open("game").begun();
        let key = |access, secret: &str| Key {
            access,
            hash: hash(secret),
        };
        let mut opened = part(&game, 0, 2);
        opened.keys = vec![
            key(Access::HostSeat, "seat"),
            key(Access::Watching, "watch"),
            key(Access::HostRecovery, "code"),
        ];
        assert_eq!(store.append(opened).await, Ok(stored(2)));
        let opens = async |secret: &str| store.opened_by(&hash(secret)).await.expect("an answer");
        let game_with = |access| Some(("game".to_owned(), access));
        assert_eq!(opens("seat").await, game_with(Access::HostSeat));
        assert_eq!(opens("watch").await, game_with(Access::Watching));
        assert_eq!(opens("code").await, game_with(Access::HostRecovery));
        assert_eq!(opens("guess").await, None);
        // A lost seat is found again: the old secret opens nothing any more.
        let mut found = rest(&game, 2);
        found.events.clear();
        found.keys = vec![key(Access::HostSeat, "new seat")];
        assert_eq!(store.append(found).await, Ok(stored(2)));
        assert_eq!(opens("new seat").await, game_with(Access::HostSeat));
        assert_eq!(opens("seat").await, None);
        assert_eq!(store.doctor().await, Ok(Vec::new()));
    }

    pub(super) async fn an_answer_is_kept_without_events(place: Scratch) {
        let store = place.open().await;
        let game = Game::open("game").begun();
        assert_eq!(store.append(rest(&game, 0)).await, Ok(stored(4)));
        let mut refusal = rest(&game, 4);
        refusal.answer = Some(answer("m-7", "table-not-your-turn"));
        assert_eq!(store.append(refusal.clone()).await, Ok(stored(4)));
        assert_eq!(
            store.append(refusal).await,
            Ok(Appended::Repeated {
                answer: "table-not-your-turn".to_owned()
            })
        );
        assert_eq!(store.events("game", 0).await, Ok(game.events));
    }
}

/// What waits while something is written is written together. PostgreSQL says of every row which transaction it came with.
#[test]
fn what_waits_is_committed_together() {
    each(true, async |place| {
        let Scratch::Postgres { address } = &place else {
            unreachable!()
        };
        let store = place.open().await;
        let mut other = PgConnection::connect(address).await.expect("a database");
        let mut holding = other.begin().await.expect("a transaction");
        sqlx::raw_sql("lock table games in exclusive mode")
            .execute(&mut *holding)
            .await
            .expect("held");
        let mut answers = Vec::new();
        for number in 0..300 {
            let game = Game::open(&format!("game-{number:03}"));
            answers.push(hand_in(&store, rest(&game, 0)).await);
        }
        holding.rollback().await.expect("let go");
        for answer in answers {
            assert_eq!(answer.await.expect("no panic"), Ok(stored(1)));
        }
        let (transactions,): (i64,) =
            sqlx::query_as("select count(distinct xmin::text) from events")
                .fetch_one(&mut other)
                .await
                .expect("a number");
        assert!(transactions <= 2, "{transactions}");
    });
}
