//! Setting positions up by hand.

use super::board::{LETTER, Position, RUNNER, SIDE_KEY};
use super::variant::ToyRace;
use crate::edit::{EditField, Editable, KindView, put_on_cleared, set_turn};
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
        let runner = (letter == LETTER).then_some(());
        put_on_cleared(self, position, cell, runner, |position, ()| {
            position.flip(side, Square::from_index(cell.0));
        })
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
        let turn = (&mut position.ply, &mut position.side, &mut position.hash);
        set_turn(ply, turn, SIDE_KEY);
    }

    fn fields(&self, _position: &Position) -> Vec<EditField> {
        Vec::new()
    }

    fn set_field(&self, _position: &mut Position, _index: usize, _value: Option<u32>) {}
}
