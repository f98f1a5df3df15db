//! The facts of the rule book about the game that a test program is named after: counts, whole games and hand-set positions
//! from an independent implementation. They lie here in the folder of the game's identifier, and must match exactly.

use ludotheca_rules::AnyTable;
use serde_json::Value;
use std::path::Path;

/// No position in the facts has more moves than this.
const MOST: usize = 10_000;

/// The facts of this kind about the game.
fn facts(kind: &str) -> Vec<Value> {
    let folder = env!("CARGO_CRATE_NAME");
    let game = ludotheca_rules::games()
        .find(|game| game.folder() == folder)
        .unwrap_or_else(|| panic!("tests/{folder} is the folder of no game"));
    let path = format!("tests/facts/{game}/{kind}.json");
    let source = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(&path))
        .unwrap_or_else(|error| panic!("{game} needs crates/rules/{path}: {error}"));
    let facts: Vec<Value> =
        serde_json::from_str(&source).unwrap_or_else(|error| panic!("{path}: {error}"));
    let own = |fact: &Value| ludotheca_rules::game_of(text(fact, "variant")) == Some(game);
    assert!(!facts.is_empty() && facts.iter().all(own), "{path}");
    facts
}

fn text<'a>(fact: &'a Value, field: &str) -> &'a str {
    fact[field]
        .as_str()
        .unwrap_or_else(|| panic!("{field} in {fact}"))
}

fn texts(list: &Value) -> Vec<String> {
    let list = list.as_array().expect("a list of texts");
    list.iter()
        .map(|text| text.as_str().expect("a text").to_owned())
        .collect()
}

fn open(fact: &Value) -> AnyTable {
    AnyTable::open(text(fact, "variant")).expect("a known variant")
}

fn sorted_legal(table: &AnyTable) -> Vec<String> {
    let mut legal = table.legal_texts(MOST).expect("a list within bounds");
    legal.sort();
    legal
}

fn result(table: &AnyTable) -> String {
    table
        .outcome()
        .map_or("none".to_owned(), |outcome| outcome.to_string())
}

fn check_perft(table: &AnyTable, counts: &Value) {
    for (i, count) in counts.as_array().expect("counts").iter().enumerate() {
        let depth = i as u32 + 1;
        assert_eq!(
            Some(table.perft(depth)),
            count.as_u64(),
            "perft {depth} of {}",
            table.position_text()
        );
    }
}

#[test]
fn move_counts_match_the_book() {
    for fact in &facts("vectors") {
        let table = open(fact)
            .set_up(text(fact, "position"))
            .expect("a position of the book");
        assert_eq!(table.position_text(), text(fact, "position"));
        check_perft(&table, &fact["perft"]);
    }
}

#[test]
fn whole_games_match_the_book() {
    for fact in &facts("lines") {
        let mut table = open(fact);
        // Some games begin from a position of their own.
        if fact.get("start").is_some() {
            table = table
                .set_up(text(fact, "start"))
                .expect("a position of the book");
        }
        for (i, mv) in texts(&fact["moves"]).iter().enumerate() {
            assert_eq!(table.outcome(), None, "move {i} of {fact}");
            let played = table
                .play(mv)
                .unwrap_or_else(|error| panic!("move {i}, {mv}: {error}"));
            assert_eq!(&played, mv, "move {i}");
        }
        assert_eq!(table.position_text(), text(fact, "position"));
        assert_eq!(
            result(&table),
            text(fact, "result"),
            "{}",
            table.position_text()
        );
        assert_eq!(
            sorted_legal(&table),
            texts(&fact["legal"]),
            "{}",
            table.position_text()
        );
        if let Some(banned) = fact.get("banned_by_LT_11") {
            for mv in texts(banned) {
                let error = table.read_move(&mv).expect_err("a banned move");
                assert!(
                    matches!(&error, ludotheca_rules::MoveError::Refused(refusal) if refusal.rule.id() == "LT-11"),
                    "{mv}: {error}"
                );
            }
        }
    }
}

#[test]
fn hand_set_positions_match_the_book() {
    for fact in &facts("spots") {
        let table = open(fact)
            .set_up(text(fact, "position"))
            .expect("a position of the book");
        assert_eq!(table.position_text(), text(fact, "position"));
        assert_eq!(
            result(&table),
            text(fact, "result"),
            "{}",
            table.position_text()
        );
        assert_eq!(
            sorted_legal(&table),
            texts(&fact["legal"]),
            "{}",
            table.position_text()
        );
        check_perft(&table, &fact["perft"]);
    }
}
