//! Setting positions up by hand.

use super::board::{Kind, Position, SIDE_KEY, piece_key};
use super::variant::Latroncules;
use crate::edit::{Dial, Editable, KindView};
use crate::square::Square;
use crate::{Cell, Side};

const KINDS: [Kind; 2] = [Kind::Foot, Kind::Horse];

impl Editable for Latroncules {
    fn kinds(&self) -> Vec<KindView> {
        KINDS
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
        let Some(kind) = KINDS.into_iter().find(|kind| kind.letter() == letter) else {
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
        if let Some((side, kind)) = position.piece_at(square) {
            position.pieces[side.index()] &= !square.bit();
            position.horses &= !square.bit();
            position.hash ^= piece_key(side, kind, square);
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

    /// LA-10.
    fn dials(&self, position: &Position) -> Vec<Dial> {
        vec![Dial {
            label: "counter-quiet",
            side: None,
            value: Some(u32::from(position.quiet)),
            least: 0,
            most: u32::from(self.quiet_limit),
            optional: false,
        }]
    }

    fn turn_dial(&self, position: &mut Position, _index: usize, value: Option<u32>) {
        position.quiet = value.unwrap_or(0) as u8;
    }
}
