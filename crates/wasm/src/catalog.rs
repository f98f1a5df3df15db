//! Which games and variants there are, and what their levels are made of.

use rules::{AnyTable, variants};
use search::level::ladder;
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

/// A variant, as a list of games shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct VariantInfo {
    /// `la-trel/base`.
    pub id: String,
    /// `la-trel`.
    pub game: String,
    /// Whether chance takes part.
    pub dice: bool,
    /// What each level spends on a move at most, from level 1 up.
    pub nodes: Vec<u32>,
}

/// Every variant, in the order a listing shows them.
#[wasm_bindgen]
pub fn catalog() -> Result<Vec<Ts<VariantInfo>>, JsError> {
    let infos = variants().filter_map(info);
    Ok(infos.map(|info| info.into_ts()).collect::<Result<_, _>>()?)
}

fn info(id: &'static str) -> Option<VariantInfo> {
    let table = AnyTable::open(id)?;
    Some(VariantInfo {
        id: id.to_owned(),
        game: table.game().to_owned(),
        dice: table.description().dice,
        nodes: ladder(id)?.iter().map(|level| level.nodes as u32).collect(),
    })
}
