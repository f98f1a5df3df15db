//! How far the cells of a board stand apart on which pieces stand on points or lanes: as far as the screen allows.

use super::{Board, Pen, Signs, fitting};

/// How far they stand apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Spacing {
    Apart,
    Close,
    /// One character a cell: no room for fences, nor for more than one character of a name or number.
    Tight,
}

/// The board as wide as the screen allows.
pub(super) fn spaced(pen: &Pen, lines: impl Fn(&Pen, Spacing) -> Vec<String>) -> Board {
    let widest_first = [Spacing::Apart, Spacing::Close, Spacing::Tight];
    let (_, lines) = fitting(pen, &widest_first, lines);
    Board {
        lines,
        signs: Signs::Shapes,
        wanting: None,
    }
}
