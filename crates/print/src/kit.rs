//! A whole kit, or a part of it. A game whose description has no kit has none here, whoever asks.

use crate::board::board;
use crate::dice::dice;
use crate::pieces::pieces;
use crate::{Paper, Sheet};
use rules::{Description, View};

/// How large a cell of the board is printed unless somebody says otherwise, in millimetres.
pub const CELL: f32 = 40.0;

/// What of a kit is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KitPart {
    Board,
    /// The pieces, and dice where the game has some.
    Pieces,
    All,
}

/// The sheets of a game's kit, from how a variant of it starts; `None` for a game whose kit is switched off.
pub fn kit(
    game: &Description,
    start: &View,
    wanted: KitPart,
    cell: f32,
    paper: Paper,
) -> Option<Vec<Sheet>> {
    let kit = game.kit?;
    let mut sheets = Vec::new();
    if wanted != KitPart::Pieces {
        sheets.extend(board(start, cell, paper));
    }
    if wanted != KitPart::Board {
        sheets.extend(pieces(game, kit, start, cell, paper));
        if game.dice {
            sheets.push(dice(paper));
        }
    }
    Some(sheets)
}
