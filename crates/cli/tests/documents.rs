//! What the documents show is true today: their pictures, their example of a record, and the opponents that they name.

use ludotheca::document::{Measured, levels_document};
use ludotheca::render::svg;
use rules::AnyTable;
use rules::record::{MOST_BYTES, MOST_JSON_BYTES, MOST_MOVES, MOST_NESTED};
use search::knowledge;
use search::opponent::Opponent;
use words::{Language, Words};

/// File, variant, position and moves, as `docs/boards` was made.
const PICTURES: [(&str, &str, &str, &str); 4] = [
    ("la-trel", "la-trel/master", "", "d2-d3 e7-e6 e1-c3"),
    (
        "attangle",
        "attangle/grand",
        "...c./3...../......2/.1....../.....a.a./..1..c3./..aa.../....../.1c.. 1 16/14 40",
        "",
    ),
    (
        "latroncules",
        "latroncules/classic",
        "fc5c/c1cf2f1/F1fc1c1c/3C3f/1C3f2/2C1FF1F/1FFC1C2/C2FC3 2 8 97",
        "",
    ),
    (
        "chasse-croise",
        "chasse-croise/standard",
        "a3979495a8/88126a8904 1 44 28",
        "",
    ),
];

#[test]
fn the_pictures_in_the_readme_are_up_to_date() {
    let words = Words::new(Language::En);
    for (name, variant, position, moves) in PICTURES {
        let mut table = AnyTable::open(variant).expect("a listed variant");
        if !position.is_empty() {
            table = table.set_up(position).expect("a position");
        }
        for mv in moves.split_whitespace() {
            table.play(mv).expect("a legal move");
        }
        let path = format!(
            "{}/../../docs/boards/{name}.svg",
            env!("CARGO_MANIFEST_DIR")
        );
        let kept = std::fs::read_to_string(&path).expect("a picture of the README");
        assert_eq!(
            svg(&table.view(), &words).trim_end(),
            kept.trim_end(),
            "{name}.svg is out of date: draw it again with `ludotheca show --svg`"
        );
    }
}

#[test]
fn the_document_about_opponents_and_the_help_name_everybody() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/opponents.md");
    let text = std::fs::read_to_string(path).expect("the document about opponents");
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
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/records.md");
    let text = std::fs::read_to_string(path).expect("the document about records");
    let example = text
        .split("```\n")
        .nth(1)
        .expect("an example between fences");
    let record = rules::Record::read(example).unwrap_or_else(|error| panic!("{error:?}"));
    assert_eq!(record.replay().len(), 4);
}

#[test]
fn the_document_about_records_tells_their_limits() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/records.md");
    let text = std::fs::read_to_string(path).expect("the document about records");
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
    let docs = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs");
    let read = |name: &str| std::fs::read_to_string(format!("{docs}/{name}")).expect("a document");
    let measured = Measured::read(&read("levels-measured.json")).expect("what was measured");
    let games = knowledge::games();
    let shipped: Vec<_> = games.iter().map(knowledge::ladders).cloned().collect();
    let document = levels_document(&shipped, &measured, &Words::new(Language::En));
    assert_eq!(
        document,
        read("levels.md"),
        "docs/levels.md is out of date: `ludotheca calibrate --sources .` writes it"
    );
    assert_eq!(measured.text(), read("levels-measured.json"));
}
