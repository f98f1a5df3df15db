//! Judging an attempt, rule by rule: piece, path, target, then the turn as a whole.

use super::board::{CORNER_LIST, Kind, LEAVES, Position};
use super::moves::{Move, promotes};
use super::text::Attempt;
use super::variant::Latroncules;
use crate::refusal::still_on;
use crate::square::{Direction, Square, SquareSet};
use crate::{Endpoints, Explain, Reason, Refusal, Remark, Rule, Side, Value};

impl Explain for Latroncules {
    fn judge(&self, position: &Position, (): &(), attempt: &Attempt) -> Result<Move, Refusal> {
        still_on(self, position, &())?;
        let Attempt { from, to, .. } = *attempt;
        let kind = own_piece(position, from)?;
        match kind {
            Kind::Foot => foot_path(position, from, to)?,
            Kind::Horse => horse_path(position, from, to)?,
        }
        let mv = Move { from, to };
        let taken = self.taken_one_by_one(position, mv);
        if taken.is_empty()
            && let Some(pincer) = pincer_at(position, to)
        {
            let names = pincer.map(Square::name).to_vec();
            return Err(Refusal::new(Rule::LA_7, Reason::SUICIDE)
                .with("cell", to.name())
                .with("enemies", Value::List(names))
                .at([to, pincer[0], pincer[1]].map(Square::cell)));
        }
        self.check_extras(position, attempt, &taken)?;
        Ok(mv)
    }

    fn endpoints_of_attempt(&self, _position: &Position, attempt: &Attempt) -> Endpoints {
        Endpoints {
            origins: [Some(attempt.from.cell()), None],
            target: Some(attempt.to.cell()),
        }
    }

    fn endpoints_of_move(&self, _position: &Position, mv: Move) -> Endpoints {
        Endpoints {
            origins: [Some(mv.from.cell()), None],
            target: Some(mv.to.cell()),
        }
    }

    /// LA-11: who has no move left does not pass either, the game is over.
    fn no_passing(&self) -> Option<Rule> {
        Some(Rule::LA_11)
    }

    fn why_no_capture(&self, position: &Position, mv: Move) -> Option<Remark> {
        if !self.taken_one_by_one(position, mv).is_empty() {
            return None;
        }
        let jumps = matches!(Direction::between(mv.from, mv.to), Some((_, 2)));
        Some(if jumps {
            Remark::new(Rule::LA_5, "remark-jumped-stays", Vec::new())
        } else {
            Remark::new(Rule::LA_6, "remark-nothing-enclosed", Vec::new())
        })
    }
}

fn own_piece(position: &Position, from: Square) -> Result<Kind, Refusal> {
    match position.piece_at(from) {
        None => Err(Refusal::new(Rule::LA_1, Reason::EMPTY_ORIGIN)
            .with("cell", from.name())
            .at([from.cell()])),
        Some((side, kind)) if side != position.side => {
            Err(Refusal::new(Rule::LA_1, Reason::NOT_YOUR_PIECE)
                .with("cell", from.name())
                .with("piece", Value::Piece(kind.name()))
                .at([from.cell()]))
        }
        Some((_, kind)) => Ok(kind),
    }
}

/// LA-3: one square straight ahead, onto an empty square.
fn foot_path(position: &Position, from: Square, to: Square) -> Result<(), Refusal> {
    let piece = Value::Piece(Kind::Foot.name());
    let refuse = |reason| {
        Refusal::new(Rule::LA_3, reason)
            .with("piece", piece.clone())
            .with("from", from.name())
            .with("to", to.name())
    };
    let ahead = Direction::forward(position.side);
    let Some((direction, distance)) = Direction::between(from, to) else {
        let reason = if from == to {
            Reason::STAYS_PUT
        } else {
            Reason::FOOT_FORWARD_ONLY
        };
        return Err(refuse(reason).at([from.cell()]));
    };
    if direction != ahead {
        return Err(refuse(Reason::FOOT_FORWARD_ONLY).at([from.cell(), to.cell()]));
    }
    if distance > 1 {
        let next = from
            .step(ahead)
            .filter(|next| position.piece_at(*next).is_some());
        let reason = if next.is_some() {
            Reason::FOOT_NEVER_JUMPS
        } else {
            Reason::TOO_FAR
        };
        return Err(refuse(reason).at([next.unwrap_or(to).cell()]));
    }
    landing_free(position, to, Rule::LA_3)
}

