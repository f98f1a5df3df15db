//! What can go wrong in a command, and the sentence that says so and what to do.

use crate::quote::quoted;
use rules::record::{Place, Problem, RecordError};
use rules::{Message, MoveError, TextError, Value};
use std::io;
use std::path::PathBuf;
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
    NoRandomness,
    /// Anything that a sentence alone says.
    Told(Message),
    Output(io::Error),
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}

impl Failure {
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
            Failure::Told(message) => words.message(message),
            Failure::NoRandomness => words.text("cli-no-randomness", &[]),
            Failure::Output(error) => {
                let code = Value::Number(i64::from(error.raw_os_error().unwrap_or(0)));
                words.text("cli-output-failed", &[("code", code)])
            }
        }
    }
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
        Place::Tree(pointer) => {
            let args = [
                ("pointer", pointer.as_str().into()),
                ("problem", problem.into()),
            ];
            words.text("record-within", &args)
        }
        Place::Whole => problem,
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

fn file_error(path: &std::path::Path, error: &io::Error, words: &Words) -> String {
    let id = match error.kind() {
        io::ErrorKind::NotFound => "cli-file-not-found",
        io::ErrorKind::PermissionDenied => "cli-file-denied",
        io::ErrorKind::AlreadyExists => "cli-file-exists",
        io::ErrorKind::IsADirectory => "cli-file-directory",
        _ => "cli-file-other",
    };
    let mut args = vec![("path", Value::Text(quoted(&path.to_string_lossy())))];
    if id == "cli-file-other" {
        let code = i64::from(error.raw_os_error().unwrap_or(0));
        args.push(("code", Value::Number(code)));
    }
    words.text(id, &args)
}
