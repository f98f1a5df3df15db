//! What lies on a sheet. Lengths are millimetres from the upper left corner of the paper.

use crate::Frame;
use rules::Side;
use serde::Serialize;

/// One sheet of a kit.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Sheet {
    /// What it is a sheet of.
    pub matter: Matter,
    /// The paper, and where words and the control line stand on it.
    pub frame: Frame,
    /// A part of the board, or all of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<Window>,
    pub tokens: Vec<Token>,
    pub faces: Vec<Face>,
    /// Where to cut.
    pub cuts: Vec<Line>,
    /// Where to fold.
    pub folds: Vec<Line>,
}

/// What a sheet is one of, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "lowercase")]
pub enum Matter {
    Board {
        row: usize,
        rows: usize,
        column: usize,
        columns: usize,
    },
    Pieces {
        number: usize,
        count: usize,
        /// How wide the discs are on which they may be stuck, in millimetres.
        across: f32,
    },
    Dice,
}

/// A rectangle.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Area {
    pub x: f32,
    pub y: f32,
    pub width: f32,
    pub height: f32,
}

/// A part of the board.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Window {
    /// What is seen of it; the rest is left out.
    pub seen: Area,
    /// What remains when the sheet is cut.
    pub cut: Area,
    /// Where the middle of the board's first cell lies, on the paper or beyond.
    pub origin: (f32, f32),
    /// The distance of neighbouring cells.
    pub cell: f32,
}

/// A round with a piece on it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Token {
    /// Its middle.
    pub x: f32,
    pub y: f32,
    pub radius: f32,
    /// The cell in whose hundredths the piece is drawn.
    pub cell: f32,
    /// The identifier of the kind's name.
    pub kind: &'static str,
    pub side: Side,
}

/// A face of a die.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Face {
    /// Its middle.
    pub x: f32,
    pub y: f32,
    /// How wide it is.
    pub side: f32,
    pub points: u8,
}

/// A straight line.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Line {
    pub from: (f32, f32),
    pub to: (f32, f32),
}

impl Area {
    pub(crate) fn right(&self) -> f32 {
        self.x + self.width
    }

    pub(crate) fn bottom(&self) -> f32 {
        self.y + self.height
    }
}

impl Line {
    pub fn length(&self) -> f32 {
        (self.to.0 - self.from.0).hypot(self.to.1 - self.from.1)
    }
}

impl Sheet {
    /// A sheet with nothing on it.
    pub(crate) fn empty(matter: Matter, frame: Frame) -> Sheet {
        Sheet {
            matter,
            frame,
            board: None,
            tokens: Vec::new(),
            faces: Vec::new(),
            cuts: Vec::new(),
            folds: Vec::new(),
        }
    }
}
