//! Many at once: at every version exactly one wins, whoever's message comes twice is answered twice alike.

use scratch::on_both;

on_both!(
    of_many_writers_one_wins_each_version,
    a_message_sent_many_times_at_once_is_stored_once,
    one_key_opens_one_table,
    two_stores_of_one_database_decide_alike,
);

mod test {
    use crate::support::{answer, conflict, hash, part, rest, stored};
    use scratch::{Game, Scratch};
    use store::{Access, Appended, Key, Store, StoreError};
    use tokio::task::JoinSet;

    const WRITERS: usize = 6;

    /// Stores the rest of a game event by event, against others who do the same; says which versions were its own.
    async fn race(store: Store, game: Game, author: usize) -> Vec<u64> {
        let mut won = Vec::new();
        let mut version = 0;
        while version < game.events.len() {
            let mut append = part(&game, version, version + 1);
            append.answer = Some(answer(&format!("{author}-{version}"), "done"));
            match store.append(append).await.expect("an answer") {
                Appended::Stored { version: now } => {
                    won.push(now);
                    version = now as usize;
                }
                Appended::Conflict { version: now } => {
                    assert!(now as usize > version, "behind by nothing");
                    version = now as usize;
                }
                repeated @ Appended::Repeated { .. } => panic!("{repeated:?}"),
            }
        }
        won
    }

    async fn race_all(stores: &[Store]) {
        let game = Game::open("game").begun().turns(40);
        let mut writers = JoinSet::new();
        for author in 0..WRITERS {
            let store = stores[author % stores.len()].clone();
            writers.spawn(race(store, game.clone(), author));
        }
        let mut won: Vec<u64> = writers.join_all().await.concat();
        won.sort_unstable();
        let all: Vec<u64> = (1..=game.events.len() as u64).collect();
        assert_eq!(won, all, "every version has one winner");
        assert_eq!(stores[0].events("game", 0).await, Ok(game.events));
        assert_eq!(stores[0].doctor().await, Ok(Vec::new()));
    }

    pub(super) async fn of_many_writers_one_wins_each_version(place: Scratch) {
        race_all(&[place.open().await]).await;
    }

    pub(super) async fn two_stores_of_one_database_decide_alike(place: Scratch) {
        let one = place.open().await;
        // A directory has one process, and that one store.
        let other = match &place {
            Scratch::Sqlite { .. } => one.clone(),
            Scratch::Postgres { .. } => place.open().await,
        };
        race_all(&[one.clone(), other.clone()]).await;
        // Both begin games of the same names, which nobody can have locked before.
        let mut begun = JoinSet::new();
        for number in 0..40 {
            for store in [&one, &other] {
                let game = Game::open(&format!("new-{number:02}"));
                let (store, append) = (store.clone(), rest(&game, 0));
                begun.spawn(async move { store.append(append).await.expect("an answer") });
            }
        }
        let outcomes = begun.join_all().await;
        let count = |wanted: &Appended| outcomes.iter().filter(|found| *found == wanted).count();
        assert_eq!((count(&stored(1)), count(&conflict(1))), (40, 40));
    }

    pub(super) async fn a_message_sent_many_times_at_once_is_stored_once(place: Scratch) {
        let store = place.open().await;
        let mut tries = JoinSet::new();
        for number in 0..20 {
            // Whoever opens a table does not know its name before.
            let game = Game::open(&format!("game-{number:02}"));
            let mut append = rest(&game, 0);
            append.answer = Some(answer("open", &game.name));
            let store = store.clone();
            tries.spawn(async move { store.append(append).await.expect("an answer") });
        }
        let outcomes = tries.join_all().await;
        let opened: Vec<&Appended> = outcomes
            .iter()
            .filter(|outcome| matches!(outcome, Appended::Stored { .. }))
            .collect();
        assert_eq!(opened.len(), 1);
        let first = store
            .answered(&hash("Ada"), "open")
            .await
            .expect("an answer");
        let first = first.expect("it was answered");
        for outcome in &outcomes {
            match outcome {
                Appended::Repeated { answer } => assert_eq!(*answer, first),
                other => assert_eq!(*other, stored(1)),
            }
        }
        assert!(store.game(&first).await.expect("an answer").is_some());
    }

    pub(super) async fn one_key_opens_one_table(place: Scratch) {
        let store = place.open().await;
        let mut outcomes = Vec::new();
        for name in ["one", "other"] {
            let mut append = rest(&Game::open(name), 0);
            append.keys = vec![Key {
                access: Access::Watching,
                hash: hash("the same"),
            }];
            outcomes.push(store.append(append).await);
        }
        assert_eq!(outcomes[0], Ok(stored(1)));
        assert!(matches!(outcomes[1], Err(StoreError::Refused(_))));
        let opened = store.opened_by(&hash("the same")).await;
        assert_eq!(opened, Ok(Some(("one".to_owned(), Access::Watching))));
        assert_eq!(store.game("other").await, Ok(None));
    }
}
