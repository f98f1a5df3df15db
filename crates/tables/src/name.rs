//! What somebody is called at a table: short, visible, and not to be mistaken for somebody else by letters that only look alike.

use rules::{Message, Value};
use serde::{Deserialize, Serialize};
use std::fmt;
use unicode_normalization::UnicodeNormalization;

/// The longest name, in characters.
pub const LONGEST_NAME: usize = 24;

/// A name that was checked.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(transparent)]
pub struct Name(String);

/// Why a text is no name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
// People are told the sentence.
#[error("{}", self.message())]
pub enum NameError {
    /// Nothing, or nothing that is seen.
    Empty,
    /// Too many characters.
    Long,
    /// Something that is neither letter, digit, space nor one of `-_.'’`.
    Character,
    /// Letters of several scripts, of which some look like others.
    Scripts,
}

/// The scripts whose letters can be mistaken for one another.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Script {
    Latin,
    Greek,
    Cyrillic,
    Other,
}

fn script(letter: char) -> Script {
    match letter as u32 {
        0x0041..=0x024F | 0x1E00..=0x1EFF => Script::Latin,
        0x0370..=0x03FF | 0x1F00..=0x1FFF => Script::Greek,
        0x0400..=0x052F => Script::Cyrillic,
        _ => Script::Other,
    }
}

impl NameError {
    /// The sentence for whoever chose the name.
    pub fn message(self) -> Message {
        let most = vec![("most", Value::Number(LONGEST_NAME as i64))];
        match self {
            NameError::Empty => Message::plain("table-name-empty"),
            NameError::Long => Message::new("table-name-long", most),
            NameError::Character => Message::plain("table-name-character"),
            NameError::Scripts => Message::plain("table-name-scripts"),
        }
    }
}

impl Name {
    /// The name that a text is, composed and with single spaces.
    pub fn new(text: &str) -> Result<Name, NameError> {
        // Nobody's patience, and no memory, is spent on a text that is far too long.
        if text.len() > LONGEST_NAME * 16 {
            return Err(NameError::Long);
        }
        let composed: String = text.nfkc().collect();
        let name = composed.split_whitespace().collect::<Vec<_>>().join(" ");
        if name.is_empty() {
            return Err(NameError::Empty);
        }
        if name.chars().count() > LONGEST_NAME {
            return Err(NameError::Long);
        }
        let allowed = |c: char| c.is_alphanumeric() || " -_.'’".contains(c);
        if !name.chars().all(allowed) {
            return Err(NameError::Character);
        }
        if !name.chars().any(char::is_alphanumeric) {
            return Err(NameError::Empty);
        }
        let mut scripts = name.chars().filter(|c| c.is_alphabetic()).map(script);
        let first = scripts.next();
        if scripts.any(|script| Some(script) != first) {
            return Err(NameError::Scripts);
        }
        Ok(Name(name))
    }

    /// As it is shown.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for Name {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Name, D::Error> {
        let text = String::deserialize(from)?;
        Name::new(&text).map_err(serde::de::Error::custom)
    }
}
