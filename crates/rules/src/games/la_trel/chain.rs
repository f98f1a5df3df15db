//! One capture after another (LT-7, LT-8, LT-9): an attacker on its way through a move that captures.

use super::board::{Kind, Position, RAYS, first_ahead};
use super::encoding::{Move, Moves};
use super::variant::LaTrel;
use crate::Side;
use crate::square::{Direction, Square, SquareSet};
use std::ops::ControlFlow;

/// An attacker between two captures of one move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Jumper {
    pub(super) at: Square,
    kind: Kind,
    /// Everything that stands on the board, without the jumper: LT-9 counts its origin as empty.
    occupied: SquareSet,
    /// What it may still capture.
    prey: SquareSet,
}

/// One capture: what is taken and where the attacker lands. On a corner both are the same square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Hop {
    pub(super) victim: Square,
    pub(super) landing: Square,
}

/// The captures that an attacker can make next.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ways {
    /// The directions, a bit each.
    set: u8,
    /// By direction; only those in the set mean anything.
    hops: [Hop; 8],
}

impl Ways {
    #[inline]
    pub(super) fn iter(self) -> impl Iterator<Item = (Direction, Hop)> {
        // A direction is a number below eight, so the set can be walked like a set of squares.
        let ways = SquareSet::from_bits(u64::from(self.set));
        ways.iter().map(move |way| {
            let index = way.index() % 8;
            (Direction::ALL[index], self.hops[index])
        })
    }
}

impl Jumper {
    /// The attacker on this square, about to capture.
    #[inline]
    pub(super) fn new(game: &LaTrel, position: &Position, at: Square) -> Jumper {
        Jumper {
            at,
            kind: position.kind_on(at),
            occupied: position.occupied() - SquareSet::of(at),
            prey: game.prey(position, position.side),
        }
    }

    /// The capture in this direction, if there is one.
    #[inline(always)]
    pub(super) fn hop(&self, direction: Direction) -> Option<Hop> {
        #[cfg(test)]
        tests::LOOKS.set(tests::LOOKS.get() + 1);
        let ray = RAYS[direction.index()][self.at.index()];
        if !ray.meets(self.prey) {
            return None;
        }
        let victim = first_ahead(self.at, direction, self.occupied)?;
        if !self.prey.contains(victim) {
            return None;
        }
        // LT-8: nobody jumps over a corner; if its piece is prey at all, it is replaced.
        if SquareSet::CORNERS.contains(victim) {
            return Some(Hop {
                victim,
                landing: victim,
            });
        }
        // Past the edge the sum leaves the line, so the ray tells whether there is a square behind.
        let landing = Square::from_index((victim.index() as i8 + direction.offset()) as u8);
        (ray - self.occupied)
            .contains(landing)
            .then_some(Hop { victim, landing })
    }

    /// The attacker after a capture: LT-7 removes the captured piece at once.
    #[inline]
    pub(super) fn after(self, hop: Hop) -> Jumper {
        Jumper {
            at: hop.landing,
            occupied: self.occupied - SquareSet::of(hop.victim),
            prey: self.prey - SquareSet::of(hop.victim),
            ..self
        }
    }

    /// The captures it can make.
    #[inline]
    pub(super) fn ways(self) -> Ways {
        let mut ways = Ways {
            set: 0,
            hops: [Hop {
                victim: self.at,
                landing: self.at,
            }; 8],
        };
        // Written out direction by direction, so that each becomes straight code.
        macro_rules! look {
            ($($direction:ident)*) => {$({
                let direction = Direction::$direction;
                if let Some(hop) = self.hop(direction) {
                    ways.set |= 1 << direction.index();
                    ways.hops[direction.index()] = hop;
                }
            })*};
        }
        if self.kind.goes(Direction::Up) {
            look!(Up Right Down Left);
        }
        if self.kind.goes(Direction::UpRight) {
            look!(UpRight DownRight DownLeft UpLeft);
        }
        ways
    }

    /// LT-9: pushes every chain that goes on after `made`, shorter ones before the longer ones they begin.
    pub(super) fn go_on<F>(self, made: Move, push: &mut F) -> ControlFlow<()>
    where
        F: FnMut(Moves) -> ControlFlow<()>,
    {
        let ways = self.ways();
        if ways.set == 0 {
            return ControlFlow::Continue(());
        }
        push(Moves::Chains {
            made,
            ways: ways.set,
        })?;
        for (direction, hop) in ways.iter() {
            self.after(hop).go_on(made.then(direction), push)?;
        }
        ControlFlow::Continue(())
    }
}

impl LaTrel {
    /// LT-6 and LT-8: the enemies that this player could capture, if he got at them.
    #[inline]
    pub(super) fn prey(&self, position: &Position, side: Side) -> SquareSet {
        let protected = if self.corners_open {
            SquareSet::EMPTY
        } else {
            SquareSet::CORNERS
        };
        position.pieces[(!side).index()] - position.blockers - protected
    }

    /// The captures that a move makes, in order; none for a plain move.
    pub(super) fn hops(&self, position: &Position, mv: Move) -> impl Iterator<Item = Hop> {
        let mut jumper = Jumper::new(self, position, mv.from());
        mv.directions().map_while(move |direction| {
            let hop = jumper.hop(direction)?;
            jumper = jumper.after(hop);
            Some(hop)
        })
    }

    /// The squares of the pieces that a legal move captures.
    #[inline]
    pub fn captured(&self, position: &Position, mv: Move) -> SquareSet {
        self.hops(position, mv).map(|hop| hop.victim).collect()
    }

    /// Where a legal move ends.
    pub fn destination(&self, position: &Position, mv: Move) -> Square {
        match mv.target() {
            Some((to, _)) => to,
            None => self
                .hops(position, mv)
                .last()
                .map_or(mv.from(), |hop| hop.landing),
        }
    }
}

#[cfg(test)]
mod tests;
