//! What counts in Toy race: runners that are home, ground that was won, and room to step.

use rules::square::Direction;
use rules::toy_race::{Position, ToyRace};
use rules::{Game, Side};

const HOME: usize = 0;
/// Ranks gone, all runners together.
const GROUND: usize = 1;
/// Runners with an empty square straight ahead.
const FREE: usize = 2;
const TEMPO: usize = 3;

/// The names of the features, in the order of their indexes.
pub(super) const NAMES: &[&str] = &["home", "ground", "free", "tempo"];

/// Pushes what is true of a position, for player 1 and against player 2.
pub(super) fn features(game: &ToyRace, position: &Position, mut push: impl FnMut(usize, i32)) {
    for side in Side::BOTH {
        let sign = sign(side);
        push(HOME, sign * position.home(side) as i32);
        for square in position.runners_of(side) {
            let (ahead, gone) = match side {
                Side::One => (Direction::Up, square.rank()),
                Side::Two => (Direction::Down, 7 - square.rank()),
            };
            push(GROUND, sign * i32::from(gone));
            let next = square.step(ahead);
            if next.is_some_and(|next| position.empty().contains(next)) {
                push(FREE, sign);
            }
        }
    }
    push(TEMPO, sign(game.side(position)));
}

fn sign(side: Side) -> i32 {
    match side {
        Side::One => 1,
        Side::Two => -1,
    }
}
