//! The picture of a board: everything that is printed on it and beside it, whatever the position.

use super::path::{Path, Point};
use super::{Part, Role, crossing, hexagon, squares};
use crate::Cell;
use crate::view::{BoardShape, CellView, Marking, View};

/// A board without its pieces.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct BoardPicture {
    /// The board itself, from the lowest part to the highest.
    pub ground: Vec<Part>,
    /// What is drawn on it; the grain of a wooden board lies below.
    pub lines: Vec<Part>,
    /// What is written on it and beside it.
    pub labels: Vec<Label>,
    /// What marks a cell of the last move, around the cell's centre.
    pub last: Part,
    /// What points a cell out, around the cell's centre.
    pub highlight: Part,
}

/// Something written on a board or beside it. Numbers are hundredths of a cell.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Label {
    /// What is written.
    pub text: String,
    /// What it names.
    pub role: LabelRole,
    /// The middle of the cell beside which it stands, or in which.
    pub x: f32,
    /// The middle of the cell beside which it stands, or in which.
    pub y: f32,
    /// Where it stands when there is room around the board.
    pub beside: LabelPlace,
    /// Where it stands on the board, when there is none.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub inside: Option<LabelPlace>,
    /// A piece on this cell hides it.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub hidden_by: Option<Cell>,
}

/// What a label names: that says where it goes when the board is turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum LabelRole {
    /// A row: stays on the left.
    Row,
    /// A column: stays below.
    Column,
    /// A lane: stays before its start.
    Lane,
    /// A point: stays below it.
    Point,
    /// A number printed on the board, no coordinate: stays in its cell.
    Numeral,
}

/// Where a label stands, from its cell, and how it is written.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct LabelPlace {
    /// Its middle, to the right of the cell's.
    pub x: f32,
    /// Its middle, below the cell's.
    pub y: f32,
    /// The size of the letters.
    pub size: f32,
    /// The name under which `colours.json` says how it is written.
    pub text: &'static str,
}

/// Beside the board.
pub(super) const OUTSIDE: &str = "outside";
/// On the board.
pub(super) const PRINTED: &str = "printed";
/// On the board, where it would stand beside it if there were room.
pub(super) const CROWDED: &str = "crowded";
/// A number that belongs to the board.
pub(super) const NUMERAL: &str = "numeral";

/// The picture of the board that a view shows.
pub fn board(view: &View) -> BoardPicture {
    match view.shape {
        BoardShape::Squares { .. } => squares::board(view),
        BoardShape::Hexagon { .. } => hexagon::board(view),
        BoardShape::Crossing { .. } => crossing::board(view),
    }
}

/// The centre of a cell, in thousandths.
pub(super) fn centre(cell: &CellView) -> Point {
    let thousandths = |number: f32| (number * 1000.0).round() as i32;
    (thousandths(cell.x), thousandths(cell.y))
}

/// The cells with a marking.
pub(super) fn having(view: &View, marking: Marking) -> impl Iterator<Item = &CellView> {
    let cells = view.cells.iter();
    cells.filter(move |cell| cell.markings.contains(&marking))
}

/// The same around each of these cells, as one path: none of them changes by itself.
pub(super) fn around<'a>(
    cells: impl IntoIterator<Item = &'a CellView>,
    draw: impl Fn(&mut Path, Point),
) -> String {
    let mut path = Path::default();
    for cell in cells {
        draw(&mut path, centre(cell));
    }
    path.finish()
}

/// Where a label stands, from thousandths of a cell.
pub(super) fn place((x, y): Point, size: u16, text: &'static str) -> LabelPlace {
    LabelPlace {
        x: x as f32 / 10.0,
        y: y as f32 / 10.0,
        size: f32::from(size) / 10.0,
        text,
    }
}

/// A label at a cell, in one place only.
pub(super) fn label(text: String, role: LabelRole, cell: &CellView, beside: LabelPlace) -> Label {
    let (x, y) = centre(cell);
    Label {
        text,
        role,
        x: x as f32 / 10.0,
        y: y as f32 / 10.0,
        beside,
        inside: None,
        hidden_by: None,
    }
}

/// What a cell's name is made of: letters, then a number.
pub(super) fn letters_and_number(cell: &CellView) -> (&str, &str) {
    let split = cell.name.find(|c: char| c.is_ascii_digit());
    cell.name.split_at(split.unwrap_or(0))
}

/// The four corners of a square, so far from the centre and so long.
pub(super) fn corners(reach: i32, arm: i32) -> Part {
    let mut path = Path::default();
    for x in [-1, 1] {
        for y in [-1, 1] {
            path.go((x * (reach - arm), y * reach));
            path.line_to((x * reach, y * reach));
            path.line_to((x * reach, y * (reach - arm)));
        }
    }
    Part::new(Role::Last, 50, path.finish())
}

/// A ring around the centre.
pub(super) fn highlight() -> Part {
    let mut path = Path::default();
    path.circle((0, 0), 460);
    Part::new(Role::Highlight, 50, path.finish())
}
