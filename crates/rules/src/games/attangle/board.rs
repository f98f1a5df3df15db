//! The position: who has which stacks where, and the reserves.

use super::hexagon::{Point, PointSet};
use super::variant::Attangle;
use crate::Side;
use crate::hash;

/// How far a piece or stack has grown. The variant says how high that is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Kind {
    /// One piece.
    Single,
    /// A stack that still moves and can be captured.
    Middle,
    /// A stack that stays for good.
    Full,
}

impl Kind {
    /// All kinds, from the lowest to the highest.
    pub const ALL: [Kind; 3] = [Kind::Single, Kind::Middle, Kind::Full];

    /// The identifier of its name.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Single => "piece-disc",
            Kind::Middle | Kind::Full => "piece-stack",
        }
    }
}

/// A position. AT-6: owner and height say all, so sets of points by player and by kind are enough.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pub(super) stacks: [PointSet; 2],
    pub(super) middle: PointSet,
    pub(super) full: PointSet,
    /// Board and player to move.
    pub(super) hash: u64,
    pub(super) ply: u32,
    /// Pieces in hand; 0 where the supply has no limit.
    pub(super) reserves: [u8; 2],
    pub(super) side: Side,
}

const STACK_KEYS: [u64; 384] = hash::keys(0x4154);
pub(super) const SIDE_KEY: u64 = hash::mix(0x4154_5349_4445);
const RESERVE_KEYS: [u64; 64] = hash::keys(0x4154_3032);

#[inline]
pub(super) const fn stack_key(side: Side, kind: Kind, point: Point) -> u64 {
    STACK_KEYS[(side as usize * 3 + kind as usize) * 64 + point.index()]
}

impl Position {
    pub(super) const EMPTY: Position = Position {
        stacks: [PointSet::EMPTY; 2],
        middle: PointSet::EMPTY,
        full: PointSet::EMPTY,
        hash: 0,
        ply: 0,
        reserves: [0, 0],
        side: Side::One,
    };

    /// AT-2 and AT-4: the setup on the board, the rest in reserve.
    pub(super) fn start(game: &Attangle) -> Position {
        let mut position = Position::EMPTY;
        for side in Side::BOTH {
            let placed = game.setup[side.index()];
            for point in placed {
                position.put(side, Kind::Single, point);
            }
            if let Some(supply) = game.supply {
                position.reserves[side.index()] = supply - placed.len() as u8;
            }
        }
        position
    }

    /// Whose stack stands on a point, and of which kind.
    pub fn stack_at(&self, point: Point) -> Option<(Side, Kind)> {
        let side = Side::BOTH
            .into_iter()
            .find(|side| self.stacks[side.index()].contains(point))?;
        Some((side, self.kind_at(point)))
    }

    /// The kind of what stands on an occupied point.
    #[inline]
    pub(super) fn kind_at(&self, point: Point) -> Kind {
        if self.middle.contains(point) {
            Kind::Middle
        } else if self.full.contains(point) {
            Kind::Full
        } else {
            Kind::Single
        }
    }

    /// The points where a player has stacks of this kind.
    #[inline]
    pub fn stacks_of(&self, side: Side, kind: Kind) -> PointSet {
        let own = self.stacks[side.index()];
        match kind {
            Kind::Single => own - (self.middle | self.full),
            Kind::Middle => own & self.middle,
            Kind::Full => own & self.full,
        }
    }

    /// The same position with the other player to move: what a search asks when it tries a pass. No rule allows one.
    #[must_use]
    pub fn passed(mut self) -> Position {
        self.side = !self.side;
        self.hash ^= SIDE_KEY;
        self
    }

    /// Pieces in hand; 0 where the supply has no limit.
    pub fn reserve(&self, side: Side) -> u8 {
        self.reserves[side.index()]
    }

    pub(super) fn put(&mut self, side: Side, kind: Kind, point: Point) {
        self.stacks[side.index()].insert(point);
        match kind {
            Kind::Single => {}
            Kind::Middle => self.middle.insert(point),
            Kind::Full => self.full.insert(point),
        }
        self.hash ^= stack_key(side, kind, point);
    }

    #[inline]
    pub(super) fn occupied(&self) -> PointSet {
        self.stacks[0] | self.stacks[1]
    }

    /// What the reserves add to the hash of the board.
    #[inline]
    pub(super) fn reserves_key(&self) -> u64 {
        let [white, black] = self
            .reserves
            .map(|reserve| RESERVE_KEYS[usize::from(reserve) % RESERVE_KEYS.len()]);
        white ^ black.rotate_left(32)
    }

    /// The hash computed from scratch; the incremental one must equal it.
    pub(super) fn recomputed_hash(&self) -> u64 {
        let turn = if self.side == Side::Two { SIDE_KEY } else { 0 };
        (0..64).map(Point::from_index).fold(turn, |hash, point| {
            hash ^ self
                .stack_at(point)
                .map_or(0, |(side, kind)| stack_key(side, kind, point))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_fits_into_128_bytes() {
        assert!(size_of::<Position>() <= 128);
    }
}
