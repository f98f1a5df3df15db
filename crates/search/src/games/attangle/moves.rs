//! What the search asks of Attangle's moves.

use super::features;
use crate::alpha_beta::AlphaBetaGame;
use rules::attangle::{Attangle, Kind, Move, Moves, Point, PointSet, Position};
use rules::{Game, Group, Side};
use std::ops::ControlFlow;

/// What a capture is worth for ordering.
const MAKES_MIDDLE: i32 = 100;
const MAKES_FULL: i32 = 300;
const WINS: i32 = 5_000;

impl AlphaBetaGame for Attangle {
    #[inline(always)]
    fn features(&self, position: &Position, push: impl FnMut(usize, i32)) {
        features::features(self, position, push);
    }

    fn pack(mv: Move) -> u64 {
        match mv {
            Move::Enter(point) => 1 << 18 | point.index() as u64,
            Move::Capture {
                attackers: [one, other],
                target,
            } => {
                let places = one.index() << 12 | other.index() << 6 | target.index();
                1 << 19 | places as u64
            }
        }
    }

    fn unpack(word: u64) -> Move {
        let point = |at: u32| Point::from_index((word >> at & 63) as u8);
        if word & 1 << 19 == 0 {
            Move::Enter(point(0))
        } else {
            Move::Capture {
                attackers: [point(12), point(6)],
                target: point(0),
            }
        }
    }

    fn gain(&self, position: &Position, mv: Move) -> i32 {
        let Move::Capture { attackers, target } = mv else {
            return 0;
        };
        let [one, two] = Side::BOTH.map(|side| position.stacks_of(side, Kind::Middle));
        let middles = one | two;
        let involved: PointSet = [attackers[0], attackers[1], target].into_iter().collect();
        if !involved.meets(middles) {
            return MAKES_MIDDLE;
        }
        let full = position.stacks_of(self.side(position), Kind::Full);
        if full.len() + 1 >= usize::from(self.goal) {
            WINS
        } else if middles.contains(target) {
            // An own middle stack is kept and the enemy's is lost.
            MAKES_FULL + MAKES_MIDDLE
        } else {
            MAKES_FULL
        }
    }

    fn slot(&self, _position: &Position, mv: Move) -> usize {
        match mv {
            Move::Enter(point) => point.index(),
            Move::Capture { attackers, target } => {
                64 + (attackers[0].index() << 6 | target.index())
            }
        }
    }

    fn loud<F>(&self, position: &Position, mut push: F) -> ControlFlow<()>
    where
        F: FnMut(Move) -> ControlFlow<()>,
    {
        self.generate(position, |group| {
            if let Moves::Enter(_) = group {
                return ControlFlow::Continue(());
            }
            for index in 0..group.len() {
                push(group.nth(index))?;
            }
            ControlFlow::Continue(())
        })
    }

    /// Stacks only grow, and what was entered never leaves but into a stack.
    fn settles(&self, _position: &Position, _mv: Move) -> bool {
        true
    }

    fn pass(&self, position: &Position) -> Option<Position> {
        // Who has nothing to enter is obliged to capture, and may wish not to (AT-10).
        let free = self.supply.is_none() || position.reserve(self.side(position)) > 1;
        free.then(|| position.passed())
    }
}
