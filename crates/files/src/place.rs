//! Where a path leads when all its links are followed.

use crate::WriteError;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// What a path names in the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// A file, there already or not yet, in a folder that is there and under the name that is no link.
    File { folder: PathBuf, whole: PathBuf },
    /// A pipe, a terminal, a device, or a file that somebody opened for us: it can only be written to, not replaced.
    Stream,
}

/// As many links as Linux follows.
const MOST_LINKS: usize = 40;
/// What lies here stands for files that are open already. Putting another file in their place would leave whoever opened them with
/// the old one.
const OPENED: [&str; 2] = ["/proc", "/dev/fd"];

impl Place {
    pub(crate) fn of(path: &Path) -> Result<Place, WriteError> {
        let mut path = path.to_owned();
        for _ in 0..MOST_LINKS {
            match fs::metadata(&path) {
                Ok(found) if found.is_dir() => return Err(WriteError::IsFolder),
                Ok(found) if !found.is_file() => return Ok(Place::Stream),
                Ok(_) => {}
                Err(error) if error.kind() == ErrorKind::NotFound => {}
                Err(error) if error.kind() == ErrorKind::NotADirectory => {
                    return Err(WriteError::NoFolder(folder_of(&path).to_owned()));
                }
                Err(error) => return Err(error.into()),
            }
            let Some(name) = path.file_name().filter(|_| !ends_as_folder(&path)) else {
                return Err(WriteError::IsFolder);
            };
            let folder = folder_of(&path);
            let folder = folder.canonicalize().map_err(|error| match error.kind() {
                ErrorKind::NotFound | ErrorKind::NotADirectory => {
                    WriteError::NoFolder(folder.to_owned())
                }
                _ => error.into(),
            })?;
            let whole = folder.join(name);
            if OPENED.iter().any(|opened| whole.starts_with(opened)) {
                return Ok(Place::Stream);
            }
            match fs::read_link(&whole) {
                Ok(target) => path = folder.join(target),
                // No link, or nothing there yet.
                Err(_) => return Ok(Place::File { folder, whole }),
            }
        }
        Err(WriteError::Other(ErrorKind::InvalidInput.into()))
    }
}

fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(parent) if parent != Path::new("") => parent,
        _ => Path::new("."),
    }
}

/// Whether the path says by its end that a folder is meant.
fn ends_as_folder(path: &Path) -> bool {
    let last = path.as_os_str().as_encoded_bytes().last();
    last.is_some_and(|last| std::path::is_separator(char::from(*last)))
}
