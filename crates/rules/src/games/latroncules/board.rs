//! The position, the lines of the board, and what encloses what.

use crate::Side;
use crate::hash;
use crate::square::{Direction, Square, SquareSet};

/// The two kinds of pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// A foot soldier, who steps straight ahead.
    Foot,
    /// A horseman, who follows the lines and jumps.
    Horse,
}

impl Kind {
    /// Both of them.
    pub const ALL: [Kind; 2] = [Kind::Foot, Kind::Horse];

    /// The kind with this letter of the notation, upper case.
    pub fn of_letter(letter: char) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.letter() == letter)
    }

    /// The letter of the notation, upper case.
    pub const fn letter(self) -> char {
        match self {
            Kind::Foot => 'F',
            Kind::Horse => 'C',
        }
    }

    /// The identifier of its name.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Foot => "piece-foot",
            Kind::Horse => "piece-horse",
        }
    }
}

/// A position: two sets of squares by player, one by kind, the counts, and a hash kept up to date.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pub(super) pieces: [SquareSet; 2],
    pub(super) horses: SquareSet,
    /// Board and player to move.
    pub(super) hash: u64,
    pub(super) ply: u32,
    /// LA-10: plies in a row without a capture.
    pub(super) quiet: u8,
    pub(super) side: Side,
}

const PIECE_KEYS: [u64; 256] = hash::keys(0x4c41);
pub(super) const SIDE_KEY: u64 = hash::mix(0x4c41_5349_4445);
pub(super) const QUIET_KEYS: [u64; 64] = hash::keys(0x4c41_3130);

#[inline]
pub(super) const fn piece_key(side: Side, kind: Kind, square: Square) -> u64 {
    PIECE_KEYS[(side as usize * 2 + kind as usize) * 64 + square.index()]
}

impl Position {
    pub(super) const EMPTY: Position = Position {
        pieces: [SquareSet::EMPTY; 2],
        horses: SquareSet::EMPTY,
        hash: 0,
        ply: 0,
        quiet: 0,
        side: Side::One,
    };

    /// LA-2: both players' two ranks full, horsemen on the marked squares.
    pub(super) fn start() -> Position {
        let mut position = Position::EMPTY;
        for square in SquareSet::ALL {
            let side = match square.rank() {
                0 | 1 => Side::One,
                6 | 7 => Side::Two,
                _ => continue,
            };
            let kind = if is_plain(square) {
                Kind::Foot
            } else {
                Kind::Horse
            };
            position.put(side, kind, square);
        }
        position
    }

    /// Whose piece stands on a square, and of which kind.
    pub fn piece_at(&self, square: Square) -> Option<(Side, Kind)> {
        let side = Side::BOTH
            .into_iter()
            .find(|side| self.pieces[side.index()].contains(square))?;
        Some((side, self.kind_on(square)))
    }

    /// The kind of the piece on an occupied square.
    #[inline]
    pub(super) const fn kind_on(&self, square: Square) -> Kind {
        if self.horses.contains(square) {
            Kind::Horse
        } else {
            Kind::Foot
        }
    }

    /// Plies in a row without a capture.
    pub fn quiet(&self) -> u8 {
        self.quiet
    }

    /// The same position with the other player to move: what a search asks when it tries a pass. No rule allows one.
    #[must_use]
    pub fn passed(mut self) -> Position {
        self.side = !self.side;
        self.hash ^= SIDE_KEY;
        self
    }

    /// Empty squares on which a piece of the player to move could enclose something. Whether a certain piece does depends on
    /// where it comes from; no capture ends anywhere else.
    pub fn capturing_squares(&self) -> SquareSet {
        let own = self.pieces[self.side.index()];
        let enemies = self.pieces[(!self.side).index()];
        let mut targets = SquareSet::EMPTY;
        for direction in Direction::ALL {
            targets |= (own.shifted(direction) & enemies).shifted(direction);
        }
        for corner in CORNER_LIST {
            if corner.square.meets(enemies) && corner.neighbours.meets(own) {
                targets |= corner.neighbours;
            }
        }
        targets - self.occupied()
    }

