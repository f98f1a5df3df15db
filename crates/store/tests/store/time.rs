//! The clock that counts never goes back, and signs of life tell how long nobody lived.

use scratch::on_both;

on_both!(
    time_goes_on_from_what_is_stored,
    a_beat_tells_the_one_before_it,
);

mod test {
    use crate::support::store_all;
    use scratch::{Game, Scratch};
    use tables::{Millis, Moment};

    pub(super) async fn time_goes_on_from_what_is_stored(place: Scratch) {
        let store = place.open().await;
        // An hour ahead of any clock there is: so it looks when the system's was set back.
        let hour = Millis::seconds(3_600);
        let ahead = store.now().await.expect("a moment") + hour;
        let game = Game::of("game", "la-trel/base", ahead.0);
        store_all(&store, &[game]).await;
        store.close().await;
        let store = place.open().await;
        let first = store.now().await.expect("a moment");
        assert!(first >= ahead, "{first:?} {ahead:?}");
        let beat = store.beat().await.expect("a beat");
        assert!(beat.at >= first);
        let mut before = beat.at;
        match &place {
            Scratch::Sqlite { clock, .. } => {
                // It goes on, and does not go back however the clock behind it is set.
                clock.set(1_005_000);
                let later = store.now().await.expect("a moment");
                assert_eq!(later, ahead + Millis(5_000));
                clock.set(7);
                assert_eq!(store.now().await, Ok(later));
            }
            Scratch::Postgres { .. } => {
                for _ in 0..50 {
                    let now = store.now().await.expect("a moment");
                    assert!(now >= before);
                    before = now;
                }
                // After a beat it no longer stands still.
                let again = store.beat().await.expect("a beat");
                assert!(again.at > first, "{again:?} {first:?}");
            }
        }
    }

    pub(super) async fn a_beat_tells_the_one_before_it(place: Scratch) {
        let store = place.open().await;
        assert_eq!(store.last_beat().await, Ok(None::<Moment>));
        let first = store.beat().await.expect("a beat");
        assert_eq!(first.before, None);
        let second = store.beat().await.expect("a beat");
        assert_eq!(second.before, Some(first.at));
        assert_eq!(store.last_beat().await, Ok(Some(second.at)));
        store.close().await;
        // Whoever starts learns when the last one lived.
        if let Scratch::Sqlite { clock, .. } = &place {
            clock.set(9_000_000);
        }
        let store = place.open().await;
        let third = store.beat().await.expect("a beat");
        assert_eq!(third.before, Some(second.at));
        assert!(third.at >= second.at);
        if matches!(place, Scratch::Sqlite { .. }) {
            assert_eq!(third.at, Moment(9_000_000));
        }
    }
}
