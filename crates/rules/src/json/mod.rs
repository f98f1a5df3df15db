//! Reading JSON that people may have written. What is wrong with it is told with the field, its line and its column, as data
//! that both languages have sentences for.

mod field;
#[cfg(feature = "serde")]
mod parser;
mod problem;
#[cfg(feature = "serde")]
mod read;
#[cfg(feature = "serde")]
mod scan;

pub use field::{Field, Segment};
pub use problem::{JsonProblem, Kind};
#[cfg(feature = "serde")]
pub use read::read;

use crate::{Message, Value};
use std::fmt;

/// JSON that was refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{place}: {}", problem.message().id)]
pub struct JsonError {
    /// Where.
    pub place: JsonPlace,
    /// What.
    pub problem: JsonProblem,
}

/// Where in JSON.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct JsonPlace {
    /// Counted from 1.
    pub line: usize,
    /// In characters, counted from 1.
    pub column: usize,
    /// The field that is wrong; the root where nobody knows.
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
