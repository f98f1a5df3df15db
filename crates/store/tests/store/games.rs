//! Games as they are looked for: by their stage, and by the flag that falls.

use scratch::on_both;

on_both!(
    games_are_listed_by_stage_and_page,
    a_game_leaves_one_list_and_comes_into_another,
    changes_are_listed_in_their_order,
    flags_are_due_after_their_moment,
);

mod test {
    use crate::support::{part, rest, store_all, stored};
    use scratch::{Game, Scratch};
    use store::{Cursor, Listed, Stage, Standing};
    use tables::{Millis, Moment};

    fn name(number: usize) -> String {
        format!("game-{number:02}")
    }

    pub(super) async fn games_are_listed_by_stage_and_page(place: Scratch) {
        let store = place.open().await;
        let games: Vec<Game> = (0..25)
            .map(|number| {
                // Some at the same moment.
                let at = 1_000 + (number as i64 / 3) * 100;
                Game::of(&name(number), "la-trel/base", at)
            })
            .collect();
        store_all(&store, &games).await;
        store_all(&store, &[Game::open("playing").begun()]).await;
        let mut found = Vec::new();
        let mut after = Cursor::at(Moment(0));
        loop {
            let page = store.games(Stage::Open, &after, 4).await.expect("a page");
            let Some(last) = page.last() else { break };
            after = last.cursor();
            found.extend(page.into_iter().map(|listed| listed.game));
        }
        assert_eq!(found, (0..25).map(name).collect::<Vec<_>>());
        let late = Cursor::at(Moment(1_700));
        let late = store.games(Stage::Open, &late, 99).await.expect("a page");
        let late: Vec<String> = late.into_iter().map(|listed| listed.game).collect();
        assert_eq!(late, (21..25).map(name).collect::<Vec<_>>());
    }

    pub(super) async fn a_game_leaves_one_list_and_comes_into_another(place: Scratch) {
        let store = place.open().await;
        let game = Game::open("game").begun().turns(2).resigned();
        let stages = [
            (1, Stage::Open, 1),
            (4, Stage::Playing, 4),
            (6, Stage::Playing, 4),
            (7, Stage::Over, 7),
        ];
        let mut before = 0;
        for (until, stage, since) in stages {
            assert_eq!(
                store.append(part(&game, before, until)).await,
                Ok(stored(until))
            );
            before = until;
            for listed in [Stage::Open, Stage::Playing, Stage::Over, Stage::Aborted] {
                let all = Cursor::at(Moment(0));
                let found = store.games(listed, &all, 9).await.expect("a page");
                assert_eq!(found.len(), usize::from(listed == stage), "{listed:?}");
            }
            let listed = store
                .game("game")
                .await
                .expect("an answer")
                .expect("a game");
            assert_eq!(listed.version, until as u64);
            assert_eq!(listed.standing, Standing::of(&game.state_at(until)));
            assert_eq!(listed.since, game.events[since - 1].at);
            assert_eq!(listed.changed_at, game.events[until - 1].at);
        }
    }

    pub(super) async fn changes_are_listed_in_their_order(place: Scratch) {
        let store = place.open().await;
        let one = Game::of("one", "la-trel/base", 2_000);
        let two = Game::of("two", "la-trel/base", 1_000).begun();
        store_all(&store, &[one.clone(), two]).await;
        let all = Cursor::at(Moment(0));
        let listed = store.changes(&all, 9).await.expect("a page");
        let names = |listed: &[Listed]| -> Vec<String> {
            listed.iter().map(|listed| listed.game.clone()).collect()
        };
        assert_eq!(names(&listed), ["two", "one"]);
        let after = store.changes(&listed[0].change(), 9).await.expect("a page");
        assert_eq!(names(&after), ["one"]);
        assert_eq!(store.append(rest(&one.begun(), 1)).await, Ok(stored(4)));
        let again = store.changes(&listed[1].change(), 9).await.expect("a page");
        assert_eq!(names(&again), ["one"]);
        assert_eq!(again[0].version, 4);
    }

    pub(super) async fn flags_are_due_after_their_moment(place: Scratch) {
        let store = place.open().await;
        let game = Game::open("game").begun().turns(3);
        store_all(&store, std::slice::from_ref(&game)).await;
        store_all(&store, &[Game::open("open"), Game::open("early").begun()]).await;
        let flag = game.state.clock().flag_at().expect("a clock runs");
        assert_eq!(store.flags_due(flag, 9).await, Ok(Vec::new()));
        let late = flag + Millis(1);
        assert_eq!(store.flags_due(late, 9).await, Ok(vec!["game".to_owned()]));
        let length = game.events.len();
        let over = game.resigned();
        assert_eq!(
            store.append(rest(&over, length)).await,
            Ok(stored(length + 1))
        );
        assert_eq!(store.flags_due(late, 9).await, Ok(Vec::new()));
    }
}
