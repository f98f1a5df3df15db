//! The characters that stand for pieces and markings. As in print, player 1 is hollow and player 2 filled.

use rules::Side;
use rules::view::Marking;

#[derive(Clone, Copy, Debug)]
pub(super) struct Glyphs {
    pub(super) unicode: bool,
}

/// Per kind of piece the shape of player 1 and of player 2.
const SHAPES: [(&str, char, char); 10] = [
    ("piece-defender", '▫', '▪'),
    ("piece-sabre", '□', '■'),
    ("piece-trident", '◇', '◆'),
    ("piece-warrior", '○', '●'),
    ("piece-blocker", '⬡', '⬢'),
    ("piece-foot", '○', '●'),
    ("piece-horse", '♘', '♞'),
    ("piece-disc", '○', '●'),
    ("piece-stack", '○', '●'),
    // Pawns show where they are going.
    ("piece-pawn", '▲', '▷'),
];

impl Glyphs {
    /// A piece's shape; where there is none, its letter.
    pub(super) fn piece(self, kind: &str, letter: char, side: Side) -> char {
        let shapes = SHAPES.iter().find(|(name, ..)| *name == kind);
        match (shapes, side) {
            (Some((_, one, _)), Side::One) if self.unicode => *one,
            (Some((_, _, two)), Side::Two) if self.unicode => *two,
            (_, Side::One) => letter.to_ascii_uppercase(),
            (_, Side::Two) => letter.to_ascii_lowercase(),
        }
    }

    /// A line along which a piece may leave the cell.
    pub(super) fn line(self, marking: Marking) -> Option<char> {
        let (unicode, ascii) = match marking {
            Marking::Horizontal => ('─', '-'),
            Marking::Vertical => ('┃', '!'),
            Marking::Rising => ('╱', '/'),
            Marking::Falling => ('╲', '\\'),
            _ => return None,
        };
        Some(self.pick(unicode, ascii))
    }

    pub(super) fn pick(self, unicode: char, ascii: char) -> char {
        if self.unicode { unicode } else { ascii }
    }
}
