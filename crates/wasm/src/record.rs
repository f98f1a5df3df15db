//! Records for the browser: a tree of moves on one side, the text of a record on the other. The rules replay both.

use rules::json::JsonPlace;
use rules::record::{Place, Problem, RecordError, RecordTree};
use rules::{Message, Record};
use serde::{Deserialize, Serialize};
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
        /// Which record, counted from 0, where they came one by one.
        at: Option<usize>,
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
            at: None,
        },
    }
}

/// The texts of records with these trees of moves, which are replayed first.
#[wasm_bindgen(js_name = writeRecords)]
pub fn write_records(trees: Ts<RecordTrees>) -> Result<Ts<RecordsReading>, JsError> {
    Ok(write_all(trees.to_rust()?.records).into_ts()?)
}

/// Several records as the page hands them over.
#[derive(Clone, Debug, Deserialize, Tsify)]
pub struct RecordTrees {
    pub records: Vec<RecordTree>,
}

fn write_all(trees: Vec<RecordTree>) -> RecordsReading {
    let mut records = Vec::with_capacity(trees.len());
    for (at, tree) in trees.into_iter().enumerate() {
        match tree.replayed() {
            Ok(record) => records.push(record),
            Err(error) => {
                return RecordsReading::Problem {
                    problem: problem_of(&error),
                    at: Some(at),
                };
            }
        }
    }
    written(&records)
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
    fn chapters_are_read_and_written_one_after_the_other() {
        let chapter =
            "[Format \"2\"]\n[Variant \"la-trel/base\"]\n[Result \"*\"]\n\n1. d2-d3 $1 *\n";
        let text = format!("{chapter}\n{chapter}");
        let read = read_all(&text);
        let RecordsReading::Records { trees, .. } = read.clone() else {
            panic!("two chapters");
        };
        assert_eq!(trees.len(), 2);
        assert_eq!(
            write_all(trees.clone()),
            RecordsReading::Records {
                trees: trees.clone(),
                text
            }
        );
        let json = serde_json::to_string(&trees).expect("trees");
        assert_eq!(read_all(&json), read);
        let mut wrong = trees;
        wrong[1].moves[0].text = "d2-d5".into();
        assert!(matches!(
            write_all(wrong),
            RecordsReading::Problem { at: Some(1), .. }
        ));
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
