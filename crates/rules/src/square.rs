//! The 8×8 board shared by La Trel and Latroncules: squares, sets of squares, and the eight directions.

use crate::text::{TextError, unexpected};
use crate::view::{CellView, Marking, PieceView};
use crate::{Cell, Message, Side, Value};

/// A square of the 8×8 board: a1 = 0, b1 = 1 … h8 = 63.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(u8);

impl Square {
    /// The square of this index, taken modulo 64.
    #[inline]
    pub const fn new(index: u8) -> Square {
        Square(index & 63)
    }

    pub const fn at(file: u8, rank: u8) -> Square {
        Square((rank & 7) * 8 + (file & 7))
    }

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

    #[inline]
    pub const fn bit(self) -> u64 {
        1 << self.0
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

    pub fn name(self) -> String {
        format!("{}{}", char::from(b'a' + self.file()), self.rank() + 1)
    }

    /// The square with this name, lower case.
    pub fn named(name: &str) -> Option<Square> {
        match name.as_bytes() {
            &[file @ b'a'..=b'h', rank @ b'1'..=b'8'] => Some(Square::at(file - b'a', rank - b'1')),
            _ => None,
        }
    }

    pub const fn cell(self) -> Cell {
        Cell(self.0)
    }

    /// `None` for a number that no square has.
    pub fn of_cell(cell: Cell) -> Option<Square> {
        (cell.0 < 64).then_some(Square(cell.0))
    }
}

impl From<Square> for Cell {
    fn from(square: Square) -> Cell {
        square.cell()
    }
}

/// The eight ways from a square, clockwise from straight up; seen by player 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Direction {
    Up,
    UpRight,
    Right,
    DownRight,
    Down,
    DownLeft,
    Left,
    UpLeft,
}

impl Direction {
    pub const ALL: [Direction; 8] = [
        Direction::Up,
        Direction::UpRight,
        Direction::Right,
        Direction::DownRight,
        Direction::Down,
        Direction::DownLeft,
        Direction::Left,
        Direction::UpLeft,
    ];

    /// Steps to the right and up.
    pub const fn vector(self) -> (i8, i8) {
        match self {
            Direction::Up => (0, 1),
            Direction::UpRight => (1, 1),
            Direction::Right => (1, 0),
            Direction::DownRight => (1, -1),
            Direction::Down => (0, -1),
            Direction::DownLeft => (-1, -1),
            Direction::Left => (-1, 0),
            Direction::UpLeft => (-1, 1),
        }
    }

    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// What a step adds to a square's index, away from the edge.
    #[inline]
    pub(crate) const fn offset(self) -> i8 {
        let (right, up) = self.vector();
        up * 8 + right
    }

    pub const fn opposite(self) -> Direction {
        Direction::ALL[(self as usize + 4) % 8]
    }

    pub const fn is_diagonal(self) -> bool {
        !(self as u8).is_multiple_of(2)
    }

    /// The direction of the straight line from one square to another, and its length in steps, if they share one.
    pub fn between(from: Square, to: Square) -> Option<(Direction, u8)> {
        let right = to.file() as i8 - from.file() as i8;
        let up = to.rank() as i8 - from.rank() as i8;
        let length = right.abs().max(up.abs());
        if length == 0 || (right != 0 && up != 0 && right.abs() != up.abs()) {
            return None;
        }
        let unit = (right.signum(), up.signum());
        let direction = Direction::ALL
            .into_iter()
            .find(|direction| direction.vector() == unit)?;
        Some((direction, length as u8))
    }
}

pub const FILE_A: u64 = 0x0101_0101_0101_0101;
pub const FILE_H: u64 = FILE_A << 7;
pub const RANK_1: u64 = 0xff;
pub const RANK_8: u64 = RANK_1 << 56;
pub const CORNERS: u64 = (FILE_A | FILE_H) & (RANK_1 | RANK_8);

/// The rank farthest from a player, where LT-10 exchanges and LA-8 promotes.
#[inline]
pub(crate) const fn farthest_rank(side: Side) -> u64 {
    match side {
        Side::One => RANK_8,
        Side::Two => RANK_1,
    }
}

/// Straight ahead, as the player sees it.
#[inline]
pub const fn forward(side: Side) -> Direction {
    match side {
        Side::One => Direction::Up,
        Side::Two => Direction::Down,
    }
}

/// Every square of the set moved one step; what leaves the board is gone.
#[inline(always)]
pub const fn shift(set: u64, direction: Direction) -> u64 {
    match direction {
        Direction::Up => set << 8,
        Direction::UpRight => (set & !FILE_H) << 9,
        Direction::Right => (set & !FILE_H) << 1,
        Direction::DownRight => (set & !FILE_H) >> 7,
        Direction::Down => set >> 8,
        Direction::DownLeft => (set & !FILE_A) >> 9,
        Direction::Left => (set & !FILE_A) >> 1,
        Direction::UpLeft => (set & !FILE_A) << 7,
    }
}

