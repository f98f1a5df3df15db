//! Setting positions up by hand.

use super::board::{LETTER, Position, RUNNER};
use super::variant::ToyRace;
use crate::edit::{Dial, Editable, KindView};
use crate::square::Square;
use crate::{Cell, Side};

impl Editable for ToyRace {
    fn kinds(&self) -> Vec<KindView> {
        vec![KindView {
            kind: RUNNER,
            letter: LETTER,
            height: 1,
        }]
    }

    fn bare(&self) -> Position {
        Position::EMPTY
    }

    fn put(&self, position: &mut Position, cell: Cell, side: Side, letter: char) -> bool {
        let possible = letter == LETTER && self.take(position, cell);
        if possible {
            position.flip(side, Square::new(cell.0));
        }
        possible
    }

    fn take(&self, position: &mut Position, cell: Cell) -> bool {
        let Some(square) = Square::of_cell(cell) else {
            return false;
        };
        if let Some(side) = position.owner(square) {
            position.flip(side, square);
        }
        true
    }

    fn set_ply(&self, position: &mut Position, ply: u32) {
        if Side::of_ply(ply) != position.side {
            position.flip_side();
        }
        position.ply = ply;
    }

    fn dials(&self, _position: &Position) -> Vec<Dial> {
        Vec::new()
    }

    fn turn_dial(&self, _position: &mut Position, _index: usize, _value: Option<u32>) {}
}
