//! Position and move texts.

use super::board::{Kind, Position};
use super::moves::{Move, promotes};
use super::variant::Latroncules;
use crate::picture::ANY_PIECE;
use crate::square::{Square, SquareSet, board_text, owner_and_letter, read_board, written_for};
use crate::text::{TextError, fields, number, side_and_ply, squeezed, unexpected};
use crate::{Editable, Notation, Side, Value};

/// What a move text says: a piece goes from here to there, perhaps naming what it takes and that it is promoted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attempt {
    /// Where it begins.
    pub from: Square,
    /// Where it ends.
    pub to: Square,
    /// The captures named; `None` when the text names none.
    pub captures: Option<SquareSet>,
    /// Whether it claims that a foot soldier becomes a horseman.
    pub promotion: bool,
}

/// A side has eight foot soldiers and eight horsemen; promotion turns one into the other.
const MOST_FOOT: u32 = 8;
const MOST_PIECES: u32 = 16;

impl Notation for Latroncules {
    type Attempt = Attempt;

    fn position_text(&self, position: &Position) -> String {
        let board = board_text(|square| {
            let (side, kind) = position.piece_at(square)?;
            Some(written_for(side, kind.letter()))
        });
        format!(
            "{board} {} {} {}",
            position.side.number(),
            position.quiet,
            position.ply
        )
    }

    fn read_position(&self, text: &str) -> Result<Position, TextError> {
        let [board, side, quiet, ply] = fields(text)?;
        let mut position = Position::EMPTY;
        read_board(board, |column, square, written| {
            let (side, letter) = owner_and_letter(written);
            let kind = Kind::of_letter(letter).ok_or_else(|| unexpected(column, written))?;
            if kind == Kind::Foot && SquareSet::rank_of(side, 7).contains(square) {
                let args = vec![("cell", square.name().into())];
                return Err(TextError::new(column, "text-foot-on-farthest-rank", args));
            }
            position.put(side, kind, square);
            Ok(())
        })?;
        for side in Side::BOTH {
            let foot = position.squares_of(side, Kind::Foot).len() as u32;
            let all = position.pieces[side.index()].len() as u32;
            if foot > MOST_FOOT {
                return Err(too_many(
                    board.0,
                    side,
                    Value::Piece(Kind::Foot.name()),
                    foot,
                    MOST_FOOT,
                ));
            }
            if all > MOST_PIECES {
                return Err(too_many(
                    board.0,
                    side,
                    Value::Piece(ANY_PIECE.kind),
                    all,
                    MOST_PIECES,
                ));
            }
        }
        if position.occupied().is_empty() {
            return Err(TextError::new(board.0, "text-no-pieces", Vec::new()));
        }
        let (_, plies) = side_and_ply(side, ply)?;
        self.set_ply(&mut position, plies);
        let count = number(quiet, "text-quiet")?;
        if count > u32::from(self.quiet_limit) {
            let args = vec![
                ("found", count.into()),
                ("most", u32::from(self.quiet_limit).into()),
            ];
            return Err(TextError::new(quiet.0, "text-quiet-limit", args));
        }
        position.quiet = count as u8;
        Ok(position)
    }

    fn move_text(&self, position: &Position, mv: Move) -> String {
        let mut text = format!("{}-{}", mv.from.name(), mv.to.name());
        for square in self.captures(position, mv) {
            text.push('x');
            text.push_str(&square.name());
        }
        if promotes(position, mv) {
            text.push_str("=C");
        }
        text
    }

    fn read_attempt(&self, text: &str) -> Result<Attempt, TextError> {
        let characters = squeezed(text)?;
        let (mut rest, promotion) = match characters.as_slice() {
            [before @ .., (_, '='), (_, 'c')] => (before, true),
            all => (all, false),
        };
        let mut named = Vec::new();
        loop {
            match rest {
                [(column, file), (_, rank), ..] => {
                    let name: String = [*file, *rank].iter().collect();
                    let square = Square::named(&name).ok_or_else(|| {
                        TextError::new(*column, "text-no-square", vec![("found", name.into())])
                    })?;
                    named.push((*column, square));
                }
                [(column, other)] => return Err(unexpected(*column, *other)),
                [] => {
                    return Err(TextError::new(
                        text.chars().count() + 1,
                        "text-move-unfinished",
                        Vec::new(),
                    ));
                }
            }
            rest = &rest[2..];
            match rest {
                [] => break,
                [(_, '-' | 'x'), after @ ..] => rest = after,
                [(column, other), ..] => return Err(unexpected(*column, *other)),
            }
        }
        let [(_, from), (_, to), taken @ ..] = named.as_slice() else {
            return Err(TextError::new(
                text.chars().count() + 1,
                "text-move-unfinished",
                Vec::new(),
            ));
        };
        let mut captures = None;
        for (column, square) in taken {
            let set: &mut SquareSet = captures.get_or_insert_default();
            if set.contains(*square) {
                let args = vec![("cell", square.name().into())];
                return Err(TextError::new(*column, "text-capture-twice", args));
            }
            set.insert(*square);
        }
        Ok(Attempt {
            from: *from,
            to: *to,
            captures,
            promotion,
        })
    }
}

fn too_many(column: usize, side: Side, piece: Value, found: u32, most: u32) -> TextError {
    let args = vec![
        ("player", u32::from(side.number()).into()),
        ("piece", piece),
        ("found", found.into()),
        ("most", most.into()),
    ];
    TextError::new(column, "text-too-many", args)
}
