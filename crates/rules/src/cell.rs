//! A place on a board, in each game's own order; the game gives it its name.

/// A square, point or crossing: an index into the cells that the game's view lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Cell(pub u8);

impl Cell {
    /// The number as an index into lists by cell.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}
