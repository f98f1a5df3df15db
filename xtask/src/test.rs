//! `cargo xtask test`: what must hold before anything lands.

use crate::page::{self, npm, npm_command};
use crate::running::Server;
use crate::shell::{Failure, cargo, run as run_command, target};
use crate::{fuzz, tools};
use clap::ValueEnum;

/// How long each fuzz target runs as part of the tests: long enough to notice a broken parser.
const FUZZ_SECONDS: u32 = 8;

/// What can be tested alone.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Part {
    /// Formatting, clippy, all tests of the crates.
    Rust,
    /// Types and unit tests of the page, and the rules as wasm.
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
            Part::Browser => browser()?,
            Part::Fuzz => fuzz::run(None, FUZZ_SECONDS)?,
        }
    }
    Ok(())
}

/// The chores are tested in the profile in which they run already, the others all at once: features and profile decide whether a
/// dependency is built anew, and here nothing is built twice.
const CRATES: [&str; 4] = ["test", "--workspace", "--exclude", "xtask"];

fn rust() -> Result<(), Failure> {
    cargo(&["fmt", "--all", "--check"])?;
    let clippy = ["clippy", "--workspace", "--all-targets"];
    cargo(&[&clippy[..], &["--", "-D", "warnings"]].concat())?;
    cargo(&CRATES)?;
    cargo(&["test", "--package", "xtask", "--profile", "dev"])
}

fn on_page() -> Result<(), Failure> {
    page::build()?;
    npm(&["run", "check"])?;
    npm(&["test"])
}

fn browser() -> Result<(), Failure> {
    let browser = tools::ensure_browser()?;
    page::build()?;
    // Tests the program with its page, and leaves it behind for the browser.
    let with_page = ["--features", "ludotheca/embed-page", "--test", "serve"];
    cargo(&[&CRATES[..], &with_page].concat())?;
    let server = Server::start(&target().join("debug/ludotheca"))?;
    let mut tests = npm_command(&["run", "browser"]);
    tests.env("CHROME", browser);
    run_command(server.tell(&mut tests))
}
