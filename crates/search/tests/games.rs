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
        for name in ["mod.rs", "advice.rs", "features.rs", "moves.rs"] {
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