    /// The squares of a player's pieces.
    pub fn pieces_of(&self, side: Side) -> SquareSet {
        self.pieces[side.index()]
    }

    /// The squares of a player's pieces of one kind.
    pub fn squares_of(&self, side: Side, kind: Kind) -> SquareSet {
        match kind {
            Kind::Horse => self.pieces[side.index()] & self.horses,
            Kind::Foot => self.pieces[side.index()] - self.horses,
        }
    }

    pub(super) fn put(&mut self, side: Side, kind: Kind, square: Square) {
        self.pieces[side.index()].insert(square);
        if kind == Kind::Horse {
            self.horses.insert(square);
        }
        self.hash ^= piece_key(side, kind, square);
    }

    #[inline]
    pub(super) fn occupied(&self) -> SquareSet {
        self.pieces[0] | self.pieces[1]
    }

    /// The hash computed from scratch; the incremental one must equal it.
    pub(super) fn recomputed_hash(&self) -> u64 {
        let turn = if self.side == Side::Two { SIDE_KEY } else { 0 };
        SquareSet::ALL.iter().fold(turn, |hash, square| {
            hash ^ self
                .piece_at(square)
                .map_or(0, |(side, kind)| piece_key(side, kind, square))
        })
    }
}

/// LA-1: a plain square has no lines and allows every direction. h1 and a8 are plain.
pub(super) const fn is_plain(square: Square) -> bool {
    !(square.file() + square.rank()).is_multiple_of(2)
}

/// The lines drawn on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(super) struct Lines {
    pub(super) horizontal: bool,
    pub(super) vertical: bool,
    /// `/`
    pub(super) rising: bool,
    /// `\`
    pub(super) falling: bool,
}

/// LA-1: the lines on the marked squares. Ranks 1, 2, 7 and 8 have both diagonals; the middle ranks alternate.
pub(super) const fn lines(square: Square) -> Lines {
    let mut lines = Lines {
        horizontal: false,
        vertical: false,
        rising: false,
        falling: false,
    };
    if is_plain(square) {
        return lines;
    }
    let left_half = square.file() < 4;
    match square.rank() {
        2 | 5 => lines.horizontal = true,
        3 | 4 => lines.vertical = true,
        _ => {
            lines.rising = true;
            lines.falling = true;
            return lines;
        }
    }
    // Ranks 4 and 6 rise on the left half of the board, ranks 3 and 5 on the right half.
    let rises = left_half == (square.rank() == 3 || square.rank() == 5);
    lines.rising = rises;
    lines.falling = !rises;
    lines
}

/// LA-4: the squares that a horseman may leave in each direction.
pub(super) const LEAVES: [SquareSet; 8] = {
    let mut table = [SquareSet::EMPTY; 8];
    let mut d = 0;
    while d < 8 {
        let mut index = 0;
        while index < 64 {
            let square = Square::from_index(index);
            let lines = lines(square);
            let drawn = match Direction::ALL[d] {
                Direction::Up | Direction::Down => lines.vertical,
                Direction::Left | Direction::Right => lines.horizontal,
                Direction::UpRight | Direction::DownLeft => lines.rising,
                Direction::UpLeft | Direction::DownRight => lines.falling,
            };
            if is_plain(square) || drawn {
                table[d].insert(square);
            }
            index += 1;
        }
        d += 1;
    }
    table
};

/// The squares around each square.
pub(super) const AROUND: [SquareSet; 64] = {
    let mut table = [SquareSet::EMPTY; 64];
    let mut index = 0;
    while index < 64 {
        let mut d = 0;
        while d < 8 {
            let next = SquareSet::from_bits(1 << index).shifted(Direction::ALL[d]);
            table[index] = table[index].union(next);
            d += 1;
        }
        index += 1;
    }
    table
};

