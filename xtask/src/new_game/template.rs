//! The template: files that lie as they will lie in the project, of a game that is called Toy race there.

use crate::shell::{Failure, root};
use std::fs;
use std::path::Path;

const FOLDER: &str = "xtask/templates/new-game";

/// Every file of the template, by its path in the project.
pub(super) fn files() -> Result<Vec<(String, String)>, Failure> {
    let folder = root().join(FOLDER);
    let mut found = Vec::new();
    collect(&folder, &folder, &mut found)?;
    found.sort();
    Ok(found)
}

fn collect(folder: &Path, top: &Path, found: &mut Vec<(String, String)>) -> Result<(), Failure> {
    let failed = |path: &Path, error: std::io::Error| {
        Failure(format!("{} cannot be read: {error}", path.display()))
    };
    for entry in fs::read_dir(folder).map_err(|error| failed(folder, error))? {
        let path = entry.map_err(|error| failed(folder, error))?.path();
        if path.is_dir() {
            collect(&path, top, found)?;
            continue;
        }
        let text = fs::read_to_string(&path).map_err(|error| failed(&path, error))?;
        let name = path.strip_prefix(top).unwrap_or(&path);
        found.push((name.to_string_lossy().replace('\\', "/"), text));
    }
    Ok(())
}
