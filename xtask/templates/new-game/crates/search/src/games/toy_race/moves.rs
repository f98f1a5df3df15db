//! What the search asks of Toy race's moves.

use super::features;
use crate::alpha_beta::AlphaBetaGame;
use rules::Game;
use rules::square::Square;
use rules::toy_race::{Move, Position, ToyRace};
use std::ops::ControlFlow;

/// What it is worth for ordering to bring a runner home.
const COMES_HOME: i32 = 100;

impl AlphaBetaGame for ToyRace {
    fn features(&self, position: &Position, push: impl FnMut(usize, i32)) {
        features::features(self, position, push);
    }

    fn pack(mv: Move) -> u64 {
        (mv.from.index() as u64) << 6 | mv.to.index() as u64 | 1 << 12
    }

    fn unpack(word: u64) -> Move {
        Move {
            from: Square::from_index((word >> 6) as u8),
            to: Square::from_index(word as u8),
        }
    }

    /// A step onto the first or the last rank is always a step home: nobody goes back.
    fn gain(&self, _position: &Position, mv: Move) -> i32 {
        if matches!(mv.to.rank(), 0 | 7) {
            COMES_HOME
        } else {
            0
        }
    }

    fn slot(&self, _position: &Position, mv: Move) -> usize {
        mv.from.index() << 6 | mv.to.index()
    }

    fn loud<F>(&self, position: &Position, mut push: F) -> ControlFlow<()>
    where
        F: FnMut(Move) -> ControlFlow<()>,
    {
        self.each_legal(position, &(), |mv| {
            if self.gain(position, mv) > 0 {
                push(mv)?;
            }
            ControlFlow::Continue(())
        })
    }

    /// Nobody goes back.
    fn settles(&self, _position: &Position, _mv: Move) -> bool {
        true
    }
}
