//! Looking at what a server stores, beside it.

use crate::support::store_all;
use scratch::{Game, Scratch, each};
use store::{OpenError, Store, SystemClock};

#[test]
fn a_directory_is_read_beside_the_server_that_writes_into_it() {
    each(false, |_| async {
        let folder = tempfile::tempdir().expect("a directory");
        let server = Store::sqlite(folder.path(), SystemClock::default())
            .await
            .expect("a store");
        store_all(&server, &[Game::open("first").begun()]).await;
        let beside = Store::beside(folder.path()).await.expect("a look");
        assert_eq!(beside.count_games().await, Ok(1));
        store_all(&server, &[Game::open("second").begun()]).await;
        assert_eq!(beside.count_games().await, Ok(2));
        assert_eq!(beside.doctor().await, Ok(Vec::new()));
        let file = folder.path().join("backup");
        beside.backup(&file).await.expect("a backup");
        beside.close().await;
        store_all(&server, &[Game::open("third").begun()]).await;
        server.close().await;
        let other = Scratch::sqlite().open_and_keep().await;
        assert_eq!(other.store.is_empty().await, Ok(true));
        let restored = other.store.restore(&file).await.expect("a backup");
        assert_eq!(restored.games, 2);
        assert_eq!(other.store.is_empty().await, Ok(false));
    });
}

#[test]
fn whoever_looks_changes_nothing_and_keeps_no_server_away() {
    each(false, |_| async {
        let folder = tempfile::tempdir().expect("a directory");
        let missing = Store::beside(folder.path()).await;
        assert!(matches!(missing, Err(OpenError::Nothing(_))), "{missing:?}");
        assert!(
            std::fs::read_dir(folder.path())
                .expect("a folder")
                .next()
                .is_none()
        );
        let server = Store::sqlite(folder.path(), SystemClock::default())
            .await
            .expect("a store");
        server.close().await;
        let beside = Store::beside(folder.path()).await.expect("a look");
        let refused = store_one(&beside).await;
        assert!(refused.is_err(), "{refused:?}");
        let server = Store::sqlite(folder.path(), SystemClock::default())
            .await
            .expect("nobody else has it");
        assert_eq!(server.is_empty().await, Ok(true));
        assert_eq!(beside.count_games().await, Ok(0));
    });
}

async fn store_one(store: &Store) -> Result<store::Appended, store::StoreError> {
    store
        .append(crate::support::rest(&Game::open("refused"), 0))
        .await
}
