//! The position, the kinds of pieces and the lines they move along.

use crate::Side;
use crate::hash;
use crate::square::{Direction, Square, SquareSet};

/// The five kinds of pieces. The order is that of the position's bits: 1 moves straight, 2 diagonally, 3 both.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Kind {
    /// Steps straight, captures nothing, brings attackers back (LT-4, LT-10).
    Defender = 0,
    /// The attacker that goes straight.
    Sabre = 1,
    /// The attacker that goes diagonally.
    Trident = 2,
    /// The attacker that goes both ways.
    Warrior = 3,
    /// Stands in the way, captures nothing and is never captured (LT-6).
    Blocker = 4,
}

impl Kind {
    /// All five kinds.
    pub const ALL: [Kind; 5] = [
        Kind::Defender,
        Kind::Sabre,
        Kind::Trident,
        Kind::Warrior,
        Kind::Blocker,
    ];
    /// The three kinds that capture.
    pub const ATTACKERS: [Kind; 3] = [Kind::Sabre, Kind::Trident, Kind::Warrior];

    /// The letter of the notation, upper case.
    pub const fn letter(self) -> char {
        match self {
            Kind::Defender => 'D',
            Kind::Sabre => 'S',
            Kind::Trident => 'T',
            Kind::Warrior => 'W',
            Kind::Blocker => 'B',
        }
    }

    /// The kind with this letter, upper case.
    pub fn of_letter(letter: char) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.letter() == letter)
    }

    /// The identifier of its name.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Defender => "piece-defender",
            Kind::Sabre => "piece-sabre",
            Kind::Trident => "piece-trident",
            Kind::Warrior => "piece-warrior",
            Kind::Blocker => "piece-blocker",
        }
    }

    /// Whether it captures.
    pub const fn is_attacker(self) -> bool {
        matches!(self, Kind::Sabre | Kind::Trident | Kind::Warrior)
    }

    /// The most of this kind that a side can have.
    pub const fn most(self) -> u32 {
        match self {
            Kind::Defender => 8,
            Kind::Sabre => 4,
            Kind::Trident | Kind::Warrior | Kind::Blocker => 2,
        }
    }

    /// LT-5: whether an attacker of this kind goes in this direction.
    pub(super) const fn goes(self, direction: Direction) -> bool {
        let line = if direction.is_diagonal() { 2 } else { 1 };
        self.is_attacker() && self as u8 & line != 0
    }
}

/// A position: sets of squares by player and by what the pieces can do, the counters of LT-15 and a hash kept up to date.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pub(super) pieces: [SquareSet; 2],
    /// Sabres and Warriors of both players.
    pub(super) straight: SquareSet,
    /// Tridents and Warriors of both players.
    pub(super) diagonal: SquareSet,
    /// Blockers of both players. What is in none of the three sets is a defender.
    pub(super) blockers: SquareSet,
    /// Board and player to move.
    pub(super) hash: u64,
    pub(super) ply: u32,
    /// LT-15: the moves each player has left; `None` while no obligation runs, 0 when it was not met.
    pub(super) left: [Option<u8>; 2],
    pub(super) side: Side,
}

const PIECE_KEYS: [u64; 640] = hash::keys(0x4c54);
pub(super) const SIDE_KEY: u64 = hash::mix(0x4c54_5349_4445);
const LEFT_KEYS: [u64; 32] = hash::keys(0x4c54_3135);

#[inline]
pub(super) const fn piece_key(side: Side, kind: Kind, square: Square) -> u64 {
    PIECE_KEYS[(side as usize * 5 + kind as usize) * 64 + square.index()]
}

/// LT-2: the back rank from file a, and the second rank without and with blockers.
const BACK_RANK: [Kind; 8] = [
    Kind::Sabre,
    Kind::Sabre,
    Kind::Trident,
    Kind::Warrior,
    Kind::Warrior,
    Kind::Trident,
    Kind::Sabre,
    Kind::Sabre,
];
const BLOCKER_FILES: [u8; 2] = [2, 5];

impl Position {
    pub(super) const EMPTY: Position = Position {
        pieces: [SquareSet::EMPTY; 2],
        straight: SquareSet::EMPTY,
        diagonal: SquareSet::EMPTY,
        blockers: SquareSet::EMPTY,
        hash: 0,
        ply: 0,
        left: [None, None],
        side: Side::One,
    };

    /// LT-2.
    pub(super) fn start(blockers: bool) -> Position {
        let mut position = Position::EMPTY;
        for (side, back, second) in [(Side::One, 0, 1), (Side::Two, 7, 6)] {
            for (file, kind) in (0..).zip(BACK_RANK) {
                position.put(side, kind, Square::at(file, back));
                let front = if blockers && BLOCKER_FILES.contains(&file) {
                    Kind::Blocker
                } else {
                    Kind::Defender
                };
                position.put(side, front, Square::at(file, second));
            }
        }
        position
    }

    /// The kind of the piece on an occupied square.
    #[inline]
    pub(super) const fn kind_on(&self, square: Square) -> Kind {
        let index = square.index();
        let straight = self.straight.bits() >> index & 1;
        let diagonal = self.diagonal.bits() >> index & 1;
        let blocker = self.blockers.bits() >> index & 1;
        match straight | diagonal << 1 | blocker << 2 {
            0 => Kind::Defender,
            1 => Kind::Sabre,
            2 => Kind::Trident,
            3 => Kind::Warrior,
            _ => Kind::Blocker,
        }
    }

