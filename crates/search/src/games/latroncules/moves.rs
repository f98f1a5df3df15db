//! What the search asks of Latroncules' moves.

use super::features;
use crate::alpha_beta::AlphaBetaGame;
use rules::Game;
use rules::latroncules::{Kind, Latroncules, Move, Position};
use rules::square::{Square, SquareSet};
use std::ops::ControlFlow;

/// What a captured piece is worth for ordering.
const FOOT_VALUE: i32 = 100;
const HORSE_VALUE: i32 = 180;

impl AlphaBetaGame for Latroncules {
    #[inline(always)]
    fn features(&self, position: &Position, push: impl FnMut(usize, i32)) {
        features::features(self, position, push);
    }

    fn fade(&self, position: &Position) -> i32 {
        features::fade(self, position)
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

    fn gain(&self, position: &Position, mv: Move) -> i32 {
        let taken = self.captures(position, mv);
        let horses = position.squares_of(!self.side(position), Kind::Horse);
        let foot = position.squares_of(self.side(position), Kind::Foot);
        let ends = SquareSet::rank(0) | SquareSet::rank(7);
        let promotion = foot.contains(mv.from) && ends.contains(mv.to);
        (taken & horses).len() as i32 * HORSE_VALUE
            + (taken - horses).len() as i32 * FOOT_VALUE
            + if promotion {
                HORSE_VALUE - FOOT_VALUE
            } else {
                0
            }
    }

    fn slot(&self, position: &Position, mv: Move) -> usize {
        let horses = position.squares_of(self.side(position), Kind::Horse);
        usize::from(horses.contains(mv.from)) << 12 | mv.from.index() << 6 | mv.to.index()
    }

    fn loud<F>(&self, position: &Position, mut push: F) -> ControlFlow<()>
    where
        F: FnMut(Move) -> ControlFlow<()>,
    {
        let targets = position.capturing_squares();
        if targets.is_empty() {
            return ControlFlow::Continue(());
        }
        self.generate(position, |moves| {
            let moves = moves.ending_on(targets);
            for index in 0..rules::Group::len(&moves) {
                let mv = rules::Group::nth(&moves, index);
                if !self.captures(position, mv).is_empty() {
                    push(mv)?;
                }
            }
            ControlFlow::Continue(())
        })
    }

    /// Foot soldiers never go back, and what is captured is gone.
    fn settles(&self, position: &Position, mv: Move) -> bool {
        let foot = position.squares_of(self.side(position), Kind::Foot);
        foot.contains(mv.from) || !self.captures(position, mv).is_empty()
    }

    fn pass(&self, position: &Position) -> Option<Position> {
        // With few pieces left being obliged to move is often the whole point.
        (position.pieces_of(self.side(position)).len() >= 6).then(|| position.passed())
    }
}
