//! One level: what it spends on a move, and how it errs. Errors are those of people: now and then a move is made at a
//! glance, by what it looks like, without the other player's answer, and some captures are not noticed at all.

use super::MOST_NODES;
use serde::{Deserialize, Serialize};
use std::fmt;

/// How well somebody plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Level {
    /// What a move that is thought about may cost.
    pub nodes: u64,
    /// Of a thousand moves, how many are made at a glance.
    pub slips: u32,
    /// Of a thousand captures on the board, how many a glance does not notice; and of a thousand answers that would win the
    /// game at once, how many are not seen coming.
    pub overlooks: u32,
    /// At a glance, a move that looks worse by this much is half as likely; in the units of the game's scores.
    pub halving: u32,
    /// At a glance, a move that looks worse by more than this is out of the question.
    pub worst: u32,
}

impl Level {
    /// The engine as it is, with so many nodes.
    pub const fn full(nodes: u64) -> Level {
        Level {
            nodes,
            slips: 0,
            overlooks: 0,
            halving: 1,
            worst: 0,
        }
    }

    /// Whether every number is one that can be played with.
    pub fn is_sound(&self) -> bool {
        (1..=MOST_NODES).contains(&self.nodes)
            && self.slips <= 1_000
            && self.overlooks < 1_000
            && self.halving > 0
            && self.halving <= 100_000
            && self.worst <= 100_000
    }
}

/// As an option of a player: `nodes=400,slips=250,overlooks=300,halving=20,worst=200`.
impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "nodes={},slips={},overlooks={},halving={},worst={}",
            self.nodes, self.slips, self.overlooks, self.halving, self.worst
        )
    }
}
