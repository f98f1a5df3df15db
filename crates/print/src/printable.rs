//! What the page may print of a variant, without asking anybody when it does.

use crate::{CELL, KitPart, Paper, Sheet, kit};
use rules::card::Card;
use rules::{AnyTable, Description};
use serde::Serialize;
use std::collections::BTreeMap;

/// A variant's card and the sheets of its kit.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Printable {
    pub card: Card,
    /// By paper; left out for a game whose kit is switched off.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", tsify(optional, type = "Record<string, Kit>"))]
    pub kit: Option<BTreeMap<&'static str, Kit>>,
}

/// The sheets of a kit on one paper.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Kit {
    pub board: Vec<Sheet>,
    /// With dice where the game has some.
    pub pieces: Vec<Sheet>,
}

/// What can be printed of the variant on a table that nobody has played at, as its game describes itself.
pub fn printable(game: &Description, table: &AnyTable) -> Printable {
    let start = table.view();
    let on = |paper: Paper| {
        let sheets = |part| kit(game, &start, part, CELL, paper);
        Some((
            paper.id(),
            Kit {
                board: sheets(KitPart::Board)?,
                pieces: sheets(KitPart::Pieces)?,
            },
        ))
    };
    Printable {
        card: table.card(),
        kit: Paper::FOR_KITS.into_iter().map(on).collect(),
    }
}
