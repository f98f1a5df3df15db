//! Mutation testing of the rules: every survivor is a rule that no test would miss.

use crate::shell::{self, Failure};

pub(crate) fn run(file: Option<&str>) -> Result<(), Failure> {
    shell::ensure_subcommand("mutants")?;
    let mut words = vec![
        "mutants",
        "--package",
        "ludotheca-rules",
        "--baseline",
        "skip",
        "--timeout",
        "120",
    ];
    if let Some(file) = file {
        words.extend(["--file", file]);
    }
    cargo(&words)
}
