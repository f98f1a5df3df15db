//! What a person is to be told, as data: a message identifier and its arguments. Sentences live in the Fluent files.

use crate::Side;
use std::fmt;

/// A sentence to be formatted in the reader's language. The rules have no words of their own: they say which sentence is
/// meant and what it is about.
///
/// ```
/// use ludotheca_rules::{AnyTable, Value};
///
/// let table = AnyTable::open("la-trel/base").expect("a variant of the catalog");
/// let Err(error) = table.read_move("a9-a3") else { panic!("there is no a9") };
/// let message = error.message();
/// assert_eq!(message.id, "text-no-square");
/// assert_eq!(message.args, [("found", Value::from("a9"))]);
/// // Without sentences, the identifier and the arguments still tell.
/// assert_eq!(message.to_string(), "text-no-square (found: a9)");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Message {
    /// The identifier of the sentence.
    pub id: &'static str,
    /// What the sentence is about, by name.
    pub args: Vec<(&'static str, Value)>,
}

/// The identifier and the arguments, for logs and for whoever has no sentences: `text-unexpected (found: x)`.
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)?;
        for (index, (name, value)) in self.args.iter().enumerate() {
            let before = if index == 0 { " (" } else { ", " };
            write!(f, "{before}{name}: {value}")?;
        }
        f.write_str(if self.args.is_empty() { "" } else { ")" })
    }
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

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Text(text) => f.write_str(text),
            Value::Number(number) => number.fmt(f),
            Value::List(texts) => f.write_str(&texts.join(" ")),
            Value::Piece(id) => f.write_str(id),
            Value::Player { game, side } => write!(f, "{game} player {}", side.number()),
        }
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
