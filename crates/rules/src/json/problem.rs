//! What can be wrong with JSON. The parser says it in English sentences, which are read here, since it offers nothing else; the
//! tests hold them to it.

use crate::quote::quoted;
use crate::{Message, Value};

/// The kinds of mistake.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum JsonProblem {
    /// The text stops before the value is complete.
    Unfinished,
    NotUtf8,
    TooDeep,
    CommaOrBracket,
    CommaOrBrace,
    TrailingComma,
    NoColon,
    NoName,
    NoValue,
    BadEscape,
    ControlCharacter,
    BadNumber,
    /// Something follows where the value is complete.
    After,
    /// Not JSON for a reason that nobody has met yet.
    Broken,
    Missing {
        name: String,
    },
    Unknown {
        name: String,
        known: Vec<String>,
    },
    Twice {
        name: String,
    },
    /// A value of another kind, or out of the bounds of its kind.
    Unfit {
        wanted: Kind,
        found: Kind,
    },
    /// A list of another length.
    Length {
        wanted: usize,
        found: usize,
    },
    /// Not what is wanted, for a reason that nobody has met yet.
    Unwanted,
}

/// What a value is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Text,
    Number,
    /// A number without a fraction, within the bounds of its field.
    Whole,
    Truth,
    Null,
    List,
    Object,
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

    fn found(said: &str) -> Kind {
        let first = said.split([' ', '`', '"']).next().unwrap_or_default();
        match first {
            "string" | "character" => Kind::Text,
            "integer" | "floating" | "number" => Kind::Number,
            "boolean" => Kind::Truth,
            "null" | "unit" | "Option" => Kind::Null,
            "sequence" => Kind::List,
            "map" => Kind::Object,
            _ => Kind::Other,
        }
    }

    fn wanted(said: &str) -> Kind {
        match said {
            "a string" | "a character" => Kind::Text,
            "u8" | "u16" | "u32" | "u64" | "usize" | "i8" | "i16" | "i32" | "i64" => Kind::Whole,
            "f32" | "f64" => Kind::Number,
            "a boolean" => Kind::Truth,
            "a map" => Kind::Object,
            _ if said.starts_with("struct ") => Kind::Object,
            "a sequence" => Kind::List,
            _ if said.starts_with("an array") || said.starts_with("a tuple") => Kind::List,
            _ => Kind::Other,
        }
    }
}

impl JsonProblem {
    pub(super) fn of(error: &serde_json::Error) -> JsonProblem {
        let said = error.to_string();
        let place = format!(" at line {} column {}", error.line(), error.column());
        let said = said.strip_suffix(&place).unwrap_or(&said);
        match error.classify() {
            serde_json::error::Category::Eof => JsonProblem::Unfinished,
            serde_json::error::Category::Data => unfit(said).unwrap_or(JsonProblem::Unwanted),
            _ => broken(said),
        }
    }

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

fn broken(said: &str) -> JsonProblem {
    match said {
        "recursion limit exceeded" => JsonProblem::TooDeep,
        "expected `,` or `]`" => JsonProblem::CommaOrBracket,
        "expected `,` or `}`" => JsonProblem::CommaOrBrace,
        "trailing comma" => JsonProblem::TrailingComma,
        "expected `:`" => JsonProblem::NoColon,
        "key must be a string" => JsonProblem::NoName,
        "expected value" | "expected ident" => JsonProblem::NoValue,
        "invalid number" | "number out of range" => JsonProblem::BadNumber,
        "trailing characters" => JsonProblem::After,
        "invalid unicode code point" => JsonProblem::NotUtf8,
        "invalid escape"
        | "lone leading surrogate in hex escape"
        | "unexpected end of hex escape" => JsonProblem::BadEscape,
        _ if said.starts_with("control character") => JsonProblem::ControlCharacter,
        _ => JsonProblem::Broken,
    }
}

fn unfit(said: &str) -> Option<JsonProblem> {
    let name = |said: &str| -> Option<String> {
        let name = said.strip_prefix('`')?.strip_suffix('`')?;
        Some(name.to_owned())
    };
    if let Some(missing) = said.strip_prefix("missing field ") {
        return Some(JsonProblem::Missing {
            name: name(missing)?,
        });
    }
    if let Some(twice) = said.strip_prefix("duplicate field ") {
        return Some(JsonProblem::Twice { name: name(twice)? });
    }
    // The parser's own words come last, whatever stands in what it quotes.
    let (found, wanted) = said.rsplit_once(", expected ")?;
    if let Some(unknown) = found.strip_prefix("unknown field ") {
        return Some(JsonProblem::Unknown {
            name: name(unknown)?,
            known: wanted
                .split('`')
                .skip(1)
                .step_by(2)
                .map(str::to_owned)
                .collect(),
        });
    }
    if let Some(length) = found.strip_prefix("invalid length ") {
        if wanted.starts_with("struct ") {
            // The parser would take an object's values in a list, if they were all there.
            return Some(JsonProblem::Unfit {
                wanted: Kind::Object,
                found: Kind::List,
            });
        }
        let wanted = wanted.rsplit(' ').next()?.parse().ok()?;
        return Some(JsonProblem::Length {
            wanted,
            found: length.parse().ok()?,
        });
    }
    let found = found
        .strip_prefix("invalid type: ")
        .or_else(|| found.strip_prefix("invalid value: "))?;
    Some(JsonProblem::Unfit {
        wanted: Kind::wanted(wanted),
        found: Kind::found(found),
    })
}
