//! Mutation testing of the rules: every survivor is a rule that no test would miss.
//!
//! A mutant costs compiling, linking and testing, some 20 seconds with all test programs and a third of that with those of
//! one game. So a game's mutants meet the game's own tests first, and only what survives them meets the whole suite.

use crate::shell::{self, Failure};
use rules::Description;

/// Where the outcomes are kept, so that a run that was stopped goes on where it was.
const OUTPUT: &str = "target/mutation";

/// The suite compares 100,000 positions a game with a slow reference; a mutant shows in far fewer.
const FEWER_POSITIONS: (&str, &str) = ("LUDOTHECA_FEWER_POSITIONS", "1500");

pub(crate) fn run(file: Option<&str>, anew: bool) -> Result<(), Failure> {
    shell::ensure_subcommand("mutants")?;
    let output = shell::root().join(OUTPUT);
    if anew && output.exists() {
        std::fs::remove_dir_all(&output)
            .map_err(|error| Failure(format!("{} stays: {error}", output.display())))?;
    }
    std::fs::create_dir_all(&output)
        .map_err(|error| Failure(format!("{} cannot be made: {error}", output.display())))?;
    for game in rules::games().map(Description::folder) {
        let glob = format!("crates/rules/src/games/{game}/*.rs");
        if file.is_none_or(|file| file.contains(&format!("/{game}/"))) {
            // Survivors make cargo-mutants fail; the whole suite gets them next.
            let _ = mutate(file.unwrap_or(&glob), &tests_of(&game));
        }
    }
    mutate(file.unwrap_or("crates/rules/src/**"), &[])
}

/// The words that build and run the tests that know this game best, and no other game's. What stands behind `--` would
/// narrow the run only, and every test program would still be built for every mutant.
fn tests_of(game: &str) -> Vec<String> {
    let programs = ["--lib", "--test", game];
    let mut words: Vec<_> = programs.map(|word| format!("--cargo-arg={word}")).into();
    words.extend(["--", "--"].map(str::to_owned));
    for other in rules::games().map(Description::folder) {
        if other != game {
            words.extend(["--skip".to_owned(), other]);
        }
    }
    words
}

/// Tries the mutants of these files that no earlier run has caught.
fn mutate(file: &str, tests: &[String]) -> Result<(), Failure> {
    let mut words = vec!["mutants", "--package", "ludotheca-rules"];
    words.extend(["--profile", "mutants", "--baseline", "skip"]);
    words.extend(["--timeout", "120", "--iterate", "--output", OUTPUT]);
    words.extend(["--file", file]);
    words.extend(tests.iter().map(String::as_str));
    let (name, value) = FEWER_POSITIONS;
    shell::run(shell::cargo_command(&words).env(name, value))
}
