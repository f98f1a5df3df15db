//! The generator and how a move changes the position. Captures are found target by target: of the pieces that each target
//! sees first in its six directions, the pairs that are not too high.

use super::board::{Kind, Position, SIDE_KEY, stack_key};
use super::hexagon::{Point, PointSet};
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
        /// The two pieces that strike.
        attackers: [Point; 2],
        /// The enemy that they strike.
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
    Enter(PointSet),
    /// The target taken by any two of the singles, or by one of them and one of the middle stacks.
    Capture {
        /// The enemy that is struck.
        target: Point,
        /// The single pieces that reach it.
        singles: PointSet,
        /// The middle stacks that reach it.
        middles: PointSet,
    },
}

impl Group for Moves {
    type Move = Move;

    #[inline]
    fn len(&self) -> usize {
        match *self {
            Moves::Enter(points) => points.len(),
            Moves::Capture {
                singles, middles, ..
            } => {
                let singles = singles.len();
                singles * (singles - 1) / 2 + singles * middles.len()
            }
        }
    }

    #[inline]
    fn nth(&self, index: usize) -> Move {
        match *self {
            Moves::Enter(points) => Move::Enter(points.nth_lowest(index)),
            Moves::Capture {
                target,
                mut singles,
                middles,
            } => {
                // Each single in turn pairs with the singles after it and with every middle stack.
                let mut index = index;
                loop {
                    let one = singles.lowest();
                    singles.drop_lowest();
                    let partners = singles | middles;
                    let count = partners.len();
                    if index < count || singles.is_empty() {
                        return Move::capture(one, partners.nth_lowest(index), target);
                    }
                    index -= count;
                }
            }
        }
    }
}

/// An enemy that a player could capture (AT-7) and those of his pieces that have a free way to it. Of the three involved in a
/// capture at most one is a middle stack (AT-8, AT-8′), so `middles` is empty where the target is one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strike {
    /// The enemy that is struck.
    pub target: Point,
    /// Whether the result would be a full stack whichever pieces strike.
    pub on_middle: bool,
    /// The player's single pieces with a free way to it.
    pub singles: PointSet,
    /// The player's middle stacks with a free way to it.
    pub middles: PointSet,
}

impl Strike {
    /// How many captures it offers: any two singles, or a single and a middle stack.
    #[inline]
    pub const fn pairs(&self) -> usize {
        let singles = self.singles.len();
        singles * singles.saturating_sub(1) / 2 + singles * self.middles.len()
    }

    /// Whether a capture can make the stack full.
    #[inline]
    pub const fn completes(&self) -> bool {
        if self.on_middle {
            !self.singles.has_at_most(1)
        } else {
            !self.singles.is_empty() && !self.middles.is_empty()
        }
    }
}

impl Attangle {
    /// Calls back with every enemy that this player has at least one single in reach of, as if it were his turn.
    #[inline]
    pub fn each_strike<F>(&self, position: &Position, side: Side, mut push: F) -> ControlFlow<()>
    where
        F: FnMut(Strike) -> ControlFlow<()>,
    {
        let occupied = position.occupied();
        let singles = position.stacks_of(side, Kind::Single);
        let middles = position.stacks_of(side, Kind::Middle);
        // AT-8, AT-8′: a full stack is never captured.
        for target in position.stacks[(!side).index()] - position.full {
            // A single always takes part.
            if !self.board.lines(target).meets(singles) {
                continue;
            }
            let met = self.board.first_met(target, occupied);
            if !met.meets(singles) {
                continue;
            }
            let on_middle = position.middle.contains(target);
            push(Strike {
                target,
                on_middle,
                singles: met & singles,
                middles: if on_middle {
                    PointSet::EMPTY
                } else {
                    met & middles
                },
            })?;
        }
        ControlFlow::Continue(())
    }

    /// AT-2: whether the player to move has a piece to enter.
    #[inline]
    pub(super) fn has_reserve(&self, position: &Position) -> bool {
        self.supply.is_none() || position.reserves[position.side.index()] > 0
    }

    /// AT-3 and AT-5: where a piece may be entered, if there is one.
    #[inline]
    fn open_points(&self, position: &Position) -> PointSet {
        self.board.all() - (position.occupied() | self.void | self.banned(position))
    }

    /// AT-3: where the first move may not enter; nothing for a later one.
    #[inline]
    fn banned(&self, position: &Position) -> PointSet {
        if position.ply == 0 {
            self.first_move_ban
        } else {
            PointSet::EMPTY
        }
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
            if !open.is_empty() {
                push(Moves::Enter(open))?;
            }
        }

        self.each_strike(position, position.side, |strike| {
            if strike.pairs() == 0 {
                return ControlFlow::Continue(());
            }
            push(Moves::Capture {
                target: strike.target,
                singles: strike.singles,
                middles: strike.middles,
            })
        })
    }

    #[inline]
    fn play(&self, position: &mut Position, mv: Move) {
        let side = position.side;
        let (own, enemy) = (side.index(), (!side).index());
        match mv {
            Move::Enter(point) => {
                position.stacks[own].insert(point);
                position.hash ^= stack_key(side, Kind::Single, point);
                position.reserves[own] = position.reserves[own].saturating_sub(1);
            }
            Move::Capture { attackers, target } => {
                let [one, other] = attackers;
                let left = PointSet::of(one) | PointSet::of(other);
                let touched = left | PointSet::of(target);
                let result = if position.middle.meets(touched) {
                    Kind::Full
                } else {
                    Kind::Middle
                };
                position.hash ^= stack_key(side, position.kind_at(one), one)
                    ^ stack_key(side, position.kind_at(other), other)
                    ^ stack_key(!side, position.kind_at(target), target)
                    ^ stack_key(side, result, target);
                position.stacks[own] = (position.stacks[own] - left) | PointSet::of(target);
                position.stacks[enemy].remove(target);
                position.middle -= touched;
                match result {
                    Kind::Full => position.full.insert(target),
                    _ => position.middle.insert(target),
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
        let goal = usize::from(self.goal);
        // Cheap to rule out for both players at once.
        if position.full.len() < goal {
            return None;
        }
        Side::BOTH
            .into_iter()
            .find(|side| position.stacks_of(*side, Kind::Full).len() >= goal)
            .map(|side| Outcome::win(side, Rule::AT_9))
    }

    fn stuck(&self, position: &Position) -> Outcome {
        Outcome::win(!position.side, Rule::AT_10)
    }

    #[inline]
    fn key(&self, position: &Position) -> u64 {
        // AT-3: under a ban the first move has other choices than a later one on the same board.
        position.hash ^ position.reserves_key() ^ self.banned(position).bits()
    }

    #[inline]
    fn board_key(&self, position: &Position) -> u64 {
        position.hash
    }

    fn recomputed_board_key(&self, position: &Position) -> u64 {
        position.recomputed_hash()
    }
}
