//! `fit`: weights, and what scores promise, from games of the engine against itself.

use super::program::{contains, run, run_in};
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
    let fit = ["fit", "attangle", "--promises", "--games", "2"];
    let options = ["--nodes", "40", "--lang", "fr"];
    let fitted = run_in(folder.path(), &[&fit[..], &options].concat(), "");
    assert_eq!(fitted.status, 0, "{}", fitted.err);
    for variant in ["attangle/standard", "attangle/grand", "attangle/2006"] {
        contains(&fitted.out, &format!("{variant}\u{202f}: "));
    }
    contains(&fitted.out, "promises.json");
    let text = fs::read_to_string(folder.path().join("promises.json")).expect("a file");
    let promises: search::Promises = serde_json::from_str(&text).expect("a file of promises");
    let untouched = search::Promises::shipped().of("la-trel/base");
    assert_eq!(promises.of("la-trel/base"), untouched);
}

#[test]
fn the_dice_game_has_no_promises_to_fit() {
    let refused = run(&["fit", "chasse-croise", "--promises"]);
    assert_eq!((refused.status, refused.out.as_str()), (1, ""));
    contains(&refused.err, "are chances already");
}
