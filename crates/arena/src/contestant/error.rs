//! What is wrong with the text of a player, and the sentence that says so.

use rules::{Message, Value};

/// What is wrong with the text of a player.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ContestantError {
    #[error("no player is called {0}")]
    Unknown(String),
    #[error("{kind} has no option {option}")]
    UnknownOption {
        kind: &'static str,
        option: String,
        known: &'static [&'static str],
    },
    #[error("{option} is given twice")]
    Twice { option: String },
    #[error("{option} must be a number from {least} to {most}")]
    Value {
        option: &'static str,
        found: String,
        least: u64,
        most: u64,
    },
    #[error("{0} is not of the form name=value")]
    Form(String),
    #[error("no program is named")]
    NoProgram,
    #[error("a quotation mark is not closed")]
    OpenQuote,
}

impl ContestantError {
    /// The sentence that says so.
    pub fn message(&self) -> Message {
        let text = |text: &str| Value::Text(text.to_owned());
        match self {
            ContestantError::Unknown(found) => {
                Message::new("arena-player-unknown", vec![("found", text(found))])
            }
            ContestantError::UnknownOption {
                kind,
                option,
                known: [],
            } => Message::new(
                "arena-player-without-options",
                vec![("kind", text(kind)), ("found", text(option))],
            ),
            ContestantError::UnknownOption {
                kind,
                option,
                known,
            } => Message::new(
                "arena-player-unknown-option",
                vec![
                    ("kind", text(kind)),
                    ("found", text(option)),
                    (
                        "known",
                        Value::List(known.iter().map(|name| (*name).to_owned()).collect()),
                    ),
                ],
            ),
            ContestantError::Twice { option } => {
                Message::new("arena-player-option-twice", vec![("option", text(option))])
            }
            ContestantError::Value {
                option,
                found,
                least,
                most,
            } => Message::new(
                "arena-player-option-value",
                vec![
                    ("option", text(option)),
                    ("found", text(found)),
                    ("least", text(&least.to_string())),
                    ("most", text(&most.to_string())),
                ],
            ),
            ContestantError::Form(found) => {
                Message::new("arena-player-option-form", vec![("found", text(found))])
            }
            ContestantError::NoProgram => Message::plain("arena-player-no-program"),
            ContestantError::OpenQuote => Message::plain("arena-player-open-quote"),
        }
    }
}
