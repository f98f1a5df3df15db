//! Whose work is in the program and the page, and under which licences. `notices.json` is written by `cargo xtask notices` from what
//! is built, and read here; nobody edits it by hand.

use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

/// Everything that is ours to hand on with the program and the page.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Notices {
    /// Sorted by name and version.
    pub packages: Vec<Package>,
    /// The texts of the licences, each once.
    pub texts: Vec<String>,
}

/// Something that others wrote.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Package {
    pub name: String,
    pub version: String,
    /// As its authors put it, an SPDX expression.
    pub licence: String,
    pub origin: Origin,
    /// Whether it is part of the page. What is part of the page is part of a program that has the page in it.
    pub page: bool,
    /// The texts that come with it, places in [`Notices::texts`].
    pub texts: Vec<usize>,
}

/// Whose package it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Origin {
    Cargo,
    Npm,
    /// A font that lies among our own files.
    Font,
}

/// The notices of this program and its page.
pub fn notices() -> &'static Notices {
    static NOTICES: LazyLock<Notices> = LazyLock::new(|| {
        serde_json::from_str(include_str!("../notices.json")).expect("notices, which a test reads")
    });
    &NOTICES
}

impl Notices {
    /// The texts that come with a package.
    pub fn texts_of<'a>(&'a self, package: &'a Package) -> impl Iterator<Item = &'a str> {
        package.texts.iter().map(|&text| self.texts[text].as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::notices;

    #[test]
    fn every_package_has_a_text_and_every_text_a_package() {
        let notices = notices();
        let mut used = vec![false; notices.texts.len()];
        for package in &notices.packages {
            assert!(!package.texts.is_empty(), "{}", package.name);
            for &text in &package.texts {
                *used.get_mut(text).expect(&package.name) = true;
            }
        }
        assert!(used.into_iter().all(|used| used));
    }

    #[test]
    fn packages_are_sorted_and_stand_there_once() {
        let names = |package: &super::Package| (package.name.clone(), package.version.clone());
        let packages: Vec<_> = notices().packages.iter().map(names).collect();
        assert!(packages.is_sorted_by(|one, next| one < next));
    }
}
