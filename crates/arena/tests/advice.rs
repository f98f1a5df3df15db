//! Measuring advice: the same positions count, however many games are played at once and wherever it was broken off.

use arena::advice::{Measuring, Notes, measure, measured_in};
use rules::AnyTable;
use std::convert::Infallible;

const SMALL: Measuring = Measuring {
    positions: 3,
    nodes: 200,
    seed: 5,
    concurrency: 2,
    most_games: 12,
};

fn start() -> AnyTable {
    AnyTable::open("attangle/standard").expect("a variant")
}

#[test]
fn a_measuring_finds_positions_of_every_advice_of_the_variant() {
    let start = start();
    let mut notes = Notes::new(&start, &SMALL);
    let found = measure::<Infallible>(&start, &SMALL, &mut notes, |_| Ok(()));
    let found = found.expect("nothing can go wrong");
    let ids: Vec<&str> = found.iter().map(|worth| worth.advice.as_str()).collect();
    assert_eq!(ids, measured_in(&start));
    for worth in &found {
        assert_eq!(worth.positions, SMALL.positions, "{worth:?}");
        assert!((0.0..=1.0).contains(&worth.follows), "{worth:?}");
        assert!(worth.by_chance > 0.0 && worth.by_chance < 1.0, "{worth:?}");
        assert!((-1.0..=1.0).contains(&worth.cost), "{worth:?}");
    }
    for id in ids {
        for case in notes.counted(id, SMALL.positions) {
            let table = start.set_up(&case.position).expect("a position");
            assert!(table.outcome().is_none());
        }
    }
}

#[test]
fn what_was_broken_off_goes_on_to_the_same_end() {
    let start = start();
    let mut whole = Notes::new(&start, &SMALL);
    let alone = Measuring {
        concurrency: 1,
        ..SMALL
    };
    let wanted = measure::<Infallible>(&start, &alone, &mut whole, |_| Ok(()));
    let wanted = wanted.expect("nothing can go wrong");

    let mut broken = Notes::new(&start, &SMALL);
    let stopped = measure(&start, &SMALL, &mut broken, |_| Err("the disk is full"));
    assert_eq!(stopped, Err("the disk is full"));
    let text = broken.text();
    let mut read: Notes = serde_json::from_str(&text).expect("notes");
    assert_eq!(read, broken);
    assert!(read.belong_to(&start, &SMALL) && read.games() > 0);
    let found = measure::<Infallible>(&start, &SMALL, &mut read, |_| Ok(()));
    assert_eq!(found, Ok(wanted));

    let deeper = Measuring {
        nodes: 300,
        ..SMALL
    };
    assert!(!read.belong_to(&start, &deeper));
    let grand = AnyTable::open("attangle/grand").expect("a variant");
    assert!(!read.belong_to(&grand, &SMALL));
}
