//! The position, and which ways are forward.

use crate::Side;
use crate::hash;
use crate::square::{Direction, RANK_1, RANK_8, Square, farthest_rank, squares};

/// The name of the only kind of piece, and its letter.
pub(super) const RUNNER: &str = "piece-toy-race-runner";
pub(super) const LETTER: char = 'R';

/// ZZ-1: how many runners a player has.
pub(super) const RUNNERS: u32 = 8;

/// A position: where each player's runners stand, and a hash kept up to date.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pub(super) runners: [u64; 2],
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
        runners: [0, 0],
        hash: 0,
        ply: 0,
        side: Side::One,
    };

    /// ZZ-1: each player's nearest rank is full.
    pub(super) fn start() -> Position {
        let mut position = Position::EMPTY;
        for (side, rank) in [(Side::One, RANK_1), (Side::Two, RANK_8)] {
            squares(rank).for_each(|square| position.flip(side, square));
        }
        position
    }

    /// The squares of a player's runners.
    pub fn runners_of(&self, side: Side) -> u64 {
        self.runners[side.index()]
    }

    /// The squares on which nobody stands.
    pub fn empty(&self) -> u64 {
        !(self.runners[0] | self.runners[1])
    }

    /// ZZ-3: how many of a player's runners are home.
    pub fn home(&self, side: Side) -> u32 {
        (self.runners_of(side) & farthest_rank(side)).count_ones()
    }

    /// Whose runner stands on a square.
    pub fn owner(&self, square: Square) -> Option<Side> {
        Side::BOTH
            .into_iter()
            .find(|side| self.runners_of(*side) & square.bit() != 0)
    }

    /// Puts a runner on a square, or takes the one that stands there away.
    pub(super) fn flip(&mut self, side: Side, square: Square) {
        self.runners[side.index()] ^= square.bit();
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
            squares(self.runners_of(side)).fold(hash, |hash, at| hash ^ runner_key(side, at))
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
