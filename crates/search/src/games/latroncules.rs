//! Latroncules for the search. A lead fades with the quiet counter: what cannot be converted before LA-10 is a draw.

use crate::Contest;
use crate::weights::Shipped;
use rules::latroncules::{Kind, Latroncules, Move, Position};
use rules::square::{CORNERS, Direction, FILE_A, FILE_H, RANK_1, RANK_8, Square, shift};
use rules::{Game, Playable, Side};
use std::ops::ControlFlow;
use std::sync::LazyLock;

const FOOT: usize = 0;
const HORSE: usize = 1;
/// Foot soldiers by ranks gone, from the second step on.
const ADVANCED: usize = 2;
const FREE_FOOT: usize = 8;
const HORSE_MOVES: usize = 9;
const EDGE: usize = 10;
const CORNER: usize = 11;
const EXPOSED: usize = 12;
const THREAT: usize = 13;
const TEMPO: usize = 14;

/// What a captured piece is worth for ordering.
const FOOT_VALUE: i32 = 100;
const HORSE_VALUE: i32 = 180;

/// Read once from the file that ships with the program.
static SHIPPED: LazyLock<Shipped> =
    LazyLock::new(|| Shipped::read("latroncules", Latroncules::FEATURES));

impl Contest for Latroncules {
    const FEATURES: &'static [&'static str] = &[
        "foot",
        "horse",
        "advanced-2",
        "advanced-3",
        "advanced-4",
        "advanced-5",
        "advanced-6",
        "advanced-7",
        "free-foot",
        "horse-moves",
        "edge",
        "corner",
        "exposed",
        "threat",
        "tempo",
    ];

    fn default_weights(&self) -> &'static [i32] {
        SHIPPED.of(self.id())
    }

    fn glance_weights(&self) -> &'static [i32] {
        SHIPPED.at_a_glance(self.id())
    }

    fn features(&self, position: &Position, mut push: impl FnMut(usize, i32)) {
        for side in Side::BOTH {
            let sign = if side == Side::One { 1 } else { -1 };
            let own = position.pieces_of(side);
            let enemies = position.pieces_of(!side);
            let empty = !(own | enemies);
            let foot = position.squares_of(side, Kind::Foot);
            let horses = position.squares_of(side, Kind::Horse);
            let count = |set: u64| set.count_ones() as i32;
            push(FOOT, sign * count(foot));
            push(HORSE, sign * count(horses));
            for step in 0..6 {
                let gone = step as u32 + 1;
                let rank = if side == Side::One {
                    RANK_1 << (8 * gone)
                } else {
                    RANK_8 >> (8 * gone)
                };
                push(ADVANCED + step, sign * count(foot & rank));
            }
            let ahead = if side == Side::One {
                Direction::Up
            } else {
                Direction::Down
            };
            push(FREE_FOOT, sign * count(shift(foot, ahead) & empty));
            push(HORSE_MOVES, sign * count(around(horses) & empty));
            push(
                EDGE,
                sign * count(own & (FILE_A | FILE_H | RANK_1 | RANK_8)),
            );
            push(CORNER, sign * count(own & CORNERS));
            push(EXPOSED, sign * count(exposed(own, enemies, empty)));
        }
        let sign = if self.side(position) == Side::One {
            1
        } else {
            -1
        };
        push(
            THREAT,
            sign * position.capturing_squares().count_ones() as i32,
        );
        push(TEMPO, sign);
    }

    fn fade(&self, position: &Position) -> i32 {
        let limit = i32::from(self.quiet_limit);
        256 * (limit - i32::from(position.quiet())) / limit
    }

    fn pack(mv: Move) -> u64 {
        (mv.from.index() as u64) << 6 | mv.to.index() as u64 | 1 << 12
    }

    fn unpack(word: u64) -> Move {
        Move {
            from: Square::new((word >> 6) as u8),
            to: Square::new(word as u8),
        }
    }

    fn gain(&self, position: &Position, mv: Move) -> i32 {
        let taken = self.captures(position, mv);
        let horses = position.squares_of(!self.side(position), Kind::Horse);
        let promotion = position.squares_of(self.side(position), Kind::Foot) & mv.from.bit() != 0
            && (RANK_1 | RANK_8) & mv.to.bit() != 0;
        (taken & horses).count_ones() as i32 * HORSE_VALUE
            + (taken & !horses).count_ones() as i32 * FOOT_VALUE
            + if promotion {
                HORSE_VALUE - FOOT_VALUE
            } else {
                0
            }
    }

    fn slot(&self, position: &Position, mv: Move) -> usize {
        let horse = position.squares_of(self.side(position), Kind::Horse) & mv.from.bit() != 0;
        usize::from(horse) << 12 | mv.from.index() << 6 | mv.to.index()
    }

    fn loud<F>(&self, position: &Position, mut push: F) -> ControlFlow<()>
    where
        F: FnMut(Move) -> ControlFlow<()>,
    {
        let targets = position.capturing_squares();
        if targets == 0 {
            return ControlFlow::Continue(());
        }
        self.generate(position, |moves| {
            let moves = moves.ending_on(targets);
            for index in 0..rules::Group::len(&moves) {
                let mv = rules::Group::nth(&moves, index);
                if self.captures(position, mv) != 0 {
                    push(mv)?;
                }
            }
            ControlFlow::Continue(())
        })
    }

    /// Foot soldiers never go back, and what is captured is gone.
    fn settles(&self, position: &Position, mv: Move) -> bool {
        let foot = position.squares_of(self.side(position), Kind::Foot);
        foot & mv.from.bit() != 0 || self.captures(position, mv) != 0
    }

    fn pass(&self, position: &Position) -> Option<Position> {
        // With few pieces left being obliged to move is often the whole point.
        (position.pieces_of(self.side(position)).count_ones() >= 6).then(|| position.passed())
    }
}

fn around(set: u64) -> u64 {
    Direction::ALL
        .into_iter()
        .fold(0, |near, direction| near | shift(set, direction))
}

/// Own pieces with an enemy on one side and an empty square on the opposite one: one move from being enclosed.
fn exposed(own: u64, enemies: u64, empty: u64) -> u64 {
    Direction::ALL.into_iter().fold(0, |found, way| {
        found | (shift(enemies, way) & shift(empty, way.opposite()) & own)
    })
}
