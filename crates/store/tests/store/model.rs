//! Whatever is asked for in whatever order and company: the store answers as a few lists in memory would.

use crate::support::{answer, hand_in, hash};
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use scratch::each;
use std::collections::{BTreeMap, BTreeSet};
use store::{Append, Appended, Stage, Standing, Store, StoreError};
use tables::clock::ClockEvidence;
use tables::{Event, Millis, Moment, Stamped};

const CASES: u32 = 16;

/// Something to store; events are told apart by what they say.
#[derive(Clone, Debug)]
struct Wish {
    game: u8,
    /// Mostly as the game stands, else beside it.
    off_by: i64,
    events: Vec<Kind>,
    message: Option<u8>,
}

#[derive(Clone, Copy, Debug)]
enum Kind {
    Touched,
    Moved(u32),
    TakenBack,
}

fn wish() -> impl Strategy<Value = Wish> {
    let kind = prop_oneof![
        3 => Just(Kind::Touched),
        3 => (0..6_u32).prop_map(Kind::Moved),
        1 => Just(Kind::TakenBack),
    ];
    let events = prop::collection::vec(kind, 0..4);
    let off_by = prop_oneof![6 => Just(0_i64), 1 => -2..3_i64];
    let message = prop::option::of(0..12_u8);
    (0..3_u8, off_by, events, message).prop_map(|(game, off_by, events, message)| Wish {
        game,
        off_by,
        events,
        message,
    })
}

/// What the store should be.
#[derive(Debug, Default)]
struct Model {
    games: BTreeMap<String, Kept>,
    answers: BTreeMap<String, String>,
    /// Counts what was asked for.
    asked: u32,
}

#[derive(Clone, Debug, Default)]
struct Kept {
    events: Vec<Stamped>,
    branch: usize,
    plies: BTreeSet<(usize, u32)>,
}

impl Model {
    /// The append that this wish is, and what should become of it.
    fn expect(&mut self, case: u32, wish: &Wish) -> (Append, Result<Appended, ()>) {
        self.asked += 1;
        let name = format!("{case}-{}", wish.game);
        let kept = self.games.entry(name.clone()).or_default();
        let now = kept.events.len() as u64;
        let expected = now.saturating_add_signed(wish.off_by);
        let numbered = (expected + 1..).zip(&wish.events);
        let events: Vec<Stamped> = numbered
            .map(|(version, kind)| event(version, self.asked, *kind))
            .collect();
        let text = format!("answer {}", self.asked);
        let message = wish.message.map(|number| format!("{case}-{number}"));
        let append = Append {
            game: name,
            expected,
            events: events.clone(),
            standing: standing(),
            answer: message.as_ref().map(|message| answer(message, &text)),
            keys: Vec::new(),
        };
        if let Some(first) = message
            .as_ref()
            .and_then(|message| self.answers.get(message))
        {
            let answer = first.clone();
            return (append, Ok(Appended::Repeated { answer }));
        }
        if expected != now {
            return (append, Ok(Appended::Conflict { version: now }));
        }
        let mut next = kept.clone();
        for stamped in events {
            match stamped.event {
                Event::Moved { turn, .. } if !next.plies.insert((next.branch, turn)) => {
                    return (append, Err(()));
                }
                Event::TakenBack { .. } => next.branch += 1,
                _ => {}
            }
            next.events.push(stamped);
        }
        let version = next.events.len() as u64;
        *kept = next;
        if let Some(message) = message {
            self.answers.insert(message, text);
        }
        (append, Ok(Appended::Stored { version }))
    }
}

fn event(version: u64, asked: u32, kind: Kind) -> Stamped {
    let at = Moment(i64::from(asked));
    let event = match kind {
        Kind::Touched => Event::Touched {
            cell: format!("“{asked}”\u{1}\\ é"),
        },
        Kind::Moved(turn) => Event::Moved {
            turn,
            moves: vec![asked.to_string()],
            clock: ClockEvidence {
                at,
                took: Millis(1),
                lag: Millis::ZERO,
                left: None,
            },
            nonce: None,
        },
        Kind::TakenBack => Event::TakenBack { turns: asked },
    };
    Stamped { version, at, event }
}

fn standing() -> Standing {
    Standing {
        stage: Stage::Playing,
        flag_at: None,
        public: false,
        variant: "any".to_owned(),
    }
}

async fn agrees(store: &Store, model: &Model) {
    for (name, kept) in &model.games {
        assert_eq!(store.events(name, 0).await, Ok(kept.events.clone()));
        let version = store
            .game(name)
            .await
            .expect("an answer")
            .map(|game| game.version);
        assert_eq!(version.unwrap_or_default(), kept.events.len() as u64);
    }
    for (message, text) in &model.answers {
        let first = store.answered(&hash("Ada"), message).await;
        assert_eq!(first, Ok(Some(text.clone())));
    }
}

/// Wishes come in groups that are handed in together, one behind the other.
fn run(postgres: bool) {
    each(postgres, async |place| {
        let store = place.open().await;
        let (wishes, answers) = std::sync::mpsc::channel::<Vec<Vec<Wish>>>();
        let (done, ended) = std::sync::mpsc::channel();
        // Proptest knows nothing of tasks: it has a thread, which waits for each case.
        let proposing = std::thread::spawn(move || {
            let mut runner = TestRunner::new(Config::with_cases(CASES));
            let groups = prop::collection::vec(prop::collection::vec(wish(), 1..8), 1..12);
            runner.run(&groups, |groups| {
                wishes.send(groups).expect("somebody tries it");
                ended
                    .recv()
                    .map_err(|_| TestCaseError::fail("the store did otherwise"))
            })
        });
        let mut case = 0;
        while let Ok(groups) = tokio::task::block_in_place(|| answers.recv()) {
            case += 1;
            let mut model = Model::default();
            for group in groups {
                try_group(&store, &mut model, case, &group).await;
            }
            agrees(&store, &model).await;
            let _ = done.send(());
        }
        proposing.join().expect("no panic").expect("all cases");
    });
}

async fn try_group(store: &Store, model: &mut Model, case: u32, group: &[Wish]) {
    let mut answers = Vec::new();
    let mut expected = Vec::new();
    for wish in group {
        let (append, outcome) = model.expect(case, wish);
        expected.push(outcome);
        answers.push(hand_in(store, append).await);
    }
    for (number, answer) in answers.into_iter().enumerate() {
        let outcome = answer.await.expect("no panic");
        match (&expected[number], outcome) {
            (Ok(expected), Ok(outcome)) => assert_eq!(outcome, *expected, "{:?}", group[number]),
            (Err(()), Err(StoreError::Refused(_))) => {}
            (expected, outcome) => panic!("{outcome:?}, not {expected:?}: {:?}", group[number]),
        }
    }
}

#[test]
fn sqlite_is_what_lists_in_memory_would_be() {
    run(false);
}

#[test]
fn postgres_is_what_lists_in_memory_would_be() {
    run(true);
}
