//! An 8×8 board as text, rank by rank.

use super::Square;
use crate::text::{TextError, unexpected};
use crate::{Message, Side, Value};

/// The letter of a kind as a board has it: player 1's are upper case, player 2's lower.
pub(crate) fn written_for(side: Side, letter: char) -> char {
    match side {
        Side::One => letter,
        Side::Two => letter.to_ascii_lowercase(),
    }
}

/// Whose piece a letter on a board is, and the letter of its kind.
pub(crate) fn owner_and_letter(written: char) -> (Side, char) {
    let letter = written.to_ascii_uppercase();
    let side = if letter == written {
        Side::One
    } else {
        Side::Two
    };
    (side, letter)
}

/// Writes a board as ranks 8 to 1 with digits for runs of empty squares.
pub(crate) fn board_text(letter_at: impl Fn(Square) -> Option<char>) -> String {
    let mut text = String::with_capacity(72);
    for rank in (0..8).rev() {
        let mut empty = 0;
        for file in 0..8 {
            if let Some(letter) = letter_at(Square::at(file, rank)) {
                if empty > 0 {
                    text.push(char::from(b'0' + empty));
                    empty = 0;
                }
                text.push(letter);
            } else {
                empty += 1;
            }
        }
        if empty > 0 {
            text.push(char::from(b'0' + empty));
        }
        if rank > 0 {
            text.push('/');
        }
    }
    text
}

/// Reads a board written by [`board_text`], handing each piece letter to `put`.
pub(crate) fn read_board(
    field: (usize, &str),
    mut put: impl FnMut(usize, Square, char) -> Result<(), TextError>,
) -> Result<(), TextError> {
    let (start, text) = field;
    let mut rank: i8 = 7;
    let mut file: u8 = 0;
    // Two digits in a row would give the same rank a second spelling.
    let mut after_digit = false;
    for (i, c) in text.chars().enumerate() {
        let column = start + i;
        match c {
            '/' => {
                if file != 8 {
                    return Err(rank_length(column, rank));
                }
                rank -= 1;
                file = 0;
                after_digit = false;
                if rank < 0 {
                    return Err(unexpected(column, c));
                }
            }
            '1'..='8' if !after_digit => {
                file += c as u8 - b'0';
                after_digit = true;
                if file > 8 {
                    return Err(rank_length(column, rank));
                }
            }
            _ if file >= 8 => return Err(rank_length(column, rank)),
            _ => {
                put(column, Square::at(file, rank as u8), c)?;
                file += 1;
                after_digit = false;
            }
        }
    }
    let end = start + text.chars().count();
    if file != 8 {
        return Err(rank_length(end, rank));
    }
    if rank != 0 {
        let args = vec![
            ("wanted", Value::Number(8)),
            ("found", Value::Number(8 - i64::from(rank))),
        ];
        return Err(TextError {
            column: end,
            problem: Message::new("text-rank-count", args),
        });
    }
    Ok(())
}

fn rank_length(column: usize, rank: i8) -> TextError {
    TextError::new(
        column,
        "text-rank-length",
        vec![("rank", Value::Number(i64::from(rank) + 1))],
    )
}
