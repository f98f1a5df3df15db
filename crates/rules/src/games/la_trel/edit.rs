//! Setting positions up by hand.

use super::board::{Kind, Position, SIDE_KEY};
use super::variant::LaTrel;
use crate::edit::{EditField, Editable, KindView, put_on_cleared, set_turn};
use crate::square::Square;
use crate::{Cell, Side};

impl Editable for LaTrel {
    fn kinds(&self) -> Vec<KindView> {
        Kind::ALL
            .into_iter()
            .filter(|kind| self.blockers || *kind != Kind::Blocker)
            .map(|kind| KindView {
                kind: kind.name(),
                letter: kind.letter(),
                height: 1,
            })
            .collect()
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
        if let Some((side, _)) = position.piece_at(square) {
            position.remove(side, square);
        }
        true
    }

    fn set_ply(&self, position: &mut Position, ply: u32) {
        let turn = (&mut position.ply, &mut position.side, &mut position.hash);
        set_turn(ply, turn, SIDE_KEY);
    }

    /// LT-15: the moves that each player has left.
    fn fields(&self, position: &Position) -> Vec<EditField> {
        let Some(stand) = self.last_stand else {
            return Vec::new();
        };
        Side::BOTH
            .map(|side| EditField {
                label: "counter-last-stand",
                side: Some(side),
                value: position.moves_left(side).map(u32::from),
                least: 0,
                most: u32::from(stand.moves),
                optional: true,
            })
            .to_vec()
    }

    fn set_field(&self, position: &mut Position, index: usize, value: Option<u32>) {
        position.left[index] = value.map(|value| value as u8);
    }
}
