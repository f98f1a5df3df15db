//! Sets of squares.

use super::{Direction, Square};
use crate::Side;
use std::fmt;
use std::ops::Not;

set_of! {
    /// A set of squares of the 8×8 board.
    ///
    /// ```
    /// use ludotheca_rules::square::{Direction, Square, SquareSet};
    ///
    /// let corners = SquareSet::CORNERS;
    /// assert_eq!(corners.to_string(), "a1 h1 a8 h8");
    /// // Sets are joined, cut and taken from each other by operators, and moved over the board as a whole.
    /// let above = (corners & SquareSet::rank(0)).shifted(Direction::Up);
    /// assert_eq!(above.to_string(), "a2 h2");
    /// assert_eq!((corners | above).len(), 6);
    /// assert!((corners - SquareSet::file(0)).contains(Square::named("h8").unwrap()));
    /// let ranks: Vec<u8> = corners.iter().map(|square| square.rank() + 1).collect();
    /// assert_eq!(ranks, [1, 1, 8, 8]);
    /// ```
    SquareSet, Squares, of Square in u64
}

impl SquareSet {
    /// All 64 squares.
    pub const ALL: SquareSet = SquareSet::from_bits(u64::MAX);

    /// The four corners.
    pub const CORNERS: SquareSet = SquareSet::file(0)
        .union(SquareSet::file(7))
        .intersection(SquareSet::rank(0).union(SquareSet::rank(7)));

    /// The squares of a file, 0 for file a; files are counted modulo 8.
    #[inline]
    pub const fn file(file: u8) -> SquareSet {
        SquareSet::from_bits(0x0101_0101_0101_0101 << (file & 7))
    }

    /// The squares of a rank, 0 for rank 1; ranks are counted modulo 8.
    #[inline]
    pub const fn rank(rank: u8) -> SquareSet {
        SquareSet::from_bits(0xff << (8 * (rank & 7)))
    }

    /// The rank on which a player's pieces begin, or another so many ranks ahead of it as he sees the board.
    #[inline]
    pub const fn rank_of(side: Side, ahead: u8) -> SquareSet {
        match side {
            Side::One => SquareSet::rank(ahead),
            Side::Two => SquareSet::rank(7 - (ahead & 7)),
        }
    }

    /// Every square of the set moved one step; what leaves the board is gone.
    #[inline(always)]
    #[must_use]
    pub const fn shifted(self, direction: Direction) -> SquareSet {
        const LEFT: u64 = SquareSet::file(0).bits();
        const RIGHT: u64 = SquareSet::file(7).bits();
        let set = self.bits();
        SquareSet::from_bits(match direction {
            Direction::Up => set << 8,
            Direction::UpRight => (set & !RIGHT) << 9,
            Direction::Right => (set & !RIGHT) << 1,
            Direction::DownRight => (set & !RIGHT) >> 7,
            Direction::Down => set >> 8,
            Direction::DownLeft => (set & !LEFT) >> 9,
            Direction::Left => (set & !LEFT) >> 1,
            Direction::UpLeft => (set & !LEFT) << 7,
        })
    }
}

/// The squares that are not in the set.
impl Not for SquareSet {
    type Output = SquareSet;

    #[inline]
    fn not(self) -> SquareSet {
        SquareSet::from_bits(!self.bits())
    }
}

/// The names of the squares, a space between them.
impl fmt::Display for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, square) in self.iter().enumerate() {
            let space = if index > 0 { " " } else { "" };
            write!(f, "{space}{square}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shifting_a_square_is_stepping_from_it() {
        for square in SquareSet::ALL {
            for direction in Direction::ALL {
                let stepped = square.step(direction).map(SquareSet::of);
                assert_eq!(
                    SquareSet::of(square).shifted(direction),
                    stepped.unwrap_or_default(),
                    "{square} {direction:?}"
                );
            }
        }
    }

    #[test]
    fn a_set_holds_what_was_put_into_it() {
        let mut set = SquareSet::EMPTY;
        for (count, square) in SquareSet::ALL.iter().enumerate() {
            assert_eq!((set.len(), set.contains(square)), (count, false));
            set.insert(square);
            assert_eq!(set.nth(count), Some(square));
            assert_eq!(set.nth(count + 1), None);
        }
        assert_eq!(set, SquareSet::ALL);
        set.remove(Square::at(0, 0));
        assert_eq!(set.first(), Some(Square::at(1, 0)));
        assert_eq!(!set, SquareSet::of(Square::at(0, 0)));
        assert_eq!(set.iter().len(), 63);
    }

    #[test]
    fn counting_up_to_a_limit_agrees_with_counting() {
        for bits in [0_u64, 1, 0b101, 0b1110, 0xf0f0] {
            let set = SquareSet::from_bits(bits);
            for most in 0..5 {
                assert_eq!(set.has_at_most(most), set.len() <= most as usize);
            }
            assert_eq!(set.is_single(), set.len() == 1);
            assert_eq!(set.first().is_none(), set.is_empty());
        }
    }
}
