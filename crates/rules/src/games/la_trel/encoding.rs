//! A move in 64 bits, and the groups of moves that the generator hands out.

use super::board::{Kind, first_ahead};
use crate::Group;
use crate::square::{Direction, Square, SquareSet};

/// A move in 64 bits: the origin (6), the number of captures (5), then either the target and the exchange or, for a move
/// that captures, the direction of each capture (3). The board tells the rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move(u64);

const COUNT_AT: u32 = 6;
const COUNT_MASK: u64 = 31;
const BODY_AT: u32 = 16;
const EXCHANGE_AT: u32 = BODY_AT + 6;

/// A side has sixteen pieces that can be captured, so no chain is longer.
const MOST_HOPS: usize = 16;

impl Move {
    /// A move that captures nothing; a defender may be exchanged for an attacker (LT-10).
    #[inline]
    pub fn plain(from: Square, to: Square, exchange: Option<Kind>) -> Move {
        let exchange = exchange.map_or(0, |kind| kind as u64);
        Move(from.index() as u64 | (to.index() as u64) << BODY_AT | exchange << EXCHANGE_AT)
    }

    /// A capture in this direction.
    #[inline]
    pub fn capture(from: Square, direction: Direction) -> Move {
        Move(from.index() as u64).then(direction)
    }

    /// The same chain with one more capture at its end; a chain that is full already stays as it is.
    #[inline]
    #[must_use]
    pub fn then(self, direction: Direction) -> Move {
        let count = self.captures();
        if count == MOST_HOPS {
            return self;
        }
        let hop = (direction.index() as u64) << (BODY_AT as usize + 3 * count);
        Move((self.0 | hop) + (1 << COUNT_AT))
    }

    /// The move as the number that it is; never 0 for a legal move, which ends elsewhere than it began or captures.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The move with these bits. Bits that no move has give some move or other.
    #[inline]
    pub fn from_bits(bits: u64) -> Move {
        let mv = Move(bits);
        if mv.captures() <= MOST_HOPS {
            mv
        } else {
            Move(bits & !(COUNT_MASK << COUNT_AT))
        }
    }

    /// Where it begins.
    #[inline]
    pub fn from(self) -> Square {
        Square::from_index(self.0 as u8)
    }

    /// How many pieces it captures.
    #[inline]
    pub fn captures(self) -> usize {
        (self.0 >> COUNT_AT & COUNT_MASK) as usize
    }

    /// Where a move that captures nothing goes, and the attacker that a defender is exchanged for.
    #[inline]
    pub fn target(self) -> Option<(Square, Option<Kind>)> {
        if self.captures() > 0 {
            return None;
        }
        let exchange = match self.0 >> EXCHANGE_AT & 3 {
            1 => Some(Kind::Sabre),
            2 => Some(Kind::Trident),
            3 => Some(Kind::Warrior),
            _ => None,
        };
        Some((Square::from_index((self.0 >> BODY_AT) as u8), exchange))
    }

    /// The directions of its captures, in order.
    #[inline]
    pub(super) fn directions(self) -> impl Iterator<Item = Direction> {
        (0..self.captures())
            .map(move |hop| Direction::ALL[(self.0 >> (BODY_AT as usize + 3 * hop) & 7) as usize])
    }
}

/// Moves of one shape.
#[derive(Clone, Copy, Debug)]
pub enum Moves {
    /// Slides of attackers and steps of defenders in one direction. Two pieces never reach the same square that way, so the
    /// nearest piece behind a target is the one that goes there.
    Lines {
        /// The way they all go.
        direction: Direction,
        /// Where they end.
        targets: SquareSet,
        /// Everything that stands on the board, by which origins are found.
        occupied: SquareSet,
    },
    /// LT-10: defenders stepping ahead onto the farthest rank, each exchanged for each of these kinds (a bit each).
    Exchanges {
        /// Straight ahead.
        ahead: Direction,
        /// Where they end.
        targets: SquareSet,
        /// What they are exchanged for.
        kinds: u8,
    },
    /// LT-6: one blocker and the squares it reaches.
    Reach {
        /// Where it stands.
        from: Square,
        /// Where it may end.
        targets: SquareSet,
    },
    /// LT-7 and LT-8: single captures in one direction, by the square landed on.
    Captures {
        /// The way they all go.
        direction: Direction,
        /// Where they land.
        landings: SquareSet,
        /// Everything that stands on the board, by which origins are found.
        occupied: SquareSet,
    },
    /// LT-9: one more capture after these, in each of these directions (a bit each).
    Chains {
        /// The captures before.
        made: Move,
        /// The directions of the next one.
        ways: u8,
    },
}

impl Group for Moves {
    type Move = Move;

    #[inline]
    fn len(&self) -> usize {
        match *self {
            Moves::Lines { targets, .. } | Moves::Reach { targets, .. } => targets.len(),
            Moves::Exchanges { targets, kinds, .. } => targets.len() * kinds.count_ones() as usize,
            Moves::Captures { landings, .. } => landings.len(),
            Moves::Chains { ways, .. } => ways.count_ones() as usize,
        }
    }

    #[inline]
    fn nth(&self, index: usize) -> Move {
        match *self {
            Moves::Lines {
                direction,
                targets,
                occupied,
            } => {
                let to = targets.nth_lowest(index);
                Move::plain(origin(to, direction, occupied), to, None)
            }
            Moves::Exchanges {
                ahead,
                targets,
                kinds,
            } => {
                let each = kinds.count_ones() as usize;
                let to = targets.nth_lowest(index / each);
                let kind = Kind::ALL[nth_bit(kinds, index % each)];
                Move::plain(origin(to, ahead, !SquareSet::of(to)), to, Some(kind))
            }
            Moves::Reach { from, targets } => Move::plain(from, targets.nth_lowest(index), None),
            Moves::Captures {
                direction,
                landings,
                occupied,
            } => first_capture(landings.nth_lowest(index), direction, occupied),
            Moves::Chains { made, ways } => made.then(Direction::ALL[nth_bit(ways, index)]),
        }
    }
}

/// The number of the bit that is the `index`-th of those set.
#[inline]
fn nth_bit(set: u8, index: usize) -> usize {
    SquareSet::from_bits(u64::from(set))
        .nth_lowest(index)
        .index()
}

/// The nearest piece behind a square that something reached in this direction.
#[inline]
fn origin(to: Square, direction: Direction, occupied: SquareSet) -> Square {
    first_ahead(to, direction.opposite(), occupied).unwrap_or(to)
}

/// The single capture that lands here. On a corner that is still occupied the victim stands on the landing square, otherwise
/// it is the nearest piece behind.
#[inline]
pub(super) fn first_capture(landing: Square, direction: Direction, occupied: SquareSet) -> Move {
    let victim = if occupied.contains(landing) {
        landing
    } else {
        origin(landing, direction, occupied)
    };
    Move::capture(origin(victim, direction, occupied), direction)
}
