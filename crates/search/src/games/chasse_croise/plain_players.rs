//! Two simple players to measure against: one that counts steps, one that hardly thinks.

use super::moves::hits;
use super::outlook::Outlooks;
use crate::expectimax::{Scope, Turns};
use rules::chasse_croise::{ChasseCroise, LANES, Lane, Move, Position, Way};
use rules::{Game, Group, Side, Table};
use std::ops::ControlFlow;

/// The whole rest of the turn that leaves the player farthest ahead, own steps minus the enemy's; among equals the one that
/// leaves the fewest pawns within reach of one die. Nothing before the roll and when the game is over.
pub(super) fn greedy(table: &Table<ChasseCroise>) -> Vec<Move> {
    let (game, position) = (table.game(), table.position());
    if position.dice().is_empty() || table.outcome().is_some() {
        return Vec::new();
    }
    let side = position.side();
    let mut turns = Turns::default();
    turns.find(game, position, Scope::All);
    turns
        .iter()
        .min_by_key(|choice| {
            let after = &choice.position;
            let behind = steps(after, !side) - steps(after, side);
            (behind, exposed(after, side))
        })
        .map_or_else(Vec::new, |choice| choice.turn.to_vec())
}

fn steps(position: &Position, side: Side) -> i32 {
    Lane::all()
        .map(|lane| i32::from(position.place(side, lane)))
        .sum()
}

/// How many pawns of a player an enemy could hit with one die.
fn exposed(position: &Position, side: Side) -> u32 {
    let outlooks = Outlooks::table();
    (1..=LANES)
        .filter_map(Lane::new)
        .map(|lane| {
            let enemy = position.place(!side, lane);
            let outlook = outlooks.of(enemy, position.lanes_at(side, lane.number()));
            u32::from(outlook.within_one_die)
        })
        .sum()
}

/// The next step of somebody new to the game: hits forward if he can, else advances anything, and ends the turn as soon as he
/// may. Chosen evenly by `below(n)`, which must return a number under `n`. `None` before the roll and when the game is over.
pub(super) fn novice(
    table: &Table<ChasseCroise>,
    below: &mut dyn FnMut(usize) -> usize,
) -> Option<Move> {
    let (game, position) = (table.game(), table.position());
    if position.dice().is_empty() || table.outcome().is_some() {
        return None;
    }
    let mut chosen = None;
    let (mut best, mut equals) = (Wish::Advance, 0);
    let _ = game.generate(position, |group| {
        for index in 0..group.len() {
            let mv = group.nth(index);
            let Some(wish) = Wish::of(position, mv).filter(|wish| *wish >= best) else {
                continue;
            };
            if wish > best {
                (best, equals) = (wish, 0);
            }
            equals += 1;
            // Each equal takes the place of the choice by its share: even over all in the end.
            if below(equals) == 0 {
                chosen = Some(mv);
            }
        }
        ControlFlow::Continue(())
    });
    chosen
}

/// What the novice cares about, the least first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Wish {
    Advance,
    HitForward,
    EndTurn,
}

impl Wish {
    fn of(position: &Position, mv: Move) -> Option<Wish> {
        match mv {
            Move::EndTurn => Some(Wish::EndTurn),
            Move::Step {
                way: Way::Forward, ..
            } if hits(position, mv) => Some(Wish::HitForward),
            Move::Step {
                way: Way::Forward, ..
            } => Some(Wish::Advance),
            Move::Step {
                way: Way::Backward, ..
            }
            | Move::Roll(_) => None,
        }
    }
}
