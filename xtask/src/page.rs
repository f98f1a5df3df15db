//! Builds the page into `web/dist`: its npm packages, wasm, the rule pages, the pictures, cards and kits, what travels, then everything together. What has not changed is
//! not built again.

use crate::fingerprint::once_for;
use crate::shell::{Failure, run};
use crate::{pages, pictures, prints, tools, wasm, wire};
use std::process::Command;

/// What the built page depends on. Whatever is not here must not change it.
const SOURCES: [&str; 15] = [
    "crates/notices/notices.json",
    "crates/rules/src/picture/colours.json",
    "crates/words/locales",
    "web/addresses.json",
    "web/generated",
    "web/index.html",
    "web/package-lock.json",
    "web/package.json",
    "web/plugins",
    "web/public",
    "web/scripts",
    "web/src",
    "web/svelte.config.js",
    "web/tsconfig.json",
    "web/vite.config.ts",
];
/// Remembers in the built page what it was built from. Names with a dot are not served.
const STAMP: &str = "web/dist/.built-from";

pub(crate) fn build() -> Result<(), Failure> {
    prepare()?;
    once_for(&SOURCES, STAMP, || npm(&["run", "build"]))
}

/// Everything that the page's own tools need to find.
pub(crate) fn prepare() -> Result<(), Failure> {
    tools::ensure_node()?;
    packages()?;
    wasm::build()?;
    pages::write()?;
    pictures::write()?;
    prints::write()?;
    wire::write()
}

/// The npm packages in the versions of the lock file; fetched only when that has changed. Not by `npm ci`, which refuses a lock file
/// that lacks the packages for other systems than the one it was written on.
pub(crate) fn packages() -> Result<(), Failure> {
    const STAMP: &str = "web/node_modules/.installed-from";
    once_for(&["web/package-lock.json"], STAMP, || {
        npm(&["install", "--no-save"]).map_err(|Failure(why)| {
            Failure(format!(
                "{why}; the page's packages come from npm's registry, is there a network?"
            ))
        })
    })
}

/// Runs npm in the page's folder.
pub(crate) fn npm(words: &[&str]) -> Result<(), Failure> {
    run(&mut npm_command(words))
}

/// npm in the page's folder, not started yet.
pub(crate) fn npm_command(words: &[&str]) -> Command {
    let mut command = Command::new("npm");
    command.args(["--prefix", "web"]).args(words);
    command
}
