//! The board as one player's attackers see it, a direction at a time for all of them together: where they slide, what they
//! could take.

use super::board::{Kind, Position};
use super::variant::LaTrel;
use crate::Side;
use crate::square::{CORNERS, Direction, FILE_A, FILE_H, shift};

/// What the generator looks at, from one player's side.
pub(super) struct Field {
    pub(super) occupied: u64,
    pub(super) empty: u64,
    pub(super) straight: u64,
    pub(super) diagonal: u64,
    pub(super) defenders: u64,
    pub(super) prey: u64,
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
    fn sliders(&self, direction: Direction) -> u64 {
        if direction.is_diagonal() {
            self.diagonal
        } else {
            self.straight
        }
    }

    /// The squares that attackers reach or meet something on in a direction.
    #[inline(always)]
    fn front(&self, direction: Direction) -> u64 {
        shift(
            fill(self.sliders(direction), self.empty, direction),
            direction,
        )
    }

    /// The plain targets in a direction, and the squares where captures land.
    #[inline(always)]
    pub(super) fn sweep(&self, direction: Direction) -> (u64, u64) {
        let walkers = if direction.is_diagonal() {
            0
        } else {
            shift(self.defenders, direction)
        };
        let front = self.front(direction);
        let hits = front & self.prey;
        let landings = (shift(hits & !CORNERS, direction) & self.empty) | (hits & CORNERS);
        ((front | walkers) & self.empty, landings)
    }
}

/// What a player's attackers could do if it were his turn, LT-3 and LT-11 left aside: for weighing positions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Prospects {
    /// How many plain slides they have.
    pub slides: u32,
    /// The empty squares that at least one of them reaches.
    pub reached: u64,
    /// The attackers that can slide at all.
    pub mobile: u64,
    /// The enemies that they could capture with a first jump or on a corner.
    pub victims: u64,
}

impl LaTrel {
    /// What this player's attackers could do now.
    pub fn prospects(&self, position: &Position, side: Side) -> Prospects {
        let field = Field::new(self, position, side);
        let mut seen = Prospects::default();
        macro_rules! along {
            ($($direction:ident)*) => {$({
                let direction = Direction::$direction;
                let back = direction.opposite();
                let front = field.front(direction);
                let slides = front & field.empty;
                seen.slides += slides.count_ones();
                seen.reached |= slides;
                seen.mobile |= field.sliders(direction) & shift(field.empty, back);
                let hits = front & field.prey;
                seen.victims |= hits & (CORNERS | shift(field.empty, back));
            })*};
        }
        along!(Up UpRight Right DownRight Down DownLeft Left UpLeft);
        seen
    }
}

/// The pieces and every empty square they can slide to, by doubling (1, 2, then 4 steps at once).
#[inline(always)]
fn fill(pieces: u64, empty: u64, direction: Direction) -> u64 {
    let entered = match direction.vector().0 {
        1 => !FILE_A,
        -1 => !FILE_H,
        _ => u64::MAX,
    };
    let offset = direction.offset();
    let shifted = |set: u64, steps: u32| {
        let by = u32::from(offset.unsigned_abs()) * steps;
        if offset > 0 { set << by } else { set >> by }
    };
    let mut open = empty & entered;
    let mut reached = pieces;
    reached |= open & shifted(reached, 1);
    open &= shifted(open, 1);
    reached |= open & shifted(reached, 2);
    open &= shifted(open, 2);
    reached | (open & shifted(reached, 4))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::la_trel::{Move, VARIANTS};
    use crate::{Game, Table, random_move};
    use std::ops::ControlFlow;

    /// The same, move by move: captures of one piece, and slides of attackers.
    fn counted(game: &LaTrel, position: &Position) -> Prospects {
        let attackers = position.attackers(position.side);
        let mut seen = Prospects::default();
        let _ = game.generate(position, |group| {
            for index in 0..crate::Group::len(&group) {
                let mv: Move = crate::Group::nth(&group, index);
                if attackers & mv.from().bit() == 0 {
                    continue;
                }
                match mv.target() {
                    Some((to, _)) => {
                        seen.slides += 1;
                        seen.reached |= to.bit();
                        seen.mobile |= mv.from().bit();
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
    fn prospects_are_what_the_generator_finds() {
        for game in VARIANTS {
            let mut state = 3_u64;
            let mut below = |limit: usize| {
                state = crate::hash::mix(state);
                (state % limit as u64) as usize
            };
            for _ in 0..20 {
                let mut table = Table::new(game);
                for _ in 0..60 {
                    let position = *table.position();
                    let bound_to_defenders = game.wants_defender(&position);
                    if table.outcome().is_none() && !bound_to_defenders {
                        assert_eq!(
                            game.prospects(&position, position.side),
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
