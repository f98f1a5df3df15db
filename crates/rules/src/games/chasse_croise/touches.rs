//! Making a move by touching: the pawn, then where it goes; the die follows from that. The cell of the sum stands for two steps.

use super::board::{Lane, Position, Way};
use super::cells::{Spot, cell_of};
use super::moves::Move;
use super::text::Attempt;
use super::variant::ChasseCroise;
use super::view::destination;
use crate::touch::{Choice, Touch, Touchable, Touches, touched_by_listing};
use crate::{Cell, ChanceGame, Game, TextError};
use std::ops::ControlFlow;

impl Touchable for ChasseCroise {
    fn touched(&self, position: &Position, history: &(), prefix: &[Touch]) -> Touches<Move> {
        if self.awaits_roll(position) {
            let mut touches = Touches::default();
            // Touching it completes nothing: the result is not a matter of choice.
            if prefix.is_empty() {
                touches.next.push(Touch::Choice(Choice::ROLL));
            }
            return touches;
        }
        let mut touches = touched_by_listing(self, position, history, prefix, |mv, offer| {
            offer(&self.touches_of(position, mv));
        });
        // Whoever can take two steps can take the first, so the first touch is among those listed.
        if let [Touch::Cell(pawn), rest @ ..] = prefix
            && let Some((side, lane)) = Spot::from_cell(*pawn).and_then(|spot| spot.pawn(position))
            && side == position.side()
        {
            for way in [Way::Forward, Way::Backward] {
                let Some((cell, steps)) = self.sum(position, lane, way) else {
                    continue;
                };
                match rest {
                    [] => touches.next.push(Touch::Cell(cell)),
                    [Touch::Cell(touched)] if *touched == cell => touches.complete = steps.to_vec(),
                    _ => {}
                }
            }
        }
        touches
    }

    fn touches_of(&self, position: &Position, mv: Move) -> Vec<Touch> {
        match mv {
            Move::Roll(_) => vec![Touch::Choice(Choice::ROLL)],
            Move::Step { lane, way, die } => vec![
                Touch::Cell(cell_of(position, position.side(), lane)),
                Touch::Cell(destination(position, lane, way, die)),
            ],
            Move::EndTurn => vec![Touch::Choice(Choice::END_TURN)],
        }
    }

    fn attempt_of(&self, position: &Position, touches: &[Touch]) -> Result<Attempt, TextError> {
        match touches {
            [Touch::Cell(from), Touch::Cell(to)] => {
                match (Spot::from_cell(*from), Spot::from_cell(*to)) {
                    (Some(from), Some(to)) => Ok(Attempt::Touch { from, to }),
                    _ => Err(TextError::new(1, "touch-origin-target", Vec::new())),
                }
            }
            [Touch::Choice(Choice::END_TURN)] => Ok(Attempt::EndTurn),
            // Which roll was wished for does not matter where none may come.
            [Touch::Choice(Choice::ROLL)] if !position.dice().is_empty() => {
                Ok(Attempt::Roll(position.dice()))
            }
            [Touch::Choice(Choice::ROLL)] => {
                Err(TextError::new(1, "touch-roll-is-chance", Vec::new()))
            }
            _ => Err(TextError::new(1, "touch-origin-target", Vec::new())),
        }
    }

    fn touches_of_attempt(&self, position: &Position, attempt: &Attempt) -> Option<Vec<Touch>> {
        match *attempt {
            Attempt::Roll(_) => Some(vec![Touch::Choice(Choice::ROLL)]),
            Attempt::EndTurn => Some(vec![Touch::Choice(Choice::END_TURN)]),
            Attempt::Touch { from, to } => {
                Some([from, to].map(|spot| Touch::Cell(spot.cell())).to_vec())
            }
            Attempt::Step {
                side,
                lane,
                way,
                points,
                ..
            } => {
                let place = position.place(side, lane);
                // Beyond the ends of a lane there is nothing to touch.
                let reached = way.reach(place, points)?;
                let spots = [place, reached].map(|place| Spot::of(side, lane, place));
                Some(spots.map(|spot| Touch::Cell(spot.cell())).to_vec())
            }
        }
    }
}

impl ChasseCroise {
    /// The cell that a pawn of the player to move reaches by both dice in one direction, and the two steps.
    ///
    /// The higher die goes first if it can. Where both orders go, they lead to the same position: each order's halfway cell
    /// is passed over by the other order, so no enemy stands on either (CC-4), and both hit whoever stands at the end.
    fn sum(&self, position: &Position, lane: Lane, way: Way) -> Option<(Cell, [Move; 2])> {
        let [high, low] = position.dice().both()?;
        let step = |die| Move::Step { lane, way, die };
        let steps = [[step(high), step(low)], [step(low), step(high)]]
            .into_iter()
            .find(|[first, second]| {
                let mut halfway = *position;
                self.allows(&halfway, *first) && {
                    self.play(&mut halfway, *first);
                    self.allows(&halfway, *second)
                }
            })?;
        Some((destination(position, lane, way, high + low), steps))
    }

    fn allows(&self, position: &Position, wanted: Move) -> bool {
        self.each_legal(position, &(), |mv| {
            if mv == wanted {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        })
        .is_break()
    }
}
