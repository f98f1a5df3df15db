//! The 8×8 board that several games are played on: its squares, sets of them, the eight directions, and how such a board is
//! written and drawn.

mod direction;
mod set;
mod text;
mod view;

pub use direction::Direction;
pub use set::{SquareSet, Squares};
pub(crate) use text::{board_text, owner_and_letter, read_board, written_for};
pub(crate) use view::{pieces_in_view, square_in_view};

use crate::Cell;
use std::fmt;

/// A square of the 8×8 board: a1 = 0, b1 = 1 … h8 = 63.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(u8);

impl Square {
    /// The square of this index, taken modulo 64.
    #[inline]
    pub const fn from_index(index: u8) -> Square {
        Square(index & 63)
    }

    /// The square on this file and rank, both from 0 to 7.
    pub const fn at(file: u8, rank: u8) -> Square {
        Square((rank & 7) * 8 + (file & 7))
    }

    /// From 0 for a1 to 63 for h8.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// 0 for file a.
    #[inline]
    pub const fn file(self) -> u8 {
        self.0 & 7
    }

    /// 0 for rank 1.
    #[inline]
    pub const fn rank(self) -> u8 {
        self.0 >> 3
    }

    /// The neighbour in a direction, if it is on the board.
    pub const fn step(self, direction: Direction) -> Option<Square> {
        let (right, up) = direction.vector();
        let file = self.file() as i8 + right;
        let rank = self.rank() as i8 + up;
        if file < 0 || file > 7 || rank < 0 || rank > 7 {
            None
        } else {
            Some(Square::at(file as u8, rank as u8))
        }
    }

    /// `a1` to `h8`.
    pub fn name(self) -> String {
        self.to_string()
    }

    /// The square with this name, lower case.
    pub fn named(name: &str) -> Option<Square> {
        match name.as_bytes() {
            &[file @ b'a'..=b'h', rank @ b'1'..=b'8'] => Some(Square::at(file - b'a', rank - b'1')),
            _ => None,
        }
    }

    /// The cell that the square is in a view.
    pub const fn cell(self) -> Cell {
        Cell(self.0)
    }

    /// The square that a cell is; `None` for a number that no square has.
    pub fn of_cell(cell: Cell) -> Option<Square> {
        (cell.0 < 64).then_some(Square(cell.0))
    }
}

/// The square's name.
impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file()), self.rank() + 1)
    }
}

impl From<Square> for Cell {
    fn from(square: Square) -> Cell {
        square.cell()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_square_finds_its_name_again() {
        for square in SquareSet::ALL {
            assert_eq!(Square::named(&square.name()), Some(square));
        }
        assert_eq!(Square::named("i1"), None);
        assert_eq!(Square::named("a9"), None);
        assert_eq!(Square::named("a10"), None);
    }
}
