//! The characters that stand for pieces and markings.

use rules::Side;
use rules::picture;
use rules::view::Marking;

#[derive(Clone, Copy, Debug)]
pub(super) struct Glyphs {
    pub(super) unicode: bool,
}

/// The letter of the notation: upper case for player 1, lower case for player 2.
pub(super) fn letter(letter: char, side: Side) -> char {
    match side {
        Side::One => letter.to_ascii_uppercase(),
        Side::Two => letter.to_ascii_lowercase(),
    }
}

impl Glyphs {
    /// A piece's sign; where there is none, its letter in the player's case.
    pub(super) fn piece(self, kind: &str, letter: char, side: Side) -> char {
        let signs = picture::piece(kind).map(|picture| picture.signs);
        let pair = signs.and_then(|signs| {
            if self.unicode {
                Some(signs.unicode)
            } else {
                signs.ascii
            }
        });
        pair.map_or_else(|| self::letter(letter, side), |pair| pair[side.index()])
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