/// The squares of a set, from a1 on.
pub fn squares(mut set: u64) -> impl Iterator<Item = Square> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let square = Square::new(set.trailing_zeros() as u8);
        set &= set - 1;
        Some(square)
    })
}

/// The picture of the pieces on the squares, from a1 on; `at` tells whose piece stands there, its kind's name and letter.
pub(crate) fn pieces_in_view(
    at: impl Fn(Square) -> Option<(Side, &'static str, char)>,
) -> Vec<PieceView> {
    let seen = |square: Square| {
        let (side, kind, letter) = at(square)?;
        Some(PieceView {
            cell: square.cell(),
            side,
            kind,
            letter,
            height: 1,
        })
    };
    squares(u64::MAX).filter_map(seen).collect()
}

/// The picture of a square: player 1 sits at the bottom.
pub(crate) fn square_in_view(square: Square, markings: Vec<Marking>, label: Message) -> CellView {
    CellView {
        cell: square.cell(),
        name: square.name(),
        x: f32::from(square.file()),
        y: f32::from(7 - square.rank()),
        markings,
        label,
    }
}

/// The `index`-th square of a set, counted from a1.
#[inline]
pub(crate) fn nth_square(mut set: u64, index: usize) -> Square {
    for _ in 0..index {
        set &= set - 1;
    }
    Square::new(set.trailing_zeros() as u8)
}

/// Writes a board as ranks 8 to 1 with digits for runs of empty squares.
pub(crate) fn board_text(letter_at: impl Fn(Square) -> Option<char>) -> String {
    let mut text = String::with_capacity(72);
    for rank in (0..8).rev() {
        let mut empty = 0;
        for file in 0..8 {
            if let Some(letter) = letter_at(Square::at(file, rank)) {
                if empty > 0 {
                    text.push(char::from(b'0' + empty));
                    empty = 0;
                }
                text.push(letter);
            } else {
                empty += 1;
            }
        }
        if empty > 0 {
            text.push(char::from(b'0' + empty));
        }
        if rank > 0 {
            text.push('/');
        }
    }
    text
}

/// Reads a board written by [`board_text`], handing each piece letter to `put`.
pub(crate) fn read_board(
    field: (usize, &str),
    mut put: impl FnMut(usize, Square, char) -> Result<(), TextError>,
) -> Result<(), TextError> {
    let (start, text) = field;
    let mut rank: i8 = 7;
    let mut file: u8 = 0;
    // Two digits in a row would give the same rank a second spelling.
    let mut after_digit = false;
    for (i, c) in text.chars().enumerate() {
        let column = start + i;
        match c {
            '/' => {
                if file != 8 {
                    return Err(rank_length(column, rank));
                }
                rank -= 1;
                file = 0;
                after_digit = false;
                if rank < 0 {
                    return Err(unexpected(column, c));
                }
            }
            '1'..='8' if !after_digit => {
                file += c as u8 - b'0';
                after_digit = true;
                if file > 8 {
                    return Err(rank_length(column, rank));
                }
            }
            _ if file >= 8 => return Err(rank_length(column, rank)),
            _ => {
                put(column, Square::at(file, rank as u8), c)?;
                file += 1;
                after_digit = false;
            }
        }
    }
    let end = start + text.chars().count();
    if file != 8 {
        return Err(rank_length(end, rank));
    }
    if rank != 0 {
        let args = vec![
            ("wanted", Value::Number(8)),
            ("found", Value::Number(8 - i64::from(rank))),
        ];
        return Err(TextError {
            column: end,
            problem: Message::new("text-rank-count", args),
        });
    }
    Ok(())
}

fn rank_length(column: usize, rank: i8) -> TextError {
    TextError::new(
        column,
        "text-rank-length",
        vec![("rank", Value::Number(i64::from(rank) + 1))],
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shifting_a_square_is_stepping_from_it() {
        for index in 0..64 {
            let square = Square::new(index);
            for direction in Direction::ALL {
                let stepped = square.step(direction).map_or(0, Square::bit);
                assert_eq!(
                    shift(square.bit(), direction),
                    stepped,
                    "{} {direction:?}",
                    square.name()
                );
            }
        }
    }

    #[test]
    fn a_square_finds_its_name_again() {
        for index in 0..64 {
            let square = Square::new(index);
            assert_eq!(Square::named(&square.name()), Some(square));
        }
        assert_eq!(Square::named("i1"), None);
        assert_eq!(Square::named("a9"), None);
        assert_eq!(Square::named("a10"), None);
    }

    #[test]
    fn squares_in_line_know_their_direction_and_distance() {
        let square = |name| Square::named(name).unwrap();
        assert_eq!(
            Direction::between(square("a1"), square("h8")),
            Some((Direction::UpRight, 7))
        );
        assert_eq!(
            Direction::between(square("d4"), square("d1")),
            Some((Direction::Down, 3))
        );
        assert_eq!(Direction::between(square("d4"), square("e6")), None);
        assert_eq!(Direction::between(square("d4"), square("d4")), None);
    }
}
