//! The generator and how a move changes the position. Moves are found a direction at a time for all runners together.

use super::board::{Position, ways};
use super::variant::ToyRace;
use crate::square::{Direction, Square, SquareSet};
use crate::{Game, Group, Outcome, Rule, Side};
use std::ops::ControlFlow;

/// A move: where a runner comes from and where it goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// Where the runner stands.
    pub from: Square,
    /// Where it goes.
    pub to: Square,
}

/// Moves that go the same way.
#[derive(Clone, Copy, Debug)]
pub struct Moves {
    targets: SquareSet,
    back: Direction,
}

impl Group for Moves {
    type Move = Move;

    fn len(&self) -> usize {
        self.targets.len()
    }

    fn nth(&self, index: usize) -> Move {
        let to = self.targets.nth_lowest(index);
        let from = to.step(self.back).expect("a runner has come from there");
        Move { from, to }
    }
}

impl Game for ToyRace {
    type Position = Position;
    type Move = Move;
    type Group = Moves;
    type History = ();

    fn start(&self) -> Position {
        Position::start()
    }

    fn side(&self, position: &Position) -> Side {
        position.side
    }

    fn ply(&self, position: &Position) -> u32 {
        position.ply
    }

    fn generate<F>(&self, position: &Position, mut push: F) -> ControlFlow<()>
    where
        F: FnMut(Moves) -> ControlFlow<()>,
    {
        for way in ways(position.side) {
            let targets = position.runners_of(position.side).shifted(way) & position.empty();
            if !targets.is_empty() {
                push(Moves {
                    targets,
                    back: way.opposite(),
                })?;
            }
        }
        ControlFlow::Continue(())
    }

    fn play(&self, position: &mut Position, mv: Move) {
        let side = position.side;
        position.flip(side, mv.from);
        position.flip(side, mv.to);
        position.flip_side();
        position.ply += 1;
    }

    /// ZZ-3: the player who has just moved is looked at first.
    fn judged(&self, position: &Position) -> Option<Outcome> {
        [!position.side, position.side]
            .into_iter()
            .find(|side| position.home(*side) >= self.goal)
            .map(|side| Outcome::win(side, Rule::ZZ_3))
    }

    fn stuck(&self, position: &Position) -> Outcome {
        Outcome::win(!position.side, Rule::ZZ_4)
    }

    fn key(&self, position: &Position) -> u64 {
        position.hash
    }

    fn board_key(&self, position: &Position) -> u64 {
        position.hash
    }

    fn recomputed_board_key(&self, position: &Position) -> u64 {
        position.recomputed_hash()
    }
}
