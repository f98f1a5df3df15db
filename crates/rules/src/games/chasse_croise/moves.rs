//! The generator and how an action changes the position. Steps are found a die at a time for all pawns together.

use super::board::{Lane, LaneSet, Position, Way};
use super::dice::Dice;
use super::variant::ChasseCroise;
use crate::{ChanceGame, Game, Group, Outcome, Rule, Side};
use std::ops::ControlFlow;

/// One action: a result of the dice, a step of one pawn, or the end of a turn that has dice left (CC-6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// A result of the dice, which nobody chooses.
    Roll(Dice),
    /// A step of one pawn by one die.
    Step {
        /// The lane of the pawn.
        lane: Lane,
        /// Which way it goes.
        way: Way,
        /// The points of the die that it uses.
        die: u8,
    },
    /// The turn ends with dice left.
    EndTurn,
}

/// Actions of one kind.
#[derive(Clone, Copy, Debug)]
pub enum Actions {
    /// Every roll.
    Rolls,
    /// The pawns of these lanes may go this way by this die.
    Steps {
        /// The lanes of the pawns.
        lanes: LaneSet,
        /// Which way they may go.
        way: Way,
        /// By which die.
        die: u8,
    },
    /// The end of the turn.
    EndTurn,
}

impl Group for Actions {
    type Move = Move;

    #[inline]
    fn len(&self) -> usize {
        match self {
            Actions::Rolls => Dice::ROLLS,
            Actions::Steps { lanes, .. } => lanes.len(),
            Actions::EndTurn => 1,
        }
    }

    #[inline]
    fn nth(&self, index: usize) -> Move {
        match *self {
            Actions::Rolls => Move::Roll(Dice::distinct(index)),
            Actions::Steps { lanes, way, die } => Move::Step {
                lane: lanes.nth_lowest(index),
                way,
                die,
            },
            Actions::EndTurn => Move::EndTurn,
        }
    }

    #[inline]
    fn draws(&self) -> usize {
        match self {
            Actions::Rolls => Dice::THROWS,
            _ => self.len(),
        }
    }

    #[inline]
    fn drawn(&self, draw: usize) -> Move {
        match self {
            Actions::Rolls => Move::Roll(Dice::throw(draw)),
            _ => self.nth(draw),
        }
    }
}

impl Game for ChasseCroise {
    type Position = Position;
    type Move = Move;
    type Group = Actions;
    type History = ();

    fn start(&self) -> Position {
        Position::start()
    }

    fn side(&self, position: &Position) -> Side {
        position.side()
    }

    fn ply(&self, position: &Position) -> u32 {
        position.turns
    }

    #[inline]
    fn generate<F>(&self, position: &Position, mut push: F) -> ControlFlow<()>
    where
        F: FnMut(Actions) -> ControlFlow<()>,
    {
        if position.dice.is_empty() {
            return push(Actions::Rolls);
        }
        let mut advance = false;
        for die in position.dice.distinct_points() {
            let [forward, backward] = position.movable(die);
            advance |= !forward.is_empty();
            for (lanes, way) in [(forward, Way::Forward), (backward, Way::Backward)] {
                if !lanes.is_empty() {
                    push(Actions::Steps { lanes, way, die })?;
                }
            }
        }
        // CC-6: a possible retreat alone does not keep the turn going.
        if advance {
            ControlFlow::Continue(())
        } else {
            push(Actions::EndTurn)
        }
    }

    #[inline]
    fn play(&self, position: &mut Position, mv: Move) {
        match mv {
            Move::Roll(dice) => position.dice = dice,
            Move::Step { lane, way, die } => {
                let from = position.place(position.side(), lane);
                let to = match way {
                    Way::Forward => from + die,
                    Way::Backward => from - die,
                };
                position.advance(lane, from, to);
                position.dice = position.dice.without(die);
                // CC-7: a win ends the game at once, in the middle of the turn.
                if position.dice.is_empty() && !position.all_arrived(position.side()) {
                    position.pass_turn();
                }
            }
            Move::EndTurn => position.pass_turn(),
        }
    }

    #[inline]
    fn judged(&self, position: &Position) -> Option<Outcome> {
        // Only the player whose turn it is can have brought the last pawn home.
        position
            .all_arrived(position.side())
            .then_some(Outcome::win(position.side(), Rule::CC_7))
    }

    /// Nobody is ever stuck: before the roll any roll may come, and after it CC-6 lets the turn end wherever no pawn can
    /// advance. Were it otherwise, nobody would have won.
    fn stuck(&self, _position: &Position) -> Outcome {
        Outcome::draw(Rule::CC_6)
    }

    #[inline]
    fn key(&self, position: &Position) -> u64 {
        position.hash_with_dice()
    }

    #[inline]
    fn board_key(&self, position: &Position) -> u64 {
        position.hash()
    }

    fn recomputed_board_key(&self, position: &Position) -> u64 {
        position.recomputed_hash()
    }
}

impl ChanceGame for ChasseCroise {
    fn awaits_roll(&self, position: &Position) -> bool {
        position.dice.is_empty() && self.judged(position).is_none()
    }

    fn weight(&self, roll: Move) -> u32 {
        match roll {
            Move::Roll(dice) => dice.weight(),
            Move::Step { .. } | Move::EndTurn => 0,
        }
    }

    fn total(&self) -> u32 {
        Dice::THROWS as u32
    }
}

/// CC-5: the lane of the enemy that a step sends home.
pub(super) fn hit(position: &Position, lane: Lane, way: Way, die: u8) -> Option<Lane> {
    let side = position.side();
    let to = way.reach(position.place(side, lane), die)?;
    position.enemy_at(side, lane, to)
}
