//! Why a file could not be written, told apart by what one can do about it.

use std::fmt;
use std::io::{self, ErrorKind};
use std::path::PathBuf;

/// A file that was not written. Whatever was there before is there still.
#[derive(Debug)]
pub enum WriteError {
    /// There is such a file, and it was not to be replaced.
    Exists,
    /// There is a folder of this name.
    IsFolder,
    /// It is a file that is read from.
    IsInput,
    /// There is no such folder to write into.
    NoFolder(PathBuf),
    /// The folder takes no new files.
    ProtectedFolder(PathBuf),
    /// The file may not be written.
    ProtectedFile,
    /// The disk is full.
    NoSpace,
    Other(io::Error),
}

impl From<io::Error> for WriteError {
    fn from(error: io::Error) -> WriteError {
        match error.kind() {
            ErrorKind::AlreadyExists => WriteError::Exists,
            ErrorKind::IsADirectory => WriteError::IsFolder,
            ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => {
                WriteError::ProtectedFile
            }
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => WriteError::NoSpace,
            _ => WriteError::Other(error),
        }
    }
}

impl fmt::Display for WriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WriteError::Exists => f.write_str("the file exists already"),
            WriteError::IsFolder => f.write_str("it is a folder"),
            WriteError::IsInput => f.write_str("the same file is read"),
            WriteError::NoFolder(folder) => {
                write!(f, "there is no folder {}", folder.display())
            }
            WriteError::ProtectedFolder(folder) => {
                write!(f, "the folder {} may not be written to", folder.display())
            }
            WriteError::ProtectedFile => f.write_str("the file may not be written"),
            WriteError::NoSpace => f.write_str("no space is left"),
            WriteError::Other(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for WriteError {}
