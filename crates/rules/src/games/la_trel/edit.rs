//! Setting positions up by hand.

use super::board::{Kind, Position, SIDE_KEY};
use super::variant::LaTrel;
use crate::edit::{Dial, Editable, KindView};
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
        let Some(kind) = Kind::of_letter(letter) else {
            return false;
        };
        let cleared = self.take(position, cell);
        if cleared {
            position.put(side, kind, Square::new(cell.0));
        }
        cleared
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
        if Side::of_ply(ply) != position.side {
            position.side = !position.side;
            position.hash ^= SIDE_KEY;
        }
        position.ply = ply;
    }

    /// LT-15: the moves that each player has left.
    fn dials(&self, position: &Position) -> Vec<Dial> {
        let Some(stand) = self.last_stand else {
            return Vec::new();
        };
        Side::BOTH
            .map(|side| Dial {
                label: "counter-last-stand",
                side: Some(side),
                value: position.moves_left(side).map(u32::from),
                least: 0,
                most: u32::from(stand.moves),
                optional: true,
            })
            .to_vec()
    }

    fn turn_dial(&self, position: &mut Position, index: usize, value: Option<u32>) {
        position.left[index] = value.map(|value| value as u8);
    }
}
