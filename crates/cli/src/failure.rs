//! What can go wrong in a command, and the sentence that says so and what to do.

use crate::quote::{path_name, quoted};
use arena::{DependencyError, JournalError, MatchError};
use files::WriteError;
use rules::json::JsonError;
use rules::record::{Place, Problem, RecordError};
use rules::{Message, MoveError, TextError, Value};
use search::Shortage;
use search::opponent::{OpponentError, PlayerError};
use std::io;
use std::path::{Path, PathBuf};
use words::Words;

/// A command that could not be carried out.
#[derive(Debug)]
pub(crate) enum Failure {
    UnknownVariant(String),
    Position(TextError),
    /// A move of `--moves`, counted from 1.
    Move {
        number: usize,
        text: String,
        error: MoveError,
    },
    /// The one move that was asked about.
    Refused(MoveError),
    TooManyMoves {
        most: usize,
    },
    TooDeep {
        most: u32,
    },
    Record(RecordError),
    /// The record of the game at hand cannot be written like this.
    Unrecordable(Problem),
    File {
        path: PathBuf,
        error: io::Error,
    },
    /// A file that was to be written, perhaps under a name that `--force` would allow.
    Write {
        path: PathBuf,
        error: WriteError,
    },
    /// The same where nothing allows it but another name.
    Save {
        path: PathBuf,
        error: WriteError,
    },
    /// A file of JSON that does not hold what it should.
    Json {
        path: PathBuf,
        error: JsonError,
    },
    NoRandomness,
    Short(Shortage),
    /// Anything that a sentence alone says.
    Told(Message),
    Output(io::Error),
}

impl From<Shortage> for Failure {
    fn from(shortage: Shortage) -> Failure {
        Failure::Short(shortage)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}

impl From<MatchError> for Failure {
    /// What files do wrong is told alike everywhere.
    fn from(error: MatchError) -> Failure {
        match error {
            MatchError::Dependency(DependencyError::File { path, error })
            | MatchError::Journal(JournalError::File { path, error }) => {
                Failure::File { path, error }
            }
            MatchError::Journal(JournalError::Unwritable { path, error }) => {
                Failure::Write { path, error }
            }
            other => Failure::Told(other.message()),
        }
    }
}

impl Failure {
    /// An opponent that cannot play, or not on.
    pub(crate) fn opponent(name: &str, variant: &str, error: PlayerError) -> Failure {
        match error {
            PlayerError::Short(shortage) => Failure::Short(shortage),
            error => Failure::Told(error.message(&quoted(name), variant)),
        }
    }

    pub(crate) fn write(path: &Path, error: WriteError) -> Failure {
        Failure::Write {
            path: path.to_owned(),
            error,
        }
    }

    /// The same for somebody who cannot add `--force` now.
    pub(crate) fn without_force(self) -> Failure {
        match self {
            Failure::Write { path, error } => Failure::Save { path, error },
            other => other,
        }
    }

