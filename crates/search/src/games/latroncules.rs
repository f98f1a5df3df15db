//! Latroncules for the search. A lead fades with the quiet counter: what cannot be converted before LA-10 is a draw.

use crate::Contest;
use crate::weights::Shipped;
use rules::latroncules::{Kind, Latroncules, Move, Position};
use rules::square::{CORNERS, Direction, FILE_A, FILE_H, RANK_1, RANK_8, Square, forward, shift};
use rules::{Game, Playable, Side};
use std::cmp::Ordering;
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
/// Exposed horsemen, while there are foot soldiers who could be exposed instead.
const EXPOSED_HORSE: usize = 15;

/// What a captured piece is worth for ordering.
const FOOT_VALUE: i32 = 100;
const HORSE_VALUE: i32 = 180;

/// Whoever has more pieces than this is hardly ever blocked altogether.
const FEW: u32 = 5;
/// With so much room nobody is close to being blocked.
const ENOUGH_ROOM: i32 = 8;

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
        "exposed-horse",
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
            push(FREE_FOOT, sign * count(shift(foot, forward(side)) & empty));
            push(HORSE_MOVES, sign * count(around(horses) & empty));
            push(
                EDGE,
                sign * count(own & (FILE_A | FILE_H | RANK_1 | RANK_8)),
            );
            push(CORNER, sign * count(own & CORNERS));
            let exposed = exposed(own, enemies, empty);
            push(EXPOSED, sign * count(exposed));
            if foot != 0 {
                push(EXPOSED_HORSE, sign * count(exposed & horses));
            }
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
        let left = 256 * (limit - i32::from(position.quiet())) / limit;
        left * room(self, position) / ENOUGH_ROOM
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

/// LA-11: how much room to move the weaker player has, at most [`ENOUGH_ROOM`]. Who blocks the last enemies gives a win away.
fn room(game: &Latroncules, position: &Position) -> i32 {
    let numbers = Side::BOTH.map(|side| position.pieces_of(side).count_ones());
    let weaker = match numbers[0].cmp(&numbers[1]) {
        Ordering::Less => Side::One,
        Ordering::Equal => return ENOUGH_ROOM,
        Ordering::Greater => Side::Two,
    };
    if game.blocked_loses || numbers[weaker.index()] > FEW {
        return ENOUGH_ROOM;
    }
    let empty = !(position.pieces_of(weaker) | position.pieces_of(!weaker));
    let horses = position.squares_of(weaker, Kind::Horse);
    let mut marching = position.squares_of(weaker, Kind::Foot);
    let mut room = 1 + 2 * (around(horses) & empty).count_ones();
    for _ in 0..6 {
        marching = shift(marching, forward(weaker)) & empty;
        room += marching.count_ones();
    }
    (room as i32).min(ENOUGH_ROOM)
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