    /// Whose piece stands on a square, and of which kind.
    pub fn piece_at(&self, square: Square) -> Option<(Side, Kind)> {
        let side = Side::BOTH
            .into_iter()
            .find(|side| self.pieces[side.index()].contains(square))?;
        Some((side, self.kind_on(square)))
    }

    /// The same position with the other player to move: what a search asks when it tries a pass. No rule allows one.
    #[must_use]
    pub fn passed(mut self) -> Position {
        self.side = !self.side;
        self.hash ^= SIDE_KEY;
        self
    }

    /// LT-15: the moves this player has left to capture; `None` while no obligation runs.
    pub fn moves_left(&self, side: Side) -> Option<u8> {
        self.left[side.index()]
    }

    /// The squares of a player's pieces of one kind.
    #[inline]
    pub fn squares_of(&self, side: Side, kind: Kind) -> SquareSet {
        let own = self.pieces[side.index()];
        match kind {
            Kind::Defender => own - self.straight - self.diagonal - self.blockers,
            Kind::Sabre => (own & self.straight) - self.diagonal,
            Kind::Trident => (own & self.diagonal) - self.straight,
            Kind::Warrior => own & self.straight & self.diagonal,
            Kind::Blocker => own & self.blockers,
        }
    }

    /// The squares of a player's attackers.
    #[inline]
    pub const fn attackers(&self, side: Side) -> SquareSet {
        self.pieces[side.index()].intersection(self.straight.union(self.diagonal))
    }

    #[inline]
    pub(super) const fn occupied(&self) -> SquareSet {
        self.pieces[0].union(self.pieces[1])
    }

    /// LT-10: how many of a kind of attacker wait to be exchanged for a defender.
    pub fn pool(&self, side: Side, kind: Kind) -> u32 {
        let standing = self.squares_of(side, kind).len() as u32;
        kind.most().saturating_sub(standing)
    }

    pub(super) fn put(&mut self, side: Side, kind: Kind, square: Square) {
        self.pieces[side.index()].insert(square);
        self.mark(kind, square);
        self.hash ^= piece_key(side, kind, square);
    }

    /// Says which kind stands on a square that has no marks.
    #[inline]
    fn mark(&mut self, kind: Kind, square: Square) {
        let bits = kind as u64;
        let mark = |bit: u64| SquareSet::from_bits(bit << square.index());
        self.straight |= mark(bits & 1);
        self.diagonal |= mark(bits >> 1 & 1);
        self.blockers |= mark(bits >> 2);
    }

    /// Moves a piece to an empty square, where it may become another kind.
    #[inline]
    pub(super) fn shift_piece(
        &mut self,
        side: Side,
        from: Square,
        to: Square,
        becomes: Option<Kind>,
    ) {
        let kind = self.kind_on(from);
        let arriving = becomes.unwrap_or(kind);
        self.remove(side, from);
        self.pieces[side.index()].insert(to);
        self.mark(arriving, to);
        self.hash ^= piece_key(side, arriving, to);
    }

    /// Takes a piece off the board and says what it was.
    #[inline]
    pub(super) fn remove(&mut self, side: Side, square: Square) -> Kind {
        let kind = self.kind_on(square);
        let gone = SquareSet::of(square);
        self.pieces[side.index()] -= gone;
        self.straight -= gone;
        self.diagonal -= gone;
        self.blockers -= gone;
        self.hash ^= piece_key(side, kind, square);
        kind
    }

    /// What the counters of LT-15 add to the key of search tables.
    #[inline]
    pub(super) fn left_key(&self) -> u64 {
        let key = |side: Side| {
            self.left[side.index()].map_or(0, |left| {
                LEFT_KEYS[side.index() * 16 + usize::from(left) % 16]
            })
        };
        key(Side::One) ^ key(Side::Two)
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

/// The squares ahead of each square in each direction.
pub(super) const RAYS: [[SquareSet; 64]; 8] = {
    let mut table = [[SquareSet::EMPTY; 64]; 8];
    let mut d = 0;
    while d < 8 {
        let mut index = 0;
        while index < 64 {
            let mut front = SquareSet::from_bits(1 << index).shifted(Direction::ALL[d]);
            while !front.is_empty() {
                table[d][index] = table[d][index].union(front);
                front = front.shifted(Direction::ALL[d]);
            }
            index += 1;
        }
        d += 1;
    }
    table
};

/// The first square of the set that lies ahead in this direction.
#[inline]
pub(super) const fn first_ahead(
    from: Square,
    direction: Direction,
    set: SquareSet,
) -> Option<Square> {
    let hit = RAYS[direction.index()][from.index()].bits() & set.bits();
    if hit == 0 {
        return None;
    }
    let index = match direction {
        Direction::Up | Direction::UpRight | Direction::Right | Direction::UpLeft => {
            hit.trailing_zeros()
        }
        _ => hit.ilog2(),
    };
    Some(Square::from_index(index as u8))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_fits_into_128_bytes() {
        assert!(size_of::<Position>() <= 128);
    }

    #[test]
    fn the_first_piece_ahead_is_the_nearest() {
        let square = |name| Square::named(name).unwrap();
        let set = ["d7", "d6", "d2", "a1"].into_iter().map(square).collect();
        let from = square("d4");
        assert_eq!(first_ahead(from, Direction::Up, set), Some(square("d6")));
        assert_eq!(first_ahead(from, Direction::Down, set), Some(square("d2")));
        assert_eq!(
            first_ahead(from, Direction::DownLeft, set),
            Some(square("a1"))
        );
        assert_eq!(first_ahead(from, Direction::Right, set), None);
    }
}
