//! Which move to try first: the table's, captures by gain, killers, then what history learnt.

use super::game::{AlphaBetaGame, SLOTS};
use rules::Side;
use std::collections::HashSet;
use std::ops::ControlFlow;

/// A position offers the search at most so many moves, the most promising ones.
pub(super) const MOST_MOVES: usize = 256;
/// Generation itself stops here: one Warrior of La Trel may have a million chains.
const MOST_GENERATED: usize = 4096;

/// Order bands: the table's move, then captures, then killers, then what history learnt.
const CAPTURE: i32 = 1 << 24;
pub(super) const KILLER: i32 = 1 << 20;
const MOST_LEARNT: i32 = 1 << 14;

/// A move that may be tried.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate<M> {
    pub(super) mv: M,
    pub(super) order: i32,
    pub(super) gain: i32,
}

/// Where a list of moves is wanted, as far as ordering asks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Context {
    pub(super) side: Side,
    pub(super) ply: u32,
}

/// What a thread has learnt about moves while searching.
#[derive(Debug)]
pub(super) struct Memory {
    killers: Vec<[u64; 2]>,
    /// How often a kind of quiet move refuted something, by player.
    learnt: [Vec<i32>; 2],
    /// Where the moves of one list lead, for those that may have doubles.
    ends: HashSet<u64>,
}

/// Gravity keeps the values bounded and lets old lessons fade.
#[inline]
fn adjust(value: &mut i32, by: i32) {
    *value += by - *value * by.abs() / MOST_LEARNT;
}

impl Memory {
    pub(super) fn new(deepest: usize) -> Memory {
        Memory {
            killers: vec![[0; 2]; deepest + 1],
            learnt: [vec![0; SLOTS], vec![0; SLOTS]],
            ends: HashSet::new(),
        }
    }

    /// The legal moves with the order in which they will be tried. Of moves that lead to the same position one is kept. Returns
    /// whether the history took any away.
    pub(super) fn fill<G: AlphaBetaGame>(
        &mut self,
        game: &G,
        position: &G::Position,
        history: &G::History,
        context: Context,
        table_move: u64,
        list: &mut Vec<Candidate<G::Move>>,
    ) -> bool {
        list.clear();
        if !self.ends.is_empty() {
            self.ends.clear();
        }
        let killers = self.killers[context.ply as usize];
        let learnt = &self.learnt[context.side.index()];
        let ends = &mut self.ends;
        let mut generated = 0;
        let mut removed = false;
        let _ = game.each_judged(position, history, |mv, forbidden| {
            if forbidden {
                removed = true;
                return ControlFlow::Continue(());
            }
            generated += 1;
            let double = game
                .same_end(position, mv)
                .is_some_and(|end| !ends.insert(end));
            if !double {
                let packed = G::pack(mv);
                let gain = game.gain(position, mv);
                let order = if packed == table_move {
                    i32::MAX
                } else if gain > 0 {
                    CAPTURE + gain
                } else if packed == killers[0] {
                    KILLER + 1
                } else if packed == killers[1] {
                    KILLER
                } else {
                    learnt[game.slot(position, mv) % SLOTS]
                };
                list.push(Candidate { mv, order, gain });
            }
            if generated < MOST_GENERATED {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        });
        if list.len() > MOST_MOVES {
            list.sort_by_key(|candidate| std::cmp::Reverse(candidate.order));
            list.truncate(MOST_MOVES);
        }
        removed
    }

    /// The last of the tried moves is quiet and refuted: it is tried earlier next time, those before it later.
    pub(super) fn learn<G: AlphaBetaGame>(
        &mut self,
        game: &G,
        position: &G::Position,
        context: Context,
        tried: &[Candidate<G::Move>],
        depth: i32,
    ) {
        let Some((refuting, before)) = tried.split_last() else {
            return;
        };
        let packed = G::pack(refuting.mv);
        let killers = &mut self.killers[context.ply as usize];
        if killers[0] != packed {
            *killers = [packed, killers[0]];
        }
        let bonus = (depth * depth).min(400);
        let learnt = &mut self.learnt[context.side.index()];
        let mut teach = |mv, by: i32| {
            adjust(&mut learnt[game.slot(position, mv) % SLOTS], by);
        };
        teach(refuting.mv, bonus);
        for candidate in before.iter().filter(|candidate| candidate.gain == 0) {
            teach(candidate.mv, -bonus);
        }
    }
}

/// Brings the best of the rest to `index` and returns it: cheaper than sorting when an early move refutes.
pub(super) fn pick<M: Copy>(list: &mut [Candidate<M>], index: usize) -> Candidate<M> {
    let rest = &list[index..];
    let mut best = 0;
    for (i, candidate) in rest.iter().enumerate() {
        if candidate.order > rest[best].order {
            best = i;
        }
    }
    list.swap(index, index + best);
    list[index]
}
