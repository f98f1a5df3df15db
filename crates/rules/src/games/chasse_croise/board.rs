//! The position. Lanes and places are both counted from 0 to 11, so that a red pawn on column i, place j meets the white
//! pawn on row j, place i: one player's lanes are the other player's places, and one pair of tables serves both.

use super::dice::Dice;
use crate::{Side, hash};

/// CC-1: the lanes of each player.
pub const LANES: u8 = 10;
/// CC-1: the place of a pawn that has not set out.
pub const START: u8 = 0;
/// CC-1: the place of a pawn that has arrived.
pub const ARRIVAL: u8 = 11;

/// The name of the one kind of piece.
pub(super) const PAWN: &str = "piece-pawn";

/// A lane of one of the players, from 1 to 10: a column for Red, a row for White.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Lane(u8);

impl Lane {
    /// The lane with this number; `None` where there is none.
    pub fn new(number: u8) -> Option<Lane> {
        (1..=LANES).contains(&number).then_some(Lane(number))
    }

    /// The ten lanes, from the first.
    pub fn all() -> impl Iterator<Item = Lane> {
        (1..=LANES).map(Lane)
    }

    /// From 1 to 10.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// `c` for Red's third lane, `3` for White's.
    pub fn name(self, side: Side) -> String {
        match side {
            Side::One => char::from(b'a' + self.0 - 1).to_string(),
            Side::Two => self.0.to_string(),
        }
    }

    #[inline]
    const fn from_index(index: u8) -> Lane {
        Lane(index)
    }

    #[inline]
    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }
}

set_of! {
    /// A set of one player's lanes. A lane's number is also its index, so that bit n stands for lane n.
    ///
    /// ```
    /// use ludotheca_rules::Game;
    /// use ludotheca_rules::chasse_croise::{ARRIVAL, STANDARD, START};
    ///
    /// let position = STANDARD.start();
    /// let waiting = position.lanes_at(STANDARD.side(&position), START);
    /// let numbers: Vec<u8> = waiting.iter().map(|lane| lane.number()).collect();
    /// assert_eq!(numbers, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    /// assert!(position.lanes_at(STANDARD.side(&position), ARRIVAL).is_empty());
    /// ```
    LaneSet, Lanes, of Lane in u16
}

/// Which way along its lane a pawn goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Way {
    /// From the start towards the arrival.
    Forward,
    /// From the arrival towards the start.
    Backward,
}

impl Way {
    /// `+` or `-`, as moves are written.
    pub const fn sign(self) -> char {
        match self {
            Way::Forward => '+',
            Way::Backward => '-',
        }
    }

    /// The place so many steps from another one. `None` outside the lane (CC-3).
    pub fn reach(self, place: u8, steps: u8) -> Option<u8> {
        match self {
            Way::Forward => place.checked_add(steps).filter(|to| *to <= ARRIVAL),
            Way::Backward => place.checked_sub(steps),
        }
    }
}

/// Lanes or places of one player: from start to arrival.
const ENDS_INCLUDED: usize = ARRIVAL as usize + 1;

/// All ten lanes as a set.
const ALL_LANES: LaneSet = LaneSet::from_bits(0b0111_1111_1110);

/// A position: where the pawns stand, told twice (place by place and lane by lane), the dice left, the turn, and a hash
/// kept up to date.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// By player and place: the set of lanes whose pawn stands there.
    lanes_at: [[LaneSet; ENDS_INCLUDED]; 2],
    /// By player and lane: the place of its pawn, as a set of one of the enemy's lanes, which this place is the number of.
    /// Lanes 0 and 11 do not exist and stay empty.
    place_on: [[LaneSet; ENDS_INCLUDED]; 2],
    /// Board and player to move.
    hash: u64,
    /// Turns completed.
    pub(super) turns: u32,
    pub(super) dice: Dice,
    side: Side,
}

const PAWN_KEYS: [u64; 2 * 16 * 16] = hash::keys(0x4343);
const SIDE_KEY: u64 = hash::mix(0x4343_5349_4445);
const DICE_KEYS: [u64; Dice::CODES] = hash::keys(0x4343_6469_6365);

#[inline]
const fn pawn_key(side: Side, lane: Lane, place: u8) -> u64 {
    PAWN_KEYS[(side as usize * 16 + lane.index()) * 16 + place as usize]
}

impl Position {
    /// CC-1: every pawn on its start cell, Red to begin.
    pub(super) fn start() -> Position {
        Position::set([[START; LANES as usize]; 2], Side::One, Dice::NONE, 0)
    }

    /// A position with the pawns at these places, lane by lane.
    pub(super) fn set(
        places: [[u8; LANES as usize]; 2],
        side: Side,
        dice: Dice,
        turns: u32,
    ) -> Position {
        let mut position = Position {
            lanes_at: [[LaneSet::EMPTY; ENDS_INCLUDED]; 2],
            place_on: [[LaneSet::EMPTY; ENDS_INCLUDED]; 2],
            hash: 0,
            turns,
            dice,
            side,
        };
        for owner in Side::BOTH {
            for (lane, place) in Lane::all().zip(places[owner.index()]) {
                position.lanes_at[owner.index()][usize::from(place)].insert(lane);
                position.place_on[owner.index()][lane.index()] = LaneSet::of(Lane(place));
            }
        }
        position.hash = position.recomputed_hash();
        position
    }

    /// The player to move.
    #[inline]
    pub const fn side(&self) -> Side {
        self.side
    }

