//! Attangle for the search. Full stacks win and never go away; what leads to them are strikes, and what a strike needs is
//! pieces on open lines and a reserve to put them there.

use crate::Contest;
use crate::weights::Shipped;
use rules::attangle::{Attangle, Level, Move, Moves, Point, Position};
use rules::{Game, Group, Playable, Side};
use std::ops::ControlFlow;
use std::sync::LazyLock;

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

/// What a capture is worth for ordering.
const MAKES_MIDDLE: i32 = 100;
const MAKES_FULL: i32 = 300;
const WINS: i32 = 5_000;
/// Fewer pieces than this in reserve begin to hurt.
const ENOUGH: i32 = 4;

/// Read once from the file that ships with the program.
static SHIPPED: LazyLock<Shipped> = LazyLock::new(|| Shipped::read("attangle", Attangle::FEATURES));

impl Contest for Attangle {
    const FEATURES: &'static [&'static str] = &[
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

    fn default_weights(&self) -> &'static [i32] {
        SHIPPED.of(self.id())
    }

    fn features(&self, position: &Position, mut push: impl FnMut(usize, i32)) {
        let count = |set: u64| set.count_ones() as i32;
        let mover = self.side(position);
        for side in Side::BOTH {
            let sign = if side == Side::One { 1 } else { -1 };
            let singles = position.stacks_of(side, Level::Single);
            let middles = position.stacks_of(side, Level::Middle);
            let full = position.stacks_of(side, Level::Full).count_ones();
            push(SINGLE, sign * count(singles));
            push(MIDDLE, sign * count(middles));
            for nth in 0..full.min(MOST_FULL) {
                push(FULL + nth as usize, sign);
            }
            let one_short = full + 1 >= u32::from(self.goal);
            push(ONE_SHORT, sign * i32::from(one_short));
            for (feature, ring) in (RING..).zip(self.board.rings()) {
                push(feature, sign * count((singles | middles) & ring));
            }
            if self.supply.is_some() {
                let reserve = i32::from(position.reserve(side));
                push(RESERVE, sign * reserve);
                push(LOW, sign * (ENOUGH - reserve).max(0));
            }

            let (mut to_middle, mut to_full, mut aimed, mut aimed_middle, mut ways) =
                (0, 0, 0, 0, 0);
            let _ = self.each_strike(position, side, |strike| {
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

    fn pack(mv: Move) -> u64 {
        match mv {
            Move::Enter(point) => 1 << 18 | point.index() as u64,
            Move::Capture {
                attackers: [one, other],
                target,
            } => {
                let places = one.index() << 12 | other.index() << 6 | target.index();
                1 << 19 | places as u64
            }
        }
    }

    fn unpack(word: u64) -> Move {
        let point = |at: u32| Point::new((word >> at & 63) as u8);
        if word & 1 << 19 == 0 {
            Move::Enter(point(0))
        } else {
            Move::Capture {
                attackers: [point(12), point(6)],
                target: point(0),
            }
        }
    }

    fn gain(&self, position: &Position, mv: Move) -> i32 {
        let Move::Capture { attackers, target } = mv else {
            return 0;
        };
        let middles = Side::BOTH
            .into_iter()
            .fold(0, |set, side| set | position.stacks_of(side, Level::Middle));
        let involved = attackers[0].bit() | attackers[1].bit() | target.bit();
        if involved & middles == 0 {
            return MAKES_MIDDLE;
        }
        let full = position.stacks_of(self.side(position), Level::Full);
        if full.count_ones() + 1 >= u32::from(self.goal) {
            WINS
        } else if target.bit() & middles != 0 {
            // An own middle stack is kept and the enemy's is lost.
            MAKES_FULL + MAKES_MIDDLE
        } else {
            MAKES_FULL
        }
    }

    fn slot(&self, _position: &Position, mv: Move) -> usize {
        match mv {
            Move::Enter(point) => point.index(),
            Move::Capture { attackers, target } => {
                64 + (attackers[0].index() << 6 | target.index())
            }
        }
    }

    fn loud<F>(&self, position: &Position, mut push: F) -> ControlFlow<()>
    where
        F: FnMut(Move) -> ControlFlow<()>,
    {
        self.generate(position, |group| {
            if let Moves::Enter(_) = group {
                return ControlFlow::Continue(());
            }
            for index in 0..group.len() {
                push(group.nth(index))?;
            }
            ControlFlow::Continue(())
        })
    }

    /// Stacks only grow, and what was entered never leaves but into a stack.
    fn settles(&self, _position: &Position, _mv: Move) -> bool {
        true
    }

    fn pass(&self, position: &Position) -> Option<Position> {
        // Who has nothing to enter is obliged to capture, and may wish not to (AT-10).
        let free = self.supply.is_none() || position.reserve(self.side(position)) > 1;
        free.then(|| position.passed())
    }
}
