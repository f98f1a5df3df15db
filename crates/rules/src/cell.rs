//! A place on a board, in each game's own order; the game gives it its name.

use serde::{Deserialize, Serialize};

/// A square, point or crossing: an index into the cells that the game's view lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Cell(pub u8);

impl Cell {
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}
