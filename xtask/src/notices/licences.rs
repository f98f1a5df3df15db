//! Which licences may be had, which of those that a package offers is taken, and where its text is found.

use super::Work;
use crate::shell::{Failure, root};
use serde::Deserialize;
use spdx::{Expression, Licensee, ParseMode};
use std::fs;

/// The licences that `deny.toml` allows, the dearest first.
pub(super) struct Allowed(Vec<Licensee>);

#[derive(Deserialize)]
struct Deny {
    licenses: Licenses,
}

#[derive(Deserialize)]
struct Licenses {
    allow: Vec<String>,
}

impl Allowed {
    pub(super) fn read() -> Result<Allowed, Failure> {
        let problem = |why: String| Failure(format!("deny.toml: {why}"));
        let text = read(&root().join("deny.toml"))?;
        let deny: Deny = toml::from_str(&text).map_err(|error| problem(error.to_string()))?;
        let names = deny.licenses.allow.iter();
        let licences = names
            .map(|name| Licensee::parse(name).map_err(|error| problem(format!("{name}: {error}"))));
        Ok(Allowed(licences.collect::<Result<_, _>>()?))
    }

    /// The licences that are taken of those that a package offers.
    pub(super) fn choose(&self, package: &str, offered: &str) -> Result<Vec<String>, Failure> {
        let expression = Expression::parse_mode(offered, ParseMode::LAX)
            .map_err(|error| Failure(format!("{package}: {error}")))?;
        let chosen = expression.minimized_requirements(&self.0).map_err(|_| {
            Failure(format!(
                "{package} is licensed as {offered}, which deny.toml does not allow; do without it, or allow the licence if it goes together with ours"
            ))
        })?;
        Ok(chosen.iter().map(ToString::to_string).collect())
    }
}

/// A sentence by which the text of a licence is known.
const SIGNS: [(&str, &str); 9] = [
    ("MIT", "permission is hereby granted, free of charge"),
    ("Apache-2.0", "apache license version 2.0, january 2004"),
    (
        "ISC",
        "permission to use, copy, modify, and/or distribute this software for any purpose",
    ),
    (
        "BSD-2-Clause",
        "redistributions in binary form must reproduce",
    ),
    ("BSD-3-Clause", "neither the name of"),
    ("Zlib", "this software is provided 'as-is'"),
    ("Unicode-3.0", "unicode license v3"),
    (
        "CDLA-Permissive-2.0",
        "community data license agreement - permissive - version 2.0",
    ),
    ("OFL-1.1", "sil open font license version 1.1"),
];

/// The texts that have to be handed on with a package: those of the licences that are taken, and what it says of the work of others.
pub(super) fn texts(work: &Work, allowed: &Allowed) -> Result<Vec<String>, Failure> {
    let files = files(work)?;
    let mut texts = Vec::new();
    for licence in allowed.choose(&work.name, &work.licence)? {
        let sign = SIGNS.iter().find(|(known, _)| *known == licence);
        let (_, sign) = sign
            .ok_or_else(|| Failure(format!("nobody has said how to know the text of {licence}")))?;
        let before = texts.len();
        texts.extend(
            files
                .iter()
                .filter(|(_, text)| flat(text).contains(sign))
                .map(|(_, text)| text.clone()),
        );
        if texts.len() == before {
            texts.push(standard(&licence, work)?);
        }
    }
    let others = files
        .into_iter()
        .filter(|(name, _)| name.contains("THIRD") || name.starts_with("NOTICE"));
    texts.extend(others.map(|(_, text)| text));
    Ok(texts)
}

/// The files of a package that speak of licences, by their names in capitals.
fn files(work: &Work) -> Result<Vec<(String, String)>, Failure> {
    let entries = fs::read_dir(&work.folder)
        .map_err(|error| Failure(format!("{}: {error}", work.folder.display())))?;
    let mut files = Vec::new();
    for entry in entries.flatten().filter(|entry| entry.path().is_file()) {
        let name = entry.file_name().to_string_lossy().to_uppercase();
        if ["LICENSE", "LICENCE", "COPYING", "NOTICE"]
            .iter()
            .any(|word| name.starts_with(word))
        {
            files.push((name, tidy(&read(&entry.path())?)));
        }
    }
    files.sort();
    Ok(files)
}

/// The text of a licence whose package has no file of it: ours, with their names.
fn standard(licence: &str, work: &Work) -> Result<String, Failure> {
    match licence {
        "Apache-2.0" => Ok(tidy(&read(&root().join("LICENSE-APACHE"))?)),
        "MIT" => {
            let ours = tidy(&read(&root().join("LICENSE-MIT"))?);
            let authors = if work.authors.is_empty() {
                format!("the authors of {}", work.name)
            } else {
                work.authors.join(", ")
            };
            let lines = ours.lines().map(|line| {
                if line.starts_with("Copyright (c)") {
                    format!("Copyright (c) {authors}")
                } else {
                    line.to_owned()
                }
            });
            Ok(lines.collect::<Vec<_>>().join("\n"))
        }
        _ => Err(Failure(format!(
            "{} has no text of its licence, {licence}",
            work.name
        ))),
    }
}

fn read(path: &std::path::Path) -> Result<String, Failure> {
    fs::read_to_string(path).map_err(|error| Failure(format!("{}: {error}", path.display())))
}

/// Without what nobody sees: other ends of lines, spaces at them, empty lines around.
fn tidy(text: &str) -> String {
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    lines
        .join("\n")
        .trim_matches('\n')
        .trim_start_matches('\u{feff}')
        .to_owned()
}

/// In small letters and one line, for a search; a text that stands in a comment is the same text.
fn flat(text: &str) -> String {
    text.split_whitespace()
        .filter(|word| *word != "//")
        .collect::<Vec<_>>()
        .join(" ")
        .to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::{Allowed, SIGNS};
    use crate::shell::Failure;

    fn allowed() -> Allowed {
        Allowed::read().unwrap_or_else(|Failure(why)| panic!("{why}"))
    }

    #[test]
    fn the_first_licence_that_is_allowed_is_taken() {
        let chosen = |offered| allowed().choose("a package", offered).ok();
        let texts = |texts: &[&str]| Some(texts.iter().map(|text| (*text).to_owned()).collect());
        assert_eq!(chosen("Apache-2.0 OR MIT"), texts(&["MIT"]));
        assert_eq!(chosen("Apache-2.0/MIT"), texts(&["MIT"]));
        assert_eq!(chosen("Apache-2.0 OR GPL-2.0-only"), texts(&["Apache-2.0"]));
        assert_eq!(
            chosen("(MIT OR Apache-2.0) AND Unicode-3.0"),
            texts(&["MIT", "Unicode-3.0"])
        );
        for refused in ["GPL-3.0-only", "MIT AND GPL-2.0-only", "ours", ""] {
            assert_eq!(chosen(refused), None, "{refused}");
        }
    }

    #[test]
    fn every_licence_that_is_allowed_can_be_told_by_its_text() {
        for licence in allowed().0 {
            let name = licence.into_req().to_string();
            assert!(SIGNS.iter().any(|(known, _)| *known == name), "{name}");
        }
    }
}
