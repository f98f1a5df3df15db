//! The eight directions of the 8×8 board.

use super::Square;
use crate::Side;

/// The eight ways from a square, clockwise from straight up; seen by player 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Direction {
    /// To the next rank, away from player 1.
    Up,
    /// Diagonally up, towards file h.
    UpRight,
    /// To the next file, towards h.
    Right,
    /// Diagonally down, towards file h.
    DownRight,
    /// To the rank before, towards player 1.
    Down,
    /// Diagonally down, towards file a.
    DownLeft,
    /// To the file before, towards a.
    Left,
    /// Diagonally up, towards file a.
    UpLeft,
}

impl Direction {
    /// All eight, clockwise from straight up.
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

    /// From 0 for straight up, clockwise.
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

    /// Straight ahead, as the player sees it.
    #[inline]
    pub const fn forward(side: Side) -> Direction {
        match side {
            Side::One => Direction::Up,
            Side::Two => Direction::Down,
        }
    }

    /// The way back.
    pub const fn opposite(self) -> Direction {
        Direction::ALL[(self as usize + 4) % 8]
    }

    /// Whether it leads to another file and another rank.
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

#[cfg(test)]
mod tests {
    use super::*;

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
