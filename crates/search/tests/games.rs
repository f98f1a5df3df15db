//! Every game's folder is whole: its files are there, they fit the game, and nothing outside them names a game.

use rules::AnyTable;
use search::knowledge;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The root of the sources.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A file in the game's folder; which one is missing is told.
fn file(game: &AnyTable, name: &str) -> String {
    let path = Path::new(&knowledge::folder(game)).join(name);
    fs::read_to_string(root().join(&path))
        .unwrap_or_else(|error| panic!("{} needs {}: {error}", game.game(), path.display()))
}

#[test]
fn every_game_has_a_folder_with_its_files() {
    for game in knowledge::games() {
        for name in ["mod.rs", "features.rs", "moves.rs"] {
            assert!(file(&game, name).starts_with("//! "), "{}", game.game());
        }
    }
}

/// A game without chance is asked by a test program of its name whether what it tells the search holds together.
#[test]
fn every_game_without_chance_has_a_test_program_of_its_name() {
    for game in knowledge::games() {
        if knowledge::win_models(&game).is_none() {
            continue;
        }
        let path = format!("crates/search/tests/{}.rs", game.description().folder());
        let text = fs::read_to_string(root().join(&path))
            .unwrap_or_else(|error| panic!("{} needs {path}: {error}", game.game()));
        for check in ["holds_together(&VARIANTS", "changes_sign(&VARIANTS"] {
            assert!(text.contains(check), "{path} does not ask {check})");
        }
    }
}

#[test]
fn every_folder_is_that_of_a_game() {
    let games: BTreeSet<String> = knowledge::games().iter().map(knowledge::folder).collect();
    let entries = fs::read_dir(root().join("crates/search/src/games")).expect("the games");
    let folders: BTreeSet<String> = entries
        .map(|entry| entry.expect("an entry"))
        .filter(|entry| entry.path().is_dir())
        .map(|entry| format!("crates/search/src/games/{}", entry.file_name().display()))
        .collect();
    assert_eq!(folders, games);
}

#[test]
fn every_file_of_weights_is_the_one_that_is_played_with() {
    for game in knowledge::games() {
        let shipped = knowledge::shipped_weights(&game);
        assert_eq!(
            shipped.text(),
            file(&game, "weights.json"),
            "{}",
            game.game()
        );
        for variant in knowledge::variants(&game) {
            let set = shipped.of::<f64>(variant, knowledge::features(&game));
            set.unwrap_or_else(|error| panic!("{variant}: {error}"));
        }
        let glance = format!("{}/at-a-glance", game.game());
        let known = [&knowledge::variants(&game)[..], &[game.game(), &glance]].concat();
        for name in shipped.names() {
            assert!(known.contains(&name), "nothing plays with the set {name}");
        }
    }
}

#[test]
fn every_file_of_levels_is_the_one_that_is_played_with() {
    for game in knowledge::games() {
        let shipped = knowledge::ladders(&game);
        assert_eq!(
            shipped.text(),
            file(&game, "levels.json"),
            "{}",
            game.game()
        );
    }
}

#[test]
fn every_file_of_win_models_is_the_one_that_is_spoken_with() {
    for game in knowledge::games() {
        let path = root().join(knowledge::folder(&game)).join("win_model.json");
        let Some(shipped) = knowledge::win_models(&game) else {
            assert!(
                !path.exists(),
                "{} does not read its win model",
                game.game()
            );
            continue;
        };
        assert_eq!(
            shipped.text(),
            file(&game, "win_model.json"),
            "{}",
            game.game()
        );
        for variant in knowledge::variants(&game) {
            assert!(shipped.of(variant).is_some(), "{variant} has no win model");
        }
    }
}

#[test]
fn every_variant_climbs_a_ladder_of_its_own_game() {
    for game in knowledge::games() {
        let ladders = knowledge::ladders(&game);
        for variant in knowledge::variants(&game) {
            let climbed = ladders
                .inherits
                .get(variant)
                .map_or(variant, String::as_str);
            assert!(
                ladders.ladders.contains_key(climbed),
                "{variant} has no levels, nor has {climbed}"
            );
            assert_eq!(rules::game_id_of(climbed), game.game(), "{variant}");
        }
    }
}

/// The sources below a folder, of Rust and of the page, without the tests that lie beside the page's.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        let name = path.to_string_lossy();
        if path.is_dir() {
            found.extend(sources(&path));
        } else if [".rs", ".ts", ".svelte"]
            .iter()
            .any(|end| name.ends_with(end))
            && !name.ends_with(".test.ts")
        {
            found.push(path);
        }
    }
    found
}

/// `la-trel`, `la_trel` and `LaTrel`.
fn names(game: &AnyTable) -> [String; 3] {
    let id = game.game();
    let capitalised = |part: &str| part[..1].to_uppercase() + &part[1..];
    let camel = id.split('-').map(capitalised).collect();
    [id.to_owned(), id.replace('-', "_"), camel]
}

/// What is compiled into the program: neither comments nor the tests at the end of a file.
fn program(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let lines = (1..).zip(text.lines());
    lines
        .take_while(|(_, line)| *line != "#[cfg(test)]")
        .filter(|(_, line)| {
            let line = line.trim_start();
            !["//", "/*", "* ", "<!--"]
                .iter()
                .any(|mark| line.starts_with(mark))
        })
}

/// The folders in which a game has its own, and which may name it.
const FOLDERS: [&str; 2] = ["crates/rules/src/games", "crates/search/src/games"];

/// Everything else that becomes part of the program or of the page.
const ROOMS: [&str; 10] = [
    "crates/rules/src",
    "crates/search/src",
    "crates/arena/src",
    "crates/train/src",
    "crates/wasm/src",
    "crates/words/src",
    "crates/server/src",
    "crates/cli/src",
    "rulebook/src",
    "web/src",
];

/// A new game must not need a change elsewhere, and none may be forgotten.
#[test]
fn nothing_outside_the_folders_of_the_games_names_a_game() {
    let folders = FOLDERS.map(|folder| root().join(folder));
    let names: Vec<String> = knowledge::games().iter().flat_map(names).collect();
    let mut looked_at = 0;
    for room in ROOMS {
        for path in sources(&root().join(room)) {
            if folders.iter().any(|folder| path.starts_with(folder)) {
                continue;
            }
            looked_at += 1;
            let text = fs::read_to_string(&path).expect("a file");
            for (number, line) in program(&text) {
                let named = names.iter().find(|name| line.contains(name.as_str()));
                let place = format!("{}:{number}", path.display());
                assert_eq!(named, None, "{place}: {line}");
            }
        }
    }
    assert!(looked_at > 250, "{looked_at} files");
}
