//! Sessions end by themselves; a secret is nowhere in what is stored.

use scratch::on_both;

on_both!(
    sessions_end,
    addresses_are_noted_once_with_their_newest_moment
);

mod test {
    use crate::support::hash;
    use scratch::Scratch;
    use store::Session;
    use tables::Moment;

    pub(super) async fn sessions_end(place: Scratch) {
        let store = place.open().await;
        let token = hash("token");
        let begun = store.open_session(&token, "Ada", Moment(10), Moment(100));
        assert_eq!(begun.await, Ok(()));
        let until = |expires_at| {
            Some(Session {
                about: "Ada".to_owned(),
                expires_at: Moment(expires_at),
            })
        };
        assert_eq!(store.session(&token, Moment(99)).await, Ok(until(100)));
        assert_eq!(store.session(&token, Moment(100)).await, Ok(None));
        assert_eq!(store.session(&hash("guess"), Moment(50)).await, Ok(None));
        let prolonged = store.prolong_session(&token, Moment(99), Moment(200));
        assert_eq!(prolonged.await, Ok(true));
        assert_eq!(store.session(&token, Moment(199)).await, Ok(until(200)));
        let too_late = store.prolong_session(&token, Moment(200), Moment(300));
        assert_eq!(too_late.await, Ok(false));
        assert_eq!(store.close_session(&token).await, Ok(()));
        assert_eq!(store.session(&token, Moment(50)).await, Ok(None));
    }

    pub(super) async fn addresses_are_noted_once_with_their_newest_moment(place: Scratch) {
        let store = place.open().await;
        let ada = hash("Ada");
        for (address, at) in [("::1", 5), ("127.0.0.1", 7), ("::1", 9), ("::1", 8)] {
            assert_eq!(store.note_address(&ada, address, Moment(at)).await, Ok(()));
        }
        let expected = [("::1", 9), ("127.0.0.1", 7)];
        let expected = expected.map(|(address, at)| (address.to_owned(), Moment(at)));
        assert_eq!(store.addresses(&ada).await, Ok(expected.to_vec()));
        assert_eq!(store.addresses(&hash("Blaise")).await, Ok(Vec::new()));
    }
}
