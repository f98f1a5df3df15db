//! The files of a measuring: what was found in each variant's games, and what the rule book tells of each game's advice.

use crate::args::Advice;
use crate::failure::Failure;
use crate::json_file::read_json;
use crate::quote::path_name;
use crate::setting;
use ::files::Existing;
use arena::advice::{Measuring, Notes, measured_in};
use rulebook::Measures;
use rules::{AnyTable, Message};
use search::knowledge;
use std::path::{Path, PathBuf};

/// Where the rule book finds what was measured, in the sources of the project.
const TOLD: &str = "rulebook/advice";

/// Where the results go: into the sources of the project, or into the folder of what was found.
pub(super) struct Files<'a> {
    sources: Option<&'a Path>,
    out: &'a Path,
}

impl<'a> Files<'a> {
    pub(super) fn of(wanted: &'a Advice) -> Files<'a> {
        Files {
            sources: wanted.sources.as_deref(),
            out: &wanted.out,
        }
    }

    /// Finds out before the first game whether the results can be kept after the last, and whether all measuring can go on from
    /// what was found before.
    pub(super) fn check(&self, games: &[AnyTable], measuring: &Measuring) -> Result<(), Failure> {
        std::fs::create_dir_all(self.out).map_err(|error| Failure::File {
            path: self.out.to_owned(),
            error,
        })?;
        for game in games {
            let told = self.told(game);
            check_output(&told)?;
            // It is there to be brought up to date; somebody else's file of the same name is not.
            read_json::<Measures>(&told)?;
            for variant in knowledge::variants(game) {
                let start = setting::open(variant)?;
                if !measured_in(&start).is_empty() {
                    check_output(&self.noted(&start))?;
                    self.notes(&start, measuring)?;
                }
            }
        }
        Ok(())
    }

    fn told(&self, game: &AnyTable) -> PathBuf {
        let folder = match self.sources {
            Some(root) => root.join(TOLD),
            None => self.out.to_owned(),
        };
        folder.join(format!("{}.json", game.game()))
    }

    fn noted(&self, start: &AnyTable) -> PathBuf {
        let variant = start.variant().replace('/', "-");
        self.out.join(format!("{variant}-notes.json"))
    }

    /// What was found before; notes of another measuring are refused.
    pub(super) fn notes(&self, start: &AnyTable, measuring: &Measuring) -> Result<Notes, Failure> {
        let path = self.noted(start);
        match read_json::<Notes>(&path)? {
            None => Ok(Notes::new(start, measuring)),
            Some(notes) if notes.belong_to(start, measuring) => Ok(notes),
            Some(_) => {
                let path = ("path", path_name(&path).into());
                Err(Failure::Told(Message::new(
                    "arena-advice-other",
                    vec![path],
                )))
            }
        }
    }

    pub(super) fn keep_notes(&self, start: &AnyTable, notes: &Notes) -> Result<(), Failure> {
        write(&self.noted(start), &notes.text())
    }

    /// Writes what the rule book tells of a game, and says where.
    pub(super) fn keep(&self, game: &AnyTable, measures: &Measures) -> Result<PathBuf, Failure> {
        let path = self.told(game);
        write(&path, &measures.text())?;
        Ok(path)
    }
}

fn check_output(path: &Path) -> Result<(), Failure> {
    ::files::OutputFile::check(path, Existing::Replace, &[])
        .map(drop)
        .map_err(|error| Failure::write(path, error))
}

fn write(path: &Path, text: &str) -> Result<(), Failure> {
    ::files::replace(path, text.as_bytes()).map_err(|error| Failure::write(path, error))
}
