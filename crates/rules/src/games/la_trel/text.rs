//! Position and move texts.

use super::board::{Kind, Position};
use super::encoding::Move;
use super::variant::LaTrel;
use crate::square::{Square, board_text, owner_and_letter, read_board, written_for};
use crate::text::{TextError, fields, number, side_and_ply, squeezed, unexpected};
use crate::{Editable, Notation, Side, Value};

/// What a move text says: a piece goes from here over these squares, perhaps to be exchanged. Whether it slides or captures is
/// for the board to tell, as `-` and `x` may stand for each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attempt {
    /// Where the piece stands.
    pub from: Square,
    /// The squares it comes down on, in order; never empty.
    pub path: Vec<Square>,
    /// LT-10: the attacker that the defender is exchanged for.
    pub exchange: Option<Kind>,
}

impl Notation for LaTrel {
    type Attempt = Attempt;

    fn position_text(&self, position: &Position) -> String {
        let board = board_text(|square| {
            let (side, kind) = position.piece_at(square)?;
            Some(written_for(side, kind.letter()))
        });
        let left = |side| {
            position
                .moves_left(side)
                .map_or("-".to_owned(), |left| left.to_string())
        };
        format!(
            "{board} {} {}/{} {}",
            position.side.number(),
            left(Side::One),
            left(Side::Two),
            position.ply
        )
    }

    fn read_position(&self, text: &str) -> Result<Position, TextError> {
        let [board, side, left, ply] = fields(text)?;
        let mut position = Position::EMPTY;
        read_board(board, |column, square, written| {
            let (side, letter) = owner_and_letter(written);
            let kind = Kind::of_letter(letter).ok_or_else(|| unexpected(column, written))?;
            if kind == Kind::Blocker && !self.blockers {
                let args = vec![("cell", square.name().into())];
                return Err(TextError::new(column, "text-no-blockers-here", args));
            }
            position.put(side, kind, square);
            Ok(())
        })?;
        for (side, kind) in Side::BOTH
            .into_iter()
            .flat_map(|side| Kind::ALL.map(|kind| (side, kind)))
        {
            let found = position.squares_of(side, kind).len() as u32;
            if found > kind.most() {
                return Err(too_many(board.0, side, kind, found));
            }
        }
        // LT-12 ends a game with the first player who has no attacker left.
        if Side::BOTH
            .into_iter()
            .all(|side| position.attackers(side).is_empty())
        {
            return Err(TextError::new(board.0, "text-no-attackers", Vec::new()));
        }
        let (_, plies) = side_and_ply(side, ply)?;
        self.set_ply(&mut position, plies);
        position.left = self.read_left(&position, left)?;
        Ok(position)
    }

    fn move_text(&self, position: &Position, mv: Move) -> String {
        let mut text = mv.from().name();
        if let Some((to, exchange)) = mv.target() {
            text.push('-');
            text.push_str(&to.name());
            if let Some(kind) = exchange {
                text.push('=');
                text.push(kind.letter());
            }
        } else {
            for hop in self.hops(position, mv) {
                text.push('x');
                text.push_str(&hop.landing.name());
            }
        }
        text
    }

    fn read_attempt(&self, text: &str) -> Result<Attempt, TextError> {
        let characters = squeezed(text)?;
        let unfinished =
            || TextError::new(text.chars().count() + 1, "text-move-unfinished", Vec::new());
        let mut rest = characters.as_slice();
        let mut exchange = None;
        let mut named = Vec::new();
        loop {
            match rest {
                [(column, file), (_, rank), ..] => {
                    let name: String = [*file, *rank].iter().collect();
                    named.push(Square::named(&name).ok_or_else(|| {
                        TextError::new(*column, "text-no-square", vec![("found", name.into())])
                    })?);
                }
                [(column, other)] => return Err(unexpected(*column, *other)),
                [] => return Err(unfinished()),
            }
            rest = &rest[2..];
            match rest {
                [] => break,
                [(_, '-' | 'x'), after @ ..] => rest = after,
                [(_, '=')] => return Err(unfinished()),
                [(_, '='), (column, letter), after @ ..] => {
                    exchange = Some(exchange_kind(*column, *letter)?);
                    if let [(column, other), ..] = after {
                        return Err(unexpected(*column, *other));
                    }
                    break;
                }
                [(column, other), ..] => return Err(unexpected(*column, *other)),
            }
        }
        match named.as_slice() {
            [from, path @ ..] if !path.is_empty() => Ok(Attempt {
                from: *from,
                path: path.to_vec(),
                exchange,
            }),
            _ => Err(unfinished()),
        }
    }
}

/// LT-10: the letter after `=` names an attacker.
fn exchange_kind(column: usize, letter: char) -> Result<Kind, TextError> {
    Kind::of_letter(letter.to_ascii_uppercase())
        .filter(|kind| kind.is_attacker())
        .ok_or_else(|| {
            let args = vec![("found", Value::Text(letter.to_string()))];
            TextError::new(column, "text-exchange-letter", args)
        })
}

impl LaTrel {
    /// The counters of LT-15, `-/-` or numbers in their place.
    fn read_left(
        &self,
        position: &Position,
        field: (usize, &str),
    ) -> Result<[Option<u8>; 2], TextError> {
        let (column, text) = field;
        let Some((one, two)) = text.split_once('/') else {
            let args = vec![("found", text.into())];
            return Err(TextError::new(column, "text-counters", args));
        };
        let second = column + one.chars().count() + 1;
        Ok([
            self.read_one_left(position, Side::One, (column, one))?,
            self.read_one_left(position, Side::Two, (second, two))?,
        ])
    }

    fn read_one_left(
        &self,
        position: &Position,
        side: Side,
        field: (usize, &str),
    ) -> Result<Option<u8>, TextError> {
        if field.1 == "-" {
            return Ok(None);
        }
        let left = number(field, "text-counters")?;
        let refuse = |id, most: u8| {
            let args = vec![
                ("found", left.into()),
                ("most", u32::from(most).into()),
                ("player", u32::from(side.number()).into()),
            ];
            Err(TextError::new(field.0, id, args))
        };
        let Some(stand) = self.last_stand else {
            return refuse("text-counter-not-used", 0);
        };
        if left > u32::from(stand.moves) {
            return refuse("text-counter-limit", stand.moves);
        }
        // The counter stays as it was when the last attacker is lost too.
        if position.attackers(side).len() > 1 {
            return refuse("text-counter-attackers", stand.moves);
        }
        // It runs out with the player's own move, which ends the game.
        if left == 0 && side == position.side {
            return refuse("text-counter-out", stand.moves);
        }
        Ok(Some(left as u8))
    }
}

fn too_many(column: usize, side: Side, kind: Kind, found: u32) -> TextError {
    let args = vec![
        ("player", u32::from(side.number()).into()),
        ("piece", Value::Piece(kind.name())),
        ("found", found.into()),
        ("most", kind.most().into()),
    ];
    TextError::new(column, "text-too-many", args)
}
