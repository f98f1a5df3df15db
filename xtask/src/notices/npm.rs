//! The npm packages that are in the page: those whose modules the build put into it, as it says in `web/dist/.packages.json`.

use super::{Origin, Work};
use crate::shell::{Failure, root};
use ::notices::Notices;
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;

/// Written by the page's build (`web/plugins/notices.ts`). Names with a dot are not served.
const BUILT_IN: &str = "web/dist/.packages.json";

#[derive(Deserialize)]
struct Lock {
    packages: BTreeMap<String, Locked>,
}

/// What the lock file says of a package.
#[derive(Deserialize)]
pub(super) struct Locked {
    #[serde(default)]
    pub(super) version: String,
    #[serde(default)]
    license: String,
}

/// What the lock file says of this package.
pub(super) fn locked(name: &str) -> Result<Locked, Failure> {
    let mut lock: Lock = read("web/package-lock.json")?;
    lock.packages
        .remove(&format!("node_modules/{name}"))
        .ok_or_else(|| Failure(format!("{name} does not stand in web/package-lock.json")))
}

pub(super) fn works() -> Result<Vec<Work>, Failure> {
    let work = |name: String| {
        let Locked { version, license } = locked(&name)?;
        let folder = root().join("web/node_modules").join(&name);
        Ok(Work {
            name,
            version,
            licence: license,
            authors: Vec::new(),
            origin: Origin::Npm,
            page: true,
            folder,
        })
    };
    built_in()?.into_iter().map(work).collect()
}

fn built_in() -> Result<BTreeSet<String>, Failure> {
    read(BUILT_IN)
}

/// Fails when the built page has other packages in it than the notices say.
pub(super) fn check(notices: &Notices) -> Result<(), Failure> {
    let packages = notices.packages.iter();
    let listed = packages.filter(|package| package.origin == Origin::Npm);
    let listed: BTreeSet<String> = listed.map(|package| package.name.clone()).collect();
    let built_in = built_in()?;
    if listed == built_in {
        return Ok(());
    }
    Err(Failure(format!(
        "the page is made with {built_in:?}, but the notices name {listed:?}; write them again: `cargo xtask notices`"
    )))
}

fn read<T: for<'de> Deserialize<'de>>(path: &str) -> Result<T, Failure> {
    let problem = |why: String| Failure(format!("{path}: {why}"));
    let text = fs::read_to_string(root().join(path)).map_err(|error| problem(error.to_string()))?;
    serde_json::from_str(&text).map_err(|error| problem(error.to_string()))
}
