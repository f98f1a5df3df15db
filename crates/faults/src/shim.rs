//! The library that stands between a server and its disk and clock, compiled when it is first needed.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;
use tempfile::TempDir;

const SOURCE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/shim/shim.c");

/// What becomes of syncs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Syncs {
    /// They are made.
    Made,
    /// They take so many microseconds longer.
    Slow(u32),
    /// They fail.
    Failing,
    /// They are not made, and said to be.
    Pretended,
}

/// A shim for one server.
#[derive(Debug)]
pub struct Shim {
    folder: TempDir,
    disk: Option<(PathBuf, PathBuf)>,
}

/// The compiled library, which lives as long as the tests.
fn library() -> &'static Path {
    static LIBRARY: OnceLock<(TempDir, PathBuf)> = OnceLock::new();
    let (_, library) = LIBRARY.get_or_init(|| {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let library = folder.path().join("shim.so");
        let compiled = Command::new("cc")
            .args(["-shared", "-fPIC", "-O1", "-o"])
            .arg(&library)
            .args([SOURCE, "-ldl", "-lpthread"])
            .status()
            .expect("cc compiles the shim (Debian: gcc)");
        assert!(compiled.success(), "the shim compiles");
        (folder, library)
    });
    library
}

impl Default for Shim {
    fn default() -> Shim {
        Shim {
            folder: tempfile::tempdir().expect("a temporary folder"),
            disk: None,
        }
    }
}

impl Shim {
    /// One that keeps in `to` what a disk would still hold of `from` if the power failed.
    pub fn keeping(from: &Path, to: &Path) -> Shim {
        Shim {
            disk: Some((from.to_owned(), to.to_owned())),
            ..Shim::default()
        }
    }

    /// One that stands before this directory, so that it can meddle with its syncs.
    pub fn before(directory: &Path) -> Shim {
        let shim = Shim::default();
        let copy = shim.folder.path().join("copy");
        fs::create_dir(&copy).expect("a folder");
        Shim {
            disk: Some((directory.to_owned(), copy)),
            ..shim
        }
    }

    /// From now on this becomes of syncs.
    pub fn sync(&self, syncs: Syncs) {
        let text = match syncs {
            Syncs::Made => String::new(),
            Syncs::Slow(microseconds) => format!("delay {microseconds}"),
            Syncs::Failing => "fail".to_owned(),
            Syncs::Pretended => "pretend".to_owned(),
        };
        self.tell("sync", &text);
    }

    /// From now on the system's clock was set by so many seconds.
    pub fn set_clock(&self, seconds: i64) {
        self.tell("clock", &seconds.to_string());
    }

    /// The file changes at once, so that nobody reads half of it.
    fn tell(&self, what: &str, text: &str) {
        let part = self.folder.path().join("part");
        fs::write(&part, text).expect("a file");
        fs::rename(part, self.folder.path().join(what)).expect("a file in its place");
    }

    /// What is set in the environment of a program that runs behind it.
    pub fn variables(&self) -> Vec<(&'static str, String)> {
        let path = |path: &Path| path.to_str().expect("a folder that is text").to_owned();
        let told = |what: &str| path(&self.folder.path().join(what));
        let mut variables = vec![
            ("LD_PRELOAD", path(library())),
            ("FAULTS_SYNC", told("sync")),
            ("FAULTS_CLOCK", told("clock")),
        ];
        if let Some((from, to)) = &self.disk {
            variables.push(("FAULTS_DISK", format!("{}:{}", path(from), path(to))));
        }
        variables
    }
}

/// Copies what lies in a directory into a new one.
pub fn copy_of(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a folder");
    for entry in fs::read_dir(from).expect("a folder").flatten() {
        let target = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy_of(&entry.path(), &target);
        } else {
            fs::copy(entry.path(), target).expect("a copy");
        }
    }
}
