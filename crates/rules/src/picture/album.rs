//! Every picture there is, for whoever draws without asking the rules each time.

use super::{BoardPicture, FACES, Part, PieceDrawing, board, die, pieces, player_disc};
use crate::{AnyTable, variants};
use std::collections::BTreeMap;

/// Everything that is drawn.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Pictures {
    /// By the kind's name: a piece, then stacks of two, three and so on, as high as they become.
    #[cfg_attr(feature = "ts", tsify(type = "Record<string, PieceDrawing[]>"))]
    pub pieces: BTreeMap<&'static str, Vec<PieceDrawing>>,
    /// Every board once.
    pub boards: Vec<BoardPicture>,
    /// By variant, which of the boards it is played on.
    #[cfg_attr(feature = "ts", tsify(type = "Record<string, number>"))]
    pub board_of: BTreeMap<&'static str, usize>,
    /// The faces of a die, from one point to six.
    pub dice: Vec<Vec<Part>>,
    /// What stands for a player beside a board.
    pub player_disc: Vec<Part>,
}

/// Draws everything.
pub fn pictures() -> Pictures {
    let mut boards: Vec<BoardPicture> = Vec::new();
    let mut board_of = BTreeMap::new();
    for variant in variants() {
        let Some(table) = AnyTable::open(variant) else {
            continue;
        };
        let drawn = board(&table.view());
        let known = boards.iter().position(|known| *known == drawn);
        let index = known.unwrap_or(boards.len());
        if known.is_none() {
            boards.push(drawn);
        }
        board_of.insert(variant, index);
    }
    Pictures {
        pieces: pieces()
            .map(|piece| {
                let heights = 1..=piece.tallest();
                (
                    piece.kind,
                    heights.map(|height| piece.drawing(height)).collect(),
                )
            })
            .collect(),
        boards,
        board_of,
        dice: (1..=FACES).map(die).collect(),
        player_disc: player_disc(),
    }
}
