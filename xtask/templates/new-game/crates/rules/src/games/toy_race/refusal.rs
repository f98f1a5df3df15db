//! Judging an attempt, rule by rule: the runner, the way, the target. Nothing here calls the generator.

use super::board::{Position, RUNNER};
use super::moves::Move;
use super::text::Attempt;
use super::variant::ToyRace;
use crate::refusal::still_on;
use crate::square::{Direction, Square};
use crate::{Endpoints, Explain, Reason, Refusal, Rule, Side, Value};

impl Explain for ToyRace {
    fn judge(&self, position: &Position, (): &(), attempt: &Attempt) -> Result<Move, Refusal> {
        still_on(self, position, &())?;
        let Attempt { from, to } = *attempt;
        match position.owner(from) {
            None => return Err(of_cell(Rule::ZZ_1, Reason::EMPTY_ORIGIN, from)),
            Some(side) if side != position.side => {
                return Err(of_cell(Rule::ZZ_1, Reason::NOT_YOUR_PIECE, from));
            }
            Some(side) => check_way(side, from, to)?,
        }
        match position.owner(to) {
            None => Ok(Move { from, to }),
            Some(_) => Err(of_cell(Rule::ZZ_2, Reason::LANDING_OCCUPIED, to)),
        }
    }

    fn endpoints_of_attempt(&self, _position: &Position, attempt: &Attempt) -> Endpoints {
        endpoints(attempt.from, attempt.to)
    }

    fn endpoints_of_move(&self, _position: &Position, mv: Move) -> Endpoints {
        endpoints(mv.from, mv.to)
    }

    /// ZZ-4: who has no move left does not pass either, the game is over.
    fn no_passing(&self) -> Option<Rule> {
        Some(Rule::ZZ_4)
    }
}

fn endpoints(from: Square, to: Square) -> Endpoints {
    Endpoints {
        origins: [Some(from.cell()), None],
        target: Some(to.cell()),
    }
}

fn of_cell(rule: Rule, reason: Reason, cell: Square) -> Refusal {
    Refusal::new(rule, reason)
        .with("cell", cell.name())
        .with("piece", Value::Piece(RUNNER))
        .at([cell.cell()])
}

/// ZZ-2: one step ahead, straight or aslant.
fn check_way(side: Side, from: Square, to: Square) -> Result<(), Refusal> {
    let refuse = |reason| {
        Refusal::new(Rule::ZZ_2, reason)
            .with("piece", Value::Piece(RUNNER))
            .with("from", from.name())
            .with("to", to.name())
            .at([to.cell()])
    };
    if from == to {
        return Err(refuse(Reason::STAYS_PUT));
    }
    let ahead = match side {
        Side::One => to.rank() > from.rank(),
        Side::Two => to.rank() < from.rank(),
    };
    if !ahead {
        return Err(refuse(Reason::TOY_RACE_NOT_FORWARD));
    }
    match Direction::between(from, to) {
        Some((_, 1)) => Ok(()),
        Some(_) => Err(refuse(Reason::TOO_FAR)),
        None => Err(refuse(Reason::WRONG_DIRECTION)),
    }
}
