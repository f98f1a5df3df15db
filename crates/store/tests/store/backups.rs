//! A backup is what was stored at one moment; restored, also into the other database, it is the same again. What is not as it was
//! written replaces nothing.

use scratch::on_both;

on_both!(
    a_backup_made_while_others_write_is_whole,
    what_was_restored_is_what_was_backed_up,
    addresses_are_in_no_backup,
    a_damaged_backup_replaces_nothing,
    a_backup_of_something_that_cannot_be_replaces_nothing,
);

mod test {
    use crate::support::{answer, hash, part, rest, store_all, stored};
    use scratch::{Game, Scratch};
    use std::path::{Path, PathBuf};
    use store::{Access, Appended, Key, RestoreError, Stage, Store};
    use tables::Moment;
    use tempfile::TempDir;

    fn file() -> (TempDir, PathBuf) {
        let folder = tempfile::tempdir().expect("a directory");
        let path = folder.path().join("backup.jsonl");
        (folder, path)
    }

    pub(super) async fn a_backup_made_while_others_write_is_whole(place: Scratch) {
        let store = place.open().await;
        let (_folder, path) = file();
        let (stop, mut stopped) = tokio::sync::oneshot::channel::<()>();
        let writing = tokio::spawn({
            let store = store.clone();
            async move {
                let mut games = Vec::new();
                while stopped.try_recv().is_err() {
                    let game = Game::open(&format!("game-{:04}", games.len())).begun();
                    // Never more than two of the four at once.
                    for (from, to) in [(0, 2), (2, 4)] {
                        let outcome = store.append(part(&game, from, to)).await;
                        assert_eq!(outcome, Ok(stored(to)));
                    }
                    games.push(game.name);
                }
                games.len()
            }
        });
        // Something is there before the first backup, and every backup replaces the one before.
        while store.game("game-0003").await.expect("an answer").is_none() {
            tokio::task::yield_now().await;
        }
        for _ in 0..3 {
            store.backup(&path).await.expect("a backup");
        }
        let _ = stop.send(());
        let written = writing.await.expect("no panic") as u64;
        let restored = store.restore(&path).await.expect("a whole backup");
        assert!((4..=written + 1).contains(&restored.games), "{restored:?}");
        assert_eq!(store.doctor().await, Ok(Vec::new()));
        // It goes on from there.
        store_all(&store, &[Game::open("another").begun()]).await;
        assert_eq!(store.doctor().await, Ok(Vec::new()));
    }

    /// Something of everything.
    async fn fill(store: &Store) -> Vec<Game> {
        let games = [
            Game::open("open"),
            Game::open("playing").begun().turns(3),
            Game::open("taken-back")
                .begun()
                .turns(4)
                .taken_back()
                .turns(2),
            Game::of("over", "chasse-croise/standard", 1_000_000)
                .begun()
                .turns(5)
                .resigned(),
        ];
        store_all(store, &games).await;
        let mut keys = rest(&games[0], 1);
        keys.keys = vec![Key {
            access: Access::Watching,
            hash: hash("watch"),
        }];
        keys.answer = Some(answer("m-1", "a “first” answer\n"));
        assert_eq!(store.append(keys).await, Ok(stored(1)));
        let token = hash("token");
        let session = store.open_session(&token, "Ada", Moment(1), Moment(9_000_000));
        assert_eq!(session.await, Ok(()));
        games.to_vec()
    }

    async fn holds(store: &Store, games: &[Game]) {
        for game in games {
            assert_eq!(store.events(&game.name, 0).await, Ok(game.events.clone()));
        }
        let first = store.answered(&hash("Ada"), "m-1").await;
        assert_eq!(first, Ok(Some("a “first” answer\n".to_owned())));
        let opened = store.opened_by(&hash("watch")).await;
        assert_eq!(opened, Ok(Some(("open".to_owned(), Access::Watching))));
        let session = store.session(&hash("token"), Moment(2)).await;
        assert_eq!(session.expect("an answer").expect("a session").about, "Ada");
        assert_eq!(store.doctor().await, Ok(Vec::new()));
    }

    pub(super) async fn what_was_restored_is_what_was_backed_up(place: Scratch) {
        let store = place.open().await;
        let games = fill(&store).await;
        let (_folder, path) = file();
        store.backup(&path).await.expect("a backup");
        let more = [Game::open("later").begun()];
        store_all(&store, &more).await;
        let length = games[1].events.len();
        let on = games[1].clone().turns(1);
        assert_eq!(
            store.append(rest(&on, length)).await,
            Ok(stored(length + 1))
        );
        let restored = store.restore(&path).await.expect("a backup");
        let events: usize = games.iter().map(|game| game.events.len()).sum();
        assert_eq!((restored.games, restored.events), (4, events as u64));
        holds(&store, &games).await;
        assert_eq!(store.game("later").await, Ok(None));
        // Into an empty place of SQLite, whichever database it came from; and what is backed up there is the same but for its moment.
        let other = Scratch::sqlite().open_and_keep().await;
        other.store.restore(&path).await.expect("a backup");
        holds(&other.store, &games).await;
        let again = path.with_extension("again");
        other.store.backup(&again).await.expect("a backup");
        let body = |path: &Path| {
            let text = std::fs::read_to_string(path).expect("a backup");
            let lines: Vec<String> = text.lines().map(str::to_owned).collect();
            lines[1..lines.len() - 1].to_vec()
        };
        assert_eq!(body(&path), body(&again));
        assert_eq!(
            other.store.append(rest(&on, length)).await,
            Ok(stored(length + 1))
        );
    }

