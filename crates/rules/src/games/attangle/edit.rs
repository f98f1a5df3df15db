//! Setting positions up by hand. Pieces come from the reserves and go back there, as far as they have some.

use super::board::{Level, Position, SIDE_KEY, stack_key};
use super::hexagon::Point;
use super::variant::Attangle;
use crate::edit::{Dial, Editable, KindView};
use crate::{Cell, Side};

impl Attangle {
    /// Heights stand for letters, as in a view.
    fn letter(&self, level: Level) -> char {
        char::from(b'0' + self.height(level))
    }

    /// What a stack takes from the reserves of its owner and of the other player: it hides at least one enemy, and nobody
    /// can say more (AT-6).
    fn content(&self, level: Level) -> [u8; 2] {
        match level {
            Level::Single => [1, 0],
            Level::Middle | Level::Full => [self.height(level) - 1, 1],
        }
    }

    /// Puts pieces back into the reserves, as far as there is room.
    fn give_back(&self, position: &mut Position, side: Side, level: Level) {
        let most = self.supply.unwrap_or(0);
        for (owner, count) in [side, !side].into_iter().zip(self.content(level)) {
            let reserve = &mut position.reserves[owner.index()];
            *reserve = (*reserve + count).min(most);
        }
    }
}

impl Editable for Attangle {
    fn kinds(&self) -> Vec<KindView> {
        Level::ALL
            .map(|level| KindView {
                kind: level.name(),
                letter: self.letter(level),
                height: self.height(level),
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
        let wanted = |level: &Level| self.letter(*level) == letter;
        let Some(level) = Level::ALL.into_iter().find(wanted) else {
            return false;
        };
        let cleared = self.take(position, cell);
        if cleared {
            position.put(side, level, Point::new(cell.0));
            for (owner, count) in [side, !side].into_iter().zip(self.content(level)) {
                let reserve = &mut position.reserves[owner.index()];
                *reserve = reserve.saturating_sub(count);
            }
        }
        cleared
    }

    fn take(&self, position: &mut Position, cell: Cell) -> bool {
        if cell.0 >= self.board.points() {
            return false;
        }
        let point = Point::new(cell.0);
        if let Some((side, level)) = position.stack_at(point) {
            position.stacks[side.index()] &= !point.bit();
            position.middle &= !point.bit();
            position.full &= !point.bit();
            position.hash ^= stack_key(side, level, point);
            self.give_back(position, side, level);
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

    /// AT-2: the reserves, where they have a limit.
    fn dials(&self, position: &Position) -> Vec<Dial> {
        let Some(supply) = self.supply else {
            return Vec::new();
        };
        Side::BOTH
            .map(|side| Dial {
                label: "edit-reserve",
                side: Some(side),
                value: Some(u32::from(position.reserve(side))),
                least: 0,
                most: u32::from(supply),
                optional: false,
            })
            .to_vec()
    }

    fn turn_dial(&self, position: &mut Position, index: usize, value: Option<u32>) {
        position.reserves[index] = value.unwrap_or(0) as u8;
    }
}
