//! Reads all files of a folder, before anybody asks for one.

use crate::PageError;
use bytes::Bytes;
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// The most files and folders that a page may consist of. A built one has some hundreds.
pub const MOST_ENTRIES: usize = 10_000;
/// The most bytes of all its files, which stay in memory. A built one has some millions.
pub const MOST_BYTES: u64 = 256 * 1024 * 1024;

/// Every file below the folder with its path from there. Names that begin with a dot are nobody's business. Links are not followed:
/// what is served lies in the folder itself, and no way leads out of it or round in circles.
pub(crate) fn files(folder: &Path) -> Result<Vec<(String, Bytes)>, PageError> {
    files_within(folder, MOST_ENTRIES, MOST_BYTES)
}

fn files_within(
    folder: &Path,
    most_entries: usize,
    most_bytes: u64,
) -> Result<Vec<(String, Bytes)>, PageError> {
    let mut files = Vec::new();
    let mut entries_left = most_entries;
    let mut bytes_left = most_bytes;
    let mut folders = vec![(folder.to_owned(), String::new())];
    while let Some((folder, prefix)) = folders.pop() {
        for entry in fs::read_dir(&folder).map_err(unreadable(&folder))? {
            let entry = entry.map_err(unreadable(&folder))?;
            let (path, name) = (entry.path(), entry.file_name());
            if name.as_encoded_bytes().starts_with(b".") {
                continue;
            }
            entries_left = entries_left
                .checked_sub(1)
                .ok_or(PageError::TooManyEntries { most: most_entries })?;
            let name = name
                .to_str()
                .ok_or_else(|| PageError::UnreadableName { path: path.clone() })?;
            let name = format!("{prefix}{name}");
            let kind = entry.file_type().map_err(unreadable(&path))?;
            if kind.is_dir() {
                folders.push((path, format!("{name}/")));
            } else if kind.is_file() {
                let content = read(&path, bytes_left)
                    .map_err(unreadable(&path))?
                    .ok_or(PageError::TooLarge { most: most_bytes })?;
                bytes_left -= content.len() as u64;
                files.push((name, content));
            }
        }
    }
    Ok(files)
}

/// The whole file, or nothing if it has more bytes than that; no more of it is ever in memory, even if it grows meanwhile.
fn read(path: &Path, most: u64) -> io::Result<Option<Bytes>> {
    let file = File::open(path)?;
    let size = file.metadata()?.len();
    if size > most {
        return Ok(None);
    }
    let mut content = Vec::with_capacity(size as usize);
    file.take(most + 1).read_to_end(&mut content)?;
    let fits = content.len() as u64 <= most;
    Ok(fits.then(|| content.into()))
}

fn unreadable(path: &Path) -> impl FnOnce(io::Error) -> PageError {
    let path: PathBuf = path.to_owned();
    |error| PageError::Unreadable { path, error }
}

#[cfg(test)]
mod tests {
    use super::files_within;
    use crate::PageError;
    use std::fs;
    use std::path::Path;

    fn write(folder: &Path, name: &str, content: &str) {
        let path = folder.join(name);
        fs::create_dir_all(path.parent().expect("a folder")).expect("folders");
        fs::write(path, content).expect("a file");
    }

    #[test]
    fn a_folder_with_more_than_may_be_read_is_refused() {
        let folder = tempfile::tempdir().expect("a folder");
        let folder = folder.path();
        write(folder, "index.html", "12345");
        write(folder, "assets/a.js", "1234567");
        write(folder, "empty/.dots/not-read", "nor counted");
        write(folder, ".hidden", "neither");
        let read = |entries, bytes| files_within(folder, entries, bytes);
        let mut names: Vec<_> = read(4, 12).expect("files").into_iter().collect();
        names.sort();
        assert_eq!(
            names,
            [
                ("assets/a.js".to_owned(), "1234567".into()),
                ("index.html".to_owned(), "12345".into())
            ]
        );
        assert!(matches!(
            read(3, 12),
            Err(PageError::TooManyEntries { most: 3 })
        ));
        assert!(matches!(read(4, 11), Err(PageError::TooLarge { most: 11 })));
        assert!(matches!(read(4, 0), Err(PageError::TooLarge { most: 0 })));
    }
}
