//! What counts in Latroncules. A lead fades with the quiet counter: what cannot be converted before LA-10 is a draw.

use rules::latroncules::{Kind, Latroncules, Position};
use rules::square::{Direction, SquareSet};
use rules::{Game, Side};
use std::cmp::Ordering;

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

/// Whoever has more pieces than this is hardly ever blocked altogether.
const FEW: usize = 5;
/// With so much room nobody is close to being blocked.
const ENOUGH_ROOM: i32 = 8;

/// The names of the features, in the order of their indexes.
pub(super) const NAMES: &[&str] = &[
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

/// Pushes what is true of a position, for player 1 and against player 2.
#[inline(always)]
pub(super) fn features(game: &Latroncules, position: &Position, mut push: impl FnMut(usize, i32)) {
    let edge = SquareSet::file(0) | SquareSet::file(7) | SquareSet::rank(0) | SquareSet::rank(7);
    for side in Side::BOTH {
        let sign = if side == Side::One { 1 } else { -1 };
        let own = position.pieces_of(side);
        let enemies = position.pieces_of(!side);
        let empty = !(own | enemies);
        let foot = position.squares_of(side, Kind::Foot);
        let horses = position.squares_of(side, Kind::Horse);
        let count = |set: SquareSet| set.len() as i32;
        push(FOOT, sign * count(foot));
        push(HORSE, sign * count(horses));
        for step in 0..6 {
            let rank = SquareSet::rank_of(side, step as u8 + 1);
            push(ADVANCED + step, sign * count(foot & rank));
        }
        push(
            FREE_FOOT,
            sign * count(foot.shifted(Direction::forward(side)) & empty),
        );
        push(HORSE_MOVES, sign * count(around(horses) & empty));
        push(EDGE, sign * count(own & edge));
        push(CORNER, sign * count(own & SquareSet::CORNERS));
        let exposed = exposed(own, enemies, empty);
        push(EXPOSED, sign * count(exposed));
        if !foot.is_empty() {
            push(EXPOSED_HORSE, sign * count(exposed & horses));
        }
    }
    let sign = if game.side(position) == Side::One {
        1
    } else {
        -1
    };
    push(THREAT, sign * position.capturing_squares().len() as i32);
    push(TEMPO, sign);
}

/// How much of a lead is worth its face value, in 256ths.
#[inline(always)]
pub(super) fn fade(game: &Latroncules, position: &Position) -> i32 {
    let limit = i32::from(game.quiet_limit);
    let left = 256 * (limit - i32::from(position.quiet())) / limit;
    left * room(game, position) / ENOUGH_ROOM
}

/// LA-11: how much room to move the weaker player has, at most [`ENOUGH_ROOM`]. Who blocks the last enemies gives a win away.
fn room(game: &Latroncules, position: &Position) -> i32 {
    let numbers = Side::BOTH.map(|side| position.pieces_of(side).len());
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
    let mut room = 1 + 2 * (around(horses) & empty).len();
    for _ in 0..6 {
        marching = marching.shifted(Direction::forward(weaker)) & empty;
        room += marching.len();
    }
    (room as i32).min(ENOUGH_ROOM)
}

fn around(set: SquareSet) -> SquareSet {
    Direction::ALL
        .into_iter()
        .fold(SquareSet::EMPTY, |near, direction| {
            near | set.shifted(direction)
        })
}

/// Own pieces with an enemy on one side and an empty square on the opposite one: one move from being enclosed.
fn exposed(own: SquareSet, enemies: SquareSet, empty: SquareSet) -> SquareSet {
    Direction::ALL
        .into_iter()
        .fold(SquareSet::EMPTY, |found, way| {
            found | (enemies.shifted(way) & empty.shifted(way.opposite()) & own)
        })
}
