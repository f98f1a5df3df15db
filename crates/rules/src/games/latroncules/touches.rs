//! Making a move by touching: the piece, then where it goes.

use super::board::Position;
use super::moves::Move;
use super::text::Attempt;
use super::variant::Latroncules;
use crate::TextError;
use crate::square::Square;
use crate::touch::{Touch, Touchable, Touches, touched_by_listing};

impl Touchable for Latroncules {
    fn touched(&self, position: &Position, history: &(), prefix: &[Touch]) -> Touches<Move> {
        touched_by_listing(self, position, history, prefix, |mv, offer| {
            offer(&self.touches_of(position, mv));
        })
    }

    fn touches_of(&self, _position: &Position, mv: Move) -> Vec<Touch> {
        vec![Touch::Cell(mv.from.cell()), Touch::Cell(mv.to.cell())]
    }

    fn attempt_of(&self, _position: &Position, touches: &[Touch]) -> Result<Attempt, TextError> {
        match touches {
            [Touch::Cell(from), Touch::Cell(to)] if from.0 < 64 && to.0 < 64 => Ok(Attempt {
                from: Square::from_index(from.0),
                to: Square::from_index(to.0),
                captures: None,
                promotion: false,
            }),
            _ => Err(TextError::new(1, "touch-origin-target", Vec::new())),
        }
    }

    fn touches_of_attempt(&self, _position: &Position, attempt: &Attempt) -> Option<Vec<Touch>> {
        let squares = [attempt.from, attempt.to];
        Some(squares.map(|square| Touch::Cell(square.cell())).to_vec())
    }
}