    /// The dice not yet used; none before the roll.
    pub const fn dice(&self) -> Dice {
        self.dice
    }

    /// The place of a pawn: its number of steps from the start.
    #[inline]
    pub const fn place(&self, side: Side, lane: Lane) -> u8 {
        self.place_on[side.index()][lane.index()].lowest().0
    }

    /// The lanes of a player whose pawns stand at a place. Seen from an enemy whose lane has the number of this place, these
    /// are the places of his lane where a pawn bars his way.
    #[inline]
    pub const fn lanes_at(&self, side: Side, place: u8) -> LaneSet {
        self.lanes_at[side.index()][place as usize]
    }

    /// The lane of the enemy that stands at this place of a player's lane.
    pub fn enemy_at(&self, side: Side, lane: Lane, place: u8) -> Option<Lane> {
        let enemy = Lane::new(place)?;
        (self.place(!side, enemy) == lane.number()).then_some(enemy)
    }

    /// How many of a player's pawns have arrived.
    pub const fn arrived(&self, side: Side) -> u8 {
        self.lanes_at[side.index()][ARRIVAL as usize].len() as u8
    }

    /// CC-7: whether all ten pawns have arrived.
    #[inline]
    pub(super) const fn all_arrived(&self, side: Side) -> bool {
        self.lanes_at[side.index()][ARRIVAL as usize].bits() == ALL_LANES.bits()
    }

    /// CC-3 and CC-4 for all pawns of the player to move together: the lanes on which a die allows a step forward, and
    /// those on which it allows one backward.
    #[inline]
    pub(super) fn movable(&self, die: u8) -> [LaneSet; 2] {
        match die {
            1 => self.movable_by::<1>(),
            2 => self.movable_by::<2>(),
            3 => self.movable_by::<3>(),
            4 => self.movable_by::<4>(),
            5 => self.movable_by::<5>(),
            _ => self.movable_by::<6>(),
        }
    }

    #[inline]
    fn movable_by<const DIE: usize>(&self) -> [LaneSet; 2] {
        let own = &self.lanes_at[self.side.index()];
        // Indexed by our places, each the lane of one enemy: the one lane of ours on which that enemy stands. The bits of
        // enemies on start and arrival cells are none of our lanes.
        let enemies = &self.place_on[(!self.side).index()];
        let (mut forward, mut backward) = (LaneSet::EMPTY, LaneSet::EMPTY);
        for low in 0..ENDS_INCLUDED - DIE {
            let high = low + DIE;
            let between = enemies[low + 1..high].iter();
            let barred = between.fold(LaneSet::EMPTY, |set, enemy| set | *enemy);
            forward |= own[low] - barred;
            backward |= own[high] - barred;
        }
        [forward, backward]
    }

    /// Moves a pawn of the player to move, and sends home the enemy it lands on (CC-5).
    #[inline]
    pub(super) fn advance(&mut self, lane: Lane, from: u8, to: u8) {
        let side = self.side;
        self.displace(side, lane, from, to);
        // Enemy lanes 0 and 11 do not exist, so start and arrival cells are safe without asking.
        if self.place_on[(!side).index()][usize::from(to)].contains(lane) {
            self.displace(!side, Lane(to), lane.number(), START);
        }
    }

    #[inline]
    fn displace(&mut self, side: Side, lane: Lane, from: u8, to: u8) {
        let lanes_at = &mut self.lanes_at[side.index()];
        lanes_at[usize::from(from)].remove(lane);
        lanes_at[usize::from(to)].insert(lane);
        self.place_on[side.index()][lane.index()] = LaneSet::of(Lane(to));
        self.hash ^= pawn_key(side, lane, from) ^ pawn_key(side, lane, to);
    }

    /// The turn passes; what is left of the roll is lost.
    #[inline]
    pub(super) fn pass_turn(&mut self) {
        self.dice = Dice::NONE;
        self.turns += 1;
        self.side = !self.side;
        self.hash ^= SIDE_KEY;
    }

    #[inline]
    pub(super) const fn hash(&self) -> u64 {
        self.hash
    }

    #[inline]
    pub(super) const fn hash_with_dice(&self) -> u64 {
        self.hash ^ DICE_KEYS[self.dice.code()]
    }

    /// The hash computed from scratch; the incremental one must equal it.
    pub(super) fn recomputed_hash(&self) -> u64 {
        let turn = if self.side == Side::Two { SIDE_KEY } else { 0 };
        Side::BOTH.into_iter().fold(turn, |hash, side| {
            Lane::all().fold(hash, |hash, lane| {
                hash ^ pawn_key(side, lane, self.place(side, lane))
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_fits_into_128_bytes() {
        assert!(size_of::<Position>() <= 128);
    }
    #[test]
    fn the_lanes_standing_at_a_place_are_those_whose_pawn_is_there() {
        let places = [
            [0, 3, 3, 11, 7, 0, 1, 10, 3, 11],
            [5, 0, 0, 2, 11, 9, 9, 4, 0, 6],
        ];
        let position = Position::set(places, Side::One, Dice::NONE, 0);
        for side in Side::BOTH {
            for place in START..=ARRIVAL {
                let lanes = Lane::all().filter(|lane| position.place(side, *lane) == place);
                let expected: LaneSet = lanes.collect();
                assert_eq!(position.lanes_at(side, place), expected, "{side:?} {place}");
            }
        }
        assert_eq!(position.lanes_at(Side::One, 3).bits(), 0b10_0000_1100);
    }
}
