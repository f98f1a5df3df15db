//! Position and move texts: `rrrrrrrr/8/8/8/8/8/8/RRRRRRRR 1 0` and `a1-b2`.

use super::board::{LETTER, Position, RUNNER, RUNNERS};
use super::moves::Move;
use super::variant::ToyRace;
use crate::square::{Square, SquareSet, board_text, owner_and_letter, read_board, written_for};
use crate::text::{TextError, fields, side_and_ply, squeezed, unexpected};
use crate::{Editable, Notation, Side, Value};

/// What a move text says: a runner goes from here to there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attempt {
    /// Where the runner stands.
    pub from: Square,
    /// Where it goes.
    pub to: Square,
}

impl Notation for ToyRace {
    type Attempt = Attempt;

    fn position_text(&self, position: &Position) -> String {
        let board = board_text(|square| {
            let side = position.owner(square)?;
            Some(written_for(side, LETTER))
        });
        format!("{board} {} {}", position.side.number(), position.ply)
    }

    fn read_position(&self, text: &str) -> Result<Position, TextError> {
        let [board, side, ply] = fields(text)?;
        let mut position = Position::EMPTY;
        read_board(board, |column, square, written| {
            let (side, letter) = owner_and_letter(written);
            if letter != LETTER {
                return Err(unexpected(column, written));
            }
            position.flip(side, square);
            Ok(())
        })?;
        for side in Side::BOTH {
            let found = position.runners_of(side).len();
            if found > RUNNERS {
                let args = vec![
                    ("player", u32::from(side.number()).into()),
                    ("piece", Value::Piece(RUNNER)),
                    ("found", (found as u32).into()),
                    ("most", (RUNNERS as u32).into()),
                ];
                return Err(TextError::new(board.0, "text-too-many", args));
            }
        }
        if position.runners == [SquareSet::EMPTY; 2] {
            return Err(TextError::new(board.0, "text-no-pieces", Vec::new()));
        }
        let (_, plies) = side_and_ply(side, ply)?;
        self.set_ply(&mut position, plies);
        Ok(position)
    }

    fn move_text(&self, _position: &Position, mv: Move) -> String {
        format!("{}-{}", mv.from.name(), mv.to.name())
    }

    fn read_attempt(&self, text: &str) -> Result<Attempt, TextError> {
        let characters = squeezed(text)?;
        let end = text.chars().count() + 1;
        let (from, rest) = read_square(&characters, end)?;
        let rest = match rest {
            [] => return Err(unfinished(end)),
            [(_, '-'), rest @ ..] => rest,
            [(column, other), ..] => return Err(unexpected(*column, *other)),
        };
        let (to, rest) = read_square(rest, end)?;
        match rest {
            [] => Ok(Attempt { from, to }),
            [(column, other), ..] => Err(unexpected(*column, *other)),
        }
    }
}

/// Characters of a text with their columns.
type Characters = [(usize, char)];

/// The square that a text begins with, and what follows it.
fn read_square(text: &Characters, end: usize) -> Result<(Square, &Characters), TextError> {
    let [(column, file), (_, rank), rest @ ..] = text else {
        return Err(unfinished(end));
    };
    let name = String::from_iter([file, rank]);
    let Some(square) = Square::named(&name) else {
        let args = vec![("found", name.into())];
        return Err(TextError::new(*column, "text-no-square", args));
    };
    Ok((square, rest))
}

fn unfinished(end: usize) -> TextError {
    TextError::new(end, "text-move-unfinished", Vec::new())
}
