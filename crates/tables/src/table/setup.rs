//! What a table was opened for.

use crate::clock::{ControlError, TimeControl};
use rules::quote::quoted;
use rules::{AnyTable, Message, TextError, Value};
use serde::{Deserialize, Serialize};

/// What is agreed before anybody sits down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct TableSetup {
    /// A variant of the catalog.
    pub variant: String,
    /// Where the game begins, if not at the variant's start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Position>,
    /// How much time there is.
    pub time: TimeControl,
    /// Which side the host plays.
    pub host: SideChoice,
    /// Whether a touched piece must move.
    #[serde(default)]
    pub touch_move: bool,
    /// Whether strangers find the table in the lobby and may watch.
    pub public: bool,
    /// The level of the house computer for which the guest's seat is kept, from 1 to 10.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub house: Option<u8>,
}

/// A position text.
pub type Position = String;

/// Which side somebody wants to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub enum SideChoice {
    /// Player 1, who begins.
    One,
    /// Player 2.
    Two,
    /// Whatever the lot gives.
    Lot,
}

/// Why no table can be opened like this.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
// People are told the sentence.
#[error("{}", self.message())]
pub enum OpenError {
    /// The catalog has no such variant.
    Variant(String),
    /// The position text is wrong.
    Position(#[from] TextError),
    /// The game is over where it would begin.
    Over,
    /// Nobody could play with such a clock.
    Time(#[from] ControlError),
}

impl OpenError {
    /// The sentence for whoever opens the table.
    pub fn message(&self) -> Message {
        match self {
            OpenError::Variant(found) => Message::new(
                "table-no-variant",
                vec![("found", Value::from(quoted(found, 40)))],
            ),
            OpenError::Position(error) => error.problem.clone(),
            OpenError::Over => Message::plain("table-begins-over"),
            OpenError::Time(error) => error.message(),
        }
    }
}

impl TableSetup {
    /// The board as the game begins.
    pub fn board(&self) -> Result<AnyTable, OpenError> {
        self.time.check()?;
        let board = AnyTable::open(&self.variant)
            .ok_or_else(|| OpenError::Variant(self.variant.clone()))?;
        let board = match &self.position {
            Some(text) => board.set_up(text)?,
            None => board,
        };
        if board.outcome().is_some() {
            return Err(OpenError::Over);
        }
        Ok(board)
    }
}
