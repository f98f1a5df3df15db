//! What the program writes it writes with `crates/files`, which never leaves half a file behind. No other source of the crates opens a
//! file for writing, but those that are named here with their reason.

mod sources;

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
/// holds nothing; what runs while the program is built; and what makes disks and servers fail on purpose, for tests alone.
const EXCEPTIONS: [&str; 6] = [
    "crates/files/src/",
    "crates/arena/src/journal/mod.rs",
    "crates/store/src/sqlite/open.rs",
    "crates/store/src/sqlite/lock.rs",
    "crates/embed/src/",
    "crates/faults/src/",
];

#[test]
fn nothing_but_what_is_made_for_it_writes_files() {
    let (mut found, mut excepted) = (Vec::new(), 0);
    for (path, code) in sources::of_crates() {
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
