//! The programs beyond cargo that the page needs: looked for first, installed by Debian's package where that is possible, else
//! told with what to do.

use crate::shell::{Failure, answers, can_install, ensure_program, install_only};
use std::env;
use std::path::PathBuf;
use std::process::Command;

/// What the page's build tools ask for.
const OLDEST_NODE: (u32, u32) = (20, 19);

/// Node.js with npm.
pub(crate) fn ensure_node() -> Result<(), Failure> {
    if node_version().is_none() && can_install() {
        // npm's package recommends a compiler and hundreds of packages that nothing here needs.
        install_only(&["nodejs", "npm"])?;
    }
    let advice = "Install it from https://nodejs.org or with your system's packages (Debian: `apt-get install nodejs npm`)";
    let (oldest, minor) = OLDEST_NODE;
    match node_version() {
        None => {
            return Err(Failure(format!(
                "Node.js is missing; the page is built with it. {advice}, version {oldest}.{minor} or newer."
            )));
        }
        Some((found, below)) if (found, below) < OLDEST_NODE => {
            return Err(Failure(format!(
                "Node.js {found}.{below} is too old to build the page. {advice}, version {oldest}.{minor} or newer."
            )));
        }
        Some(_) => {}
    }
    if !answers("npm", &["--version"]) && can_install() {
        install_only(&["npm"])?;
    }
    if answers("npm", &["--version"]) {
        return Ok(());
    }
    Err(Failure(
        "npm is missing; it comes with Node.js from https://nodejs.org (Debian: `apt-get install npm`)"
            .to_owned(),
    ))
}

fn node_version() -> Option<(u32, u32)> {
    let output = Command::new("node").arg("--version").output().ok()?;
    version(&String::from_utf8_lossy(&output.stdout))
}

/// `(20, 19)` of `v20.19.2`.
fn version(said: &str) -> Option<(u32, u32)> {
    let mut numbers = said.trim().strip_prefix('v')?.split('.');
    Some((numbers.next()?.parse().ok()?, numbers.next()?.parse().ok()?))
}

/// PostgreSQL's programs, with which the tests of the store start a server of their own.
pub(crate) fn ensure_postgres() -> Result<(), Failure> {
    if cluster::binaries().is_err() && can_install() {
        install_only(&[cluster::PACKAGE])?;
    }
    let found = cluster::binaries();
    found.map(drop).map_err(|missing| {
        Failure(format!(
            "the store is tested on both its databases. {missing}"
        ))
    })
}

/// What it takes to make faults: a compiler for what stands between a server and its disk, a witness of its calls, and what starts it so
/// that it ends with the tests.
pub(crate) fn ensure_faults() -> Result<(), Failure> {
    ensure_program("cc", "gcc")?;
    ensure_program("strace", "strace")?;
    ensure_program("setpriv", "util-linux")?;
    ensure_program("mount", "mount")
}

/// The names under which the browser of our tests is installed.
const BROWSERS: [&str; 4] = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
];

/// A Chromium for the browser tests: the one that `CHROME` names, or one that is installed.
pub(crate) fn ensure_browser() -> Result<PathBuf, Failure> {
    if let Some(named) = env::var_os("CHROME") {
        let named = PathBuf::from(named);
        if named.is_file() {
            return Ok(named);
        }
        return Err(Failure(format!(
            "CHROME names {}, which is no file; name a Chromium, or leave it out to have one looked for",
            named.display()
        )));
    }
    if let Some(found) = BROWSERS.into_iter().find_map(in_path) {
        return Ok(found);
    }
    if can_install() {
        install_only(&["chromium"])?;
    }
    BROWSERS.into_iter().find_map(in_path).ok_or_else(|| {
        Failure(
            "the browser tests need Chromium; install it (Debian: `apt-get install chromium`), or name one with CHROME=/path/to/chrome"
                .to_owned(),
        )
    })
}

fn in_path(program: &str) -> Option<PathBuf> {
    let folders = env::var_os("PATH")?;
    env::split_paths(&folders)
        .map(|folder| folder.join(program))
        .find(|file| file.is_file())
}

#[cfg(test)]
mod tests {
    use super::version;

    #[test]
    fn a_version_is_read_as_node_writes_it() {
        assert_eq!(version("v20.19.2\n"), Some((20, 19)));
        assert_eq!(version("v22.0.0-nightly"), Some((22, 0)));
        assert_eq!(version(""), None);
        assert_eq!(version("20"), None);
    }
}
