//! The built page in memory: every file that can be asked for, by its path.

use crate::embedded;
use crate::file::File;
use crate::folder;
use bytes::Bytes;
use std::collections::{BTreeMap, HashMap};
use std::io;
use std::path::{Path, PathBuf};

/// The file that every address of the page begins with.
const INDEX: &str = "index.html";

/// The files of a built page.
#[derive(Clone, Debug)]
pub struct BuiltPage {
    index: File,
    /// By path, with the slash in front.
    files: HashMap<String, File>,
}

/// Why there is no page to serve.
#[derive(Debug, thiserror::Error)]
// Whoever chose the folder tells people a sentence.
#[error("{self:?}")]
pub enum PageError {
    Unreadable { path: PathBuf, error: io::Error },
    UnreadableName { path: PathBuf },
    TooManyEntries { most: usize },
    TooLarge { most: u64 },
    NoIndex,
}

impl BuiltPage {
    /// The page that is part of this program; `None` in a program built without one.
    pub fn embedded() -> Option<Result<BuiltPage, PageError>> {
        let files = embedded::files()?;
        Some(BuiltPage::from_files(files.iter().map(
            |(path, content)| ((*path).to_owned(), Bytes::from_static(content)),
        )))
    }

    /// The page in a folder, read once and whole.
    pub fn from_folder(folder: &Path) -> Result<BuiltPage, PageError> {
        BuiltPage::from_files(folder::files(folder)?)
    }

    /// A page of files with paths such as `assets/board.js`. `board.js.br` and `board.js.gz` are the packed forms of `board.js`, and
    /// no files of their own. Files and folders whose names begin with a dot are nobody's business.
    pub fn from_files(
        files: impl IntoIterator<Item = (String, Bytes)>,
    ) -> Result<BuiltPage, PageError> {
        let contents: BTreeMap<String, Bytes> = files
            .into_iter()
            .filter(|(path, _)| !path.split('/').any(|part| part.starts_with('.')))
            .collect();
        let packs_another = |path: &str| {
            let plain = path.strip_suffix(".br").or(path.strip_suffix(".gz"));
            plain.is_some_and(|plain| contents.contains_key(plain))
        };
        let read = |path: &str| {
            let packed = |ending: &str| contents.get(&format!("{path}{ending}")).cloned();
            let plain = contents.get(path)?.clone();
            Some(File::new(path, plain, packed(".br"), packed(".gz")))
        };
        let index = read(INDEX).ok_or(PageError::NoIndex)?;
        let files = contents
            .keys()
            .filter(|path| !packs_another(path))
            .filter_map(|path| Some((format!("/{path}"), read(path)?)))
            .collect();
        Ok(BuiltPage { index, files })
    }

    pub(crate) fn index(&self) -> &File {
        &self.index
    }

    /// The file at exactly this path.
    pub(crate) fn file(&self, path: &str) -> Option<&File> {
        self.files.get(path)
    }
}
