//! Mutation testing of the rules: every survivor is a rule that no test would miss.

use crate::shell::{self, Failure};

pub(crate) fn run(file: Option<&str>) -> Result<(), Failure> {
    shell::ensure_subcommand("mutants")?;
    let mut words = vec![
        "mutants",
        "--package",
        "ludotheca-rules",
        "--profile",
        "mutants",
    ];
    words.extend(["--baseline", "skip", "--timeout", "120"]);
    if let Some(file) = file {
        words.extend(["--file", file]);
    }
    // The suite compares 100,000 positions a game with a slow reference; a mutant shows in far fewer.
    shell::run(shell::cargo_command(&words).env("LUDOTHECA_FEWER_POSITIONS", "4000"))
}
