//! Writing the record of the game: after every move into the file of `--record`, and wherever somebody asks for it.

use crate::failure::Failure;
use rules::record::Problem;
use rules::{Record, Side};
use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Who keeps the record.
#[derive(Debug)]
pub(super) struct Scribe {
    /// The file that is kept up to date.
    pub(super) kept: Option<PathBuf>,
    /// The seed of dice and random mover, where there are any.
    pub(super) seed: Option<u64>,
    /// The side that the computer plays, and what it is called.
    pub(super) computer: Option<(Side, String)>,
}

impl Scribe {
    /// Makes sure at the start that the file is new and can be written.
    pub(super) fn begin(&self) -> Result<(), Failure> {
        match &self.kept {
            Some(path) => create(path).map(drop),
            None => Ok(()),
        }
    }

    /// Brings the file of `--record` up to date.
    pub(super) fn keep(&self, record: &Record) -> Result<(), Failure> {
        let Some(path) = &self.kept else {
            return Ok(());
        };
        let text = self.tagged(record)?.text();
        std::fs::write(path, text).map_err(|error| Failure::File {
            path: path.clone(),
            error,
        })
    }

    /// Writes into a file that must not exist yet.
    pub(super) fn save(&self, record: &Record, path: &Path) -> Result<(), Failure> {
        if self.kept.as_deref() == Some(path) {
            return self.keep(record);
        }
        let text = self.tagged(record)?.text();
        create(path)?
            .write_all(text.as_bytes())
            .map_err(|error| Failure::File {
                path: path.to_owned(),
                error,
            })
    }

    /// The record with what only the table knows.
    fn tagged(&self, record: &Record) -> Result<Record, Failure> {
        let tag = |record: Record, name: &str, value: &str| {
            record
                .with_tag(name, value)
                .map_err(|problem: Problem| Failure::Unrecordable(problem))
        };
        let mut record = record.clone();
        if let Some((side, name)) = &self.computer {
            record = tag(record, &format!("Player{}", side.number()), name)?;
        }
        if let Some(seed) = self.seed {
            record = tag(record, "Seed", &seed.to_string())?;
        }
        Ok(record)
    }
}

fn create(path: &Path) -> Result<File, Failure> {
    File::create_new(path).map_err(|error| Failure::File {
        path: path.to_owned(),
        error,
    })
}
