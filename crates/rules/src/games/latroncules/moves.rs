//! The generator and how a move changes the position. Moves are found a direction at a time for all pieces together.

use super::board::{Kind, LEAVES, Position, QUIET_KEYS, SIDE_KEY, enclosed, piece_key, pincers};
use super::variant::Latroncules;
use crate::square::{Direction, Square, SquareSet};
use crate::{Game, Group, Outcome, Rule, Side};
use std::ops::ControlFlow;

/// A move: origin and destination. Captures and promotion follow from the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// Where it begins.
    pub from: Square,
    /// Where it ends.
    pub to: Square,
}

impl Move {
    /// LA-5: two squares away is a jump.
    #[inline]
    pub(super) fn is_jump(self) -> bool {
        let files = self.from.file().abs_diff(self.to.file());
        let ranks = self.from.rank().abs_diff(self.to.rank());
        files.max(ranks) == 2
    }
}

/// Moves that go the same way: the targets, and how far back their origins lie.
#[derive(Clone, Copy, Debug)]
pub struct Moves {
    targets: SquareSet,
    /// Origin plus this is the target.
    offset: i8,
}

impl Group for Moves {
    type Move = Move;

    #[inline]
    fn len(&self) -> usize {
        self.targets.len()
    }

    #[inline]
    fn nth(&self, index: usize) -> Move {
        let to = self.targets.nth_lowest(index);
        Move {
            from: Square::from_index((to.index() as i8 - self.offset) as u8),
            to,
        }
    }
}

impl Latroncules {
    /// LA-7: of the targets in a pincer, those where the move captures and so is allowed.
    #[inline]
    fn rescued(
        &self,
        position: &Position,
        targets: SquareSet,
        offset: i8,
        jump: bool,
    ) -> SquareSet {
        // LA-5′: a jump encloses nothing, so nothing rescues it.
        if targets.is_empty() || (jump && !self.jumps_capture) {
            return SquareSet::EMPTY;
        }
        let own = position.pieces[position.side.index()];
        let enemies = position.pieces[(!position.side).index()];
        let mut rescued = SquareSet::EMPTY;
        for to in targets {
            let from = Square::from_index((to.index() as i8 - offset) as u8);
            if !enclosed(to, own - SquareSet::of(from), enemies).is_empty() {
                rescued.insert(to);
            }
        }
        rescued
    }

    /// LA-6: the squares of what the move takes.
    pub fn captures(&self, position: &Position, mv: Move) -> SquareSet {
        if !self.jumps_capture && mv.is_jump() {
            return SquareSet::EMPTY;
        }
        let own = position.pieces[position.side.index()];
        let enemies = position.pieces[(!position.side).index()];
        enclosed(mv.to, own - SquareSet::of(mv.from), enemies)
    }
}

impl Game for Latroncules {
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

    #[inline]
    fn generate<F>(&self, position: &Position, mut push: F) -> ControlFlow<()>
    where
        F: FnMut(Moves) -> ControlFlow<()>,
    {
        let side = position.side;
        let own = position.pieces[side.index()];
        let enemies = position.pieces[(!side).index()];
        let empty = !(own | enemies);
        let horses = own & position.horses;
        let pincers = pincers(enemies);

        let mut offer = |targets: SquareSet, offset: i8, jump: bool| {
            let mut legal = targets - pincers;
            if targets.meets(pincers) {
                legal |= self.rescued(position, targets & pincers, offset, jump);
            }
            if legal.is_empty() {
                ControlFlow::Continue(())
            } else {
                push(Moves {
                    targets: legal,
                    offset,
                })
            }
        };

        let ahead = Direction::forward(side);
        offer((own - horses).shifted(ahead) & empty, ahead.offset(), false)?;
        for direction in Direction::ALL {
            let reached = (horses & LEAVES[direction.index()]).shifted(direction);
            offer(reached & empty, direction.offset(), false)?;
            offer(
                (reached & enemies).shifted(direction) & empty,
                2 * direction.offset(),
                true,
            )?;
        }
        ControlFlow::Continue(())
    }

    #[inline]
    fn play(&self, position: &mut Position, mv: Move) {
        let side = position.side;
        let taken = self.captures(position, mv);
        let moving = position.kind_on(mv.from);
        let arriving = if SquareSet::rank_of(side, 7).contains(mv.to) {
            Kind::Horse
        } else {
            moving
        };

        position.pieces[side.index()] ^= SquareSet::of(mv.from) | SquareSet::of(mv.to);
        position.horses.remove(mv.from);
        if arriving == Kind::Horse {
            position.horses.insert(mv.to);
        }
        position.hash ^= piece_key(side, moving, mv.from) ^ piece_key(side, arriving, mv.to);

        if taken.is_empty() {
            position.quiet = position.quiet.saturating_add(1);
        } else {
            for square in taken {
                position.hash ^= piece_key(!side, position.kind_on(square), square);
            }
            position.pieces[(!side).index()] -= taken;
            position.horses -= taken;
            position.quiet = 0;
        }
        position.side = !side;
        position.hash ^= SIDE_KEY;
        position.ply += 1;
    }

    #[inline]
    fn judged(&self, position: &Position) -> Option<Outcome> {
        for side in Side::BOTH {
            if position.pieces[side.index()].is_empty() {
                return Some(Outcome::win(!side, Rule::LA_9));
            }
        }
        (position.quiet >= self.quiet_limit).then_some(Outcome::draw(Rule::LA_10))
    }

    fn stuck(&self, position: &Position) -> Outcome {
        if self.blocked_loses {
            Outcome::win(!position.side, Rule::LA_11)
        } else {
            Outcome::draw(Rule::LA_11)
        }
    }

    #[inline]
    fn key(&self, position: &Position) -> u64 {
        position.hash ^ QUIET_KEYS[usize::from(position.quiet) % QUIET_KEYS.len()]
    }

    #[inline]
    fn board_key(&self, position: &Position) -> u64 {
        position.hash
    }

    fn recomputed_board_key(&self, position: &Position) -> u64 {
        position.recomputed_hash()
    }
}

impl Moves {
    /// Those of the moves that end on one of these squares.
    #[must_use]
    pub fn ending_on(mut self, squares: SquareSet) -> Moves {
        self.targets &= squares;
        self
    }
}

/// LA-8: whether the move makes a horseman of a foot soldier.
pub(super) fn promotes(position: &Position, mv: Move) -> bool {
    position.kind_on(mv.from) == Kind::Foot && SquareSet::rank_of(position.side, 7).contains(mv.to)
}
