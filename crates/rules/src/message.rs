//! What a person is to be told, as data: a message identifier and its arguments. Sentences live in the Fluent files.

use crate::Side;

/// A sentence to be formatted in the reader's language.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Message {
    /// The identifier of the sentence.
    pub id: &'static str,
    /// What the sentence is about, by name.
    pub args: Vec<(&'static str, Value)>,
}

/// An argument of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Value {
    /// Notation, cell names and other text that no language changes.
    Text(String),
    /// A number.
    Number(i64),
    /// Texts that the reader's language joins (`a1, b2 and c3`).
    List(Vec<String>),
    /// A kind of piece: the message with this identifier, put with its article where the sentence needs one.
    Piece(&'static str),
    /// A player, named by the game's colours: `player-<game>-1`.
    Player {
        /// The game's identifier.
        game: &'static str,
        /// Which of the two.
        side: Side,
    },
}

impl Message {
    /// A sentence without arguments.
    pub const fn plain(id: &'static str) -> Message {
        Message {
            id,
            args: Vec::new(),
        }
    }

    /// A sentence with these arguments.
    pub const fn new(id: &'static str, args: Vec<(&'static str, Value)>) -> Message {
        Message { id, args }
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(text.to_owned())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(text)
    }
}

impl From<u32> for Value {
    fn from(number: u32) -> Value {
        Value::Number(i64::from(number))
    }
}
