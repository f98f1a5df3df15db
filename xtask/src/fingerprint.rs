//! Whether files have changed: by their contents where it must be exact, by their times where it is asked every second.

use crate::shell::{Failure, root};
use std::collections::BTreeMap;
use std::collections::hash_map::DefaultHasher;
use std::fs;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// Does something unless it was done before for these very contents; `stamp` is the file that remembers.
pub(crate) fn once_for(
    paths: &[&str],
    stamp: &str,
    work: impl FnOnce() -> Result<(), Failure>,
) -> Result<(), Failure> {
    let contents = of_contents(paths)?;
    let file = root().join(stamp);
    if fs::read_to_string(&file).is_ok_and(|done| done == contents) {
        return Ok(());
    }
    work()?;
    files::replace(&file, contents.as_bytes()).map_err(|error| Failure(format!("{stamp}: {error}")))
}

/// A text that changes when a name or a content below these paths does. Paths that do not exist count as empty.
fn of_contents(paths: &[&str]) -> Result<String, Failure> {
    let mut hasher = DefaultHasher::new();
    for (file, _) in of_times(paths) {
        let content = fs::read(&file)
            .map_err(|error| Failure(format!("{} cannot be read: {error}", file.display())))?;
        let name = file.strip_prefix(root()).unwrap_or(&file);
        (name, content).hash(&mut hasher);
    }
    Ok(format!("{:016x}", hasher.finish()))
}

/// Every file below these paths with the time of its last change.
pub(crate) fn of_times(paths: &[&str]) -> BTreeMap<PathBuf, Option<SystemTime>> {
    let mut files = BTreeMap::new();
    for path in paths {
        collect(&root().join(path), &mut files);
    }
    files
}

/// What vanishes while we look has changed, and shows next time.
fn collect(path: &Path, files: &mut BTreeMap<PathBuf, Option<SystemTime>>) {
    if path.is_dir() {
        let entries = fs::read_dir(path).into_iter().flatten().flatten();
        entries.for_each(|entry| collect(&entry.path(), files));
    } else if let Ok(metadata) = path.metadata() {
        files.insert(path.to_owned(), metadata.modified().ok());
    }
}

#[cfg(test)]
mod tests {
    use super::once_for;
    use crate::shell::Failure;
    use std::fs;

    #[test]
    fn work_is_done_once_for_the_same_contents_and_again_for_others() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = |name: &str| {
            let path = folder.path().join(name);
            path.to_str().expect("a path").to_owned()
        };
        let (sources, stamp) = (path("sources"), path("stamp"));
        let mut done = 0;
        let mut again = |succeeds: bool| {
            let _ = once_for(&[&sources], &stamp, || {
                done += 1;
                succeeds.then_some(()).ok_or(Failure(String::new()))
            });
            done
        };
        fs::create_dir(&sources).expect("a folder");
        let file = |name: &str| folder.path().join("sources").join(name);
        fs::write(file("a"), "one").expect("a file");
        assert_eq!(again(false), 1, "work that failed is no work done");
        assert_eq!(again(true), 2);
        assert_eq!(again(true), 2);
        fs::write(file("a"), "two").expect("a file");
        assert_eq!(again(true), 3, "another content");
        fs::rename(file("a"), file("b")).expect("another name");
        assert_eq!(again(true), 4, "another name");
        fs::write(file("c"), "").expect("a file");
        assert_eq!(again(true), 5, "one more");
        assert_eq!(again(true), 5);
    }
}
