//! The characters that stand for pieces and markings. As in print, player 1 is hollow and player 2 filled.

use rules::Side;
use rules::view::Marking;

#[derive(Clone, Copy, Debug)]
pub(super) struct Glyphs {
    pub(super) unicode: bool,
}

/// What stands for a kind of piece: player 1's and player 2's sign.
struct Signs {
    kind: &'static str,
    unicode: [char; 2],
    /// Where the letter of the notation would not tell the players apart.
    ascii: Option<[char; 2]>,
}

const fn lettered(kind: &'static str, unicode: [char; 2]) -> Signs {
    Signs {
        kind,
        unicode,
        ascii: None,
    }
}

const fn disc(kind: &'static str) -> Signs {
    Signs {
        kind,
        unicode: ['○', '●'],
        ascii: Some(['o', '@']),
    }
}

const SIGNS: [Signs; 10] = [
    lettered("piece-defender", ['▫', '▪']),
    lettered("piece-sabre", ['□', '■']),
    lettered("piece-trident", ['◇', '◆']),
    lettered("piece-warrior", ['○', '●']),
    lettered("piece-blocker", ['⬡', '⬢']),
    lettered("piece-foot", ['○', '●']),
    lettered("piece-horse", ['♘', '♞']),
    disc("piece-disc"),
    disc("piece-stack"),
    // Pawns show where they are going.
    lettered("piece-pawn", ['▲', '▷']),
];

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
        let signs = SIGNS.iter().find(|signs| signs.kind == kind);
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
