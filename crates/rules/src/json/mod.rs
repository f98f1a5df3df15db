//! Reading JSON that people may have written. What is wrong with it is told with the field, its line and its column, as data
//! that both languages have sentences for.

mod field;
mod problem;

pub use field::{Field, Segment};
pub use problem::{JsonProblem, Kind};

use crate::{Message, Value};
use serde::de::DeserializeOwned;
use std::fmt;

/// JSON that was refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{place}: {}", problem.message().id)]
pub struct JsonError {
    pub place: JsonPlace,
    pub problem: JsonProblem,
}

/// Where in JSON.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct JsonPlace {
    /// Both counted from 1, columns in characters.
    pub line: usize,
    pub column: usize,
    pub field: Field,
}

impl fmt::Display for JsonPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.line, self.column)?;
        if self.field.is_root() {
            Ok(())
        } else {
            write!(f, " {}", self.field)
        }
    }
}

impl JsonPlace {
    /// The sentence that tells where, around another that tells what.
    pub fn message(&self, problem: String) -> Message {
        let mut args = vec![
            ("line", Value::Number(self.line as i64)),
            ("column", Value::Number(self.column as i64)),
            ("problem", problem.into()),
        ];
        if self.field.is_root() {
            return Message::new("record-at", args);
        }
        args.push(("field", self.field.to_string().into()));
        Message::new("json-at", args)
    }
}

/// Reads a value, and nothing after it.
pub fn read<T: DeserializeOwned>(json: &[u8]) -> Result<T, JsonError> {
    let mut reader = serde_json::Deserializer::from_slice(json);
    let value = serde_path_to_error::deserialize(&mut reader)
        .map_err(|error| refusal(json, Field::of(error.path()), error.inner()))?;
    reader
        .end()
        .map_err(|error| refusal(json, Field::default(), &error))?;
    Ok(value)
}

fn refusal(json: &[u8], field: Field, error: &serde_json::Error) -> JsonError {
    let problem = JsonProblem::of(error);
    let place = match &problem {
        // Where a text stops being JSON, nobody knows yet which field is meant; and a field that is given twice is
        // wrong where it comes the second time.
        _ if !error.is_data() => place_of_error(json, Field::default(), error),
        JsonProblem::Twice { name } => place_of_error(json, field.then(name.as_str()), error),
        _ => field
            .place(json)
            .unwrap_or_else(|| place_of_error(json, field, error)),
    };
    JsonError { place, problem }
}

/// Where the parser stopped.
fn place_of_error(json: &[u8], field: Field, error: &serde_json::Error) -> JsonPlace {
    let line = json
        .split(|byte| *byte == b'\n')
        .nth(error.line().max(1) - 1);
    let line = line.unwrap_or_default();
    // The parser counts the bytes that it has read, the last of which is wrong.
    let before = &line[..error.column().clamp(1, line.len() + 1) - 1];
    JsonPlace {
        line: error.line().max(1),
        column: String::from_utf8_lossy(before).chars().count() + 1,
        field,
    }
}
