//! Whether two paths lead to the same file, however they are spelt and linked.

use std::fs;
use std::io;
use std::path::Path;

/// Whether both are there and one and the same.
pub fn is_same(one: &Path, other: &Path) -> bool {
    matches!((identity(one), identity(other)), (Ok(one), Ok(other)) if one == other)
}

/// Two names of one file, even without a link between them, have the same number on the same device.
#[cfg(unix)]
fn identity(path: &Path) -> io::Result<(u64, u64)> {
    use std::os::unix::fs::MetadataExt;
    let found = fs::metadata(path)?;
    Ok((found.dev(), found.ino()))
}

#[cfg(not(unix))]
fn identity(path: &Path) -> io::Result<std::path::PathBuf> {
    fs::canonicalize(path)
}
