//! Setting positions up by hand.

use super::board::{Kind, Position, SIDE_KEY, piece_key};
use super::variant::Latroncules;
use crate::edit::{EditField, Editable, KindView, put_on_cleared, set_turn};
use crate::square::Square;
use crate::{Cell, Side};

impl Editable for Latroncules {
    fn kinds(&self) -> Vec<KindView> {
        Kind::ALL
            .map(|kind| KindView {
                kind: kind.name(),
                letter: kind.letter(),
                height: 1,
            })
            .to_vec()
    }

    fn bare(&self) -> Position {
        Position::EMPTY
    }

    fn put(&self, position: &mut Position, cell: Cell, side: Side, letter: char) -> bool {
        let kind = Kind::of_letter(letter);
        put_on_cleared(self, position, cell, kind, |position, kind| {
            position.put(side, kind, Square::from_index(cell.0));
        })
    }

    fn take(&self, position: &mut Position, cell: Cell) -> bool {
        let Some(square) = Square::of_cell(cell) else {
            return false;
        };
        if let Some((side, kind)) = position.piece_at(square) {
            position.pieces[side.index()].remove(square);
            position.horses.remove(square);
            position.hash ^= piece_key(side, kind, square);
        }
        true
    }

    fn set_ply(&self, position: &mut Position, ply: u32) {
        let turn = (&mut position.ply, &mut position.side, &mut position.hash);
        set_turn(ply, turn, SIDE_KEY);
    }

    /// LA-10.
    fn fields(&self, position: &Position) -> Vec<EditField> {
        vec![EditField {
            label: "counter-quiet",
            side: None,
            value: Some(u32::from(position.quiet)),
            least: 0,
            most: u32::from(self.quiet_limit),
            optional: false,
        }]
    }

    fn set_field(&self, position: &mut Position, _index: usize, value: Option<u32>) {
        position.quiet = value.unwrap_or(0) as u8;
    }
}
