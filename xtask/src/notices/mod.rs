//! `cargo xtask notices`: whose work is in the program and the page, written into `crates/notices/notices.json` with the texts of their
//! licences. The tests below hold what stands there against both lock files, without a network.

mod fonts;
mod licences;
mod npm;

use crate::metadata::{self, Metadata};
use crate::page;
use crate::shell::{Failure, root};
use ::notices::{Notices, Origin, Package};
use licences::Allowed;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

const FILE: &str = "crates/notices/notices.json";

/// The systems that programs are made for.
const SYSTEMS: [&str; 3] = [
    "x86_64-unknown-linux-gnu",
    "aarch64-apple-darwin",
    "x86_64-pc-windows-msvc",
];
const BROWSER: &str = "wasm32-unknown-unknown";

const PROGRAM: &str = "ludotheca";
const PAGE: &str = "ludotheca-wasm";

/// Work of somebody else, and where it lies.
struct Work {
    name: String,
    version: String,
    licence: String,
    authors: Vec<String>,
    origin: Origin,
    page: bool,
    folder: PathBuf,
}

pub(crate) fn write() -> Result<(), Failure> {
    page::build()?;
    let mut works = BTreeMap::new();
    for system in SYSTEMS {
        add(&mut works, &metadata::read(system, false)?, PROGRAM)?;
    }
    add(&mut works, &metadata::read(BROWSER, false)?, PAGE)?;
    let mut works: Vec<Work> = works.into_values().collect();
    works.extend(npm::works()?);
    works.extend(fonts::works());
    let notices = gathered(works, &Allowed::read()?)?;
    let json = serde_json::to_string_pretty(&notices).expect("notices have names only");
    files::replace(&root().join(FILE), format!("{json}\n").as_bytes())
        .map_err(|error| Failure(format!("{FILE}: {error}")))
}

/// Fails when the page that was just built has other packages in it than the notices say.
pub(crate) fn check_page() -> Result<(), Failure> {
    npm::check(::notices::notices())
}

/// Adds what is linked into a crate of ours.
fn add(
    works: &mut BTreeMap<(String, String), Work>,
    metadata: &Metadata,
    into: &str,
) -> Result<(), Failure> {
    for package in metadata.linked_into(into) {
        let key = (package.name.clone(), package.version.clone());
        let licence = package.license.clone().ok_or_else(|| {
            Failure(format!(
                "{} {} names no licence",
                package.name, package.version
            ))
        })?;
        let folder = package.manifest_path.parent().unwrap_or(Path::new(""));
        let work = works.entry(key).or_insert_with(|| Work {
            name: package.name.clone(),
            version: package.version.clone(),
            licence,
            authors: package.authors.clone(),
            origin: Origin::Cargo,
            page: false,
            folder: folder.to_owned(),
        });
        work.page |= into == PAGE;
    }
    Ok(())
}

/// All of them with their texts, each text once.
fn gathered(mut works: Vec<Work>, allowed: &Allowed) -> Result<Notices, Failure> {
    works.sort_by(|one, other| (&one.name, &one.version).cmp(&(&other.name, &other.version)));
    let mut notices = Notices::default();
    for work in works {
        let mut places = Vec::new();
        for text in licences::texts(&work, allowed)? {
            let known = notices.texts.iter().position(|known| *known == text);
            let place = known.unwrap_or(notices.texts.len());
            if known.is_none() {
                notices.texts.push(text);
            }
            if !places.contains(&place) {
                places.push(place);
            }
        }
        notices.packages.push(Package {
            name: work.name,
            version: work.version,
            licence: work.licence,
            origin: work.origin,
            page: work.page,
            texts: places,
        });
    }
    Ok(notices)
}

#[cfg(test)]
mod tests {
    use super::{Allowed, Origin, PAGE, PROGRAM, npm};
    use crate::metadata;
    use crate::shell::{Failure, host, root};
    use ::notices::notices;
    use serde::Deserialize;
    use std::collections::BTreeSet;
    use std::fs;

    const REMEDY: &str = "write the notices again: `cargo xtask notices`";

    fn told<T>(result: Result<T, Failure>) -> T {
        result.unwrap_or_else(|Failure(why)| panic!("{why}"))
    }

    fn listed(origin: Origin) -> BTreeSet<(String, String)> {
        let packages = notices().packages.iter();
        let packages = packages.filter(|package| package.origin == origin);
        packages
            .map(|package| (package.name.clone(), package.version.clone()))
            .collect()
    }

    #[derive(Deserialize)]
    struct Lock {
        package: Vec<Locked>,
    }

    #[derive(Deserialize)]
    struct Locked {
        name: String,
        version: String,
    }

    #[test]
    fn every_crate_that_is_linked_here_stands_in_the_notices() {
        let listed = listed(Origin::Cargo);
        let metadata = told(metadata::read(&told(host()), true));
        for package in [PROGRAM, PAGE]
            .iter()
            .flat_map(|name| metadata.linked_into(name))
        {
            let key = (package.name.clone(), package.version.clone());
            assert!(listed.contains(&key), "{key:?} is missing; {REMEDY}");
        }
    }

    #[test]
    fn the_notices_name_the_versions_of_the_lock_files() {
        let lock = fs::read_to_string(root().join("Cargo.lock")).expect("the lock file");
        let lock: Lock = toml::from_str(&lock).expect("a lock file");
        let locked: BTreeSet<_> = lock
            .package
            .into_iter()
            .map(|locked| (locked.name, locked.version))
            .collect();
        for key in listed(Origin::Cargo) {
            assert!(locked.contains(&key), "{key:?} is not locked; {REMEDY}");
        }
        for (name, version) in listed(Origin::Npm) {
            let locked = told(npm::locked(&name));
            assert_eq!(locked.version, version, "{name}; {REMEDY}");
        }
    }

    #[test]
    fn every_font_that_we_print_with_stands_in_the_notices() {
        let fonts: BTreeSet<_> = super::fonts::works()
            .into_iter()
            .map(|font| (font.name, font.version))
            .collect();
        assert_eq!(listed(Origin::Font), fonts, "{REMEDY}");
        let files = fs::read_dir(root().join(super::fonts::FOLDER)).expect("the folder of fonts");
        for file in files.flatten() {
            let name = file.file_name().to_string_lossy().into_owned();
            let family = name.split('-').next().unwrap_or_default();
            let known = fonts
                .iter()
                .any(|(name, _)| name.replace(' ', "") == family);
            assert!(
                known || family == "LICENSE" || name == "README.md",
                "{name}"
            );
        }
    }

    #[test]
    fn every_licence_is_allowed() {
        let allowed = told(Allowed::read());
        for package in &notices().packages {
            told(allowed.choose(&package.name, &package.licence));
        }
        for package in told(metadata::read(&told(host()), true)).packages {
            let licence = package.license.as_deref().unwrap_or_default();
            told(allowed.choose(&package.name, licence));
        }
    }
}
