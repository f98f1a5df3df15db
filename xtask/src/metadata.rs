//! What cargo knows of our crates and of those of others that they need: `cargo metadata`, as far as the chores ask it.

use crate::shell::{Failure, cargo_command, root};
use serde::Deserialize;
use std::collections::BTreeSet;
use std::path::PathBuf;

#[derive(Deserialize)]
pub(crate) struct Metadata {
    pub(crate) packages: Vec<Package>,
    resolve: Resolve,
}

#[derive(Clone, Deserialize)]
pub(crate) struct Package {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) version: String,
    pub(crate) license: Option<String>,
    pub(crate) authors: Vec<String>,
    /// Where it comes from; nothing for a crate of our own.
    pub(crate) source: Option<String>,
    pub(crate) manifest_path: PathBuf,
    targets: Vec<Target>,
}

#[derive(Clone, Deserialize)]
struct Target {
    kind: Vec<String>,
}

#[derive(Deserialize)]
struct Resolve {
    nodes: Vec<Node>,
}

#[derive(Deserialize)]
struct Node {
    id: String,
    deps: Vec<Dependency>,
}

#[derive(Deserialize)]
struct Dependency {
    pkg: String,
    dep_kinds: Vec<Kind>,
}

#[derive(Deserialize)]
struct Kind {
    /// Nothing for what becomes part of the crate, else `dev` or `build`.
    kind: Option<String>,
}

impl Package {
    pub(crate) fn is_ours(&self) -> bool {
        self.source.is_none()
    }

    /// Whether it only works while others are compiled.
    fn is_macro(&self) -> bool {
        let kinds = self.targets.iter().flat_map(|target| &target.kind);
        kinds.into_iter().any(|kind| kind == "proc-macro")
    }
}

/// What is there for this system, with the features that a program with the page in it has. Without a network only where cargo has
/// fetched it before.
pub(crate) fn read(system: &str, offline: bool) -> Result<Metadata, Failure> {
    let mut command = cargo_command(&["metadata", "--format-version", "1", "--locked"]);
    command.args(["--features", "ludotheca/embed-page"]);
    command.args(["--filter-platform", system]);
    if offline {
        command.arg("--offline");
    }
    let output = command
        .current_dir(root())
        .output()
        .map_err(|error| Failure(format!("cargo metadata could not be started: {error}")))?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr);
        return Err(Failure(format!("cargo metadata: {said}")));
    }
    serde_json::from_slice(&output.stdout)
        .map_err(|error| Failure(format!("cargo metadata cannot be read: {error}")))
}

impl Metadata {
    /// The package's direct dependencies that become part of it.
    fn direct<'a>(&'a self, package: &Package) -> Vec<&'a Package> {
        self.needed(package, None)
    }

    /// What a package needs of this kind: nothing for what becomes part of it, `build` for what builds it.
    pub(crate) fn needed<'a>(&'a self, package: &Package, kind: Option<&str>) -> Vec<&'a Package> {
        let node = self.resolve.nodes.iter().find(|node| node.id == package.id);
        let edges = node.into_iter().flat_map(|node| &node.deps);
        edges
            .filter(|edge| {
                edge.dep_kinds
                    .iter()
                    .any(|found| found.kind.as_deref() == kind)
            })
            .filter_map(|edge| self.packages.iter().find(|package| package.id == edge.pkg))
            .collect()
    }

    /// The packages of others that become part of this crate of ours. What only works while it is compiled does not.
    pub(crate) fn linked_into(&self, name: &str) -> Vec<&Package> {
        let ours = |package: &&Package| package.is_ours() && package.name == name;
        let mut waiting: Vec<&Package> = self.packages.iter().filter(ours).collect();
        let mut seen = BTreeSet::new();
        let mut found = Vec::new();
        while let Some(package) = waiting.pop() {
            if package.is_macro() || !seen.insert(&package.id) {
                continue;
            }
            waiting.extend(self.direct(package));
            if !package.is_ours() {
                found.push(package);
            }
        }
        found
    }
}
