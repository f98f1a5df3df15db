//! Two editions of a game in one position, for the browser.

use rules::compare::{self, CompareError, Comparison};
use rules::{AnyTable, Message, TextError};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

/// What came of it.
#[derive(Clone, Debug, PartialEq, Serialize, Tsify)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum ComparisonReading {
    /// The two were compared.
    Compared { comparison: Box<Comparison> },
    /// They are not editions of one game on one board.
    Apart,
    /// Neither can read the position.
    Unreadable {
        /// Counted from 1, in characters.
        column: usize,
        problem: Message,
    },
}

/// Compares two editions in a position, or at the start of the first.
#[wasm_bindgen(js_name = compareEditions)]
pub fn compare_editions(
    first: &str,
    second: &str,
    position: Option<String>,
) -> Result<Ts<ComparisonReading>, JsError> {
    Ok(read(first, second, position.as_deref()).into_ts()?)
}

fn read(first: &str, second: &str, position: Option<&str>) -> ComparisonReading {
    let (Some(first), Some(second)) = (AnyTable::open(first), AnyTable::open(second)) else {
        return ComparisonReading::Apart;
    };
    match compare::compare_text(&first, &second, position) {
        Ok(comparison) => ComparisonReading::Compared {
            comparison: Box::new(comparison),
        },
        Err(CompareError::Position(TextError {
            column, problem, ..
        })) => ComparisonReading::Unreadable { column, problem },
        Err(_) => ComparisonReading::Apart,
    }
}

/// The editions that share a board with this one, in the order of the catalog.
#[wasm_bindgen(js_name = comparableEditions)]
pub fn comparable_editions(variant: &str) -> Vec<String> {
    let others = AnyTable::open(variant).map(|table| compare::comparable(&table));
    others
        .unwrap_or_default()
        .into_iter()
        .map(str::to_owned)
        .collect()
}
