//! What a kind of piece looks like, alone and stacked.

use super::path::Path;
use super::{Outline, Part, Role};
use crate::Side;

/// The picture of a kind of piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PiecePicture {
    /// The identifier of the kind's name, such as `piece-any`.
    pub kind: &'static str,
    /// What stands for it in a terminal.
    pub signs: Signs,
    /// What it is drawn with, from the lowest to the highest.
    pub strokes: &'static [Stroke],
    /// Where its letter, or the height of a stack, is written.
    pub written: Option<Written>,
    /// For kinds that are stacked.
    pub stack: Option<Stack>,
}

/// The characters that stand for a kind, player 1's and player 2's. As in print, player 1 is hollow and player 2 filled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Signs {
    /// Where every character can be shown.
    pub unicode: [char; 2],
    /// Where only ASCII can, and the letter of the notation would not tell the players apart.
    pub ascii: Option<[char; 2]>,
}

/// One stroke of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stroke {
    role: Role,
    outline: Outline,
    /// So much lower than the outline says.
    lower: i16,
    width: u16,
    owner: Option<Side>,
    dress: Option<Dress>,
    turns: bool,
}

/// Whether pieces show how they move, or the letters of the notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Dress {
    /// Ticks, heads and the like.
    Shapes,
    /// The letter of the notation instead.
    Letters,
}

/// Where a letter or number is written, and how large; in thousandths of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Written {
    /// Its middle.
    pub at: [i16; 2],
    /// The size of the letters.
    pub size: u16,
}

/// How a kind is stacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stack {
    /// So much higher than the piece below lies each, in thousandths of a cell.
    pub thickness: i16,
    /// How high stacks of it become.
    pub tallest: u8,
}

impl Stroke {
    /// A stroke that both players' pieces have. The width of its line is in thousandths of a cell.
    pub const fn new(role: Role, width: u16, outline: Outline) -> Stroke {
        Stroke {
            role,
            outline,
            lower: 0,
            width,
            owner: None,
            dress: None,
            turns: false,
        }
    }

    /// What a piece with this outline casts on the board.
    pub const fn shadow(outline: Outline) -> Stroke {
        Stroke {
            lower: 35,
            ..Stroke::new(Role::Shadow, 0, outline)
        }
    }

    /// The piece itself.
    pub const fn body(outline: Outline) -> Stroke {
        Stroke::new(Role::Body, 25, outline)
    }

    /// Only this player's pieces have it.
    #[must_use]
    pub const fn of(mut self, side: Side) -> Stroke {
        self.owner = Some(side);
        self
    }

    /// Only pieces in this dress have it.
    #[must_use]
    pub const fn in_dress(mut self, dress: Dress) -> Stroke {
        self.dress = Some(dress);
        self
    }

    /// It points somewhere on the board.
    #[must_use]
    pub const fn pointing(mut self) -> Stroke {
        self.turns = true;
        self
    }

    fn part(&self, lower: &[i32]) -> Part {
        let mut path = Path::default();
        for lower in lower {
            self.outline
                .write(&mut path, *lower + i32::from(self.lower));
        }
        Part {
            owner: self.owner,
            dress: self.dress,
            turns: self.turns,
            ..Part::new(self.role, self.width, path.finish())
        }
    }
}

/// What only the highest piece of a stack shows.
const ON_TOP: [Role; 5] = [Role::Tick, Role::Detail, Role::Solid, Role::Ring, Role::Rim];

/// A piece or a stack, ready to be drawn around the centre of its cell.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct PieceDrawing {
    /// From the lowest to the highest.
    pub parts: Vec<Part>,
    /// Where the letter of a piece, or the height of a stack, is written, if it has one.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub written: Option<WrittenAt>,
}

/// Where something is written, in hundredths of a cell.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct WrittenAt {
    /// Its middle, to the right of the centre.
    pub x: f32,
    /// Its middle, below the centre.
    pub y: f32,
    /// The size of the letters.
    pub size: f32,
}

impl PiecePicture {
    /// The piece, or a stack of so many.
    pub fn drawing(&self, height: u8) -> PieceDrawing {
        let height = i32::from(height.max(1));
        let thickness = self.stack.map_or(0, |stack| i32::from(stack.thickness));
        // A tall stack is centred as a whole as far as its cell allows.
        let lowest = (height - 1).min(2) * thickness / 2;
        let layers: Vec<i32> = (0..height)
            .map(|layer| lowest - layer * thickness)
            .collect();
        let top = lowest - (height - 1) * thickness;
        let mut parts = Vec::new();
        parts.extend(self.shadow(lowest));
        let mut draw = |roles: &[Role], lower: &[i32]| {
            let strokes = self.strokes.iter();
            let having = strokes.filter(|stroke| roles.contains(&stroke.role));
            parts.extend(having.map(|stroke| stroke.part(lower)));
        };
        for layer in &layers {
            draw(&[Role::Body, Role::Wall], &[*layer]);
        }
        draw(&[Role::Seam], &layers);
        draw(&ON_TOP, &[top]);
        // A single piece of a kind that is stacked has no height to tell.
        let written = self.written.filter(|_| height > 1 || self.stack.is_none());
        PieceDrawing {
            parts,
            written: written.map(|written| WrittenAt {
                x: f32::from(written.at[0]) / 10.0,
                y: (f32::from(written.at[1]) + top as f32) / 10.0,
                size: f32::from(written.size) / 10.0,
            }),
        }
    }

    /// One part, so that a shadow is nowhere darker where two outlines cast it.
    fn shadow(&self, lower: i32) -> Option<Part> {
        let strokes = self.strokes.iter();
        let cast = strokes.filter(|stroke| stroke.role == Role::Shadow);
        cast.map(|stroke| stroke.part(&[lower]))
            .reduce(|mut whole, part| {
                whole.path += &part.path;
                whole
            })
    }

    /// How high stacks of it become; 1 for kinds that are not stacked.
    pub fn tallest(&self) -> u8 {
        self.stack.map_or(1, |stack| stack.tallest)
    }
}

/// What stands for a player beside a board: a disc, the second player's with his ring.
pub fn player_disc() -> Vec<Part> {
    let disc = Stroke::new(Role::Body, 80, Outline::disc(420));
    let ring = Stroke::new(Role::Ring, 80, Outline::disc(210)).of(Side::Two);
    [disc, ring].map(|stroke| stroke.part(&[0])).to_vec()
}

/// A piece whose kind nobody knows any more: a disc with a dot.
pub const ANY_PIECE: PiecePicture = PiecePicture {
    kind: "piece-any",
    signs: Signs {
        unicode: ['○', '●'],
        ascii: Some(['o', '@']),
    },
    strokes: &[
        Stroke::shadow(Outline::disc(340)),
        Stroke::body(Outline::disc(340)),
        Stroke::new(Role::Solid, 0, Outline::disc(65)),
        Stroke::new(Role::Ring, 32, Outline::disc(270)).of(Side::Two),
    ],
    written: None,
    stack: None,
};
