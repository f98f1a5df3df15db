//! Making a move by touching: the point entered, or two attackers and their target in any order that says which is which.

use super::board::Position;
use super::hexagon::Point;
use super::moves::Move;
use super::text::Attempt;
use super::variant::Attangle;
use crate::touch::{Touch, Touchable, Touches, touched_by_listing};
use crate::{Side, TextError};

impl Touchable for Attangle {
    fn touched(&self, position: &Position, history: &(), prefix: &[Touch]) -> Touches<Move> {
        touched_by_listing(self, position, history, prefix, |mv, offer| match mv {
            Move::Enter(point) => offer(&[Touch::Cell(point.cell())]),
            Move::Capture { attackers, target } => {
                let [one, other] = attackers.map(|attacker| Touch::Cell(attacker.cell()));
                let target = Touch::Cell(target.cell());
                offer(&[one, other, target]);
                offer(&[other, one, target]);
                offer(&[target, one, other]);
                offer(&[target, other, one]);
            }
        })
    }

    fn touches_of(&self, _position: &Position, mv: Move) -> Vec<Touch> {
        match mv {
            Move::Enter(point) => vec![Touch::Cell(point.cell())],
            Move::Capture {
                attackers: [one, other],
                target,
            } => [one, other, target]
                .map(|point| Touch::Cell(point.cell()))
                .to_vec(),
        }
    }

    fn attempt_of(&self, position: &Position, touches: &[Touch]) -> Result<Attempt, TextError> {
        let touched: Option<Vec<_>> = touches.iter().map(|touch| self.point_of(*touch)).collect();
        let is = |point: Point, wanted: Side| {
            position
                .stack_at(point)
                .is_some_and(|(side, _)| side == wanted)
        };
        let (own, enemy) = (position.side, !position.side);
        match touched.as_deref() {
            Some(&[point]) => Ok(Attempt::Enter(point)),
            // Two attackers without a target say nothing yet.
            Some(&[first, second]) if !(is(first, own) && is(second, own)) => {
                let (attacker, target) = if is(first, enemy) {
                    (second, first)
                } else {
                    (first, second)
                };
                Ok(Attempt::Lone { attacker, target })
            }
            Some(&[first, second, third]) => {
                let (attackers, target) = if is(first, enemy) {
                    ([second, third], first)
                } else {
                    ([first, second], third)
                };
                Ok(Attempt::Capture { attackers, target })
            }
            _ => Err(TextError::new(1, "touch-point-or-capture", Vec::new())),
        }
    }

    fn touches_of_attempt(&self, _position: &Position, attempt: &Attempt) -> Option<Vec<Touch>> {
        let points = match *attempt {
            Attempt::Enter(point) => vec![point],
            Attempt::Capture {
                attackers: [one, other],
                target,
            } => vec![one, other, target],
            Attempt::Lone { attacker, target } => vec![attacker, target],
        };
        let touch = |point: &Point| Touch::Cell(point.cell());
        Some(points.iter().map(touch).collect())
    }
}

impl Attangle {
    fn point_of(&self, touch: Touch) -> Option<Point> {
        match touch {
            Touch::Cell(cell) if cell.0 < self.board.points() => Some(Point::from_index(cell.0)),
            _ => None,
        }
    }
}
