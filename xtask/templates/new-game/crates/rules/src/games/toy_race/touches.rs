//! Making a move by touching: the runner, then where it goes.

use super::board::Position;
use super::moves::Move;
use super::text::Attempt;
use super::variant::ToyRace;
use crate::TextError;
use crate::square::Square;
use crate::touch::{Touch, Touchable, Touches, touched_by_listing};

impl Touchable for ToyRace {
    fn touched(&self, position: &Position, history: &(), prefix: &[Touch]) -> Touches<Move> {
        touched_by_listing(self, position, history, prefix, |mv, offer| {
            offer(&self.touches_of(position, mv));
        })
    }

    fn touches_of(&self, _position: &Position, mv: Move) -> Vec<Touch> {
        touches(mv.from, mv.to)
    }

    fn attempt_of(&self, _position: &Position, touches: &[Touch]) -> Result<Attempt, TextError> {
        if let [Touch::Cell(from), Touch::Cell(to)] = touches
            && let (Some(from), Some(to)) = (Square::of_cell(*from), Square::of_cell(*to))
        {
            return Ok(Attempt { from, to });
        }
        Err(TextError::new(1, "touch-origin-target", Vec::new()))
    }

    fn touches_of_attempt(&self, _position: &Position, attempt: &Attempt) -> Option<Vec<Touch>> {
        Some(touches(attempt.from, attempt.to))
    }
}

fn touches(from: Square, to: Square) -> Vec<Touch> {
    vec![Touch::Cell(from.cell()), Touch::Cell(to.cell())]
}
