//! What the program writes it writes with `crates/files`, which never leaves half a file behind. No other source of the crates opens a
//! file for writing, but those that are named here with their reason.

use std::fs;
use std::path::{Path, PathBuf};

/// What opens or replaces files.
const WAYS: [&str; 6] = [
    "fs::write(",
    "File::create",
    "File::options",
    "OpenOptions",
    "fs::rename(",
    "fs::copy(",
];
/// The room whose task it is; the journal of a match, to which lines are added and which is taken up again wherever it was cut;
/// the copy of a database, which SQLite itself writes and which is synced before it gets its name; the lock of a directory, which
/// holds nothing; and what runs while the program is built.
const EXCEPTIONS: [&str; 5] = [
    "crates/files/src/",
    "crates/arena/src/journal/mod.rs",
    "crates/store/src/sqlite/open.rs",
    "crates/store/src/sqlite/lock.rs",
    "crates/embed/src/",
];

#[test]
fn nothing_but_what_is_made_for_it_writes_files() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut sources = Vec::new();
    for room in fs::read_dir(root.join("crates"))
        .expect("a folder")
        .flatten()
    {
        collect(&room.path().join("src"), &mut sources);
    }
    assert!(sources.len() > 300, "only {} sources", sources.len());
    let (mut found, mut excepted) = (Vec::new(), 0);
    for source in sources {
        let path = source.strip_prefix(&root).expect("below the root");
        let path = path.to_string_lossy().replace('\\', "/");
        let text = fs::read_to_string(&source).expect("a source is text");
        // Tests stand at the end of a file and may write what they like.
        let code = text
            .split("\n#[cfg(test)]\nmod ")
            .next()
            .unwrap_or_default();
        let ways = WAYS.iter().filter(|way| code.contains(*way));
        let ways: Vec<String> = ways.map(|way| format!("{path}: {way}")).collect();
        if EXCEPTIONS
            .iter()
            .any(|exception| path.starts_with(exception))
        {
            excepted += ways.len();
        } else if !path.ends_with("/tests.rs") {
            found.extend(ways);
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
    assert!(
        excepted >= EXCEPTIONS.len(),
        "the ways are still recognised"
    );
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