/// A corner and its two orthogonal neighbours.
#[derive(Clone, Copy)]
pub(super) struct Corner {
    pub(super) square: SquareSet,
    pub(super) neighbours: SquareSet,
}

const fn corner(file: u8, rank: u8) -> Corner {
    let square = Square::at(file, rank);
    let across = Square::at(if file == 0 { 1 } else { 6 }, rank);
    let along = Square::at(file, if rank == 0 { 1 } else { 6 });
    Corner {
        square: SquareSet::of(square),
        neighbours: SquareSet::of(across).union(SquareSet::of(along)),
    }
}

pub(super) const CORNER_LIST: [Corner; 4] =
    [corner(0, 0), corner(7, 0), corner(0, 7), corner(7, 7)];

/// The squares next to a corner, orthogonally.
pub(super) const BESIDE_CORNERS: SquareSet = {
    let [a, b, c, d] = CORNER_LIST;
    (a.neighbours.union(b.neighbours)).union(c.neighbours.union(d.neighbours))
};

/// LA-6: the enemies that a piece arriving on `at` encloses. `partners` are the other own pieces, without the origin.
#[inline]
pub(super) fn enclosed(at: Square, partners: SquareSet, enemies: SquareSet) -> SquareSet {
    if !AROUND[at.index()].meets(enemies) {
        return SquareSet::EMPTY;
    }
    let alone = SquareSet::of(at);
    let mut taken = SquareSet::EMPTY;
    for direction in Direction::ALL {
        let beyond = (alone.shifted(direction) & enemies).shifted(direction) & partners;
        taken |= beyond.shifted(direction.opposite());
    }
    if BESIDE_CORNERS.contains(at) {
        for corner in CORNER_LIST {
            let others = corner.neighbours - alone;
            if others != corner.neighbours && others.meets(partners) {
                taken |= corner.square & enemies;
            }
        }
    }
    taken
}

/// LA-7: the squares where two of these enemies would enclose a piece.
#[inline]
pub(super) fn pincers(enemies: SquareSet) -> SquareSet {
    let mut between = SquareSet::EMPTY;
    for direction in [
        Direction::Up,
        Direction::UpRight,
        Direction::Right,
        Direction::DownRight,
    ] {
        between |= enemies.shifted(direction) & enemies.shifted(direction.opposite());
    }
    // Rare, and cheap to rule out: pieces on both neighbours of a corner.
    if enemies.meets(BESIDE_CORNERS) {
        for corner in CORNER_LIST {
            if enemies & corner.neighbours == corner.neighbours {
                between |= corner.square;
            }
        }
    }
    between
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lines_are_those_of_the_rule_book() {
        let book = [
            "X . X . X . X .",
            ". X . X . X . X",
            "H\\ . H\\ . H/ . H/ .",
            ". V/ . V/ . V\\ . V\\",
            "V\\ . V\\ . V/ . V/ .",
            ". H/ . H/ . H\\ . H\\",
            "X . X . X . X .",
            ". X . X . X . X",
        ];
        for (rank, row) in book.iter().enumerate() {
            for (file, mark) in row.split(' ').enumerate() {
                let drawn = lines(Square::at(file as u8, rank as u8));
                let both = mark == "X";
                let expected = Lines {
                    horizontal: mark.contains('H'),
                    vertical: mark.contains('V'),
                    rising: both || mark.contains('/'),
                    falling: both || mark.contains('\\'),
                };
                assert_eq!(drawn, expected, "file {file} rank {rank}");
            }
        }
    }

    #[test]
    fn the_pattern_is_unchanged_by_a_half_turn() {
        for square in SquareSet::ALL {
            let turned = Square::from_index(63 - square.index() as u8);
            assert_eq!(lines(square), lines(turned));
        }
    }

    #[test]
    fn a_position_fits_into_128_bytes() {
        assert!(size_of::<Position>() <= 128);
    }
}
