//! The lines that a game has outside its folders: in the catalog of the rules and in that of the search.

use super::name::Name;
use crate::shell::Failure;
use std::fs;
use std::path::Path;

/// The list of games.
pub(super) const RULES: &str = "crates/rules/src/games/mod.rs";
/// What the engine knows of them.
pub(super) const SEARCH: &str = "crates/search/src/games/mod.rs";

/// Both catalogs with the game in them, by path.
pub(super) fn with(root: &Path, name: &Name) -> Result<[(String, String); 2], Failure> {
    let Name { folder, camel, .. } = name;
    let read = |path: &str| {
        fs::read_to_string(root.join(path))
            .map_err(|error| Failure(format!("{path} cannot be read: {error}")))
    };
    let rules = after_last(&read(RULES)?, "pub mod ", &format!("pub mod {folder};"))
        .and_then(|text| {
            let line = format!("    {camel}({folder}::{camel}, {folder}),");
            after_last(&text, "    ", &line)
        })
        .ok_or_else(|| lost(RULES))?;
    let search = after_last(&read(SEARCH)?, "mod ", &format!("mod {folder};"))
        .ok_or_else(|| lost(SEARCH))?;
    Ok([(RULES.to_owned(), rules), (SEARCH.to_owned(), search)])
}

fn lost(path: &str) -> Failure {
    Failure(format!("{path} does not look like a catalog any more"))
}

/// The text with a line after the last one that begins like this. Formatting puts modules in order.
fn after_last(text: &str, start: &str, line: &str) -> Option<String> {
    let mut lines: Vec<&str> = text.lines().collect();
    let last = lines.iter().rposition(|line| line.starts_with(start))?;
    lines.insert(last + 1, line);
    Some(lines.join("\n") + "\n")
}
