//! Whether what `ludotheca-rules` offers still fits its version, told by cargo-semver-checks against the last release or any other
//! state of the project.

use crate::shell::{Failure, cargo, ensure_subcommand, root};
use std::process::Command;

/// Compares with this revision, or else with the last release.
pub(crate) fn run(baseline: Option<&str>) -> Result<(), Failure> {
    let baseline = match baseline {
        Some(named) => named.to_owned(),
        None => last_release()?.unwrap_or_else(|| {
            eprintln!(
                "\nno release is tagged yet, so that `ludotheca-rules` has promised nothing: only what is not committed is \
                 compared, with the last commit; --baseline-rev names another one"
            );
            "HEAD".to_owned()
        }),
    };
    ensure_subcommand("semver-checks")?;
    let words = ["semver-checks", "--package", "ludotheca-rules"];
    cargo(&[&words[..], &["--baseline-rev", &baseline]].concat())
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
