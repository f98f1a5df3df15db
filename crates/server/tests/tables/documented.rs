//! docs/wire.md names everything that travels, and what it shows can be read.

use serde_json::Value;
use server::api_routes;
use wire::{About, Answer, Ask, SessionTold, SessionWanted, Tell};

const DOCUMENT: &str = include_str!("../../../../docs/wire.md");

/// What it shows, and as what.
fn examples() -> Vec<(&'static str, &'static str)> {
    let blocks = DOCUMENT.split("```json ").skip(1);
    let blocks = blocks.map(|block| block.split_once('\n').expect("a kind"));
    blocks
        .map(|(kind, rest)| (kind, rest.split("\n```").next().expect("an end")))
        .collect()
}

fn reads<T: serde::de::DeserializeOwned>(text: &str) {
    if let Err(error) = serde_json::from_str::<T>(text) {
        panic!("{error}: {text}");
    }
}

#[test]
fn every_example_is_what_it_is_said_to_be() {
    let examples = examples();
    assert!(examples.len() > 30);
    for (kind, text) in examples {
        match kind {
            "ask" => reads::<Ask>(text),
            "tell" => reads::<Tell>(text),
            "answer" => reads::<Answer>(text),
            "about" => reads::<About>(text),
            "session-wanted" => reads::<SessionWanted>(text),
            "session-told" => reads::<SessionTold>(text),
            "denial" => reads::<wire::Outcome>(text),
            other => panic!("{other}"),
        }
    }
}

/// What is told apart by its first name: every kind has an example.
fn kinds(of: &str) -> Vec<String> {
    let schemas = wire::schema::schemas();
    let variants = schemas[of]["oneOf"].as_array().expect("kinds").clone();
    let name = |variant: &Value| variant["required"][0].as_str().map(str::to_owned);
    variants.iter().filter_map(name).collect()
}

#[test]
fn every_deed_and_every_tell_is_shown_and_every_address_and_event_is_named() {
    let shown: Vec<Value> = examples()
        .into_iter()
        .map(|(_, text)| serde_json::from_str(text).expect("JSON"))
        .collect();
    let deeds = kinds("Deed");
    assert!(deeds.len() >= 19);
    for deed in deeds {
        assert!(
            shown.iter().any(|example| !example["do"][&deed].is_null()),
            "{deed}"
        );
        assert!(
            DOCUMENT.contains(&format!("**`{deed}`**")),
            "{deed} is not explained"
        );
    }
    for tell in kinds("Tell") {
        assert!(
            shown.iter().any(|example| !example[&tell].is_null()),
            "{tell}"
        );
    }
    for route in api_routes() {
        let row = format!("| `{}` | `{}` |", route.method, route.path);
        assert!(DOCUMENT.contains(&row), "{row}");
    }
    let schemas = wire::schema::schemas();
    let mut events = Vec::new();
    gather_events(&schemas["Stamped"], &mut events);
    assert!(events.len() >= 12, "{events:?}");
    for name in events {
        assert!(DOCUMENT.contains(&format!("`{name}`")), "{name}");
    }
}

/// The names of events, wherever the schema has them.
fn gather_events(schema: &Value, found: &mut Vec<String>) {
    match schema {
        Value::Object(fields) => {
            let name = schema["properties"]["event"]["const"].as_str();
            found.extend(name.map(str::to_owned));
            for inner in fields.values() {
                gather_events(inner, found);
            }
        }
        Value::Array(all) => {
            for inner in all {
                gather_events(inner, found);
            }
        }
        _ => {}
    }
}
