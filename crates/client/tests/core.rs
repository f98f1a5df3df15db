//! What a client keeps while connections come and go, without a network.

use client::{Core, Goes, Heard, UNANSWERED};
use serde_json::{Value, json};
use tables::clock::TimeControl;
use tables::dice::Bytes;
use tables::{Moment, SideChoice, Stamped, State, TableSetup};
use tokio::time::Instant;
use wire::Deed;

/// A server that tells what it is told to tell.
struct Line {
    core: Core,
    now: Instant,
    events: Vec<Value>,
}

impl Line {
    fn new() -> Line {
        let setup = TableSetup {
            variant: rules::variants().next().expect("a variant").to_owned(),
            position: None,
            time: TimeControl::Unlimited,
            host: SideChoice::One,
            touch_move: false,
            public: true,
            house: None,
        };
        let opened = State::opening(setup, Bytes([7; 32]), None).expect("a setup");
        let seated = |name: &str| json!({ "event": "seated", "player": { "kind": "guest", "name": name }, "contribution": Bytes::<'p'>([1; 32]) });
        let mut events = vec![
            serde_json::to_value(opened).expect("JSON"),
            seated("Ada"),
            seated("Bob"),
            json!({ "event": "begun", "host_is_one": true }),
        ];
        for (index, event) in events.iter_mut().enumerate() {
            event["version"] = json!(index + 1);
            event["at"] = json!(Moment(1_000));
        }
        Line {
            core: Core::new("test".to_owned()),
            now: Instant::now(),
            events,
        }
    }

    fn hears(&mut self, tell: Value) -> Goes {
        self.core.hear(&tell.to_string(), self.now)
    }

    fn connects(&mut self) {
        self.hears(json!({ "hello": { "protocol": wire::PROTOCOL, "server": "0", "now": 0 } }));
    }

    /// What was sent since it was last asked for.
    fn sent(&mut self) -> Vec<Value> {
        std::iter::from_fn(|| self.core.to_send())
            .map(|text| serde_json::from_str(&text).expect("JSON"))
            .collect()
    }

    fn heard(&mut self) -> Vec<Heard> {
        std::iter::from_fn(|| self.core.heard()).collect()
    }

    fn table(&mut self, after: usize, version: usize) {
        let events = &self.events[after..version];
        let clock = json!({ "left": [null, null], "running": null });
        let presence = json!({ "there": [true, true], "claim_in": [null, null], "watchers": 0 });
        let told = json!({ "table": { "table": "t", "events": events, "version": version, "now": 0, "clock": clock, "you": {}, "presence": presence } });
        self.hears(told);
    }

    fn events(&mut self, from: usize, to: usize) {
        let events = &self.events[from..to];
        let clock = json!({ "left": [null, null], "running": null });
        let told =
            json!({ "events": { "table": "t", "events": events, "now": 0, "clock": clock } });
        self.hears(told);
    }

    fn joined(&mut self) -> Value {
        let sent = self.sent();
        let [join] = &sent[..] else {
            panic!("one join is sent, not {sent:?}")
        };
        let answer = json!({ "answer": { "to": join["id"], "outcome": { "done": {} } } });
        self.hears(answer);
        join["do"]["join"]["after"].clone()
    }
}

fn resign() -> Deed {
    Deed::Resign {
        table: "t".to_owned(),
    }
}

fn versions(heard: &[Heard]) -> Vec<u64> {
    let happened = heard.iter().filter_map(|heard| match heard {
        Heard::Happened { events, .. } => Some(events),
        _ => None,
    });
    happened
        .flatten()
        .map(|event: &Stamped| event.version)
        .collect()
}

#[test]
fn a_message_is_sent_under_its_name_until_it_is_answered() {
    let mut line = Line::new();
    let ask = line.core.ask(resign(), line.now);
    assert!(line.sent().is_empty(), "there is nobody to send it to");
    line.connects();
    let first = line.sent();
    line.core.lost();
    line.connects();
    let second = line.sent();
    assert_eq!(first, second);
    assert_eq!(first.len(), 1);
    line.hears(
        json!({ "answer": { "to": first[0]["id"], "outcome": { "done": { "version": 3 } } } }),
    );
    let answered = line.heard().pop();
    assert!(
        matches!(answered, Some(Heard::Answered { ask: which, outcome: Ok(_) }) if which == ask)
    );
    assert_eq!(line.core.unanswered(), 0);
    line.core.lost();
    line.connects();
    assert!(line.sent().is_empty());
}

