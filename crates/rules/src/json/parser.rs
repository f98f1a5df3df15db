//! What the parser says is wrong, in English sentences, which are read here, since it offers nothing else; the tests hold it
//! to them.

use super::{JsonProblem, Kind};

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
}

impl Kind {
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
