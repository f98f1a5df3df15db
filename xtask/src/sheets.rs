//! What is kept of the rule sheets in the project: hashes of six words in a row, in `rulebook/tests/sheet-runs.txt`.

use crate::pages::keep;
use crate::shell::{Failure, root};
use rulebook::word_runs::{RUN, hash, list, words_of};
use std::fs;
use std::path::Path;

/// Hashes the texts in a folder.
pub(crate) fn write_runs(folder: &Path) -> Result<(), Failure> {
    let unreadable = |path: &Path, error| Failure(format!("{}: {error}", path.display()));
    let mut hashes = Vec::new();
    for entry in fs::read_dir(folder).map_err(|error| unreadable(folder, error))? {
        let file = entry.map_err(|error| unreadable(folder, error))?.path();
        if file.extension().is_none_or(|ending| ending != "txt") {
            continue;
        }
        let text = fs::read_to_string(&file).map_err(|error| unreadable(&file, error))?;
        hashes.extend(words_of(&text).windows(RUN).map(hash));
    }
    if hashes.is_empty() {
        let folder = folder.display();
        return Err(Failure(format!(
            "{folder} holds no sheets, which are .txt files"
        )));
    }
    keep(&root().join("rulebook/tests/sheet-runs.txt"), &list(hashes))
}
