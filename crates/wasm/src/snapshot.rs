//! What the page is told of a position: everything that it draws and decides by, at once, so that it need not ask again.

use rules::view::Phase;
use rules::{AnyTable, Outcome, Side, TouchReport, View};
use serde::Serialize;
use tsify::Tsify;

/// What is known of a table beside its picture.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct TableState {
    /// `la-trel/base`.
    pub variant: String,
    /// `la-trel`.
    pub game: String,
    /// The canonical text of the position.
    pub position: String,
    pub side: Side,
    /// Single moves played so far; in the dice game turns completed.
    pub ply: u32,
    pub phase: Phase,
    pub outcome: Option<Outcome>,
    /// `none`, or as in `p1win LT-12`.
    pub result: String,
    /// How many moves were played at this table.
    pub length: usize,
    /// Whether a turn begins here; in the dice game it takes several moves.
    pub begins_turn: bool,
    /// The move that must be played because nothing else can be, and that does nothing but end the turn.
    pub forced_pass: Option<String>,
}

impl From<&AnyTable> for TableState {
    fn from(table: &AnyTable) -> TableState {
        let outcome = table.outcome();
        TableState {
            variant: table.variant().to_owned(),
            game: table.game().to_owned(),
            position: table.position_text(),
            side: table.side(),
            ply: table.ply(),
            phase: table.phase(),
            outcome,
            result: outcome.map_or_else(|| "none".to_owned(), |outcome| outcome.to_string()),
            length: table.len(),
            begins_turn: table.begins_turn(),
            forced_pass: table.forced_pass(),
        }
    }
}

/// A position with all that a board needs of it.
#[derive(Clone, Debug, PartialEq, Serialize, Tsify)]
pub struct Snapshot {
    pub state: TableState,
    pub view: View,
    /// What may be touched first.
    pub touched: TouchReport,
    /// A move that could be typed here; nothing where dice are awaited.
    pub example: Option<String>,
}

impl From<&AnyTable> for Snapshot {
    fn from(table: &AnyTable) -> Snapshot {
        let state = TableState::from(table);
        Snapshot {
            example: (state.phase == Phase::Move)
                .then(|| table.some_move())
                .flatten(),
            view: table.view(),
            touched: table.touch_report(&[]),
            state,
        }
    }
}
