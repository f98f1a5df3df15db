//! One directory is used by one process.

use crate::error::OpenError;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::Path;

/// Whoever holds the system's lock on it has the directory; the file itself stays.
const LOCK: &str = "ludotheca.lock";

/// Makes the directory if it is missing, readable for its owner alone, and takes it.
pub(super) fn take(directory: &Path) -> Result<File, OpenError> {
    let unusable = |why: io::Error| OpenError::Folder {
        folder: directory.to_owned(),
        why,
    };
    create(directory).map_err(unusable)?;
    let lock = OpenOptions::new()
        .create(true)
        .truncate(false)
        .write(true)
        .open(directory.join(LOCK))
        .map_err(unusable)?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => Err(OpenError::InUse(directory.to_owned())),
        Err(TryLockError::Error(why)) => Err(unusable(why)),
    }
}

#[cfg(unix)]
fn create(directory: &Path) -> io::Result<()> {
    use std::os::unix::fs::DirBuilderExt;
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true).mode(0o700).create(directory)
}

#[cfg(not(unix))]
fn create(directory: &Path) -> io::Result<()> {
    fs::create_dir_all(directory)
}
