//! What counts in Attangle. Full stacks win and never go away; what leads to them are strikes, and what a strike needs is
//! pieces on open lines and a reserve to put them there.

use rules::attangle::{Attangle, Kind, PointSet, Position};
use rules::{Game, Side};
use std::ops::ControlFlow;

const SINGLE: usize = 0;
const MIDDLE: usize = 1;
/// The first full stack, the second and so on; those above the goal are never met.
const FULL: usize = 2;
const MOST_FULL: u32 = 4;
/// One more full stack wins.
const ONE_SHORT: usize = 6;
/// Targets of the player to move: those that become a middle stack, and those that become a full one.
const TAKES_MIDDLE: usize = 7;
const TAKES_FULL: usize = 8;
/// Targets of the other player.
const MENACES_MIDDLE: usize = 9;
const MENACES_FULL: usize = 10;
/// Enemies that one piece more would make a target.
const AIMED: usize = 11;
const AIMED_MIDDLE: usize = 12;
/// Ways on which pieces stand ready to strike.
const PRESSURE: usize = 13;
/// A full stack would win and stands ready to be made.
const MATING: usize = 14;
const RESERVE: usize = 15;
/// AT-10 is near.
const LOW: usize = 16;
/// What still moves, by its distance from the centre.
const RING: usize = 17;
const TEMPO: usize = 22;

/// Fewer pieces than this in reserve begin to hurt.
const ENOUGH: i32 = 4;

/// The names of the features, in the order of their indexes.
pub(super) const NAMES: &[&str] = &[
    "single",
    "middle",
    "full-1",
    "full-2",
    "full-3",
    "full-4",
    "one-short",
    "takes-middle",
    "takes-full",
    "menaces-middle",
    "menaces-full",
    "aimed",
    "aimed-middle",
    "pressure",
    "mating",
    "reserve",
    "low",
    "ring-0",
    "ring-1",
    "ring-2",
    "ring-3",
    "ring-4",
    "tempo",
];

/// Pushes what is true of a position, for player 1 and against player 2.
#[inline(always)]
pub(super) fn features(game: &Attangle, position: &Position, mut push: impl FnMut(usize, i32)) {
    let count = |set: PointSet| set.len() as i32;
    let mover = game.side(position);
    for side in Side::BOTH {
        let sign = if side == Side::One { 1 } else { -1 };
        let singles = position.stacks_of(side, Kind::Single);
        let middles = position.stacks_of(side, Kind::Middle);
        let full = position.stacks_of(side, Kind::Full).len() as u32;
        push(SINGLE, sign * count(singles));
        push(MIDDLE, sign * count(middles));
        for nth in 0..full.min(MOST_FULL) {
            push(FULL + nth as usize, sign);
        }
        let one_short = full + 1 >= u32::from(game.goal);
        push(ONE_SHORT, sign * i32::from(one_short));
        for (feature, ring) in (RING..).zip(game.board.rings()) {
            push(feature, sign * count((singles | middles) & *ring));
        }
        if game.supply.is_some() {
            let reserve = i32::from(position.reserve(side));
            push(RESERVE, sign * reserve);
            push(LOW, sign * (ENOUGH - reserve).max(0));
        }

        let (mut to_middle, mut to_full, mut aimed, mut aimed_middle, mut ways) = (0, 0, 0, 0, 0);
        let _ = game.each_strike(position, side, |strike| {
            ways += count(strike.singles | strike.middles);
            if strike.completes() {
                to_full += 1;
            } else if strike.pairs() > 0 {
                to_middle += 1;
            } else if strike.on_middle {
                aimed_middle += 1;
            } else {
                aimed += 1;
            }
            ControlFlow::Continue(())
        });
        let (middle, filled) = if side == mover {
            (TAKES_MIDDLE, TAKES_FULL)
        } else {
            (MENACES_MIDDLE, MENACES_FULL)
        };
        push(middle, sign * to_middle);
        push(filled, sign * to_full);
        push(AIMED, sign * aimed);
        push(AIMED_MIDDLE, sign * aimed_middle);
        push(PRESSURE, sign * ways);
        push(MATING, sign * i32::from(one_short && to_full > 0));
    }
    push(TEMPO, if mover == Side::One { 1 } else { -1 });
}
