//! The board as one player's attackers see it, a direction at a time for all of them together: where they slide, what they
//! could take.

use super::board::{Kind, Position};
use super::variant::LaTrel;
use crate::Side;
use crate::square::{Direction, SquareSet};

/// What the generator looks at, from one player's side.
pub(super) struct Field {
    pub(super) occupied: SquareSet,
    pub(super) empty: SquareSet,
    pub(super) straight: SquareSet,
    pub(super) diagonal: SquareSet,
    pub(super) defenders: SquareSet,
    pub(super) prey: SquareSet,
}

impl Field {
    #[inline]
    pub(super) fn new(game: &LaTrel, position: &Position, side: Side) -> Field {
        let own = position.pieces[side.index()];
        let occupied = position.occupied();
        Field {
            occupied,
            empty: !occupied,
            straight: own & position.straight,
            diagonal: own & position.diagonal,
            defenders: position.squares_of(side, Kind::Defender),
            prey: game.prey(position, side),
        }
    }

    #[inline(always)]
    fn sliders(&self, direction: Direction) -> SquareSet {
        if direction.is_diagonal() {
            self.diagonal
        } else {
            self.straight
        }
    }

    /// The squares that attackers reach or meet something on in a direction.
    #[inline(always)]
    fn front(&self, direction: Direction) -> SquareSet {
        fill(self.sliders(direction), self.empty, direction).shifted(direction)
    }

    /// The plain targets in a direction, and the squares where captures land.
    #[inline(always)]
    pub(super) fn sweep(&self, direction: Direction) -> (SquareSet, SquareSet) {
        let walkers = if direction.is_diagonal() {
            SquareSet::EMPTY
        } else {
            self.defenders.shifted(direction)
        };
        let front = self.front(direction);
        let hits = front & self.prey;
        let corners = SquareSet::CORNERS;
        let landings = ((hits - corners).shifted(direction) & self.empty) | (hits & corners);
        ((front | walkers) & self.empty, landings)
    }
}

/// What a player's attackers could do if it were his turn, LT-3 and LT-11 left aside: for weighing positions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Mobility {
    /// How many plain slides they have.
    pub slides: u32,
    /// The empty squares that at least one of them reaches.
    pub reached: SquareSet,
    /// The attackers that can slide at all.
    pub mobile: SquareSet,
    /// The enemies that they could capture with a first jump or on a corner.
    pub victims: SquareSet,
}

impl LaTrel {
    /// What this player's attackers could do now.
    pub fn mobility(&self, position: &Position, side: Side) -> Mobility {
        let field = Field::new(self, position, side);
        let mut seen = Mobility::default();
        macro_rules! along {
            ($($direction:ident)*) => {$({
                let direction = Direction::$direction;
                let back = direction.opposite();
                let front = field.front(direction);
                let slides = front & field.empty;
                seen.slides += slides.len() as u32;
                seen.reached |= slides;
                seen.mobile |= field.sliders(direction) & field.empty.shifted(back);
                let hits = front & field.prey;
                seen.victims |= hits & (SquareSet::CORNERS | field.empty.shifted(back));
            })*};
        }
        along!(Up UpRight Right DownRight Down DownLeft Left UpLeft);
        seen
    }
}

/// The pieces and every empty square they can slide to, by doubling (1, 2, then 4 steps at once).
#[inline(always)]
fn fill(pieces: SquareSet, empty: SquareSet, direction: Direction) -> SquareSet {
    let entered = match direction.vector().0 {
        1 => !SquareSet::file(0),
        -1 => !SquareSet::file(7),
        _ => SquareSet::ALL,
    };
    let offset = direction.offset();
    let shifted = |set: u64, steps: u32| {
        let by = u32::from(offset.unsigned_abs()) * steps;
        if offset > 0 { set << by } else { set >> by }
    };
    let mut open = (empty & entered).bits();
    let mut reached = pieces.bits();
    reached |= open & shifted(reached, 1);
    open &= shifted(open, 1);
    reached |= open & shifted(reached, 2);
    open &= shifted(open, 2);
    SquareSet::from_bits(reached | (open & shifted(reached, 4)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::la_trel::{Move, VARIANTS};
    use crate::random::numbers;
    use crate::{Game, Table, random_move};
    use std::ops::ControlFlow;

    /// The same, move by move: captures of one piece, and slides of attackers.
    fn counted(game: &LaTrel, position: &Position) -> Mobility {
        let attackers = position.attackers(position.side);
        let mut seen = Mobility::default();
        let _ = game.generate(position, |group| {
            for index in 0..crate::Group::len(&group) {
                let mv: Move = crate::Group::nth(&group, index);
                if !attackers.contains(mv.from()) {
                    continue;
                }
                match mv.target() {
                    Some((to, _)) => {
                        seen.slides += 1;
                        seen.reached.insert(to);
                        seen.mobile.insert(mv.from());
                    }
                    None if mv.captures() == 1 => seen.victims |= game.captured(position, mv),
                    None => {}
                }
            }
            ControlFlow::Continue(())
        });
        seen
    }

    #[test]
    fn mobility_is_what_the_generator_finds() {
        for game in VARIANTS {
            let mut below = numbers(3);
            for _ in 0..20 {
                let mut table = Table::new(game);
                for _ in 0..60 {
                    let position = *table.position();
                    let bound_to_defenders = game.wants_defender(&position);
                    if table.outcome().is_none() && !bound_to_defenders {
                        assert_eq!(
                            game.mobility(&position, position.side),
                            counted(&game, &position),
                            "{}",
                            game.id
                        );
                    }
                    let Some(mv) = random_move(&game, &position, table.history(), &mut below)
                    else {
                        break;
                    };
                    table.play_unchecked(mv);
                }
            }
        }
    }
}
