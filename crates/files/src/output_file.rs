//! An output as somebody asked for it: checked before the work begins, written when there is something to write.

use crate::place::Place;
use crate::write::{create, neighbour, old_file, replace};
use crate::{WriteError, is_same};
use std::path::{Path, PathBuf};

/// What becomes of a file that is there already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Existing {
    Refuse,
    Replace,
}

/// A place that can be written to, as far as one can know beforehand.
#[derive(Clone, Debug)]
pub struct OutputFile {
    path: PathBuf,
    existing: Existing,
    stream: bool,
}

impl OutputFile {
    /// Checks that this file can be written and is none of those that are read, and changes nothing.
    pub fn check(
        path: &Path,
        existing: Existing,
        inputs: &[&Path],
    ) -> Result<OutputFile, WriteError> {
        let place = Place::of(path)?;
        if let Place::File { folder, whole } = &place {
            if inputs.iter().any(|input| is_same(whole, input)) {
                return Err(WriteError::IsInput);
            }
            old_file(whole, existing)?;
            // Whether a folder takes a new file shows when it gets one.
            neighbour(folder, None)?;
        }
        Ok(OutputFile {
            path: path.to_owned(),
            existing,
            stream: place == Place::Stream,
        })
    }

    /// As it was asked for.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Whether everything that is written is added to what was written before.
    pub fn is_stream(&self) -> bool {
        self.stream
    }

    /// Writes these contents in the place of earlier ones. What was not there when it was checked must not be there yet; after that the
    /// file is ours.
    pub fn write(&mut self, contents: &[u8]) -> Result<(), WriteError> {
        match self.existing {
            Existing::Refuse => create(&self.path, contents)?,
            Existing::Replace => replace(&self.path, contents)?,
        }
        self.existing = Existing::Replace;
        Ok(())
    }
}
