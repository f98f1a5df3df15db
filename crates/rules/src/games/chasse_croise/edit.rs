//! Setting positions up by hand. Every lane always has its one pawn: putting a pawn somewhere moves the pawn of that lane.

use super::board::{LANES, Lane, PAWN, Position, START};
use super::cells::Spot;
use super::dice::Dice;
use super::variant::ChasseCroise;
use crate::edit::{EditField, Editable, KindView};
use crate::{Cell, Game, Side};

const LETTER: char = 'P';

impl Editable for ChasseCroise {
    fn kinds(&self) -> Vec<KindView> {
        vec![KindView {
            kind: PAWN,
            letter: LETTER,
            height: 1,
        }]
    }

    fn bare(&self) -> Position {
        self.start()
    }

    /// An enemy that stands there goes home, as if it had been hit.
    fn put(&self, position: &mut Position, cell: Cell, side: Side, letter: char) -> bool {
        let Some(spot) = Spot::from_cell(cell).filter(|_| letter == LETTER) else {
            return false;
        };
        let reached = |lane: Lane| Some((lane, spot.place_on(side, lane)?));
        let Some((lane, place)) = Lane::all().find_map(reached) else {
            return false;
        };
        if let Some((owner, enemy)) = spot.pawn(position)
            && owner != side
        {
            stand(position, owner, enemy, START);
        }
        stand(position, side, lane, place);
        true
    }

    fn take(&self, position: &mut Position, cell: Cell) -> bool {
        let Some(spot) = Spot::from_cell(cell) else {
            return false;
        };
        if let Some((side, lane)) = spot.pawn(position) {
            stand(position, side, lane, START);
        }
        true
    }

    fn set_ply(&self, position: &mut Position, ply: u32) {
        *position = Position::set(places(position), Side::of_ply(ply), position.dice(), ply);
    }

    /// The dice that are left, the higher one first.
    fn fields(&self, position: &Position) -> Vec<EditField> {
        let mut dice = position.dice().points();
        ["edit-first-die", "edit-second-die"]
            .map(|label| EditField {
                label,
                side: None,
                value: dice.next().map(u32::from),
                least: 1,
                most: u32::from(Dice::MOST),
                optional: true,
            })
            .to_vec()
    }

    fn set_field(&self, position: &mut Position, index: usize, value: Option<u32>) {
        let mut dice = [0; 2];
        for (die, points) in dice.iter_mut().zip(position.dice().points()) {
            *die = points;
        }
        dice[index] = value.unwrap_or(0) as u8;
        let [one, other] = dice;
        position.dice = Dice::roll(one, other)
            .or_else(|| Dice::one(one.max(other)))
            .unwrap_or(Dice::NONE);
    }
}

fn places(position: &Position) -> [[u8; LANES as usize]; 2] {
    let mut places = [[START; LANES as usize]; 2];
    for side in Side::BOTH {
        for (place, lane) in places[side.index()].iter_mut().zip(Lane::all()) {
            *place = position.place(side, lane);
        }
    }
    places
}

fn stand(position: &mut Position, side: Side, lane: Lane, place: u8) {
    let mut places = places(position);
    places[side.index()][usize::from(lane.number() - 1)] = place;
    *position = Position::set(places, position.side(), position.dice(), position.turns);
}
