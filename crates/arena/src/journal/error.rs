//! What can be wrong with the folder of a match, and the sentence that says so.

use super::setup::Difference;
use rules::{Message, Value};
use std::io;
use std::path::{Path, PathBuf};

/// Why a match cannot be kept, or not go on.
#[derive(Debug, thiserror::Error)]
// People are told the sentence.
#[error("{}", self.message())]
pub enum JournalError {
    File {
        path: PathBuf,
        error: io::Error,
    },
    Unwritable {
        path: PathBuf,
        error: files::WriteError,
    },
    OtherMatch {
        folder: PathBuf,
        what: &'static str,
    },
    ChangedFile {
        folder: PathBuf,
        file: String,
    },
    ChangedProgram {
        folder: PathBuf,
        what: String,
    },
    UnreadableSetup {
        path: PathBuf,
    },
    LostSetup {
        path: PathBuf,
    },
    UnreadableLine {
        path: PathBuf,
        line: usize,
    },
    InUse {
        folder: PathBuf,
    },
}

impl JournalError {
    pub(super) fn other_match(folder: &Path, difference: Difference) -> JournalError {
        let folder = folder.to_owned();
        match difference {
            Difference::Field(what) => JournalError::OtherMatch { folder, what },
            Difference::File(file) => JournalError::ChangedFile { folder, file },
            Difference::BuiltIn(what) => JournalError::ChangedProgram { folder, what },
        }
    }

    /// The sentence that says so.
    pub fn message(&self) -> Message {
        let shown = |path: &Path| Value::Text(path.to_string_lossy().into_owned());
        let text = |text: &str| Value::Text(text.to_owned());
        let other = |path: &Path, code: i64| {
            let code = Value::Number(code);
            Message::new(
                "cli-file-other",
                vec![("path", shown(path)), ("code", code)],
            )
        };
        match self {
            JournalError::File { path, error } => {
                other(path, error.raw_os_error().unwrap_or(0).into())
            }
            JournalError::Unwritable { path, .. } => other(path, 0),
            JournalError::OtherMatch { folder, what } => Message::new(
                "arena-other-match",
                vec![("folder", shown(folder)), ("what", text(what))],
            ),
            JournalError::ChangedFile { folder, file } => Message::new(
                "arena-changed-file",
                vec![("folder", shown(folder)), ("file", text(file))],
            ),
            JournalError::ChangedProgram { folder, what } => Message::new(
                "arena-changed-program",
                vec![("folder", shown(folder)), ("what", text(what))],
            ),
            JournalError::UnreadableSetup { path } => {
                Message::new("arena-unreadable-setup", vec![("path", shown(path))])
            }
            JournalError::LostSetup { path } => {
                Message::new("arena-lost-setup", vec![("path", shown(path))])
            }
            JournalError::UnreadableLine { path, line } => Message::new(
                "arena-unreadable-line",
                vec![("path", shown(path)), ("line", Value::Number(*line as i64))],
            ),
            JournalError::InUse { folder } => {
                Message::new("arena-in-use", vec![("folder", shown(folder))])
            }
        }
    }
}
