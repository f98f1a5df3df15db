//! The files of a calibration: the levels of each game, what was measured of them, and the document that tells of it.

use super::table;
use crate::args::Calibrate;
use crate::document::{Measured, is_levels_document, levels_document};
use crate::failure::Failure;
use crate::json_file::read_json;
use crate::quote::path_name;
use ::files::Existing;
use arena::calibrate::Findings;
use rules::AnyTable;
use search::knowledge;
use search::level::Ladders;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use words::{Language, Words};

/// Where the results go: into the sources of the project, or into the folder of the matches.
pub(super) struct Files<'a> {
    sources: Option<&'a Path>,
    out: &'a Path,
    measured: PathBuf,
    pub(super) document: PathBuf,
    /// The documents of the project are in English.
    words: Words,
}

impl<'a> Files<'a> {
    pub(super) fn of(wanted: &'a Calibrate) -> Files<'a> {
        let documents = match &wanted.sources {
            Some(root) => root.join("docs"),
            None => wanted.out.clone(),
        };
        Files {
            sources: wanted.sources.as_deref(),
            out: &wanted.out,
            measured: documents.join("levels-measured.json"),
            document: documents.join("levels.md"),
            words: Words::new(Language::En),
        }
    }

    /// Finds out before the first game whether the results can be kept after the last.
    pub(super) fn check(&self, variants: &[String]) -> Result<(), Failure> {
        std::fs::create_dir_all(self.out).map_err(|error| Failure::File {
            path: self.out.to_owned(),
            error,
        })?;
        self.measured()?;
        let levels = variants
            .iter()
            .map(|variant| Ok(self.levels(&table(variant)?)));
        let mut written: Vec<PathBuf> = levels.collect::<Result<_, Failure>>()?;
        written.extend([self.measured.clone(), self.document.clone()]);
        for path in written {
            // They are there to be brought up to date.
            ::files::OutputFile::check(&path, Existing::Replace, &[])
                .map_err(|error| Failure::write(&path, error))?;
        }
        self.check_document()
    }

    /// All that is written is read first and brought up to date, and so what is not ours is refused. The document alone is made anew.
    fn check_document(&self) -> Result<(), Failure> {
        let failed = |error| Failure::File {
            path: self.document.clone(),
            error,
        };
        match std::fs::read_to_string(&self.document) {
            Ok(text) if is_levels_document(&text, &self.words) => Ok(()),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(()),
            Err(error) if error.kind() != ErrorKind::InvalidData => Err(failed(error)),
            Ok(_) | Err(_) => Err(failed(ErrorKind::AlreadyExists.into())),
        }
    }

    /// The file of a game's levels: the one in its folder of the sources, or one that is named after the game.
    pub(super) fn levels(&self, game: &AnyTable) -> PathBuf {
        match self.sources {
            Some(root) => root.join(knowledge::folder(game)).join("levels.json"),
            None => self.out.join(format!("{}-levels.json", game.game())),
        }
    }

    /// The levels of a game as they are: those of the file where there is one, else those that this program plays with.
    pub(super) fn ladders(&self, game: &AnyTable) -> Result<Ladders, Failure> {
        let path = self.levels(game);
        let Some(ladders) = read_json::<Ladders>(&path)? else {
            return Ok(knowledge::ladders(game).clone());
        };
        ladders.check(&knowledge::variants(game)).map_err(|error| {
            let path = ("path", path_name(&path).into());
            let mut message = error.message();
            message.args.push(path);
            Failure::Told(message)
        })?;
        Ok(ladders)
    }

    pub(super) fn all_ladders(&self) -> Result<Vec<Ladders>, Failure> {
        let games = knowledge::games();
        games.iter().map(|game| self.ladders(game)).collect()
    }

    /// What was measured before, of other variants too.
    fn measured(&self) -> Result<Measured, Failure> {
        Ok(read_json(&self.measured)?.unwrap_or_default())
    }

    /// Writes a variant's ladder and findings beside those of the others, which may have come from elsewhere meanwhile.
    pub(super) fn keep(
        &self,
        game: &AnyTable,
        found: &Ladders,
        findings: Findings,
    ) -> Result<(), Failure> {
        let mut ladders = self.ladders(game)?;
        if let Some(ladder) = found.ladders.get(&findings.variant) {
            ladders.ladders.insert(findings.variant.clone(), *ladder);
        }
        let mut measured = self.measured()?;
        measured.replace(findings);
        let games = knowledge::games().into_iter().map(|other| {
            if other.game() == game.game() {
                Ok(ladders.clone())
            } else {
                self.ladders(&other)
            }
        });
        let games: Vec<Ladders> = games.collect::<Result<_, _>>()?;
        let document = levels_document(&games, &measured, &self.words);
        for (path, text) in [
            (&self.levels(game), ladders.text()),
            (&self.measured, measured.text()),
            (&self.document, document),
        ] {
            ::files::replace(path, text.as_bytes()).map_err(|error| Failure::write(path, error))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files<'a>(sources: Option<&'a Path>, out: &'a Path) -> Files<'a> {
        Files {
            sources,
            out,
            measured: out.join("levels-measured.json"),
            document: out.join("levels.md"),
            words: Words::new(Language::En),
        }
    }

    #[test]
    fn the_levels_of_a_game_are_read_and_written_alone() {
        let folder = tempfile::tempdir().expect("a folder");
        let files = files(None, folder.path());
        let game = table("attangle/grand").expect("a variant");
        let mut ladders = files.ladders(&game).expect("those that are shipped");
        let level = &mut ladders.ladders.get_mut("attangle/grand").expect("a ladder")[0];
        level.nodes += 1;
        let findings = Findings::new("attangle/grand");
        files.keep(&game, &ladders, findings).expect("files");
        assert_eq!(files.ladders(&game).expect("those in the file"), ladders);

        let mut written: Vec<_> = std::fs::read_dir(folder.path())
            .expect("a folder")
            .map(|entry| entry.expect("an entry").file_name())
            .collect();
        written.sort();
        let wanted = ["attangle-levels.json", "levels-measured.json", "levels.md"];
        assert_eq!(written, wanted);
        let document = std::fs::read_to_string(&files.document).expect("a document");
        for variant in ["attangle/grand", "la-trel/base", "latroncules/short"] {
            assert!(document.contains(&format!("## {variant}\n")), "{variant}");
        }
    }

    #[test]
    fn levels_of_another_game_are_not_taken_for_those_of_this_one() {
        let folder = tempfile::tempdir().expect("a folder");
        let files = files(None, folder.path());
        let (game, other) = (table("la-trel/base"), table("attangle/grand"));
        let (game, other) = (game.expect("a variant"), other.expect("a variant"));
        let text = knowledge::ladders(&other).text();
        std::fs::write(files.levels(&game), text).expect("a file");
        assert!(matches!(files.ladders(&game), Err(Failure::Told(_))));
    }

    #[test]
    fn in_the_sources_the_levels_of_a_game_lie_in_its_folder() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let files = files(Some(&root), &root);
        for game in knowledge::games() {
            let text = std::fs::read_to_string(files.levels(&game)).expect("a file");
            assert_eq!(text, knowledge::ladders(&game).text(), "{}", game.game());
        }
    }
}
