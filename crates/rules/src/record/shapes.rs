//! Arrows and circles that somebody drew on the board, as records write them: `Ga1b2` and `Rc3`.

use super::Problem;
use super::error::shortened;
use crate::AnyTable;

/// The colour of a shape; a record writes its first letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub enum ShapeColour {
    /// `G`.
    Green,
    /// `R`.
    Red,
    /// `Y`.
    Yellow,
    /// `B`.
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

/// An arrow from one cell to another, or a circle round one; cells are named as the game names them.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Shape {
    /// Its colour.
    pub colour: ShapeColour,
    /// Where an arrow begins, or what a circle goes round.
    pub from: Box<str>,
    /// Where an arrow points; nothing for a circle.
    #[cfg_attr(
        feature = "serde",
        serde(default, skip_serializing_if = "Option::is_none")
    )]
    pub to: Option<Box<str>>,
}

impl Shape {
    pub(super) fn text(&self) -> String {
        let to = self.to.as_deref().unwrap_or_default();
        format!("{}{}{to}", self.colour.letter(), self.from)
    }

    pub(super) fn read_arrow(text: &str, table: &AnyTable) -> Result<Shape, Problem> {
        let (colour, cells) = coloured(text)?;
        // No name of a cell begins where another could end: a test holds every pair of cells against this.
        let found = cells.char_indices().find_map(|(at, _)| {
            let (from, to) = cells.split_at(at);
            table.cell_named(from).and(table.cell_named(to))?;
            Some((from, to))
        });
        let (from, to) = found.ok_or_else(|| Problem::Shape(shortened(text)))?;
        Ok(Shape {
            colour,
            from: from.into(),
            to: Some(to.into()),
        })
    }

    pub(super) fn read_circle(text: &str) -> Result<Shape, Problem> {
        let (colour, cell) = coloured(text)?;
        Ok(Shape {
            colour,
            from: cell.into(),
            to: None,
        })
    }

    pub(super) fn check(&self, table: &AnyTable) -> Result<(), Problem> {
        check_cell(&self.from, table)?;
        if let Some(to) = &self.to {
            check_cell(to, table)?;
            if self.from == *to {
                return Err(Problem::Shape(shortened(&self.text())));
            }
        }
        Ok(())
    }

    /// Whether both stand in the same place.
    pub(super) fn covers(&self, other: &Shape) -> bool {
        self.from == other.from && self.to == other.to
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
