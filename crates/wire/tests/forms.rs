//! How messages are written, held to the letter: whoever wrote a client relies on it.

use serde_json::{Value, json};
use tables::clock::TimeControl;
use wire::{Answer, Ask, Deed, Done, Heartbeat, MessageId, Outcome, Tell};

fn read(value: Value) -> Result<Ask, serde_json::Error> {
    serde_json::from_value(value)
}

#[test]
fn a_message_has_a_name_and_one_deed() {
    let ask = read(
        json!({"id": "m1", "do": {"move": {"table": "x", "turn": 3, "moves": ["a2-a3"], "thought": 1500}}}),
    );
    let ask = ask.expect("a message");
    assert_eq!(ask.id.as_str(), "m1");
    assert!(matches!(&ask.deed, Deed::Move { turn: 3, moves, .. } if moves == &["a2-a3"]));
    assert_eq!(ask.deed.table(), Some("x"));
    let pair =
        read(json!({"id": "m2", "do": {"pair": {"variant": "v", "time": {"kind": "unlimited"}}}}));
    assert!(matches!(
        pair.expect("a message").deed,
        Deed::Pair {
            time: TimeControl::Unlimited,
            ..
        }
    ));
}

#[test]
fn what_nobody_knows_is_refused_instead_of_passed_over() {
    for wrong in [
        json!({"do": {"resign": {"table": "x"}}}),
        json!({"id": "", "do": {"resign": {"table": "x"}}}),
        json!({"id": "a b", "do": {"resign": {"table": "x"}}}),
        json!({"id": "é", "do": {"resign": {"table": "x"}}}),
        json!({"id": "m".repeat(65), "do": {"resign": {"table": "x"}}}),
        json!({"id": "m", "do": {"resign": {"table": "x", "now": true}}}),
        json!({"id": "m", "do": {"resign": {}}}),
        json!({"id": "m", "do": {"fly": {"table": "x"}}}),
        json!({"id": "m", "do": {"resign": {"table": "x"}, "abort": {"table": "x"}}}),
        json!({"id": "m", "do": {"resign": {"table": "x"}}, "also": 1}),
        json!({"id": "m", "do": {"roll": {"table": "x", "nonce": "00"}}}),
        json!({"id": "m", "do": {"say": {"table": "x", "phrase": "Hi!"}}}),
    ] {
        assert!(read(wrong.clone()).is_err(), "{wrong}");
    }
}

#[test]
fn what_the_server_tells_says_first_what_it_is() {
    let answer = Tell::Answer(Answer {
        to: MessageId::new("m1").ok(),
        outcome: Outcome::Done(Done {
            table: Some("x".to_owned()),
            version: Some(4),
            ..Done::default()
        }),
    });
    assert_eq!(
        serde_json::to_value(answer).expect("JSON"),
        json!({"answer": {"to": "m1", "outcome": {"done": {"table": "x", "version": 4}}}})
    );
    let heartbeat = Tell::Heartbeat(Heartbeat {
        now: tables::Moment(7),
        tables: [("x".to_owned(), 4)].into(),
    });
    assert_eq!(
        serde_json::to_value(heartbeat).expect("JSON"),
        json!({"heartbeat": {"now": 7, "tables": {"x": 4}}})
    );
}

#[cfg(feature = "schema")]
#[test]
fn every_type_that_travels_is_published() {
    let schemas = wire::schema::schemas();
    for name in ["Ask", "Tell", "Deed", "TableSetup", "SessionWanted"] {
        assert!(schemas.contains_key(name), "{name}");
    }
    let typescript = wire::schema::typescript();
    for name in ["Ask", "Tell", "Deed", "Stamped", "TimeControl", "Sentence"] {
        assert!(
            typescript.contains(&format!("export type {name} =")),
            "{name}"
        );
    }
    assert!(!typescript.contains("bigint"), "{typescript}");
}
