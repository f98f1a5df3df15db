//! Reads all files of a folder, before anybody asks for one.

use crate::PageError;
use bytes::Bytes;
use std::fs;
use std::io;
use std::path::Path;

/// Every file below the folder with its path from there. Links are not followed: what is served lies in the folder itself.
pub(crate) fn files(folder: &Path) -> Result<Vec<(String, Bytes)>, PageError> {
    let mut files = Vec::new();
    collect(folder, "", &mut files)?;
    Ok(files)
}

fn collect(folder: &Path, prefix: &str, files: &mut Vec<(String, Bytes)>) -> Result<(), PageError> {
    for entry in fs::read_dir(folder).map_err(|error| unreadable(folder, error))? {
        let entry = entry.map_err(|error| unreadable(folder, error))?;
        let path = entry.path();
        let kind = entry
            .file_type()
            .map_err(|error| unreadable(&path, error))?;
        let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if kind.is_dir() {
            collect(&path, &format!("{name}/"), files)?;
        } else if kind.is_file() {
            let content = fs::read(&path).map_err(|error| unreadable(&path, error))?;
            files.push((name, content.into()));
        }
    }
    Ok(())
}

fn unreadable(path: &Path, error: io::Error) -> PageError {
    PageError::Unreadable {
        path: path.to_owned(),
        error,
    }
}
