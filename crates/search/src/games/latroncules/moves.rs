//! What the search asks of Latroncules' moves.

use super::{WIN_MODELS, features};
use crate::WinModels;
use crate::alpha_beta::AlphaBetaGame;
use rules::Game;
use rules::latroncules::{Kind, Latroncules, Move, Position};
use rules::square::{RANK_1, RANK_8, Square};
use std::ops::ControlFlow;

/// What a captured piece is worth for ordering.
const FOOT_VALUE: i32 = 100;
const HORSE_VALUE: i32 = 180;

impl AlphaBetaGame for Latroncules {
    fn win_models(&self) -> &'static WinModels {
        &WIN_MODELS
    }

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
            from: Square::new((word >> 6) as u8),
            to: Square::new(word as u8),
        }
    }

    fn gain(&self, position: &Position, mv: Move) -> i32 {
        let taken = self.captures(position, mv);
        let horses = position.squares_of(!self.side(position), Kind::Horse);
        let promotion = position.squares_of(self.side(position), Kind::Foot) & mv.from.bit() != 0
            && (RANK_1 | RANK_8) & mv.to.bit() != 0;
        (taken & horses).count_ones() as i32 * HORSE_VALUE
            + (taken & !horses).count_ones() as i32 * FOOT_VALUE
            + if promotion {
                HORSE_VALUE - FOOT_VALUE
            } else {
                0
            }
    }

    fn slot(&self, position: &Position, mv: Move) -> usize {
        let horse = position.squares_of(self.side(position), Kind::Horse) & mv.from.bit() != 0;
        usize::from(horse) << 12 | mv.from.index() << 6 | mv.to.index()
    }

    fn loud<F>(&self, position: &Position, mut push: F) -> ControlFlow<()>
    where
        F: FnMut(Move) -> ControlFlow<()>,
    {
        let targets = position.capturing_squares();
        if targets == 0 {
            return ControlFlow::Continue(());
        }
        self.generate(position, |moves| {
            let moves = moves.ending_on(targets);
            for index in 0..rules::Group::len(&moves) {
                let mv = rules::Group::nth(&moves, index);
                if self.captures(position, mv) != 0 {
                    push(mv)?;
                }
            }
            ControlFlow::Continue(())
        })
    }

    /// Foot soldiers never go back, and what is captured is gone.
    fn settles(&self, position: &Position, mv: Move) -> bool {
        let foot = position.squares_of(self.side(position), Kind::Foot);
        foot & mv.from.bit() != 0 || self.captures(position, mv) != 0
    }

    fn pass(&self, position: &Position) -> Option<Position> {
        // With few pieces left being obliged to move is often the whole point.
        (position.pieces_of(self.side(position)).count_ones() >= 6).then(|| position.passed())
    }
}
