//! The three variants as data.

use super::board::Kind;
use super::hexagon::{Board, LARGE, PointSet, SMALL};

/// A variant of Attangle.
#[derive(Clone, Copy, Debug)]
pub struct Attangle {
    /// The identifier: `attangle/standard`.
    pub id: &'static str,
    /// AT-1.
    pub board: &'static Board,
    /// AT-2: the pieces of each player; `None` is without limit.
    pub supply: Option<u8>,
    /// AT-3: the points where nothing is entered.
    pub void: PointSet,
    /// AT-3: the points where the first move of the game may not enter.
    pub first_move_ban: PointSet,
    /// AT-4: the points of White and of Black on which a game begins.
    pub setup: [PointSet; 2],
    /// AT-8, AT-8′: how high a single piece, a stack that can still grow and a full stack are.
    pub heights: [u8; 3],
    /// AT-8: the top piece goes back to the reserve after a capture.
    pub top_returns: bool,
    /// AT-9: the full stacks that win.
    pub goal: u8,
}

/// The rules as they are played today, on 37 points.
pub const STANDARD: Attangle = Attangle {
    id: "attangle/standard",
    board: &SMALL,
    supply: Some(18),
    void: SMALL.set(&["d4"]),
    first_move_ban: PointSet::EMPTY,
    setup: [PointSet::EMPTY; 2],
    heights: [1, 2, 3],
    top_returns: true,
    goal: 3,
};
/// Grand Attangle: 61 points, more pieces, a position to begin from.
pub const GRAND: Attangle = Attangle {
    id: "attangle/grand",
    board: &LARGE,
    supply: Some(27),
    void: LARGE.set(&["b3", "c6", "d2", "e5", "f7", "g2", "h4"]),
    setup: [
        LARGE.set(&["b4", "f2", "g6"]),
        LARGE.set(&["c2", "d7", "h3"]),
    ],
    goal: 5,
    ..STANDARD
};
/// The first rules of 2006: no limit to the supply, higher stacks.
pub const OF_2006: Attangle = Attangle {
    id: "attangle/2006",
    supply: None,
    void: PointSet::EMPTY,
    first_move_ban: SMALL.set(&["d4"]),
    heights: [1, 3, 5],
    top_returns: false,
    ..STANDARD
};

/// All variants, in the order of the catalog.
pub const VARIANTS: [Attangle; 3] = [STANDARD, GRAND, OF_2006];

impl Attangle {
    /// How high a stack of this kind is in this variant.
    pub const fn height(&self, kind: Kind) -> u8 {
        self.heights[kind as usize]
    }

    /// The height of a full stack, the highest there is.
    pub const fn highest(&self) -> u8 {
        self.height(Kind::Full)
    }

    /// The kind of a stack of this height, if stacks of this height exist.
    pub fn kind(&self, height: u8) -> Option<Kind> {
        Kind::ALL
            .into_iter()
            .find(|kind| self.height(*kind) == height)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The generator knows three kinds only, and relies on this.
    #[test]
    fn a_capture_by_singles_makes_a_middle_stack_and_one_middle_stack_makes_it_full() {
        for game in VARIANTS {
            let [single, middle, full] = game.heights;
            let returned = u8::from(game.top_returns);
            assert_eq!(3 * single - returned, middle, "{}", game.id);
            assert_eq!(2 * single + middle - returned, full, "{}", game.id);
            assert!(single + 2 * middle - returned > full, "{}", game.id);
        }
    }

    #[test]
    fn the_setup_leaves_the_void_points_free() {
        for game in VARIANTS {
            let [white, black] = game.setup;
            assert!(!white.meets(black));
            assert!(!(white | black).meets(game.void));
            assert_eq!(white.len(), black.len());
        }
    }
}