/// LA-4 and LA-5: a step, or a jump over one adjacent enemy, in a direction that the square's lines allow.
fn horse_path(position: &Position, from: Square, to: Square) -> Result<(), Refusal> {
    let refuse = |rule, reason| {
        Refusal::new(rule, reason)
            .with("piece", Value::Piece(Kind::Horse.name()))
            .with("from", from.name())
            .with("to", to.name())
    };
    let Some((direction, distance)) = Direction::between(from, to) else {
        let reason = if from == to {
            Reason::STAYS_PUT
        } else {
            Reason::WRONG_DIRECTION
        };
        return Err(refuse(Rule::LA_4, reason).at([from.cell(), to.cell()]));
    };
    if !LEAVES[direction.index()].contains(from) {
        return Err(refuse(Rule::LA_4, Reason::LINE_NOT_MARKED).at([from.cell(), to.cell()]));
    }
    if distance == 1 {
        return landing_free(position, to, Rule::LA_4);
    }
    let next = from
        .step(direction)
        .expect("a longer line on the board has a first step");
    match position.piece_at(next) {
        Some((side, _)) if side == position.side => {
            Err(refuse(Rule::LA_5, Reason::OWN_PIECE_JUMPED)
                .with("cell", next.name())
                .at([next.cell()]))
        }
        Some(_) if distance == 2 => landing_free(position, to, Rule::LA_5),
        Some(_) => Err(refuse(Rule::LA_5, Reason::TOO_FAR).at([to.cell()])),
        None => Err(refuse(Rule::LA_4, Reason::TOO_FAR).at([to.cell()])),
    }
}

fn landing_free(position: &Position, to: Square, rule: Rule) -> Result<(), Refusal> {
    match position.piece_at(to) {
        None => Ok(()),
        Some((_, kind)) => Err(Refusal::new(rule, Reason::LANDING_OCCUPIED)
            .with("cell", to.name())
            .with("piece", Value::Piece(kind.name()))
            .at([to.cell()])),
    }
}

/// LA-7: two enemies that enclose a piece on this square, looked up neighbour by neighbour.
fn pincer_at(position: &Position, at: Square) -> Option<[Square; 2]> {
    let enemy = |square: Square| {
        position
            .piece_at(square)
            .is_some_and(|(side, _)| side != position.side)
    };
    let line = Direction::ALL[..4].iter().find_map(|&direction| {
        let ends = [at.step(direction)?, at.step(direction.opposite())?];
        ends.into_iter().all(enemy).then_some(ends)
    });
    line.or_else(|| {
        let ends = corner_neighbours(at)?;
        ends.into_iter().all(enemy).then_some(ends)
    })
}

fn corner_neighbours(at: Square) -> Option<[Square; 2]> {
    let corner = CORNER_LIST
        .iter()
        .find(|corner| corner.square.contains(at))?;
    let mut pair = corner.neighbours.iter();
    Some([pair.next()?, pair.next()?])
}

impl Latroncules {
    /// LA-6, asked of each neighbour in turn: is it an enemy with another own piece right behind it, or in a corner?
    fn taken_one_by_one(&self, position: &Position, mv: Move) -> Vec<Square> {
        if !self.jumps_capture && mv.is_jump() {
            return Vec::new();
        }
        let is = |square: Square, wanted: Side| {
            square != mv.from
                && position
                    .piece_at(square)
                    .is_some_and(|(side, _)| side == wanted)
        };
        let mut taken = Vec::new();
        for direction in Direction::ALL {
            let Some(next) = mv
                .to
                .step(direction)
                .filter(|next| is(*next, !position.side))
            else {
                continue;
            };
            let partner_behind = next
                .step(direction)
                .is_some_and(|behind| is(behind, position.side));
            let partner_beside = corner_neighbours(next).is_some_and(|pair| {
                pair.contains(&mv.to)
                    && pair
                        .into_iter()
                        .any(|other| other != mv.to && is(other, position.side))
            });
            if partner_behind || partner_beside {
                taken.push(next);
            }
        }
        taken.sort_unstable();
        taken
    }

    /// What the text adds must be true: the captures if it lists them, the promotion if it claims one.
    fn check_extras(
        &self,
        position: &Position,
        attempt: &Attempt,
        taken: &[Square],
    ) -> Result<(), Refusal> {
        let mv = Move {
            from: attempt.from,
            to: attempt.to,
        };
        let real: SquareSet = taken.iter().copied().collect();
        if let Some(named) = attempt.captures
            && named != real
        {
            let rule = if !self.jumps_capture && mv.is_jump() {
                Rule::LA_5_PRIME
            } else {
                Rule::LA_6
            };
            let names = taken.iter().map(|square| square.name()).collect::<Vec<_>>();
            return Err(Refusal::new(rule, Reason::WRONG_CAPTURES)
                .with("count", names.len() as u32)
                .with("captures", Value::List(names))
                .at((named ^ real).iter().map(Square::cell)));
        }
        if attempt.promotion && !promotes(position, mv) {
            return Err(Refusal::new(Rule::LA_8, Reason::WRONG_PROMOTION)
                .with("cell", mv.to.name())
                .at([mv.to.cell()]));
        }
        Ok(())
    }
}