#[test]
fn an_answer_that_was_lost_on_a_line_that_lives_is_asked_for_again() {
    let mut line = Line::new();
    line.connects();
    line.core.ask(resign(), line.now);
    let first = line.sent();
    let beat = json!({ "heartbeat": { "now": 0, "tables": {} } });
    assert_eq!(line.hears(beat.clone()), Goes::Lasts);
    assert!(line.sent().is_empty());
    line.now += UNANSWERED * 2;
    line.hears(beat);
    assert_eq!(line.sent(), first);
}

#[test]
fn whoever_is_asked_to_come_again_does_so_after_a_while() {
    let mut line = Line::new();
    line.connects();
    line.core.ask(resign(), line.now);
    let first = line.sent();
    let why = json!({ "id": "store-busy", "text": "Try again." });
    line.hears(json!({ "answer": { "to": first[0]["id"], "outcome": { "again": why } } }));
    let due = line.core.next_due().expect("something is due");
    assert!(due > line.now);
    line.core.tick(line.now);
    assert!(line.sent().is_empty());
    line.core.tick(due);
    assert_eq!(line.sent(), first);
}

#[test]
fn events_are_told_once_and_in_order_and_gaps_are_asked_for() {
    let mut line = Line::new();
    line.connects();
    line.heard();
    line.core.follow("t", None);
    line.table(0, 2);
    assert_eq!(line.joined(), 0);
    // The second again, and the third.
    line.events(1, 3);
    assert_eq!(versions(&line.heard()), [1, 2, 3]);
    line.hears(json!({ "heartbeat": { "now": 0, "tables": { "t": 4 } } }));
    line.table(3, 4);
    assert_eq!(line.joined(), 3);
    assert_eq!(versions(&line.heard()), [4]);
    let table = line.core.table("t").expect("a table");
    assert_eq!(table.version(), 4);
}

#[test]
fn an_event_after_a_gap_waits_for_those_before_it() {
    let mut line = Line::new();
    line.connects();
    line.core.follow("t", None);
    line.table(0, 1);
    line.joined();
    line.heard();
    line.events(2, 3);
    assert!(line.heard().is_empty());
    line.table(1, 3);
    assert_eq!(line.joined(), 1);
    assert_eq!(versions(&line.heard()), [2, 3]);
}

#[test]
fn who_comes_back_goes_on_from_where_he_was() {
    let mut line = Line::new();
    line.connects();
    line.core.follow("t", None);
    line.table(0, 2);
    line.joined();
    line.core.lost();
    line.connects();
    line.table(2, 4);
    assert_eq!(line.joined(), 2);
    assert_eq!(versions(&line.heard()), [1, 2, 3, 4]);
}

#[test]
fn a_server_that_was_set_back_is_noticed_and_believed() {
    let mut line = Line::new();
    line.connects();
    line.core.follow("t", None);
    line.table(0, 4);
    line.joined();
    line.heard();
    line.core.lost();
    line.connects();
    line.sent();
    line.table(3, 3);
    let heard = line.heard();
    let set_back = heard
        .iter()
        .find(|heard| matches!(heard, Heard::SetBack { .. }));
    assert!(
        matches!(set_back, Some(Heard::SetBack { had: 4, has: 3, .. })),
        "{heard:?}"
    );
    assert_eq!(line.joined(), 0);
}

#[test]
fn what_cannot_have_happened_is_named() {
    let mut line = Line::new();
    line.connects();
    line.core.follow("t", None);
    line.events[1] = line.events[0].clone();
    line.events[1]["version"] = json!(2);
    line.table(0, 2);
    let heard = line.heard();
    assert!(
        heard
            .iter()
            .any(|heard| matches!(heard, Heard::Broken { .. })),
        "{heard:?}"
    );
    assert!(line.core.table("t").is_none());
}
