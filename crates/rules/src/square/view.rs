//! How the 8×8 board and what stands on it is seen.

use super::{Square, SquareSet};
use crate::view::{CellView, Marking, PieceView};
use crate::{Message, Side};

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
    SquareSet::ALL.iter().filter_map(seen).collect()
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
