//! Where PostgreSQL's programs are.

use std::env;
use std::path::{Path, PathBuf};

/// What Debian calls the package that brings them.
pub const PACKAGE: &str = "postgresql";
/// Where Debian puts them, a folder for each version. They are in nobody's PATH.
const DEBIAN: &str = "/usr/lib/postgresql";
/// What a cluster takes.
const PROGRAMS: [&str; 2] = ["initdb", "postgres"];

/// PostgreSQL is not installed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "PostgreSQL is not installed: there is no initdb in PATH nor below {DEBIAN} (Debian: `apt-get install {PACKAGE}`)"
)]
pub struct Missing;

/// The folder of its programs: the one in PATH, else the newest that Debian installed.
pub fn binaries() -> Result<PathBuf, Missing> {
    let path = env::var_os("PATH").unwrap_or_default();
    let in_path = env::split_paths(&path).find(|folder| is_whole(folder));
    in_path.or_else(newest_of_debian).ok_or(Missing)
}

fn is_whole(folder: &Path) -> bool {
    PROGRAMS
        .iter()
        .all(|program| folder.join(program).is_file())
}

fn newest_of_debian() -> Option<PathBuf> {
    let versions = Path::new(DEBIAN).read_dir().ok()?.flatten();
    let mut found: Vec<(u32, PathBuf)> = versions
        .filter_map(|version| {
            let number = version.file_name().to_str()?.parse().ok()?;
            Some((number, version.path().join("bin")))
        })
        .filter(|(_, folder)| is_whole(folder))
        .collect();
    found.sort();
    found.pop().map(|(_, folder)| folder)
}
