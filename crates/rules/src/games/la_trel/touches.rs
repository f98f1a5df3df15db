//! Making a move by touching squares. Chains are walked landing by landing and never listed.

use super::board::{Kind, Position};
use super::chain::{Hop, Jumper};
use super::encoding::Move;
use super::history::History;
use super::text::Attempt;
use super::variant::LaTrel;
use crate::square::{Direction, Square, SquareSet};
use crate::touch::{Choice, Touch, Touchable, Touches};
use crate::{Cell, TextError};

impl Touchable for LaTrel {
    fn touched(&self, position: &Position, history: &History, prefix: &[Touch]) -> Touches<Move> {
        match *prefix {
            [] => self.origins(position, history),
            [Touch::Cell(from)] => self.first_targets(position, history, from),
            [Touch::Cell(from), Touch::Cell(to), ref rest @ ..] => {
                self.after_target(position, history, from, to, rest)
            }
            _ => Touches::default(),
        }
    }

    fn touches_of(&self, position: &Position, mv: Move) -> Vec<Touch> {
        let mut touches = vec![touch(mv.from())];
        if let Some((to, exchange)) = mv.target() {
            touches.push(touch(to));
            if may_exchange(position, mv.from(), to) {
                touches.push(Touch::Choice(choice_of(exchange)));
            }
        } else {
            touches.extend(self.hops(position, mv).map(|hop| touch(hop.landing)));
        }
        touches
    }

    fn attempt_of(&self, position: &Position, touches: &[Touch]) -> Result<Attempt, TextError> {
        let (cells, exchange) = match touches {
            [cells @ .., Touch::Choice(choice)] => (cells, exchange_of(*choice)?),
            cells => (cells, None),
        };
        let squares = cells
            .iter()
            .map(|touch| match touch {
                Touch::Cell(cell) if cell.0 < 64 => Ok(Square::from_index(cell.0)),
                _ => Err(origin_target()),
            })
            .collect::<Result<Vec<_>, _>>()?;
        let [from, path @ ..] = squares.as_slice() else {
            return Err(origin_target());
        };
        if path.is_empty() {
            return Err(origin_target());
        }
        // Where an exchange is offered, two squares leave open what the defender becomes.
        if let &[to] = path
            && cells.len() == touches.len()
            && may_exchange(position, *from, to)
        {
            return Err(TextError::new(1, "touch-exchange", Vec::new()));
        }
        Ok(Attempt {
            from: *from,
            path: path.to_vec(),
            exchange,
        })
    }

    fn touches_of_attempt(&self, position: &Position, attempt: &Attempt) -> Option<Vec<Touch>> {
        let mut touches = vec![touch(attempt.from)];
        touches.extend(attempt.path.iter().map(|square| touch(*square)));
        let asked = matches!(attempt.path[..], [to] if may_exchange(position, attempt.from, to));
        if asked || attempt.exchange.is_some() {
            touches.push(Touch::Choice(choice_of(attempt.exchange)));
        }
        Some(touches)
    }
}

fn origin_target() -> TextError {
    TextError::new(1, "touch-origin-target", Vec::new())
}

fn touch(square: Square) -> Touch {
    Touch::Cell(square.cell())
}

fn choice_of(exchange: Option<Kind>) -> Choice {
    match exchange {
        Some(Kind::Sabre) => Choice::SABRE,
        Some(Kind::Trident) => Choice::TRIDENT,
        Some(Kind::Warrior) => Choice::WARRIOR,
        _ => Choice::KEEP,
    }
}

fn exchange_of(choice: Choice) -> Result<Option<Kind>, TextError> {
    match choice {
        Choice::KEEP => Ok(None),
        Choice::SABRE => Ok(Some(Kind::Sabre)),
        Choice::TRIDENT => Ok(Some(Kind::Trident)),
        Choice::WARRIOR => Ok(Some(Kind::Warrior)),
        _ => Err(origin_target()),
    }
}

/// LT-10: whether a step from here to there leaves a choice.
fn may_exchange(position: &Position, from: Square, to: Square) -> bool {
    let side = position.side;
    let farthest = SquareSet::rank_of(side, 7);
    let arrives = farthest.contains(to) && !farthest.contains(from);
    arrives
        && position.piece_at(from) == Some((side, Kind::Defender))
        && Direction::between(from, to).is_some_and(|(_, distance)| distance == 1)
        && Kind::ATTACKERS
            .into_iter()
            .any(|kind| position.pool(side, kind) > 0)
}

impl LaTrel {
    /// The pieces that have a legal move.
    fn origins(&self, position: &Position, history: &History) -> Touches<Move> {
        let mut found = Touches::default();
        self.each_short(position, history, |mv| {
            add(&mut found.next, touch(mv.from()));
        });
        found
    }

    /// Where the piece goes, as far as its first capture.
    fn first_targets(&self, position: &Position, history: &History, from: Cell) -> Touches<Move> {
        let mut found = Touches::default();
        self.each_short(position, history, |mv| {
            if mv.from().cell() == from {
                add(&mut found.next, touch(self.destination(position, mv)));
            }
        });
        found
    }

    /// What may follow the first two squares: a choice, or one landing after another.
    fn after_target(
        &self,
        position: &Position,
        history: &History,
        from: Cell,
        to: Cell,
        rest: &[Touch],
    ) -> Touches<Move> {
        let mut found = Touches::default();
        let mut capture = None;
        self.each_short(position, history, |mv| {
            if mv.from().cell() != from || self.destination(position, mv).cell() != to {
                return;
            }
            let Some((to, exchange)) = mv.target() else {
                capture = Some(mv);
                return;
            };
            let choice = Touch::Choice(choice_of(exchange));
            match (may_exchange(position, mv.from(), to), rest) {
                (true, []) => add(&mut found.next, choice),
                (true, [chosen]) if *chosen == choice => found.complete.push(mv),
                (false, []) => found.complete.push(mv),
                _ => {}
            }
        });
        match capture {
            Some(mv) => self.after_capture(position, mv, rest),
            None => found,
        }
    }

    /// LT-9: follows a chain landing by landing.
    fn after_capture(&self, position: &Position, first: Move, rest: &[Touch]) -> Touches<Move> {
        let mut jumper = Jumper::new(self, position, first.from());
        for hop in self.hops(position, first) {
            jumper = jumper.after(hop);
        }
        let mut made = first;
        for touched in rest {
            let Some((direction, hop)) = self
                .continuations(jumper)
                .find(|(_, hop)| touch(hop.landing) == *touched)
            else {
                return Touches::default();
            };
            made = made.then(direction);
            jumper = jumper.after(hop);
        }
        Touches {
            next: self
                .continuations(jumper)
                .map(|(_, hop)| touch(hop.landing))
                .collect(),
            complete: vec![made],
        }
    }

    /// LT-9: the captures that may follow a capture.
    fn continuations(&self, jumper: Jumper) -> impl Iterator<Item = (Direction, Hop)> {
        jumper.ways().iter().filter(|_| self.chain)
    }
}

fn add(list: &mut Vec<Touch>, touch: Touch) {
    if !list.contains(&touch) {
        list.push(touch);
    }
}
