//! What pieces, boards and dice look like, as data beside the [`View`]: outlines, what each part of them is, and the characters
//! that stand for a kind in a terminal. Every renderer draws these and no shape of its own; `colours.json` says how each part is
//! coloured.
//!
//! A game gives the outlines of its pieces in the file of this name in its folder, in thousandths of a cell around its centre;
//! boards are drawn from the cells and markings of a view. Finished parts are path data in hundredths of a cell, x to the
//! right, y downwards, as player 1 sees them.
//!
//! [`View`]: crate::View

mod album;
mod board;
mod crossing;
mod die;
mod hexagon;
mod outline;
mod path;
mod piece;
mod room;
mod squares;

pub use album::{Pictures, pictures};
pub use board::{BoardPicture, Label, LabelPlace, LabelRole, board};
pub use die::{FACES, die};
pub use outline::{Outline, Segment};
pub use piece::{
    ANY_PIECE, Dress, PieceDrawing, PiecePicture, Signs, Stack, Stroke, Written, WrittenAt,
    player_disc,
};
pub use room::{Room, room};

use crate::{Side, games};

/// The colours of everything: `themes` and what `print` changes of them, by name; `parts` and `texts`, how each role is painted
/// with them; `faded`, how much is left of a used die; `terminal`, the inks of a terminal.
///
/// Of a theme, `ground`, `panel`, `ink` and their like colour the page, `board…` the board; `indigo` and the other colours that
/// pieces come in have an `-ink` for what is drawn on them and an `-edge`. A paint may name `piece`, `piece-ink` and `piece-edge`,
/// the colours of the piece that is drawn, and mix two: `piece 84% piece-ink`.
pub const COLOURS: &str = include_str!("colours.json");

/// One part of a picture: an outline, and what it is.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Part {
    /// What it is; `colours.json` says how it is painted.
    pub role: Role,
    /// Path data as SVG has it, in hundredths of a cell.
    pub path: String,
    /// How broad its line is, in hundredths of a cell; 0 where only its area is painted.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "is_zero"))]
    #[cfg_attr(feature = "ts", tsify(optional))]
    pub width: f32,
    /// Only the pieces of this player have it.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub owner: Option<Side>,
    /// Only pieces in this dress have it.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub dress: Option<Dress>,
    /// It points somewhere on the board, and turns when the board is turned.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "std::ops::Not::not"))]
    #[cfg_attr(feature = "ts", tsify(optional))]
    pub turns: bool,
}

#[cfg(feature = "serde")]
fn is_zero(width: &f32) -> bool {
    *width == 0.0
}

impl Part {
    /// A part that is there for both players, however pieces are dressed. The width is in thousandths of a cell.
    fn new(role: Role, width: u16, path: String) -> Part {
        Part {
            role,
            path,
            width: f32::from(width) / 10.0,
            owner: None,
            dress: None,
            turns: false,
        }
    }

    /// Whether a piece of this player has it, in this dress.
    pub fn belongs_to(&self, side: Side, dress: Dress) -> bool {
        self.owner.is_none_or(|owner| owner == side) && self.dress.is_none_or(|of| of == dress)
    }
}

/// What a part is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Role {
    /// What a piece casts on the board.
    Shadow,
    /// The piece itself.
    Body,
    /// The side of a piece that is seen from above.
    Wall,
    /// The rim between the discs of a stack.
    Seam,
    /// A direction in which the piece moves.
    Tick,
    /// A line on the piece.
    Detail,
    /// A filled shape on the piece.
    Solid,
    /// The second player's sign.
    Ring,
    /// A line along the edge, where the second player has a ring.
    Rim,
    /// What is seen around a board.
    Frame,
    /// The board.
    Ground,
    /// Darker cells.
    Shade,
    /// A line that sets the board off from its frame.
    Edge,
    /// A line of the board.
    Line,
    /// A line of the board with round ends.
    Cross,
    /// A dotted line of the board.
    Dots,
    /// A field or point with a line around it.
    Plate,
    /// The same, darker.
    DarkPlate,
    /// What pieces glide along.
    Rail,
    /// A sign printed on the board.
    Sign,
    /// The last move.
    Last,
    /// What is pointed out.
    Highlight,
    /// A die.
    Bone,
    /// A point of a die.
    Pip,
    /// What strikes a used die out.
    Spent,
}

impl Role {
    /// Every role, in the order in which they are declared.
    pub const ALL: [Role; 25] = [
        Role::Shadow,
        Role::Body,
        Role::Wall,
        Role::Seam,
        Role::Tick,
        Role::Detail,
        Role::Solid,
        Role::Ring,
        Role::Rim,
        Role::Frame,
        Role::Ground,
        Role::Shade,
        Role::Edge,
        Role::Line,
        Role::Cross,
        Role::Dots,
        Role::Plate,
        Role::DarkPlate,
        Role::Rail,
        Role::Sign,
        Role::Last,
        Role::Highlight,
        Role::Bone,
        Role::Pip,
        Role::Spent,
    ];

    /// The name under which `colours.json` has its paint.
    pub const fn name(self) -> &'static str {
        match self {
            Role::Shadow => "shadow",
            Role::Body => "body",
            Role::Wall => "wall",
            Role::Seam => "seam",
            Role::Tick => "tick",
            Role::Detail => "detail",
            Role::Solid => "solid",
            Role::Ring => "ring",
            Role::Rim => "rim",
            Role::Frame => "frame",
            Role::Ground => "ground",
            Role::Shade => "shade",
            Role::Edge => "edge",
            Role::Line => "line",
            Role::Cross => "cross",
            Role::Dots => "dots",
            Role::Plate => "plate",
            Role::DarkPlate => "dark-plate",
            Role::Rail => "rail",
            Role::Sign => "sign",
            Role::Last => "last",
            Role::Highlight => "highlight",
            Role::Bone => "bone",
            Role::Pip => "pip",
            Role::Spent => "spent",
        }
    }
}

/// The picture of a kind of piece, by its name.
pub fn piece(kind: &str) -> Option<&'static PiecePicture> {
    pieces().find(|picture| picture.kind == kind)
}

/// The pictures of every kind of every game, and that of a piece whose kind nobody knows.
pub fn pieces() -> impl Iterator<Item = &'static PiecePicture> {
    games().flat_map(|game| game.pieces).chain([&ANY_PIECE])
}
