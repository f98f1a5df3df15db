//! Records for the browser: a tree of moves on one side, the text of a record on the other. The rules replay both.

use rules::json::JsonPlace;
use rules::record::{Place, Problem, RecordError, RecordTree};
use rules::{Message, Record};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsError, JsValue};

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

/// Records that were read or written, as the chapters of a study are, or why one of them was refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[tsify(hashmap_as_object)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum RecordsReading {
    Records {
        trees: Vec<RecordTree>,
        text: String,
    },
    Problem {
        problem: RecordProblem,
    },
}

/// Reads the texts (or the JSON) of records that stand one after the other, and replays them.
#[wasm_bindgen(js_name = readRecords)]
pub fn read_records(text: &str) -> Result<Ts<RecordsReading>, JsError> {
    Ok(read_all(text).into_ts()?)
}

fn read_all(text: &str) -> RecordsReading {
    // A list of objects is JSON; a tag begins with a name.
    let trimmed = text.trim_start();
    let inside = trimmed.strip_prefix('[').unwrap_or(trimmed);
    let records = if inside.trim_start().starts_with('{') {
        Record::read_all_json(text.as_bytes())
    } else {
        Record::read_all(text)
    };
    match records {
        Ok(records) => written(&records),
        Err(error) => RecordsReading::Problem {
            problem: problem_of(&error),
        },
    }
}

/// The texts of records with these trees of moves, which are replayed first.
#[wasm_bindgen(js_name = writeRecords)]
pub fn write_records(
    #[wasm_bindgen(unchecked_param_type = "RecordTree[]")] trees: JsValue,
) -> Result<Ts<RecordsReading>, JsError> {
    Ok(write_all(&json(&trees)?).into_ts()?)
}

fn write_all(json: &str) -> RecordsReading {
    match Record::read_all_json(json.as_bytes()) {
        Ok(records) => written(&records),
        Err(error) => RecordsReading::Problem {
            problem: nowhere(&error),
        },
    }
}

/// Trees are handed over as JSON, which the rules read anyway: a second way to read them would only make the page heavier.
fn json(value: &JsValue) -> Result<String, JsError> {
    let text = js_sys::JSON::stringify(value)
        .ok()
        .and_then(|text| text.as_string());
    text.ok_or_else(|| JsError::new("a tree of moves is plain data"))
}

fn written(records: &[Record]) -> RecordsReading {
    RecordsReading::Records {
        trees: records.iter().map(Record::tree).collect(),
        text: Record::texts(records),
    }
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
pub fn write_record(
    #[wasm_bindgen(unchecked_param_type = "RecordTree")] tree: JsValue,
) -> Result<Ts<RecordReading>, JsError> {
    Ok(write(&json(&tree)?).into_ts()?)
}

fn write(json: &str) -> RecordReading {
    match Record::read_json(json.as_bytes()) {
        Err(error) => RecordReading::Problem {
            problem: nowhere(&error),
        },
        record => record.into(),
    }
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

/// What was never a text has neither lines nor columns.
fn nowhere(error: &RecordError) -> RecordProblem {
    RecordProblem {
        line: None,
        column: None,
        ..problem_of(error)
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
        let json = Record::read(&text).expect("a record").json();
        let written = write(&json);
        assert_eq!(written, RecordReading::Record { tree, text });
    }

    #[test]
    fn chapters_are_read_and_written_one_after_the_other() {
        let chapter =
            "[Format \"2\"]\n[Variant \"la-trel/base\"]\n[Result \"*\"]\n\n1. d2-d3 $1 *\n";
        let text = format!("{chapter}\n{chapter}");
        let read = read_all(&text);
        let json = Record::read(chapter).expect("a chapter").json();
        let list = format!("[{json}, {json}]");
        assert!(matches!(&read, RecordsReading::Records { trees, .. } if trees.len() == 2));
        assert_eq!(read_all(&list), read);
        assert_eq!(write_all(&list), read);
        let RecordsReading::Problem { problem } = write_all(&list.replacen("d2-d3", "d2-d5", 1))
        else {
            panic!("d2-d5 cannot be played");
        };
        assert!(problem.line.is_none() && problem.because.is_some());
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
