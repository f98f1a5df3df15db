//! `fit`: weights, and what scores promise, from games of the engine against itself.

use super::program::{contains, run, run_in};
use rules::AnyTable;
use search::knowledge;
use std::fs;

#[test]
fn fit_writes_the_weights_of_the_game_and_says_how_well_they_expect_results() {
    let folder = tempfile::tempdir().expect("a folder");
    let fit = ["fit", "attangle", "--games", "12", "--nodes", "40"];
    let fitted = run_in(folder.path(), &fit, "");
    assert_eq!(fitted.status, 0, "{}", fitted.err);
    contains(&fitted.out, "of 12 games");
    contains(&fitted.out, "attangle.json");
    let text = fs::read_to_string(folder.path().join("attangle.json")).expect("a file");
    search::Weights::read(&text).expect("a file of weights");
}

#[test]
fn fit_tells_what_scores_promise_in_each_variant_of_a_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let fit = ["fit", "attangle", "--win-model", "--games", "2"];
    let options = ["--nodes", "40", "--lang", "fr"];
    let fitted = run_in(folder.path(), &[&fit[..], &options].concat(), "");
    assert_eq!(fitted.status, 0, "{}", fitted.err);
    for variant in ["attangle/standard", "attangle/grand", "attangle/2006"] {
        contains(&fitted.out, &format!("{variant}\u{202f}: "));
    }
    contains(&fitted.out, "attangle-win-model.json");
    let file = folder.path().join("attangle-win-model.json");
    let text = fs::read_to_string(file).expect("a file");
    let game = AnyTable::open("attangle/grand").expect("a variant");
    search::WinModels::read(&text, &knowledge::variants(&game)).expect("a file of win models");
}

#[test]
fn fit_leaves_what_scores_promise_in_the_other_variants_as_it_was() {
    let folder = tempfile::tempdir().expect("a folder");
    let fit = ["fit", "attangle/2006", "--win-model", "--games", "2"];
    let options = ["--nodes", "40", "--out", "new.json"];
    let fitted = run_in(folder.path(), &[&fit[..], &options].concat(), "");
    assert_eq!(fitted.status, 0, "{}", fitted.err);
    let text = fs::read_to_string(folder.path().join("new.json")).expect("a file");
    let game = AnyTable::open("attangle/grand").expect("a variant");
    let models = search::WinModels::read(&text, &knowledge::variants(&game));
    let (models, shipped) = (models.expect("win models"), knowledge::win_models(&game));
    let shipped = shipped.expect("win models");
    assert_eq!(models.of("attangle/grand"), shipped.of("attangle/grand"));
    assert_ne!(models.of("attangle/2006"), shipped.of("attangle/2006"));
}

#[test]
fn the_dice_game_has_no_win_model_to_fit() {
    let refused = run(&["fit", "chasse-croise", "--win-model"]);
    assert_eq!((refused.status, refused.out.as_str()), (1, ""));
    contains(&refused.err, "are chances already");
}
