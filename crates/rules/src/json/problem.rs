//! What can be wrong with JSON, as data that both languages have sentences for.

use crate::quote::quoted;
use crate::{Message, Value};

/// The kinds of mistake.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum JsonProblem {
    /// The text stops before the value is complete.
    Unfinished,
    /// Not UTF-8.
    NotUtf8,
    /// Values inside values beyond what is read.
    TooDeep,
    /// `,` or `]` was wanted.
    CommaOrBracket,
    /// `,` or `}` was wanted.
    CommaOrBrace,
    /// A comma that nothing follows.
    TrailingComma,
    /// `:` was wanted after a name.
    NoColon,
    /// A name was wanted.
    NoName,
    /// A value was wanted.
    NoValue,
    /// A backslash that stands for nothing.
    BadEscape,
    /// A control character in a text, which needs an escape.
    ControlCharacter,
    /// A number that is none, or too large.
    BadNumber,
    /// Something follows where the value is complete.
    After,
    /// Not JSON for a reason that nobody has met yet.
    Broken,
    /// A field that must be there is not.
    Missing {
        /// Its name.
        name: String,
    },
    /// A field that nobody knows.
    Unknown {
        /// Its name.
        name: String,
        /// The names that would be known.
        known: Vec<String>,
    },
    /// A field that is given twice.
    Twice {
        /// Its name.
        name: String,
    },
    /// A value of another kind, or out of the bounds of its kind.
    Unfit {
        /// What was wanted.
        wanted: Kind,
        /// What was found.
        found: Kind,
    },
    /// A list of another length.
    Length {
        /// The length that was wanted.
        wanted: usize,
        /// The length that was found.
        found: usize,
    },
    /// Not what is wanted, for a reason that nobody has met yet.
    Unwanted,
}

/// What a value is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A text.
    Text,
    /// A number.
    Number,
    /// A number without a fraction, within the bounds of its field.
    Whole,
    /// `true` or `false`.
    Truth,
    /// `null`.
    Null,
    /// A list.
    List,
    /// An object.
    Object,
    /// Something else.
    Other,
}

impl Kind {
    /// The word by which sentences tell the kinds apart.
    const fn word(self) -> &'static str {
        match self {
            Kind::Text => "text",
            Kind::Number => "number",
            Kind::Whole => "whole",
            Kind::Truth => "truth",
            Kind::Null => "null",
            Kind::List => "list",
            Kind::Object => "object",
            Kind::Other => "other",
        }
    }
}

impl JsonProblem {
    /// The sentence to be formatted.
    pub fn message(&self) -> Message {
        let name = |name: &str| ("name", Value::Text(quoted(name, 40)));
        let (id, args) = match self {
            JsonProblem::Unfinished => ("json-unfinished", vec![]),
            JsonProblem::NotUtf8 => ("record-not-utf8", vec![]),
            JsonProblem::TooDeep => ("json-too-deep", vec![]),
            JsonProblem::CommaOrBracket => ("json-comma-or-bracket", vec![]),
            JsonProblem::CommaOrBrace => ("json-comma-or-brace", vec![]),
            JsonProblem::TrailingComma => ("json-trailing-comma", vec![]),
            JsonProblem::NoColon => ("json-no-colon", vec![]),
            JsonProblem::NoName => ("json-no-name", vec![]),
            JsonProblem::NoValue => ("json-no-value", vec![]),
            JsonProblem::BadEscape => ("json-bad-escape", vec![]),
            JsonProblem::ControlCharacter => ("json-control-character", vec![]),
            JsonProblem::BadNumber => ("json-bad-number", vec![]),
            JsonProblem::After => ("json-after", vec![]),
            JsonProblem::Broken => ("json-broken", vec![]),
            JsonProblem::Missing { name: missing } => ("json-missing", vec![name(missing)]),
            JsonProblem::Unknown {
                name: unknown,
                known,
            } => (
                "json-unknown",
                vec![name(unknown), ("known", Value::List(known.clone()))],
            ),
            JsonProblem::Twice { name: twice } => ("json-twice", vec![name(twice)]),
            JsonProblem::Unfit { wanted, found } => (
                "json-unfit",
                vec![
                    ("wanted", wanted.word().into()),
                    ("found", found.word().into()),
                ],
            ),
            JsonProblem::Length { wanted, found } => (
                "json-length",
                vec![
                    ("wanted", Value::Number(*wanted as i64)),
                    ("found", Value::Number(*found as i64)),
                ],
            ),
            JsonProblem::Unwanted => ("json-unwanted", vec![]),
        };
        Message::new(id, args)
    }
}
