//! Whether what `ludotheca-rules` offers still fits its version, told by cargo-semver-checks against the last release.

use crate::shell::{Failure, cargo, ensure_subcommand, root};
use std::process::Command;

pub(crate) fn run() -> Result<(), Failure> {
    let Some(tag) = last_release()? else {
        eprintln!(
            "\nno release is tagged yet, so that there is nothing to compare `ludotheca-rules` with; \
             `git tag v0.1.0` on the commit that docs/releasing.md leads to makes the first"
        );
        return Ok(());
    };
    ensure_subcommand("semver-checks")?;
    let words = ["semver-checks", "--package", "ludotheca-rules"];
    cargo(&[&words[..], &["--baseline-rev", &tag]].concat())
}

/// The newest tag of a release, `v0.1.0`, by the order of versions.
fn last_release() -> Result<Option<String>, Failure> {
    let output = Command::new("git")
        .args(["tag", "--list", "v[0-9]*", "--sort=-version:refname"])
        .current_dir(root())
        .output()
        .map_err(|error| Failure(format!("git could not be started: {error}")))?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr);
        return Err(Failure(format!(
            "git did not list the tags of the releases: {}",
            said.trim()
        )));
    }
    let tags = String::from_utf8_lossy(&output.stdout);
    Ok(tags.lines().next().map(str::to_owned))
}
