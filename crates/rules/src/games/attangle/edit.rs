//! Setting positions up by hand. Pieces come from the reserves and go back there, as far as they have some.

use super::board::{Kind, Position, SIDE_KEY, stack_key};
use super::hexagon::Point;
use super::variant::Attangle;
use crate::edit::{EditField, Editable, KindView, put_on_cleared, set_turn};
use crate::{Cell, Side};

impl Attangle {
    /// Heights stand for letters, as in a view.
    fn letter(&self, kind: Kind) -> char {
        char::from(b'0' + self.height(kind))
    }

    /// What a stack takes from the reserves of its owner and of the other player: it hides at least one enemy, and nobody
    /// can say more (AT-6).
    fn content(&self, kind: Kind) -> [u8; 2] {
        match kind {
            Kind::Single => [1, 0],
            Kind::Middle | Kind::Full => [self.height(kind) - 1, 1],
        }
    }

    /// Puts pieces back into the reserves, as far as there is room.
    fn give_back(&self, position: &mut Position, side: Side, kind: Kind) {
        let most = self.supply.unwrap_or(0);
        for (owner, count) in [side, !side].into_iter().zip(self.content(kind)) {
            let reserve = &mut position.reserves[owner.index()];
            *reserve = (*reserve + count).min(most);
        }
    }
}

impl Editable for Attangle {
    fn kinds(&self) -> Vec<KindView> {
        Kind::ALL
            .map(|kind| KindView {
                kind: kind.name(),
                letter: self.letter(kind),
                height: self.height(kind),
            })
            .to_vec()
    }

    fn bare(&self) -> Position {
        Position {
            reserves: [self.supply.unwrap_or(0); 2],
            ..Position::EMPTY
        }
    }

    fn put(&self, position: &mut Position, cell: Cell, side: Side, letter: char) -> bool {
        let wanted = |kind: &Kind| self.letter(*kind) == letter;
        let kind = Kind::ALL.into_iter().find(wanted);
        put_on_cleared(self, position, cell, kind, |position, kind| {
            position.put(side, kind, Point::from_index(cell.0));
            for (owner, count) in [side, !side].into_iter().zip(self.content(kind)) {
                let reserve = &mut position.reserves[owner.index()];
                *reserve = reserve.saturating_sub(count);
            }
        })
    }

    fn take(&self, position: &mut Position, cell: Cell) -> bool {
        if cell.0 >= self.board.points() {
            return false;
        }
        let point = Point::from_index(cell.0);
        if let Some((side, kind)) = position.stack_at(point) {
            position.stacks[side.index()].remove(point);
            position.middle.remove(point);
            position.full.remove(point);
            position.hash ^= stack_key(side, kind, point);
            self.give_back(position, side, kind);
        }
        true
    }

    fn set_ply(&self, position: &mut Position, ply: u32) {
        let turn = (&mut position.ply, &mut position.side, &mut position.hash);
        set_turn(ply, turn, SIDE_KEY);
    }

    /// AT-2: the reserves, where they have a limit.
    fn fields(&self, position: &Position) -> Vec<EditField> {
        let Some(supply) = self.supply else {
            return Vec::new();
        };
        Side::BOTH
            .map(|side| EditField {
                label: "edit-reserve",
                side: Some(side),
                value: Some(u32::from(position.reserve(side))),
                least: 0,
                most: u32::from(supply),
                optional: false,
            })
            .to_vec()
    }

    fn set_field(&self, position: &mut Position, index: usize, value: Option<u32>) {
        position.reserves[index] = value.unwrap_or(0) as u8;
    }
}
