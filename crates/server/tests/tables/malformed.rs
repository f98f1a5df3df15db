//! JSON that is none, too long, too deep, or of another shape: at every address and in every message it is refused, and the server goes on.

use crate::player::{Player, setup};
use crate::support::{House, named};
use serde_json::{Value, json};
use wire::{Deed, Tell};

/// One message of every kind, from which wrong ones are made.
fn messages(table: &str) -> Vec<Value> {
    let bytes = "07".repeat(32);
    [
        json!({"open": {"setup": setup("la-trel/base", true)}}),
        json!({"pair": {"variant": "la-trel/base", "time": {"kind": "unlimited"}}}),
        json!({"sit": {"table": table, "invitation": "a", "contribution": bytes}}),
        json!({"rematch": {"table": table}}),
        json!({"recover": {"table": table, "code": "a"}}),
        json!({"join": {"table": table, "key": "a", "after": 3}}),
        json!({"leave": {"table": table, "for_good": true}}),
        json!({"roll": {"table": table, "nonce": bytes}}),
        json!({"touch": {"table": table, "cell": "a1"}}),
        json!({"move": {"table": table, "turn": 1, "moves": ["a2-a3"], "thought": 4, "nonce": bytes}}),
        json!({"offer": {"table": table, "offer": "draw"}}),
        json!({"accept": {"table": table, "offer": "draw"}}),
        json!({"decline": {"table": table}}),
        json!({"resign": {"table": table}}),
        json!({"abort": {"table": table}}),
        json!({"claim-win": {"table": table}}),
        json!({"claim-draw": {"table": table}}),
        json!({"say": {"table": table, "phrase": "hello"}}),
        json!({"lobby": {"watch": true}}),
    ]
    .into_iter()
    .map(|deed| json!({"id": "m", "do": deed}))
    .collect()
}

/// What is put in the place of a value.
fn wrong_values() -> Vec<Value> {
    vec![
        Value::Null,
        json!(true),
        json!(-1),
        json!(1e300),
        json!(18446744073709551615_u64),
        json!("\u{0}\u{202e}"),
        json!("x".repeat(5_000)),
        json!([]),
        json!([[[[]]]]),
        json!({}),
        json!({"a": {"b": 1}}),
    ]
}

/// Every message with one of its values replaced, taken away, or something added.
fn wrong(table: &str) -> Vec<String> {
    let mut all = Vec::new();
    for message in messages(table) {
        for place in places(&message, String::new()) {
            for value in wrong_values() {
                let mut changed = message.clone();
                *changed.pointer_mut(&place).expect("a place") = value;
                all.push(changed.to_string());
            }
            if let Some((parent, name)) = place.rsplit_once('/')
                && let Some(Value::Object(fields)) = message.clone().pointer_mut(parent)
            {
                fields.remove(name);
                let mut changed = message.clone();
                *changed.pointer_mut(parent).expect("a place") = Value::Object(fields.clone());
                all.push(changed.to_string());
            }
        }
        let text = message.to_string();
        all.push(text[..text.len() / 2].to_owned());
        all.push(format!("{text}{text}"));
        all.push(text.replacen('{', "{\"more\":1,", 1));
    }
    all.extend(
        [
            "",
            " ",
            "null",
            "[]",
            "\"",
            "{",
            "}",
            "\u{feff}{}",
            "nan",
            "1e999",
            "{\"id\":\"\\ud800\"}",
            "{\"id\":\"m\",\"id\":\"n\",\"do\":{\"lobby\":{\"watch\":true}}}",
        ]
        .map(str::to_owned),
    );
    all.push("[".repeat(10_000));
    all.push("{\"a\":".repeat(2_000));
    all.push(format!(
        "{{\"id\":\"m\",\"do\":{}1{}}}",
        "[".repeat(500),
        "]".repeat(500)
    ));
    all
}

fn places(value: &Value, at: String) -> Vec<String> {
    let mut all = Vec::new();
    if let Value::Object(fields) = value {
        for (name, inner) in fields {
            let place = format!("{at}/{name}");
            all.extend(places(inner, place.clone()));
            all.push(place);
        }
    }
    all
}

#[tokio::test(flavor = "multi_thread")]
async fn wrong_messages_are_refused_by_requests() {
    let house = House::open().await;
    let mut host = Player::new(&house, "Ada").await;
    host.open("la-trel/base", false).await;
    for body in wrong(&host.table) {
        let told = house.post("/api/messages", Some(&host.token), &body).await;
        assert!(matches!(told.status, 200 | 400 | 413), "{body}: {told:?}");
        if told.status != 200 {
            told.refused(told.status);
        }
        let told = house.post("/api/session", None, &body).await;
        assert!(matches!(told.status, 400 | 413 | 422), "{body}: {told:?}");
        told.refused(told.status);
    }
    let long = format!("{{\"name\":\"{}\"}}", "x".repeat(wire::LONGEST_ASK));
    house.post("/api/session", None, &long).await.refused(413);
    house.post("/api/messages", None, &long).await.refused(413);
    assert_eq!(house.store.doctor().await, Ok(Vec::new()));
}

#[tokio::test(flavor = "multi_thread")]
async fn wrong_messages_are_answered_on_a_socket_and_the_line_goes_on() {
    let house = House::open().await;
    let mut host = Player::new(&house, "Ada").await;
    host.open("la-trel/base", false).await;
    // From this machine, so that nobody minds how many there are.
    let mut socket = house.socket(Some(&host.token)).await;
    for body in wrong(&host.table) {
        if body.len() > wire::LONGEST_ASK {
            continue;
        }
        socket.send(&body).await;
        // Each is answered, under its name where that could be read.
        loop {
            let told = socket.next().await;
            let told = told.unwrap_or_else(|| panic!("the line ended after {body}"));
            if matches!(told, Tell::Answer(_)) {
                break;
            }
        }
    }
    socket.done(Deed::Lobby { watch: true }).await;
    let again = serde_json::to_string(&named(Deed::Lobby { watch: false })).expect("JSON");
    socket.send(&again).await;
    assert_eq!(house.store.doctor().await, Ok(Vec::new()));
}

#[tokio::test(flavor = "multi_thread")]
async fn wrong_addresses_and_queries_are_refused() {
    let house = House::open().await;
    for path in [
        "/api/tables/%00/record",
        "/api/tables/..%2f..%2fetc/record",
        "/api/tables/%ff/record",
        "/api/tables/abcdefgh2345/record?key=%ff",
        "/api/stream?table=%ff",
        "/api/stream?table=a&after=-1",
        "/api/stream?table=a&after=99999999999999999999",
        "/api/stream?table=%00&key=%00",
    ] {
        let told = house.get(path).await;
        assert!((400..500).contains(&told.status), "{path}: {told:?}");
    }
    let long = format!("/api/tables/{}/record", "a".repeat(10_000));
    assert!((400..500).contains(&house.get(&long).await.status));
}
