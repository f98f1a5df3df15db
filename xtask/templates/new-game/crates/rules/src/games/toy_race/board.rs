//! The position, and which ways are forward.

use crate::Side;
use crate::hash;
use crate::square::{Direction, Square, SquareSet};

/// The name of the only kind of piece, and its letter.
pub(super) const RUNNER: &str = "piece-toy-race-runner";
pub(super) const LETTER: char = 'R';

/// ZZ-1: how many runners a player has.
pub(super) const RUNNERS: usize = 8;

/// A position: where each player's runners stand, and a hash kept up to date.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pub(super) runners: [SquareSet; 2],
    /// Board and player to move.
    pub(super) hash: u64,
    pub(super) ply: u32,
    pub(super) side: Side,
}

const SEED: u64 = u16::from_be_bytes(*b"ZZ") as u64;
const RUNNER_KEYS: [u64; 128] = hash::keys(SEED);
pub(super) const SIDE_KEY: u64 = hash::mix(SEED);

impl Position {
    pub(super) const EMPTY: Position = Position {
        runners: [SquareSet::EMPTY; 2],
        hash: 0,
        ply: 0,
        side: Side::One,
    };

    /// ZZ-1: each player's nearest rank is full.
    pub(super) fn start() -> Position {
        let mut position = Position::EMPTY;
        for side in Side::BOTH {
            for square in SquareSet::rank_of(side, 0) {
                position.flip(side, square);
            }
        }
        position
    }

    /// The squares of a player's runners.
    pub fn runners_of(&self, side: Side) -> SquareSet {
        self.runners[side.index()]
    }

    /// The squares on which nobody stands.
    pub fn empty(&self) -> SquareSet {
        !(self.runners[0] | self.runners[1])
    }

    /// ZZ-3: how many of a player's runners are home.
    pub fn home(&self, side: Side) -> usize {
        (self.runners_of(side) & SquareSet::rank_of(side, 7)).len()
    }

    /// Whose runner stands on a square.
    pub fn owner(&self, square: Square) -> Option<Side> {
        Side::BOTH
            .into_iter()
            .find(|side| self.runners_of(*side).contains(square))
    }

    /// Puts a runner on a square, or takes the one that stands there away.
    pub(super) fn flip(&mut self, side: Side, square: Square) {
        let runners = &mut self.runners[side.index()];
        *runners ^= SquareSet::of(square);
        self.hash ^= runner_key(side, square);
    }

    /// The other player's turn.
    pub(super) fn flip_side(&mut self) {
        self.side = !self.side;
        self.hash ^= SIDE_KEY;
    }

    /// The hash computed from scratch; the incremental one must equal it.
    pub(super) fn recomputed_hash(&self) -> u64 {
        let turn = if self.side == Side::Two { SIDE_KEY } else { 0 };
        Side::BOTH.into_iter().fold(turn, |hash, side| {
            let keys = self.runners_of(side).iter().map(|at| runner_key(side, at));
            keys.fold(hash, |hash, key| hash ^ key)
        })
    }
}

const fn runner_key(side: Side, square: Square) -> u64 {
    RUNNER_KEYS[side.index() * 64 + square.index()]
}

/// ZZ-2: the ways on which a player's runners go.
pub(super) const fn ways(side: Side) -> [Direction; 3] {
    match side {
        Side::One => [Direction::UpLeft, Direction::Up, Direction::UpRight],
        Side::Two => [Direction::DownRight, Direction::Down, Direction::DownLeft],
    }
}
