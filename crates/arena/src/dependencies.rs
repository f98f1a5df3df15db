//! What a match depends on beside its set-up: files that players read, and data that the program brings along. Everything is read once,
//! before the first game, and known by its digest, so that nothing changes under way and a match goes on only as what it was.

use crate::openings::{OpeningRule, Openings};
use crate::program::ProgramPlayer;
use rules::{AnyTable, Message, Value};
use search::level::ladder;
use search::opponent::{Opponent, Player, PlayerError, ProgramSetting, Resources};
use search::{Weights, WeightsError, knowledge};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};

/// No file of weights is longer; what is, was not meant.
const LONGEST_FILE: u64 = 1 << 20;

/// What was read.
#[derive(Clone, Debug, Default)]
pub struct Dependencies {
    weights: BTreeMap<PathBuf, Weights>,
    /// SHA-256 of the files, by path.
    pub(crate) files: BTreeMap<String, String>,
    /// The same of the program's own data, by what it is.
    pub(crate) built_in: BTreeMap<String, String>,
}

/// A file that no player can play with.
#[derive(Debug, thiserror::Error)]
// People are told the sentence.
#[error("{}", self.message())]
pub enum DependencyError {
    File { path: PathBuf, error: io::Error },
    Weights { path: PathBuf, error: WeightsError },
}

impl Dependencies {
    /// Reads what these opponents need for a game of this kind.
    pub fn of_opponents(
        opponents: &[Opponent],
        table: &AnyTable,
    ) -> Result<Dependencies, DependencyError> {
        let mut found = Dependencies::default();
        for opponent in opponents {
            match opponent {
                Opponent::Engine {
                    weights: Some(path),
                    ..
                } => found.read_weights(path, table)?,
                Opponent::Engine { weights: None, .. } | Opponent::CustomLevel(_) => {
                    found.bring_weights_along(table);
                }
                Opponent::Level(_) => {
                    found.bring_weights_along(table);
                    let levels = serde_json::to_string(&ladder(table.variant()));
                    let levels = levels.expect("levels have string keys");
                    found.bring_along("levels", &levels);
                }
                Opponent::Random
                | Opponent::Novice
                | Opponent::Greedy
                | Opponent::Uct(_)
                | Opponent::Program(_) => {}
            }
        }
        Ok(found)
    }

    /// The same for a match with these openings.
    pub(crate) fn of_match(
        opponents: &[Opponent],
        table: &AnyTable,
        openings: OpeningRule,
    ) -> Result<Dependencies, DependencyError> {
        let mut found = Dependencies::of_opponents(opponents, table)?;
        if Openings::are_judged(openings, table) {
            found.bring_weights_along(table);
        }
        Ok(found)
    }

    fn read_weights(&mut self, path: &Path, table: &AnyTable) -> Result<(), DependencyError> {
        let bytes = files::read(path, LONGEST_FILE).map_err(|error| DependencyError::File {
            path: path.to_owned(),
            error,
        })?;
        let weights = playable(&bytes, table).map_err(|error| DependencyError::Weights {
            path: path.to_owned(),
            error,
        })?;
        let name = path.to_string_lossy().into_owned();
        self.files.insert(name, digest(&bytes));
        self.weights.insert(path.to_owned(), weights);
        Ok(())
    }

    fn bring_weights_along(&mut self, table: &AnyTable) {
        self.bring_along("weights", &knowledge::shipped_weights(table).text());
    }

    fn bring_along(&mut self, what: &str, text: &str) {
        self.built_in
            .insert(what.to_owned(), digest(text.as_bytes()));
    }
}

/// Programs are started, and weights are those that were read.
impl Resources for Dependencies {
    fn start(&self, setting: &ProgramSetting) -> Result<Box<dyn Player>, PlayerError> {
        Ok(Box::new(ProgramPlayer::new(setting.clone())))
    }

    fn weights(&self, path: &Path) -> Option<Weights> {
        self.weights.get(path).cloned()
    }
}

/// The weights in a file, if this variant can be played with them.
fn playable(bytes: &[u8], table: &AnyTable) -> Result<Weights, WeightsError> {
    let weights = Weights::read(&String::from_utf8_lossy(bytes))?;
    weights.of::<f64>(table.variant(), knowledge::features(table))?;
    Ok(weights)
}

/// As `sha256sum` prints it.
fn digest(bytes: &[u8]) -> String {
    let digest = Sha256::digest(bytes);
    digest.iter().map(|byte| format!("{byte:02x}")).collect()
}

impl DependencyError {
    /// The sentence that says so.
    pub fn message(&self) -> Message {
        let about = |path: &Path| ("path", Value::Text(path.to_string_lossy().into_owned()));
        match self {
            DependencyError::File { path, error } => {
                let code = error.raw_os_error().unwrap_or(0).into();
                Message::new(
                    "cli-file-other",
                    vec![about(path), ("code", Value::Number(code))],
                )
            }
            DependencyError::Weights { path, error } => {
                let mut message = error.message();
                message.args.push(about(path));
                message
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::digest;

    #[test]
    fn digests_are_those_of_the_standard() {
        // The example of FIPS 180-4 for three bytes.
        assert_eq!(
            digest(b"abc"),
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        );
    }
}
