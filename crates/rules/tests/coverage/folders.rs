//! What lies in the folders of each game, in the sources and among the tests. Whoever adds a game is told what is missing.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The files that every game has in its folder.
const SOURCES: [&str; 12] = [
    "mod",
    "description",
    "variant",
    "board",
    "moves",
    "text",
    "refusal",
    "touches",
    "view",
    "picture",
    "card",
    "edit",
];

/// What the program of a game's tests is made of beside the tests of single rules: the slow reference, what the suite asks for,
/// and what all games share.
const MODULES: [&str; 5] = ["conformance", "reference", "suite", "facts", "support"];

/// The kinds of facts that there are about every game.
const FACTS: [&str; 3] = ["vectors", "lines", "spots"];

fn here(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

fn read(game: &str, path: &str) -> String {
    fs::read_to_string(here(path))
        .unwrap_or_else(|error| panic!("{game} needs crates/rules/{path}: {error}"))
}

/// The folders in a folder.
fn folders(path: &str) -> BTreeSet<String> {
    let entries = fs::read_dir(here(path)).expect("a folder");
    entries
        .map(|entry| entry.expect("an entry"))
        .filter(|entry| entry.path().is_dir())
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .collect()
}

#[test]
fn every_game_has_a_folder_with_its_files() {
    for game in ludotheca_rules::games() {
        for name in SOURCES {
            let path = format!("src/games/{}/{name}.rs", game.folder());
            let text = read(game.id, &path);
            assert!(text.starts_with("//! "), "{path} says what it is for");
        }
    }
    let games: BTreeSet<String> = ludotheca_rules::games()
        .map(ludotheca_rules::Description::folder)
        .collect();
    assert_eq!(folders("src/games"), games, "one folder a game");
}

#[test]
fn every_game_has_its_tests_and_they_run_the_suite_and_the_facts() {
    for game in ludotheca_rules::games() {
        let path = format!("tests/{}/main.rs", game.folder());
        let main = syn::parse_file(&read(game.id, &path)).expect("Rust that compiles");
        let declared: Vec<String> = main
            .items
            .iter()
            .filter_map(|item| match item {
                syn::Item::Mod(module) if !has_condition(module) => Some(module.ident.to_string()),
                _ => None,
            })
            .collect();
        for module in MODULES {
            let found = declared.iter().any(|name| name == module);
            assert!(found, "crates/rules/{path} needs `mod {module};`");
        }
        let path = format!("tests/{}/conformance.rs", game.folder());
        let text = read(game.id, &path);
        let called = text.lines().any(|line| line.starts_with("conformance!("));
        assert!(called, "crates/rules/{path} does not call conformance!");
    }
}

fn has_condition(module: &syn::ItemMod) -> bool {
    let mut attributes = module.attrs.iter();
    attributes.any(|attribute| attribute.path().is_ident("cfg"))
}

#[test]
fn every_game_has_its_facts_and_every_folder_of_facts_is_that_of_a_game() {
    for game in ludotheca_rules::games() {
        for kind in FACTS {
            read(game.id, &format!("tests/facts/{game}/{kind}.json"));
        }
    }
    let games: BTreeSet<String> = ludotheca_rules::games()
        .map(|game| game.id.to_owned())
        .collect();
    assert_eq!(folders("tests/facts"), games);
}
