//! Moves far down the list are rarely best: they are searched less deep, or close to the horizon not at all.

use super::game::AlphaBetaGame;
use super::ordering::{Candidate, KILLER};
use super::searcher::Searcher;
use super::window::Window;

impl<G: AlphaBetaGame> Searcher<'_, G> {
    /// Late-move reductions: quiet moves far down the list are rarely best.
    pub(super) fn reduction(
        &self,
        depth: i32,
        index: usize,
        candidate: &Candidate<G::Move>,
        principal: bool,
    ) -> i32 {
        if self.exact || depth < 3 || index < 3 || candidate.gain > 0 || candidate.order >= KILLER {
            return 0;
        }
        let amount = self.reductions.0[depth.min(63) as usize][index.min(63)];
        (amount - i32::from(principal)).clamp(0, depth - 2)
    }

    /// Close to the horizon, late quiet moves are left out, and quiet moves where the position is far below the window
    /// (late-move pruning, futility). Moves come in order: what follows is no better.
    pub(super) fn hopeless(
        &self,
        depth: i32,
        ply: u32,
        index: usize,
        candidate: &Candidate<G::Move>,
        window: Window,
        improving: bool,
    ) -> bool {
        let Some(standing) = self.standing[ply as usize] else {
            return false;
        };
        if candidate.gain > 0 || candidate.order >= KILLER || window.alpha.forced().is_some() {
            return false;
        }
        // A position that grows better is given more of a chance.
        let enough = 5 + 3 * depth * depth / if improving { 1 } else { 2 };
        (depth <= 4 && index as i32 >= enough)
            || (depth <= 3 && standing + 60 + 90 * depth <= window.alpha)
    }
}

/// The reductions by depth and number of the move: the product of the logarithms, in whole numbers so that every machine
/// gets the same.
#[derive(Debug)]
pub(super) struct Reductions(Vec<[i32; 64]>);

impl Reductions {
    pub(super) fn new() -> Reductions {
        let rows = (0..64_u32).map(|depth| {
            let mut row = [0; 64];
            for (index, amount) in (0..).zip(&mut row) {
                // ln d · ln i / 2.2 = log₂ d · log₂ i · 0.2184, both logarithms in 64ths.
                *amount = (log2(depth) * log2(index) * 2184 / (64 * 64 * 10_000)) as i32;
            }
            row
        });
        Reductions(rows.collect())
    }
}

/// The logarithm to base 2 in 64ths, straight between the powers of 2.
fn log2(number: u32) -> u64 {
    if number < 2 {
        return 0;
    }
    let whole = number.ilog2();
    let rest = u64::from(number - (1 << whole));
    u64::from(whole) * 64 + ((rest * 64) >> whole)
}
