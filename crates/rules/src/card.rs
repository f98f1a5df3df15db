//! What stands on a game's reference card, as data: which sentences, in which part of the card, and what is drawn beside them.
//! Each variant says it in the file of this name in its folder, from the same fields that its rules are read from.

use crate::{Message, Side, Value};

/// A variant's reference card: one page, for somebody who knows the game and wants to look something up.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Card {
    /// The kinds of pieces and how they move, each with its picture.
    pub pieces: Vec<CardEntry>,
    /// What a turn is.
    pub turn: Vec<Message>,
    /// How pieces are captured.
    pub captures: Vec<Message>,
    /// How the game ends.
    pub end: Vec<Message>,
    /// What the signs on board and pieces mean.
    pub symbols: Vec<CardEntry>,
}

/// A sentence of a card with a picture before it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct CardEntry {
    /// What is drawn.
    pub sample: Sample,
    /// What is said about it.
    pub text: Message,
}

/// What a card shows of board and pieces.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Sample {
    /// A piece, or a stack of them.
    Piece {
        /// The identifier of the kind's name.
        kind: &'static str,
        /// Whose it is.
        side: Side,
        /// 1 for a single piece.
        height: u8,
    },
    /// A cell of the board with nothing on it, by its name.
    Cell(String),
}

impl CardEntry {
    /// A single piece of player 1, and what is said about it.
    pub fn piece(kind: &'static str, text: Message) -> CardEntry {
        CardEntry::stack(kind, 1, text)
    }

    /// A stack of player 1.
    pub fn stack(kind: &'static str, height: u8, text: Message) -> CardEntry {
        let side = Side::One;
        CardEntry {
            sample: Sample::Piece { kind, side, height },
            text,
        }
    }

    /// The sign by which player 2's pieces are known without their colour, on a piece of this kind.
    pub fn second_player(game: &'static str, kind: &'static str) -> CardEntry {
        let side = Side::Two;
        let player = Value::Player { game, side };
        CardEntry {
            sample: Sample::Piece {
                kind,
                side,
                height: 1,
            },
            text: Message::new("card-second-player", vec![("player", player)]),
        }
    }

    /// A cell of the board.
    pub fn cell(name: &str, text: Message) -> CardEntry {
        CardEntry {
            sample: Sample::Cell(name.to_owned()),
            text,
        }
    }
}

/// A variant that has a reference card.
pub trait Summarised {
    /// What stands on it.
    fn card(&self) -> Card;
}
