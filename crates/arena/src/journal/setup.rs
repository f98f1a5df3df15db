//! The set-up of a match: everything that decides how a pair is played, so that a match goes on only as what it was.

use crate::fingerprint::fingerprint;
use crate::openings::OpeningRule;
use crate::thinking_time::ThinkingTime;
use serde::{Deserialize, Serialize};
use serde_json::error::Category;
use std::collections::BTreeMap;

/// What makes two matches the same.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    pub format: u32,
    /// Of the program: another version plays otherwise.
    pub version: String,
    pub variant: String,
    pub players: Vec<String>,
    pub seed: u64,
    pub openings: OpeningRule,
    pub clock: Option<ThinkingTime>,
    pub longest_game: u32,
    /// Digests of the files that players read, by path.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub files: BTreeMap<String, String>,
    /// Digests of what the program itself brings along.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub built_in: BTreeMap<String, String>,
}

/// In what two matches differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Difference {
    /// A field of the set-up.
    Field(&'static str),
    /// The content of a file, by path.
    File(String),
    /// Something that the program brings along, by name.
    BuiltIn(String),
}

/// What is written where a set-up belongs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupFile {
    Whole(Box<Setup>),
    /// Nothing, or only the beginning: it was being written when the match was broken off.
    Cut,
    /// Something else.
    Unreadable,
}

impl SetupFile {
    pub fn read(bytes: &[u8]) -> SetupFile {
        // After a power failure some disks have kept how long a file was, and nothing of what was in it.
        if bytes.iter().all(|byte| *byte == 0) {
            return SetupFile::Cut;
        }
        match serde_json::from_slice(bytes) {
            Ok(setup) => SetupFile::Whole(Box::new(setup)),
            Err(error) if error.classify() == Category::Eof => SetupFile::Cut,
            Err(_) => SetupFile::Unreadable,
        }
    }
}

impl Setup {
    /// A short text that is different for every set-up.
    pub fn fingerprint(&self) -> String {
        let all = serde_json::to_string(self).expect("a set-up has string keys");
        format!("{:016x}", fingerprint(&all))
    }

    /// The text of the file.
    pub fn text(&self) -> String {
        let mut text = serde_json::to_string_pretty(self).expect("a set-up has string keys");
        text.push('\n');
        text
    }

    /// The first thing in which an earlier set-up differs; `None` when they are the same.
    pub(super) fn difference(&self, earlier: &Setup) -> Option<Difference> {
        let fields = [
            ("format", self.format == earlier.format),
            ("version", self.version == earlier.version),
            ("variant", self.variant == earlier.variant),
            ("players", self.players == earlier.players),
            ("seed", self.seed == earlier.seed),
            ("openings", self.openings == earlier.openings),
            ("clock", self.clock == earlier.clock),
            ("longest_game", self.longest_game == earlier.longest_game),
        ];
        let field = || {
            let differs = fields.into_iter().find(|(_, same)| !same);
            differs.map(|(name, _)| Difference::Field(name))
        };
        let file = || changed(&self.files, &earlier.files).map(Difference::File);
        let built_in = || changed(&self.built_in, &earlier.built_in).map(Difference::BuiltIn);
        field().or_else(file).or_else(built_in)
    }
}

/// The first name whose digest is not the same in both, or not in both.
fn changed(now: &BTreeMap<String, String>, earlier: &BTreeMap<String, String>) -> Option<String> {
    let mut names = now.keys().chain(earlier.keys());
    names
        .find(|name| now.get(*name) != earlier.get(*name))
        .cloned()
}
