//! The sources of the crates, for what is asked of all of them.

use std::fs;
use std::path::{Path, PathBuf};

/// Every source by its path below the root, without the tests that stand at its end.
pub(crate) fn of_crates() -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut sources = Vec::new();
    for room in fs::read_dir(root.join("crates"))
        .expect("a folder")
        .flatten()
    {
        collect(&room.path().join("src"), &mut sources);
    }
    assert!(sources.len() > 300, "only {} sources", sources.len());
    let read = |source: PathBuf| {
        let path = source.strip_prefix(&root).expect("below the root");
        let path = path.to_string_lossy().replace('\\', "/");
        let text = fs::read_to_string(&source).expect("a source is text");
        let code = text.split("\n#[cfg(test)]\nmod ").next();
        (path, code.unwrap_or_default().to_owned())
    };
    sources.into_iter().map(read).collect()
}

fn collect(folder: &Path, sources: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            collect(&path, sources);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            sources.push(path);
        }
    }
}
