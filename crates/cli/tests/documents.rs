//! What the documents show is true today: their pictures, their example of a record, and the opponents that they name.

use ludotheca::document::{Measured, levels_document};
use ludotheca::render::svg;
use rules::record::{MOST_BYTES, MOST_JSON_BYTES, MOST_MOVES, MOST_NESTED};
use rules::{AnyTable, Description};
use search::knowledge;
use search::opponent::Opponent;
use std::path::{Path, PathBuf};
use words::{Language, Words};

/// Where this is set, the documents that follow from the rest are written instead of compared.
const WRITE: &str = "LUDOTHECA_WRITE_DOCUMENTS";

fn document(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../docs")
        .join(name)
}

fn read(name: &str) -> String {
    std::fs::read_to_string(document(name))
        .unwrap_or_else(|error| panic!("docs/{name} is needed: {error}"))
}

/// Holds a document against what it must be.
fn is_up_to_date(name: &str, wanted: &str) {
    if std::env::var_os(WRITE).is_some() {
        files::replace(&document(name), wanted.as_bytes()).expect("a document that can be written");
    }
    assert!(
        read(name) == wanted,
        "docs/{name} is out of date: `{WRITE}=1 cargo test -p ludotheca --test documents` writes it"
    );
}

/// What the picture of a game shows is told beside it, in lines of a key and a value: `variant`, `position` where it is not the
/// start, `moves` played first.
fn shown(game: &Description) -> AnyTable {
    let file = format!("boards/{game}.txt");
    let text = read(&file);
    let value = |key: &str| {
        let mut lines = text.lines().filter_map(|line| line.split_once(": "));
        lines
            .find(|(found, _)| *found == key)
            .map(|(_, value)| value)
    };
    let variant = value("variant").unwrap_or_else(|| panic!("docs/{file} names no variant"));
    assert_eq!(rules::game_of(variant), Some(game), "docs/{file}");
    let mut table = AnyTable::open(variant).expect("a listed variant");
    if let Some(position) = value("position") {
        table = table.set_up(position).expect("a position");
    }
    for mv in value("moves").unwrap_or_default().split_whitespace() {
        table.play(mv).expect("a legal move");
    }
    table
}

#[test]
fn every_game_has_a_picture_and_it_is_up_to_date() {
    let words = Words::new(Language::En);
    for game in rules::games() {
        let picture = svg(&shown(game).view(), &words);
        let name = format!("boards/{game}.svg");
        is_up_to_date(&name, &format!("{}\n", picture.trim_end()));
    }
}

#[test]
fn the_document_about_opponents_and_the_help_name_everybody() {
    let text = read("opponents.md");
    let rows = text.lines().filter_map(|line| line.strip_prefix("| `"));
    let examples: Vec<&str> = rows
        .filter_map(|row| Some(row.split_once('`')?.0))
        .collect();
    for example in &examples {
        if let Err(error) = example.parse::<Opponent>() {
            panic!("{example}: {error}");
        }
    }
    for language in Language::ALL {
        let words = Words::new(language);
        let help = ["help-play-examples", "help-match-examples"].map(|id| words.text(id, &[]));
        for kind in [
            "level-3", "engine", "uct", "random", "novice", "greedy", "ugi:",
        ] {
            assert!(examples.iter().any(|row| row.starts_with(kind)), "{kind}");
            for text in &help {
                let listed = text
                    .lines()
                    .any(|line| line.starts_with(&format!("  {kind}")));
                assert!(listed, "{kind} is missing: {text}");
            }
        }
    }
}

#[test]
fn the_example_of_a_record_can_be_replayed() {
    let text = read("records.md");
    let example = text
        .split("```\n")
        .nth(1)
        .expect("an example between fences");
    let record = rules::Record::read(example).unwrap_or_else(|error| panic!("{error:?}"));
    assert_eq!(record.replay().len(), 4);
}

#[test]
fn the_document_about_records_tells_their_limits() {
    let text = read("records.md");
    let limits = format!(
        "at most {} MiB of text or {} MiB of JSON, 1,048,576 moves, variations {} deep",
        MOST_BYTES >> 20,
        MOST_JSON_BYTES >> 20,
        MOST_NESTED
    );
    assert_eq!(MOST_MOVES, 1_048_576);
    assert!(text.contains(&limits), "{limits}");
}

#[test]
fn the_document_about_levels_tells_what_the_program_plays_with() {
    let measured = Measured::read(&read("levels-measured.json")).expect("what was measured");
    let games = knowledge::games();
    let shipped: Vec<_> = games.iter().map(knowledge::ladders).cloned().collect();
    let document = levels_document(&shipped, &measured, &Words::new(Language::En));
    is_up_to_date("levels.md", &document);
    assert_eq!(measured.text(), read("levels-measured.json"));
}
