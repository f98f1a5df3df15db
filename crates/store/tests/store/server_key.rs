//! All servers of a store have the same key, and a backup has it too.

use scratch::on_both;

on_both!(the_first_key_stays, a_backup_brings_its_key,);

mod test {
    use crate::support::stored;
    use crate::support::{hash, rest};
    use scratch::Game;
    use scratch::Scratch;
    use store::{Access, Key, ServerKey};

    const FIRST: ServerKey = ServerKey([1; 32]);
    const OTHER: ServerKey = ServerKey([0xAB; 32]);

    pub(super) async fn the_first_key_stays(place: Scratch) {
        let store = place.open().await;
        assert_eq!(store.server_key(FIRST).await, Ok(FIRST));
        assert_eq!(store.server_key(OTHER).await, Ok(FIRST));
        store.close().await;
        let store = place.open().await;
        assert_eq!(store.server_key(OTHER).await, Ok(FIRST));
        assert_eq!(format!("{FIRST:?}"), "(key)");
    }

    pub(super) async fn a_backup_brings_its_key(place: Scratch) {
        let store = place.open().await;
        assert_eq!(store.server_key(OTHER).await, Ok(OTHER));
        let mut keys = rest(&Game::open("game"), 0);
        keys.keys = vec![
            Key {
                access: Access::GuestSeat,
                hash: hash("guest"),
            },
            Key {
                access: Access::HostSeat,
                hash: hash("host"),
            },
        ];
        assert_eq!(store.append(keys.clone()).await, Ok(stored(1)));
        keys.keys.reverse();
        let folder = tempfile::tempdir().expect("a directory");
        let path = folder.path().join("backup.jsonl");
        store.backup(&path).await.expect("a backup");
        let other = Scratch::sqlite();
        let elsewhere = other.open().await;
        assert_eq!(elsewhere.server_key(FIRST).await, Ok(FIRST));
        elsewhere.restore(&path).await.expect("restored");
        assert_eq!(elsewhere.server_key(FIRST).await, Ok(OTHER));
        assert_eq!(elsewhere.keys_of("game").await, Ok(keys.keys));
        assert_eq!(elsewhere.keys_of("other").await, Ok(Vec::new()));
    }
}
