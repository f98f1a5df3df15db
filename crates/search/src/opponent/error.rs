//! What is wrong with the text of an opponent, and the sentence that says so.

use crate::level::LEVELS;
use rules::{Message, Value};

/// What is wrong with the text of an opponent.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
// People are told the sentence.
#[error("{}", self.message())]
pub enum OpponentError {
    Unknown(String),
    UnknownOption {
        kind: &'static str,
        option: String,
        known: &'static [&'static str],
    },
    Twice {
        option: String,
    },
    Value {
        option: &'static str,
        found: String,
        least: u64,
        most: u64,
    },
    Form(String),
    /// A level that is on no ladder.
    Level(String),
    NoProgram,
    OpenQuote,
    /// A program or a file, where there are none.
    NotSelfContained,
}

impl OpponentError {
    /// The sentence that says so.
    pub fn message(&self) -> Message {
        let text = |text: &str| Value::Text(text.to_owned());
        match self {
            OpponentError::Unknown(found) => {
                Message::new("opponent-unknown", vec![("found", text(found))])
            }
            OpponentError::UnknownOption {
                kind,
                option,
                known: [],
            } => Message::new(
                "opponent-without-options",
                vec![("kind", text(kind)), ("found", text(option))],
            ),
            OpponentError::UnknownOption {
                kind,
                option,
                known,
            } => Message::new(
                "opponent-unknown-option",
                vec![
                    ("kind", text(kind)),
                    ("found", text(option)),
                    (
                        "known",
                        Value::List(known.iter().map(|name| (*name).to_owned()).collect()),
                    ),
                ],
            ),
            OpponentError::Twice { option } => {
                Message::new("opponent-option-twice", vec![("option", text(option))])
            }
            OpponentError::Value {
                option,
                found,
                least,
                most,
            } => Message::new(
                "opponent-option-value",
                vec![
                    ("option", text(option)),
                    ("found", text(found)),
                    ("least", text(&least.to_string())),
                    ("most", text(&most.to_string())),
                ],
            ),
            OpponentError::Form(found) => {
                Message::new("opponent-option-form", vec![("found", text(found))])
            }
            OpponentError::Level(found) => Message::new(
                "opponent-level",
                vec![
                    ("found", text(found)),
                    ("most", Value::Number(LEVELS as i64)),
                ],
            ),
            OpponentError::NoProgram => Message::plain("opponent-no-program"),
            OpponentError::OpenQuote => Message::plain("opponent-open-quote"),
            OpponentError::NotSelfContained => Message::plain("opponent-not-self-contained"),
        }
    }
}
