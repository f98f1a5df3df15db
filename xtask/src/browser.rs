//! The page in a real browser: an npm script that drives Chromium against a program with the page in it.

use crate::page::{self, npm_command};
use crate::running::Server;
use crate::shell::{Failure, cargo, run as run_command, target};
use crate::tools;
use std::path::{Path, PathBuf};

/// Runs a script of the page's package.json against this program.
pub(crate) fn run(script: &str, program: &Path) -> Result<(), Failure> {
    let browser = tools::ensure_browser()?;
    let server = Server::start(program)?;
    let mut tests = npm_command(&["run", script]);
    tests.env("CHROME", browser);
    run_command(server.tell(&mut tests))
}

/// Builds the page and tests the program that has it in it, which stays behind for the browser.
pub(crate) fn program() -> Result<PathBuf, Failure> {
    tools::ensure_browser()?;
    page::build()?;
    cargo(&[
        "test",
        "--workspace",
        "--exclude",
        "xtask",
        "--features",
        "ludotheca/embed-page",
        "--test",
        "serve",
    ])?;
    Ok(target().join("debug/ludotheca"))
}
