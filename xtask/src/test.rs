//! `cargo xtask test`: what must hold before anything lands.

use crate::page::{self, npm};
use crate::shell::{self, Failure, cargo, cargo_command};
use crate::{browser, fuzz, notices, tools};
use clap::ValueEnum;

/// How long each fuzz target runs as part of the tests: long enough to notice a broken parser.
const FUZZ_SECONDS: u32 = 8;

/// What can be tested alone.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Part {
    /// Formatting, clippy, documentation, all tests of the crates.
    Rust,
    /// Formatting, lints, types and unit tests of the page, and the rules as wasm.
    Page,
    /// The page in a real browser.
    Browser,
    /// A short run of each fuzz target.
    Fuzz,
}

pub(crate) fn run(only: Option<Part>) -> Result<(), Failure> {
    let parts = only.map_or_else(|| Part::value_variants().to_vec(), |part| vec![part]);
    for part in parts {
        match part {
            Part::Rust => rust()?,
            Part::Page => on_page()?,
            Part::Browser => browser::run("browser", &browser::program()?)?,
            Part::Fuzz => fuzz::run(None, FUZZ_SECONDS)?,
        }
    }
    Ok(())
}

fn rust() -> Result<(), Failure> {
    tools::ensure_postgres()?;
    tools::ensure_faults()?;
    cargo(&["fmt", "--all", "--check"])?;
    let clippy = ["clippy", "--workspace", "--all-targets"];
    cargo(&[&clippy[..], &["--", "-D", "warnings"]].concat())?;
    documentation()?;
    // The rules alone, as somebody has them who wants no JSON.
    cargo(&[
        "check",
        "--package",
        "ludotheca-rules",
        "--no-default-features",
    ])?;
    // The chores are tested in the profile in which they run already, the others all at once: features and profile decide
    // whether a dependency is built anew, and here nothing is built twice.
    let mut tests = cargo_command(&["test", "--workspace", "--exclude", "xtask"]);
    // Here nobody may do without one of the databases.
    shell::run(tests.env_remove("LUDOTHECA_POSTGRES"))?;
    cargo(&["test", "--package", "xtask", "--profile", "dev"])
}

/// The documentation of every crate, in which a link that leads nowhere is a mistake. Its examples run with the tests.
fn documentation() -> Result<(), Failure> {
    let mut command = cargo_command(&["doc", "--workspace", "--no-deps"]);
    shell::run(command.env("RUSTDOCFLAGS", "-D warnings"))
}

/// The tests of the text protocol alone.
pub(crate) fn protocol() -> Result<(), Failure> {
    cargo(&["test", "--package", "ludotheca", "--test", "ugi"])
}

/// Everything that goes wrong with a server, as often as before a release. The tests of the crates do the same less often.
pub(crate) fn faults() -> Result<(), Failure> {
    tools::ensure_postgres()?;
    tools::ensure_faults()?;
    let mut tests = cargo_command(&["test", "--release", "--package", "ludotheca-faults"]);
    shell::run(tests.env("LUDOTHECA_FAULTS", "whole"))
}

fn on_page() -> Result<(), Failure> {
    page::build()?;
    notices::check_page()?;
    npm(&["run", "lint"])?;
    npm(&["run", "check"])?;
    npm(&["test"])
}
