//! What players were told, held against what is stored, without the server between.

use faults::Place;
use load::{Played, Report};
use store::{Store, SystemClock};
use tables::{Event, State};

pub(crate) async fn open(place: &Place) -> Store {
    let opened = match place {
        Place::Sqlite(directory) => Store::sqlite(directory, SystemClock::default()).await,
        Place::Postgres(address) => Store::postgres(address).await,
    };
    opened.expect("the store opens")
}

/// Every move that was acknowledged is there, once and in its place, every game is whole, and nobody saw anything else.
pub(crate) async fn fits(place: &Place, report: &Report, played: &[Played]) {
    assert!(report.is_clean(), "{report:#?}");
    assert_eq!(played.len() as u64, report.games);
    let store = open(place).await;
    let mut acknowledged = 0;
    for game in played {
        let table = &game.table;
        let events = store.events(table, 0).await.expect("events");
        let moved = events.iter().filter_map(|stamped| match &stamped.event {
            Event::Moved { turn, moves, .. } => Some((*turn, moves)),
            _ => None,
        });
        let moved: Vec<_> = moved.collect();
        let in_order = moved
            .iter()
            .enumerate()
            .all(|(index, (turn, _))| index as u32 == *turn);
        assert!(in_order, "{table}: every turn once, in order");
        for (index, (moves, told)) in game.turns.iter().enumerate() {
            let stored = moved.get(index).map(|(_, moves)| *moves);
            assert!(
                !told || stored == Some(moves),
                "{table}: turn {index}: {moves:?} {stored:?}"
            );
            acknowledged += u64::from(*told);
        }
        assert!(moved.len() <= game.turns.len(), "{table}: nobody sent more");
        let late = events.windows(2).find(|pair| pair[1].at < pair[0].at);
        assert!(late.is_none(), "{table}: time goes back: {late:?}");
        State::replay(table, &events).unwrap_or_else(|error| panic!("{table}: {error}"));
    }
    assert_eq!(acknowledged, report.acknowledged);
    assert_eq!(store.doctor().await, Ok(Vec::new()));
    store.close().await;
}
