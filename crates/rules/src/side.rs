//! The two players. Colours and names are for people and differ per game.

use std::ops::Not;

/// Player 1 (who begins) or player 2.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
#[repr(u8)]
pub enum Side {
    /// Player 1, who begins.
    One = 0,
    /// Player 2.
    Two = 1,
}

impl Side {
    /// Both players, player 1 first.
    pub const BOTH: [Side; 2] = [Side::One, Side::Two];

    /// 0 for player 1, 1 for player 2: an index into per-player arrays.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// 1 or 2, as the text formats write it.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The player to move after an even (player 1) or odd (player 2) number of plies.
    pub const fn of_ply(ply: u32) -> Side {
        if ply.is_multiple_of(2) {
            Side::One
        } else {
            Side::Two
        }
    }
}

impl Not for Side {
    type Output = Side;

    #[inline]
    fn not(self) -> Side {
        match self {
            Side::One => Side::Two,
            Side::Two => Side::One,
        }
    }
}
