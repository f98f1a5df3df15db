//! Writing a file beside the one that it replaces, and putting it in its place when it is on the disk.

use crate::place::Place;
use crate::{Existing, WriteError};
use std::fs::{self, File, Metadata, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use tempfile::{Builder, NamedTempFile};

/// Puts a file with these contents in the place of what was there. Whoever reads it sees the old contents or the new ones, and nothing
/// between, even when the power fails. What a link leads to is replaced, not the link, and stays as readable and writable as it was.
/// Into pipes and devices the contents are simply written.
pub fn replace(path: &Path, contents: &[u8]) -> Result<(), WriteError> {
    write(path, Existing::Replace, |file| file.write_all(contents))
}

/// The same for a file that is not there yet.
pub fn create(path: &Path, contents: &[u8]) -> Result<(), WriteError> {
    write(path, Existing::Refuse, |file| file.write_all(contents))
}

/// Brings to the disk which files a folder has. Not every system can, and not every folder may be opened: then nothing more can be
/// done than was done.
pub fn sync_folder(folder: &Path) -> io::Result<()> {
    if cfg!(not(unix)) {
        return Ok(());
    }
    match File::open(folder).and_then(|folder| folder.sync_all()) {
        Err(error)
            if matches!(
                error.kind(),
                ErrorKind::InvalidInput | ErrorKind::Unsupported | ErrorKind::PermissionDenied
            ) =>
        {
            Ok(())
        }
        done => done,
    }
}

fn write(
    path: &Path,
    existing: Existing,
    fill: impl FnOnce(&mut File) -> io::Result<()>,
) -> Result<(), WriteError> {
    let Place::File { folder, whole } = Place::of(path)? else {
        return Ok(fill(&mut open_stream(path)?)?);
    };
    let mut draft = Draft::beside(folder, whole, existing)?;
    fill(draft.neighbour.as_file_mut())?;
    draft.put_in_place()
}

/// A file that is being written beside the place where it will stand. Without [`Draft::put_in_place`] it goes away.
#[derive(Debug)]
pub struct Draft {
    neighbour: NamedTempFile,
    folder: PathBuf,
    whole: PathBuf,
    existing: Existing,
}

impl Draft {
    /// Begins a file that its owner alone may read, unless it replaces one that others may.
    pub fn private(path: &Path, existing: Existing) -> Result<Draft, WriteError> {
        let Place::File { folder, whole } = Place::of(path)? else {
            return Err(WriteError::Other(ErrorKind::InvalidInput.into()));
        };
        let draft = Draft::beside(folder, whole, existing)?;
        if !draft.whole.exists() {
            keep_private(draft.neighbour.as_file())?;
        }
        Ok(draft)
    }

    fn beside(folder: PathBuf, whole: PathBuf, existing: Existing) -> Result<Draft, WriteError> {
        let old = old_file(&whole, existing)?;
        Ok(Draft {
            neighbour: neighbour(&folder, old.as_ref())?,
            folder,
            whole,
            existing,
        })
    }

    /// Brings it to the disk and puts it where it belongs, in one step.
    pub fn put_in_place(self) -> Result<(), WriteError> {
        self.neighbour.as_file().sync_all()?;
        let placed = match self.existing {
            Existing::Replace => self.neighbour.persist(&self.whole),
            Existing::Refuse => self.neighbour.persist_noclobber(&self.whole),
        };
        placed.map_err(|error| WriteError::from(error.error))?;
        Ok(sync_folder(&self.folder)?)
    }
}

impl Write for Draft {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.neighbour.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.neighbour.flush()
    }
}

#[cfg(unix)]
fn keep_private(file: &File) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    file.set_permissions(fs::Permissions::from_mode(0o600))
}

#[cfg(not(unix))]
fn keep_private(_: &File) -> io::Result<()> {
    Ok(())
}

/// Whatever was written there before stays.
fn open_stream(path: &Path) -> io::Result<File> {
    OpenOptions::new().append(true).open(path)
}

/// What is to be replaced, if there is anything and it may be.
pub(crate) fn old_file(path: &Path, existing: Existing) -> Result<Option<Metadata>, WriteError> {
    match fs::metadata(path) {
        Ok(_) if existing == Existing::Refuse => Err(WriteError::Exists),
        Ok(found) => {
            // Renaming asks the folder only; who protected the file meant it.
            OpenOptions::new().write(true).open(path)?;
            Ok(Some(found))
        }
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error.into()),
    }
}

/// A new file in this folder, as open to others as the old one, or as new files are. It goes away unless it is put in its place.
pub(crate) fn neighbour(
    folder: &Path,
    old: Option<&Metadata>,
) -> Result<NamedTempFile, WriteError> {
    // Short, because a name beside a long one must not be too long.
    let mut builder = Builder::new();
    builder.prefix(".ludotheca-").suffix(".part");
    open_as_usual(&mut builder, old);
    let neighbour = builder.tempfile_in(folder).map_err(|error| {
        match (error.kind(), WriteError::from(error)) {
            (ErrorKind::NotFound, _) => WriteError::NoFolder(folder.to_owned()),
            (_, WriteError::ProtectedFile) => WriteError::ProtectedFolder(folder.to_owned()),
            (_, other) => other,
        }
    })?;
    if let Some(old) = old {
        belong_alike(neighbour.as_file(), old);
        permit_alike(neighbour.as_file(), old)?;
    }
    Ok(neighbour)
}

/// A new file is as readable as the system wants new files to be; one that replaces another is private until it is like the other.
#[cfg(unix)]
fn open_as_usual(builder: &mut Builder<'_, '_>, old: Option<&Metadata>) {
    use std::os::unix::fs::PermissionsExt;
    if old.is_none() {
        builder.permissions(fs::Permissions::from_mode(0o666));
    }
}

#[cfg(not(unix))]
fn open_as_usual(_: &mut Builder<'_, '_>, _: Option<&Metadata>) {}

/// Gives a file to the owner and the group of another as far as that is allowed: only who could take files from others can give all.
#[cfg(unix)]
fn belong_alike(file: &File, old: &Metadata) {
    use std::os::unix::fs::{MetadataExt, fchown};
    let _ = fchown(file, Some(old.uid()), Some(old.gid()))
        .or_else(|_| fchown(file, None, Some(old.gid())));
}

#[cfg(not(unix))]
fn belong_alike(_: &File, _: &Metadata) {}

fn permit_alike(file: &File, old: &Metadata) -> io::Result<()> {
    let wanted = old.permissions();
    if file.metadata()?.permissions() == wanted {
        return Ok(());
    }
    file.set_permissions(wanted)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_write_that_fails_half_way_leaves_the_old_file_and_nothing_beside_it() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("game.txt");
        fs::write(&path, "old").expect("a file");
        let failed = write(&path, Existing::Replace, |file| {
            file.write_all(b"ne")?;
            Err(ErrorKind::StorageFull.into())
        });
        assert!(matches!(failed, Err(WriteError::NoSpace)), "{failed:?}");
        assert_eq!(fs::read_to_string(&path).expect("a file"), "old");
        assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 1);
    }
}
