//! The facts of the rule book: counts, whole games and hand-set positions from an independent implementation.
//! They lie in `tests/facts/`, copied from the rule book, and must match exactly.

use ludotheca_rules::AnyTable;
use serde_json::Value;

const VECTORS: &str = include_str!("facts/vectors.json");
const LINES: &str = include_str!("facts/lines.json");
const SPOTS: &str = include_str!("facts/spots.json");

/// No position in the facts has more moves than this.
const MOST: usize = 10_000;

fn facts_of<'a>(facts: &'a Value, game: &str) -> Vec<&'a Value> {
    let all = facts.as_array().expect("a list of facts");
    let own: Vec<_> = all
        .iter()
        .filter(|fact| text(fact, "variant").starts_with(game))
        .collect();
    assert!(!own.is_empty(), "no facts about {game}");
    own
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

fn vectors_match(game: &str) {
    let facts = serde_json::from_str(VECTORS).expect("vectors.json");
    for fact in facts_of(&facts, game) {
        let table = open(fact)
            .set_up(text(fact, "position"))
            .expect("a position of the book");
        assert_eq!(table.position_text(), text(fact, "position"));
        check_perft(&table, &fact["perft"]);
    }
}

fn lines_match(game: &str) {
    let facts = serde_json::from_str(LINES).expect("lines.json");
    for fact in facts_of(&facts, game) {
        let mut table = open(fact);
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

fn spots_match(game: &str) {
    let facts = serde_json::from_str(SPOTS).expect("spots.json");
    for fact in facts_of(&facts, game) {
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

macro_rules! facts_about {
    ($($game:ident = $id:literal),* $(,)?) => {$(
        mod $game {
            #[test]
            fn move_counts_match_the_book() {
                super::vectors_match($id);
            }

            #[test]
            fn whole_games_match_the_book() {
                super::lines_match($id);
            }

            #[test]
            fn hand_set_positions_match_the_book() {
                super::spots_match($id);
            }
        }
    )*};
}

facts_about! {
    la_trel = "la-trel/",
    attangle = "attangle/",
    latroncules = "latroncules/",
    chasse_croise = "chasse-croise/",
}
