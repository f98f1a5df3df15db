//! The doctor names what does not fit, and only that; finished games are exported as records.

use scratch::on_both;

on_both!(
    the_doctor_names_what_was_tampered_with,
    finished_games_are_exported_in_the_order_in_which_they_ended,
);

mod test {
    use crate::support::{hash, part, rest, store_all, stored};
    use rules::Record;
    use scratch::Game;
    use scratch::Scratch;
    use store::{Access, Complaint, Finding, Key};

    pub(super) async fn the_doctor_names_what_was_tampered_with(place: Scratch) {
        let store = place.open().await;
        let names = [
            "a-whole", "b-gap", "c-else", "d-listed", "e-gone", "f-text", "g-branch", "h-cut",
        ];
        let games = names.map(|name| Game::open(name).begun().turns(3));
        store_all(&store, &games).await;
        let mut key = rest(&Game::open("i-key"), 0);
        key.keys = vec![Key {
            access: Access::Watching,
            hash: hash("watch"),
        }];
        assert_eq!(store.append(key).await, Ok(stored(1)));
        assert_eq!(store.doctor().await, Ok(Vec::new()));
        for sql in [
            "delete from events where game = 'b-gap' and version = 3",
            "update events set ply = 7 where game = 'c-else' and version = 6",
            "update games set flag_at = null where game = 'd-listed'",
            "delete from games where game = 'e-gone'",
            "update events set body = '{}' where game = 'f-text' and version = 2",
            "update events set branch = 1 where game = 'g-branch' and version = 7",
            "delete from events where game = 'h-cut' and version = 7",
            "delete from games where game = 'i-key'",
            "delete from events where game = 'i-key'",
        ] {
            place.tamper(sql).await;
        }
        let found = store.doctor().await.expect("an answer");
        let game = |finding: &Finding| finding.game.clone().expect("a game");
        let of = |name: &str| {
            let found = found.iter().find(|finding| game(finding) == name);
            found.map(|finding| finding.complaint.clone())
        };
        assert_eq!(of("a-whole"), None);
        assert!(matches!(of("b-gap"), Some(Complaint::Unplayable(why)) if why.contains('4')));
        assert_eq!(of("c-else"), Some(Complaint::Misfiled(6)));
        assert_eq!(of("d-listed"), Some(Complaint::Mislisted));
        assert_eq!(of("e-gone"), Some(Complaint::Orphaned));
        assert!(matches!(of("f-text"), Some(Complaint::Unplayable(_))));
        assert_eq!(of("g-branch"), Some(Complaint::Misfiled(7)));
        assert_eq!(of("h-cut"), Some(Complaint::Mislisted));
        assert_eq!(of("i-key"), Some(Complaint::Orphaned));
        assert_eq!(found.len(), 8);
        let mut ids: Vec<&str> = found.iter().map(|finding| finding.message().id).collect();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), 4, "{ids:?}");
    }

    pub(super) async fn finished_games_are_exported_in_the_order_in_which_they_ended(
        place: Scratch,
    ) {
        let store = place.open().await;
        let games = [
            Game::of("later", "chasse-croise/standard", 2_000_000)
                .begun()
                .turns(4)
                .resigned(),
            Game::of("sooner", "la-trel/base", 1_000_000)
                .begun()
                .turns(4)
                .resigned(),
            Game::of("tampered", "la-trel/base", 3_000_000)
                .begun()
                .turns(4)
                .resigned(),
            Game::open("playing").begun().turns(4),
        ];
        store_all(&store, &games).await;
        let aborted = Game::open("aborted").begun().aborted();
        assert_eq!(store.append(part(&aborted, 0, 5)).await, Ok(stored(5)));
        place
            .tamper("update events set body = '{}' where game = 'tampered' and version = 5")
            .await;
        let mut records = Vec::new();
        let findings = store
            .export(|name, record| {
                records.push((name.to_owned(), record.text()));
                Ok(())
            })
            .await
            .expect("an export");
        let names: Vec<&str> = records.iter().map(|(name, _)| &**name).collect();
        assert_eq!(names, ["sooner", "later"]);
        for (name, text) in &records {
            let game = games
                .iter()
                .find(|game| game.name == *name)
                .expect("a game");
            let record = Record::read(text).expect("a record");
            assert_eq!(record.text(), game.state.record().expect("a record").text());
        }
        let named: Vec<_> = findings
            .iter()
            .map(|finding| finding.game.as_deref())
            .collect();
        assert_eq!(named, [Some("tampered")]);
        let full = |_: &str, _: &Record| Err(std::io::ErrorKind::StorageFull.into());
        let error = store.export(full).await.expect_err("nobody takes them");
        assert_eq!(error.message().id, "store-export");
    }
}
