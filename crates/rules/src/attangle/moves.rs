//! The generator and how a move changes the position. Captures are found target by target: of the pieces that each target
//! sees first in its six directions, the pairs that are not too high.

use super::board::{Level, Position, SIDE_KEY, stack_key};
use super::hexagon::{Point, nth_point};
use super::variant::Attangle;
use crate::{Game, Group, Outcome, Rule, Side};
use std::ops::ControlFlow;

/// A move (AT-5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// A piece comes from the reserve.
    Enter(Point),
    /// AT-7. The attackers stand in the order of their names, so that a capture has one spelling.
    Capture {
        attackers: [Point; 2],
        target: Point,
    },
}

impl Move {
    /// The capture by these two, in whichever order.
    #[inline]
    pub(super) fn capture(one: Point, other: Point, target: Point) -> Move {
        let attackers = if one < other {
            [one, other]
        } else {
            [other, one]
        };
        Move::Capture { attackers, target }
    }
}

/// Moves of one shape.
#[derive(Clone, Copy, Debug)]
pub enum Moves {
    /// Entering on any of these points.
    Enter(u64),
    /// The target taken by any two of the singles, or by one of them and one of the middle stacks.
    Capture {
        target: Point,
        singles: u64,
        middles: u64,
    },
}

impl Group for Moves {
    type Move = Move;

    #[inline]
    fn len(&self) -> usize {
        match *self {
            Moves::Enter(points) => points.count_ones() as usize,
            Moves::Capture {
                singles, middles, ..
            } => {
                let singles = singles.count_ones() as usize;
                singles * (singles - 1) / 2 + singles * middles.count_ones() as usize
            }
        }
    }

    #[inline]
    fn nth(&self, index: usize) -> Move {
        match *self {
            Moves::Enter(points) => Move::Enter(nth_point(points, index)),
            Moves::Capture {
                target,
                mut singles,
                middles,
            } => {
                // Each single in turn pairs with the singles after it and with every middle stack.
                let mut index = index;
                loop {
                    let one = Point::first(singles);
                    singles &= singles.wrapping_sub(1);
                    let partners = singles | middles;
                    let count = partners.count_ones() as usize;
                    if index < count || singles == 0 {
                        return Move::capture(one, nth_point(partners, index), target);
                    }
                    index -= count;
                }
            }
        }
    }
}

impl Attangle {
    /// AT-2: whether the player to move has a piece to enter.
    #[inline]
    pub(super) fn has_reserve(&self, position: &Position) -> bool {
        self.supply.is_none() || position.reserves[position.side.index()] > 0
    }

    /// AT-3 and AT-5: where a piece may be entered, if there is one.
    #[inline]
    fn open_points(&self, position: &Position) -> u64 {
        let banned = if position.ply == 0 {
            self.first_move_ban
        } else {
            0
        };
        self.board.all() & !(position.occupied() | self.void | banned)
    }
}

impl Game for Attangle {
    type Position = Position;
    type Move = Move;
    type Group = Moves;
    type History = ();

    fn start(&self) -> Position {
        Position::start(self)
    }

    fn side(&self, position: &Position) -> Side {
        position.side
    }

    fn ply(&self, position: &Position) -> u32 {
        position.ply
    }

    #[inline]
    fn generate<F>(&self, position: &Position, mut push: F) -> ControlFlow<()>
    where
        F: FnMut(Moves) -> ControlFlow<()>,
    {
        if self.has_reserve(position) {
            let open = self.open_points(position);
            if open != 0 {
                push(Moves::Enter(open))?;
            }
        }

        let side = position.side;
        let occupied = position.occupied();
        let singles = position.stacks_of(side, Level::Single);
        let middles = position.stacks_of(side, Level::Middle);
        // AT-8, AT-8′: a full stack is never captured.
        let mut targets = position.stacks[(!side).index()] & !position.full;
        while targets != 0 {
            let target = Point::first(targets);
            targets &= targets - 1;
            // AT-8, AT-8′: of the three involved at most one is a middle stack, so a single always takes part.
            let in_line = self.board.lines(target);
            if in_line & singles == 0 {
                continue;
            }
            let met = self.board.first_met(target, occupied);
            let singles = met & singles;
            let middles = if position.middle & target.bit() == 0 {
                met & middles
            } else {
                0
            };
            let another = (singles & singles.wrapping_sub(1)) | middles;
            if singles != 0 && another != 0 {
                push(Moves::Capture {
                    target,
                    singles,
                    middles,
                })?;
            }
        }
        ControlFlow::Continue(())
    }

    #[inline]
    fn play(&self, position: &mut Position, mv: Move) {
        let side = position.side;
        let (own, enemy) = (side.index(), (!side).index());
        match mv {
            Move::Enter(point) => {
                position.stacks[own] |= point.bit();
                position.hash ^= stack_key(side, Level::Single, point);
                position.reserves[own] = position.reserves[own].saturating_sub(1);
            }
            Move::Capture { attackers, target } => {
                let [one, other] = attackers;
                let left = one.bit() | other.bit();
                let touched = left | target.bit();
                let result = if position.middle & touched == 0 {
                    Level::Middle
                } else {
                    Level::Full
                };
                position.hash ^= stack_key(side, position.level_at(one), one)
                    ^ stack_key(side, position.level_at(other), other)
                    ^ stack_key(!side, position.level_at(target), target)
                    ^ stack_key(side, result, target);
                position.stacks[own] = (position.stacks[own] & !left) | target.bit();
                position.stacks[enemy] &= !target.bit();
                position.middle &= !touched;
                match result {
                    Level::Full => position.full |= target.bit(),
                    _ => position.middle |= target.bit(),
                }
                // AT-8; without a limit to the supply nobody counts.
                if self.top_returns && self.supply.is_some() {
                    position.reserves[own] = position.reserves[own].saturating_add(1);
                }
            }
        }
        position.side = !side;
        position.hash ^= SIDE_KEY;
        position.ply += 1;
    }

    #[inline]
    fn judged(&self, position: &Position) -> Option<Outcome> {
        let goal = u32::from(self.goal);
        // Cheap to rule out for both players at once.
        if position.full.count_ones() < goal {
            return None;
        }
        Side::BOTH
            .into_iter()
            .find(|side| position.stacks_of(*side, Level::Full).count_ones() >= goal)
            .map(|side| Outcome::win(side, Rule::At9))
    }

    fn stuck(&self, position: &Position) -> Outcome {
        Outcome::win(!position.side, Rule::At10)
    }

    #[inline]
    fn key(&self, position: &Position) -> u64 {
        // AT-3: under a ban the first move has other choices than a later one on the same board.
        let first = if position.ply == 0 {
            self.first_move_ban
        } else {
            0
        };
        position.hash ^ position.reserves_key() ^ first
    }

    #[inline]
    fn board_key(&self, position: &Position) -> u64 {
        position.hash
    }

    fn recomputed_board_key(&self, position: &Position) -> u64 {
        position.recomputed_hash()
    }
}