    pub(super) async fn addresses_are_in_no_backup(place: Scratch) {
        let store = place.open().await;
        let noted = store
            .note_address(&hash("Ada"), "203.0.113.7", Moment(1))
            .await;
        assert_eq!(noted, Ok(()));
        let (_folder, path) = file();
        store.backup(&path).await.expect("a backup");
        let text = std::fs::read_to_string(&path).expect("a backup");
        assert!(!text.contains("203.0.113.7"), "{text}");
        store.restore(&path).await.expect("a backup");
        assert_eq!(store.addresses(&hash("Ada")).await, Ok(Vec::new()));
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = std::fs::metadata(&path)
                .expect("a file")
                .permissions()
                .mode();
            assert_eq!(mode & 0o077, 0, "secrets are in it");
        }
    }

    /// Whether something damaged was refused for the right reason.
    type IsRight = fn(&RestoreError) -> bool;

    pub(super) async fn a_damaged_backup_replaces_nothing(place: Scratch) {
        let store = place.open().await;
        let games = fill(&store).await;
        let (_folder, path) = file();
        store.backup(&path).await.expect("a backup");
        let text = std::fs::read_to_string(&path).expect("a backup");
        let lines: Vec<&str> = text.lines().collect();
        let without = |left_out: usize| -> String {
            let kept = lines.iter().enumerate().filter(|(at, _)| *at != left_out);
            kept.map(|(_, line)| format!("{line}\n")).collect()
        };
        let last = lines.len() - 1;
        let half = text.len() / 2;
        let damaged: Vec<(String, IsRight)> = vec![
            (String::new(), |error| {
                matches!(error, RestoreError::NotABackup)
            }),
            ("{}".to_owned(), |error| {
                matches!(error, RestoreError::NotABackup)
            }),
            (
                text.replacen("\"version\":1,\"made", "\"version\":2,\"made", 1),
                |error| matches!(error, RestoreError::Newer { found: 2, known: 1 }),
            ),
            (text[..half].to_owned(), |error| {
                matches!(error, RestoreError::CutShort | RestoreError::Damaged { .. })
            }),
            (without(last), |error| {
                matches!(error, RestoreError::CutShort)
            }),
            (without(last - 1), |error| {
                matches!(error, RestoreError::Checksum)
            }),
            (text.replace("9000000", "9000001"), |error| {
                matches!(error, RestoreError::Checksum)
            }),
            (
                format!("{text}more\n"),
                |error| matches!(error, RestoreError::Damaged { why, .. } if why.contains("end")),
            ),
            (
                text.replace(
                    "{\"game\":{\"game\":\"over\"",
                    "{\"game\":{\"gone\":\"over\"",
                ),
                |error| matches!(error, RestoreError::Damaged { line, .. } if *line > 1),
            ),
        ];
        for (text, is_right) in damaged {
            std::fs::write(&path, &text).expect("a file");
            let error = store.restore(&path).await.expect_err("it is damaged");
            assert!(is_right(&error), "{error}");
            holds(&store, &games).await;
        }
        let missing = store.restore(Path::new("/nowhere/at/all")).await;
        assert!(matches!(missing, Err(RestoreError::Read(_))));
        let open = store
            .games(Stage::Open, &store::Cursor::at(Moment(0)), 9)
            .await;
        assert_eq!(open.expect("a list").len(), 1);
    }

    pub(super) async fn a_backup_of_something_that_cannot_be_replaces_nothing(place: Scratch) {
        let store = place.open().await;
        let games = fill(&store).await;
        place
            .tamper("update events set body = '{\"event\":\"aborted\"}' where game = 'over' and version = 6")
            .await;
        let (_folder, path) = file();
        store.backup(&path).await.expect("a backup");
        let other = Scratch::sqlite().open_and_keep().await;
        store_all(&other.store, &games[..1]).await;
        let error = other.store.restore(&path).await.expect_err("it cannot be");
        assert!(
            matches!(&error, RestoreError::Unfit { game, .. } if game == "over"),
            "{error}"
        );
        let kept = other.store.append(rest(&games[0], 0)).await;
        assert_eq!(kept, Ok(Appended::Conflict { version: 1 }));
    }
}
