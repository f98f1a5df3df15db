//! Arrows and circles that somebody drew on the board, as records write them: `Ga1b2` and `Rc3`.

use super::Problem;
use super::error::shortened;
use crate::AnyTable;

/// The colour of a shape; a record writes its first letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[allow(missing_docs)]
pub enum ShapeColour {
    Green,
    Red,
    Yellow,
    Blue,
}

impl ShapeColour {
    /// All colours.
    pub const ALL: [ShapeColour; 4] = [
        ShapeColour::Green,
        ShapeColour::Red,
        ShapeColour::Yellow,
        ShapeColour::Blue,
    ];

    /// `G`, `R`, `Y` or `B`.
    pub const fn letter(self) -> char {
        match self {
            ShapeColour::Green => 'G',
            ShapeColour::Red => 'R',
            ShapeColour::Yellow => 'Y',
            ShapeColour::Blue => 'B',
        }
    }

    /// The word for it in messages.
    pub const fn id(self) -> &'static str {
        match self {
            ShapeColour::Green => "green",
            ShapeColour::Red => "red",
            ShapeColour::Yellow => "yellow",
            ShapeColour::Blue => "blue",
        }
    }
}

/// An arrow from one cell to another, named as the game names its cells.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Arrow {
    /// Its colour.
    pub colour: ShapeColour,
    /// Where it begins.
    pub from: Box<str>,
    /// Where it points.
    pub to: Box<str>,
}

/// A circle round a cell.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Circle {
    /// Its colour.
    pub colour: ShapeColour,
    /// The cell.
    pub cell: Box<str>,
}

impl Arrow {
    pub(super) fn text(&self) -> String {
        format!("{}{}{}", self.colour.letter(), self.from, self.to)
    }

    pub(super) fn read(text: &str, table: &AnyTable) -> Result<Arrow, Problem> {
        let (colour, cells) = coloured(text)?;
        // No name of a cell begins where another could end: a test holds every pair of cells against this.
        let found = cells.char_indices().find_map(|(at, _)| {
            let (from, to) = cells.split_at(at);
            table.cell_named(from).and(table.cell_named(to))?;
            Some((from, to))
        });
        let (from, to) = found.ok_or_else(|| Problem::Shape(shortened(text)))?;
        Ok(Arrow {
            colour,
            from: from.into(),
            to: to.into(),
        })
    }

    pub(super) fn check(&self, table: &AnyTable) -> Result<(), Problem> {
        check_cell(&self.from, table)?;
        check_cell(&self.to, table)?;
        if self.from == self.to {
            return Err(Problem::Shape(shortened(&self.text())));
        }
        Ok(())
    }

    /// Whether both stand in the same place.
    pub(super) fn covers(&self, other: &Arrow) -> bool {
        self.from == other.from && self.to == other.to
    }
}

impl Circle {
    pub(super) fn text(&self) -> String {
        format!("{}{}", self.colour.letter(), self.cell)
    }

    pub(super) fn read(text: &str) -> Result<Circle, Problem> {
        let (colour, cell) = coloured(text)?;
        Ok(Circle {
            colour,
            cell: cell.into(),
        })
    }

    pub(super) fn check(&self, table: &AnyTable) -> Result<(), Problem> {
        check_cell(&self.cell, table)
    }
}

fn coloured(text: &str) -> Result<(ShapeColour, &str), Problem> {
    ShapeColour::ALL
        .into_iter()
        .find_map(|colour| Some((colour, text.strip_prefix(colour.letter())?)))
        .ok_or_else(|| Problem::Shape(shortened(text)))
}

fn check_cell(name: &str, table: &AnyTable) -> Result<(), Problem> {
    match table.cell_named(name) {
        Some(_) => Ok(()),
        None => Err(Problem::UnknownCell(shortened(name))),
    }
}
