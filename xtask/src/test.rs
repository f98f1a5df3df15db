//! `cargo xtask test`: what must hold before anything lands.

use crate::fuzz;
use crate::shell::{Failure, cargo};

/// How long each fuzz target runs as part of the tests: long enough to notice a broken parser.
const FUZZ_SECONDS: u32 = 8;

pub(crate) fn run() -> Result<(), Failure> {
    cargo(&["fmt", "--all", "--check"])?;
    cargo(&[
        "clippy",
        "--workspace",
        "--all-targets",
        "--",
        "-D",
        "warnings",
    ])?;
    cargo(&["test", "--workspace"])?;
    fuzz::run(None, FUZZ_SECONDS)
}
