//! The generator and how a move changes the position. Moves are found a direction at a time for all pieces together.

use super::board::{Kind, LEAVES, Position, QUIET_KEYS, SIDE_KEY, enclosed, piece_key, pincers};
use super::variant::Latroncules;
use crate::square::{Direction, Square, farthest_rank, forward, nth_square, shift, squares};
use crate::{Game, Group, Outcome, Rule, Side};
use std::ops::ControlFlow;

/// A move: origin and destination. Captures and promotion follow from the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    pub from: Square,
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
    targets: u64,
    /// Origin plus this is the target.
    offset: i8,
}

impl Group for Moves {
    type Move = Move;

    #[inline]
    fn len(&self) -> usize {
        self.targets.count_ones() as usize
    }

    #[inline]
    fn nth(&self, index: usize) -> Move {
        let to = nth_square(self.targets, index);
        Move {
            from: Square::new((to.index() as i8 - self.offset) as u8),
            to,
        }
    }
}

impl Latroncules {
    /// LA-7: of the targets in a pincer, those where the move captures and so is allowed.
    #[inline]
    fn rescued(&self, position: &Position, targets: u64, offset: i8, jump: bool) -> u64 {
        // LA-5′: a jump encloses nothing, so nothing rescues it.
        if targets == 0 || (jump && !self.jumps_capture) {
            return 0;
        }
        let own = position.pieces[position.side.index()];
        let enemies = position.pieces[(!position.side).index()];
        let mut rescued = 0;
        for to in squares(targets) {
            let from = Square::new((to.index() as i8 - offset) as u8);
            if enclosed(to, own & !from.bit(), enemies) != 0 {
                rescued |= to.bit();
            }
        }
        rescued
    }

    /// LA-6: the squares of what the move takes.
    pub fn captures(&self, position: &Position, mv: Move) -> u64 {
        if !self.jumps_capture && mv.is_jump() {
            return 0;
        }
        let own = position.pieces[position.side.index()];
        let enemies = position.pieces[(!position.side).index()];
        enclosed(mv.to, own & !mv.from.bit(), enemies)
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

        let mut offer = |targets: u64, offset: i8, jump: bool| {
            let mut legal = targets & !pincers;
            if targets & pincers != 0 {
                legal |= self.rescued(position, targets & pincers, offset, jump);
            }
            if legal == 0 {
                ControlFlow::Continue(())
            } else {
                push(Moves {
                    targets: legal,
                    offset,
                })
            }
        };

        let ahead = forward(side);
        offer(shift(own & !horses, ahead) & empty, ahead.offset(), false)?;
        for direction in Direction::ALL {
            let reached = shift(horses & LEAVES[direction.index()], direction);
            offer(reached & empty, direction.offset(), false)?;
            offer(
                shift(reached & enemies, direction) & empty,
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
        let moving = if position.horses & mv.from.bit() == 0 {
            Kind::Foot
        } else {
            Kind::Horse
        };
        let arriving = if farthest_rank(side) & mv.to.bit() == 0 {
            moving
        } else {
            Kind::Horse
        };

        position.pieces[side.index()] ^= mv.from.bit() | mv.to.bit();
        position.horses &= !mv.from.bit();
        if arriving == Kind::Horse {
            position.horses |= mv.to.bit();
        }
        position.hash ^= piece_key(side, moving, mv.from) ^ piece_key(side, arriving, mv.to);

        if taken == 0 {
            position.quiet = position.quiet.saturating_add(1);
        } else {
            for square in squares(taken) {
                let kind = if position.horses & square.bit() == 0 {
                    Kind::Foot
                } else {
                    Kind::Horse
                };
                position.hash ^= piece_key(!side, kind, square);
            }
            position.pieces[(!side).index()] &= !taken;
            position.horses &= !taken;
            position.quiet = 0;
        }
        position.side = !side;
        position.hash ^= SIDE_KEY;
        position.ply += 1;
    }

    #[inline]
    fn judged(&self, position: &Position) -> Option<Outcome> {
        for side in Side::BOTH {
            if position.pieces[side.index()] == 0 {
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
    pub fn ending_on(mut self, squares: u64) -> Moves {
        self.targets &= squares;
        self
    }
}

/// LA-8: whether the move makes a horseman of a foot soldier.
pub(super) fn promotes(position: &Position, mv: Move) -> bool {
    position.horses & mv.from.bit() == 0 && farthest_rank(position.side) & mv.to.bit() != 0
}
