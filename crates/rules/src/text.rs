//! Positions and moves as text, both ways, and what was wrong with a text that could not be read.

use crate::{Game, Message, Value};

/// A text that could not be read: where, and what was wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[error("column {column}: {problem}")]
#[non_exhaustive]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct TextError {
    /// Counted from 1, in characters.
    pub column: usize,
    /// What was wrong, as a sentence to be formatted.
    pub problem: Message,
}

impl TextError {
    /// A problem at this column.
    pub fn new(column: usize, id: &'static str, args: Vec<(&'static str, Value)>) -> TextError {
        TextError {
            column,
            problem: Message::new(id, args),
        }
    }
}

/// Texts longer than this are not read at all: no position or move of any game comes near it.
pub const LONGEST_TEXT: usize = 512;

/// Reading and writing positions and moves.
pub trait Notation: Game {
    /// What a move text (or a sequence of touches) says somebody wants to do, before any rule was asked.
    type Attempt: Clone + std::fmt::Debug;

    /// The canonical text of a position.
    fn position_text(&self, position: &Self::Position) -> String;

    /// Reads a position; refuses what no game could show.
    fn read_position(&self, text: &str) -> Result<Self::Position, TextError>;

    /// The canonical text of a move that is legal here.
    fn move_text(&self, position: &Self::Position, mv: Self::Move) -> String;

    /// Reads the form of a move text. Whether the move is legal is for [`Explain::judge`](crate::Explain::judge) to say.
    fn read_attempt(&self, text: &str) -> Result<Self::Attempt, TextError>;
}

/// The fields of a position text with their columns. Exactly `N` are wanted, separated by spaces.
pub(crate) fn fields<const N: usize>(text: &str) -> Result<[(usize, &str); N], TextError> {
    if text.len() > LONGEST_TEXT {
        return Err(too_long());
    }
    let mut found = [(0, ""); N];
    let mut count = 0;
    let mut column = 1;
    for piece in text.split(' ') {
        if !piece.is_empty() {
            if count < N {
                found[count] = (column, piece);
            }
            count += 1;
        }
        column += piece.chars().count() + 1;
    }
    if count == N {
        return Ok(found);
    }
    let args = vec![
        ("wanted", Value::Number(N as i64)),
        ("found", Value::Number(count as i64)),
    ];
    Err(TextError::new(1, "text-fields", args))
}

pub(crate) fn too_long() -> TextError {
    TextError::new(
        1,
        "text-too-long",
        vec![("most", Value::Number(LONGEST_TEXT as i64))],
    )
}

/// A character that does not belong where it stands.
pub(crate) fn unexpected(column: usize, found: char) -> TextError {
    TextError::new(
        column,
        "text-unexpected",
        vec![("found", Value::Text(found.to_string()))],
    )
}

/// The last field: plies (or turns) played, and the player to move, whose parity must fit.
pub(crate) fn side_and_ply(
    side: (usize, &str),
    ply: (usize, &str),
) -> Result<(crate::Side, u32), TextError> {
    let player = match side.1 {
        "1" => crate::Side::One,
        "2" => crate::Side::Two,
        other => {
            return Err(TextError::new(
                side.0,
                "text-player",
                vec![("found", other.into())],
            ));
        }
    };
    let count = number(ply, "text-ply")?;
    if crate::Side::of_ply(count) != player {
        let args = vec![
            ("ply", count.into()),
            ("player", u32::from(player.number()).into()),
        ];
        return Err(TextError::new(ply.0, "text-parity", args));
    }
    Ok((player, count))
}

/// A canonical decimal number below a million: no sign, no leading zero.
pub(crate) fn number(field: (usize, &str), problem: &'static str) -> Result<u32, TextError> {
    let (column, text) = field;
    let fits = !text.is_empty()
        && text.len() <= 6
        && text.bytes().all(|byte| byte.is_ascii_digit())
        && (text == "0" || !text.starts_with('0'));
    fits.then(|| text.parse().ok())
        .flatten()
        .ok_or_else(|| TextError::new(column, problem, vec![("found", text.into())]))
}

/// Whether a text says no more than that somebody passes: as a record would write it, or in a word.
pub(crate) fn says_pass(text: &str) -> bool {
    squeezed(text).is_ok_and(|characters| {
        let said: String = characters.into_iter().map(|(_, c)| c).collect();
        ["--", "pass", "passe", "passer"].contains(&said.as_str())
    })
}

/// A move text without its spaces and in lower case, each character with its column.
pub(crate) fn squeezed(text: &str) -> Result<Vec<(usize, char)>, TextError> {
    if text.len() > LONGEST_TEXT {
        return Err(too_long());
    }
    let kept: Vec<_> = text
        .chars()
        .enumerate()
        .filter(|(_, c)| !c.is_whitespace())
        .map(|(i, c)| (i + 1, c.to_ascii_lowercase()))
        .collect();
    if kept.is_empty() {
        Err(TextError::new(1, "text-empty", Vec::new()))
    } else {
        Ok(kept)
    }
}
