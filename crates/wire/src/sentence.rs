//! Sentences as they travel: the identifier and its arguments, for whoever has the words, and the English text for everybody else.

use rules::{Message, Side, Value};
use serde::{Deserialize, Serialize};

/// A sentence for a person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Sentence {
    /// The identifier: what went wrong, for programs.
    pub id: String,
    /// What the sentence is about, by name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<(String, Argument)>,
    /// In English.
    pub text: String,
}

/// An argument of a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum Argument {
    /// Text that no language changes.
    Text(String),
    /// A number.
    Number(i64),
    /// Texts that the reader's language joins.
    List(Vec<String>),
    /// A kind of piece, by the identifier of its name.
    Piece(String),
    /// A player, named by the game's colours.
    Player {
        /// The game's identifier.
        game: String,
        /// Which of the two.
        #[cfg_attr(
            feature = "schema",
            schemars(with = "tables::schema::Side"),
            ts(as = "tables::schema::Side")
        )]
        side: Side,
    },
}

impl Sentence {
    /// A message, and what it says in English.
    pub fn new(message: &Message, text: String) -> Sentence {
        let args = message.args.iter();
        Sentence {
            id: message.id.to_owned(),
            args: args
                .map(|(name, value)| ((*name).to_owned(), Argument::from(value)))
                .collect(),
            text,
        }
    }
}

impl From<&Value> for Argument {
    fn from(value: &Value) -> Argument {
        match value {
            Value::Text(text) => Argument::Text(text.clone()),
            Value::Number(number) => Argument::Number(*number),
            Value::List(texts) => Argument::List(texts.clone()),
            Value::Piece(id) => Argument::Piece((*id).to_owned()),
            Value::Player { game, side } => Argument::Player {
                game: (*game).to_owned(),
                side: *side,
            },
        }
    }
}