    pub(crate) fn sentence(&self, words: &Words) -> String {
        match self {
            Failure::UnknownVariant(found) => {
                words.text("cli-unknown-variant", &[("found", quoted(found).into())])
            }
            Failure::Position(error) => {
                let problem = words.text_error(error);
                words.text("cli-bad-position", &[("problem", problem.into())])
            }
            Failure::Move {
                number,
                text,
                error,
            } => {
                let args = [
                    ("number", Value::Number(*number as i64)),
                    ("move", quoted(text).into()),
                    ("problem", words.move_error(error).into()),
                ];
                words.text("cli-bad-move", &args)
            }
            Failure::Refused(error) => words.move_error(error),
            Failure::TooManyMoves { most } => {
                let most = Value::Number(*most as i64);
                words.text("cli-too-many-moves", &[("most", most)])
            }
            Failure::TooDeep { most } => {
                words.text("cli-too-deep", &[("most", Value::from(*most))])
            }
            Failure::Record(error) => record_error(error, words),
            Failure::Unrecordable(problem) => record_problem(problem, words),
            Failure::File { path, error } => file_error(path, error, words),
            Failure::Write { path, error } => write_error(path, error, true, words),
            Failure::Save { path, error } => write_error(path, error, false, words),
            Failure::Json { path, error } => {
                let problem = words.message(&error.problem.message());
                let args = [
                    ("path", path_name(path).into()),
                    (
                        "problem",
                        words.message(&error.place.message(problem)).into(),
                    ),
                ];
                words.text("cli-file-json", &args)
            }
            Failure::Told(message) => words.message(message),
            Failure::NoRandomness => words.text("cli-no-randomness", &[]),
            Failure::Short(Shortage::Memory { mebibytes }) => {
                let wanted = Value::Number(*mebibytes as i64);
                words.text("cli-no-memory", &[("wanted", wanted)])
            }
            Failure::Short(Shortage::Threads { wanted, had }) => {
                let args = [("wanted", wanted), ("had", had)];
                let args = args.map(|(name, count)| (name, Value::Number(*count as i64)));
                words.text("cli-no-threads", &args)
            }
            Failure::Output(error) if is_full(error) => words.text("cli-output-full", &[]),
            Failure::Output(error) => {
                let code = Value::Number(i64::from(error.raw_os_error().unwrap_or(0)));
                words.text("cli-output-failed", &[("code", code)])
            }
        }
    }
}

/// No opponent, and why not.
pub(crate) fn bad_opponent(shown: &str, problem: &OpponentError, words: &Words) -> Message {
    let args = vec![
        ("player", shown.into()),
        ("problem", words.message(&problem.message()).into()),
    ];
    Message::new("opponent-bad", args)
}

/// Whether there was no room for what was written.
fn is_full(error: &io::Error) -> bool {
    use io::ErrorKind::{FileTooLarge, QuotaExceeded, StorageFull};
    matches!(error.kind(), FileTooLarge | QuotaExceeded | StorageFull)
}

fn record_error(error: &RecordError, words: &Words) -> String {
    let problem = record_problem(&error.problem, words);
    match &error.place {
        Place::Text { line, column } => {
            let args = [
                ("line", Value::Number(*line as i64)),
                ("column", Value::Number(*column as i64)),
                ("problem", problem.into()),
            ];
            words.text("record-at", &args)
        }
        Place::Tree(field) => {
            let args = [
                ("field", field.to_string().into()),
                ("problem", problem.into()),
            ];
            words.text("record-within", &args)
        }
        Place::Json(place) => words.message(&place.message(problem)),
        _ => problem,
    }
}

/// The sentence, and for a move or a position what the rules say about it.
fn record_problem(problem: &Problem, words: &Words) -> String {
    let sentence = words.message(&problem.message());
    let because = match problem {
        Problem::Move { error, .. } => words.move_error(error),
        Problem::Position(error) => words.text_error(error),
        _ => return sentence,
    };
    format!("{sentence} {because}")
}

fn file_error(path: &Path, error: &io::Error, words: &Words) -> String {
    let id = match error.kind() {
        io::ErrorKind::NotFound => "cli-file-not-found",
        io::ErrorKind::PermissionDenied => "cli-file-denied",
        io::ErrorKind::AlreadyExists => "cli-file-exists",
        io::ErrorKind::IsADirectory => "cli-file-directory",
        io::ErrorKind::NotADirectory => "cli-file-below-file",
        io::ErrorKind::FileTooLarge => "cli-file-too-large",
        _ => "cli-file-other",
    };
    let mut args = vec![("path", Value::Text(path_name(path)))];
    if id == "cli-file-other" {
        let code = i64::from(error.raw_os_error().unwrap_or(0));
        args.push(("code", Value::Number(code)));
    }
    words.text(id, &args)
}

fn write_error(path: &Path, error: &WriteError, may_force: bool, words: &Words) -> String {
    let name = |path: &Path| Value::Text(quoted(&path.to_string_lossy()));
    let (id, more) = match error {
        WriteError::Exists if may_force => ("cli-write-exists", None),
        WriteError::Exists => ("cli-file-exists", None),
        WriteError::IsFolder => ("cli-file-directory", None),
        WriteError::IsInput => ("cli-write-input", None),
        WriteError::NoFolder(folder) => ("cli-write-no-folder", Some(("folder", name(folder)))),
        WriteError::ProtectedFolder(folder) => {
            ("cli-write-protected-folder", Some(("folder", name(folder))))
        }
        WriteError::ProtectedFile => ("cli-write-protected", None),
        WriteError::NoSpace => ("cli-write-no-space", None),
        WriteError::Other(error) => {
            let code = i64::from(error.raw_os_error().unwrap_or(0));
            ("cli-file-other", Some(("code", Value::Number(code))))
        }
    };
    let args: Vec<_> = std::iter::once(("path", name(path))).chain(more).collect();
    words.text(id, &args)
}
