//! Records for the browser: a tree of moves on one side, the text of a record on the other. The rules replay both.

use rules::json::JsonPlace;
use rules::record::{Place, Problem, RecordError, RecordTree};
use rules::{Message, Record};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

/// What was wrong with a record, and where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
pub struct RecordProblem {
    /// In a text; both counted from 1.
    pub line: Option<usize>,
    pub column: Option<usize>,
    pub problem: Message,
    /// What the rules say to the move that could not be played.
    pub because: Option<Message>,
}

/// A record that was read or written, or why it was refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[tsify(hashmap_as_object)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum RecordReading {
    Record { tree: RecordTree, text: String },
    Problem { problem: RecordProblem },
}

/// Reads the text (or the JSON) of a record and replays it.
#[wasm_bindgen(js_name = readRecord)]
pub fn read_record(text: &str) -> Result<Ts<RecordReading>, JsError> {
    Ok(read(text).into_ts()?)
}

fn read(text: &str) -> RecordReading {
    if text.trim_start().starts_with('{') {
        Record::read_json(text.as_bytes()).into()
    } else {
        Record::read(text).into()
    }
}

/// The text of a record with this tree of moves, which is replayed first.
#[wasm_bindgen(js_name = writeRecord)]
pub fn write_record(tree: Ts<RecordTree>) -> Result<Ts<RecordReading>, JsError> {
    Ok(write(tree.to_rust()?).into_ts()?)
}

fn write(tree: RecordTree) -> RecordReading {
    tree.replayed().into()
}

impl From<Result<Record, RecordError>> for RecordReading {
    fn from(result: Result<Record, RecordError>) -> RecordReading {
        match result {
            Ok(record) => RecordReading::Record {
                text: record.text(),
                tree: record.tree(),
            },
            Err(error) => RecordReading::Problem {
                problem: problem_of(&error),
            },
        }
    }
}

fn problem_of(error: &RecordError) -> RecordProblem {
    let (line, column) = match error.place {
        Place::Text { line, column } | Place::Json(JsonPlace { line, column, .. }) => {
            (Some(line), Some(column))
        }
        _ => (None, None),
    };
    let because = match &error.problem {
        Problem::Move { error, .. } => Some(error.message()),
        Problem::Position(error) => Some(error.problem.clone()),
        _ => None,
    };
    RecordProblem {
        line,
        column,
        problem: error.problem.message(),
        because,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tree_that_was_written_is_read_back() {
        let text = "[Format \"1\"]\n[Variant \"latroncules/classic\"]\n[Result \"*\"]\n\n*\n";
        let RecordReading::Record { tree, text } = read(text) else {
            panic!("an empty game is a record");
        };
        let written = write(tree.clone());
        assert_eq!(written, RecordReading::Record { tree, text });
    }

    #[test]
    fn a_move_that_is_refused_is_told_with_its_place_and_reason() {
        let text = "[Format \"1\"]\n[Variant \"la-trel/base\"]\n[Result \"*\"]\n\n1. a1-a3 *\n";
        let RecordReading::Problem { problem } = read(text) else {
            panic!("a1-a3 cannot be played");
        };
        assert_eq!((problem.line, problem.column), (Some(5), Some(4)));
        assert!(problem.because.is_some());
    }
}
