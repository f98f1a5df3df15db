//! What is old enough is forgotten, to the millisecond, and nothing else.

use scratch::on_both;

on_both!(what_is_old_enough_is_forgotten_and_nothing_else);

mod test {
    use crate::support::{answer, hash, rest, stored};
    use scratch::{Game, Scratch};
    use store::{ADDRESSES_KEPT, ANSWERS_KEPT, Appended, Forgotten};
    use tables::{Millis, Moment};

    pub(super) async fn what_is_old_enough_is_forgotten_and_nothing_else(place: Scratch) {
        let store = place.open().await;
        let (ada, began) = (hash("Ada"), Moment(1_000_000));
        for (address, later) in [("old", 0), ("newer", 1)] {
            let noted = store.note_address(&ada, address, began + Millis(later));
            assert_eq!(noted.await, Ok(()));
        }
        for (token, later) in [("old", 0), ("newer", 1)] {
            let ends = began + ADDRESSES_KEPT + Millis(later);
            let opened = store.open_session(&hash(token), "", began, ends).await;
            assert_eq!(opened, Ok(()));
        }
        let game = Game::open("game").begun();
        let mut append = rest(&game, 0);
        append.answer = Some(answer("m-1", "done"));
        assert_eq!(store.append(append.clone()).await, Ok(stored(4)));
        assert_eq!(store.forget(began).await, Ok(Forgotten::default()));
        let just_before = began + ANSWERS_KEPT + Millis(-1);
        assert_eq!(store.forget(just_before).await, Ok(Forgotten::default()));
        let forgotten = store.forget(began + ADDRESSES_KEPT).await;
        let one_each = Forgotten {
            addresses: 1,
            sessions: 1,
            answers: 1,
        };
        assert_eq!(forgotten, Ok(one_each));
        let left = store.addresses(&ada).await.expect("addresses");
        assert_eq!(left, [("newer".to_owned(), began + Millis(1))]);
        assert!(
            store
                .session(&hash("old"), began)
                .await
                .expect("an answer")
                .is_none()
        );
        assert!(
            store
                .session(&hash("newer"), began)
                .await
                .expect("an answer")
                .is_some()
        );
        // The message is a new one, but it comes too late.
        let again = store.append(append).await;
        assert_eq!(again, Ok(Appended::Conflict { version: 4 }));
        assert_eq!(store.events("game", 0).await, Ok(game.events));
    }
}
