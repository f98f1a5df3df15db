//! Beyond the horizon: captures are played out before a position is weighed.

use super::game::AlphaBetaGame;
use super::ordering::{Candidate, MOST_MOVES, pick};
use super::searcher::{DEEPEST, Searcher};
use super::window::Window;
use crate::Score;
use std::ops::ControlFlow;

/// Captures are followed at most so far beyond the horizon.
pub(super) const DEEPEST_QUIESCENCE: i32 = 16;

impl<G: AlphaBetaGame> Searcher<'_, G> {
    pub(super) fn quiet(
        &mut self,
        position: &G::Position,
        ply: u32,
        mut window: Window,
        left: i32,
    ) -> Score {
        self.deepest = self.deepest.max(ply);
        let standing = self.evaluate(position);
        if left == 0 || ply >= DEEPEST || window.raise(standing) {
            return standing;
        }
        let mut best = standing;
        let mut list = std::mem::take(&mut self.lists[ply as usize]);
        list.clear();
        let _ = self.game.loud(position, |mv| {
            let gain = self.game.gain(position, mv);
            list.push(Candidate {
                mv,
                order: gain,
                gain,
            });
            if list.len() < MOST_MOVES {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        });
        for index in 0..list.len() {
            let candidate = pick(&mut list, index);
            let mut child = *position;
            self.make(position, &mut child, candidate.mv);
            let score = match self.game.judged(&child) {
                Some(outcome) => -self.ended(&child, outcome, ply + 1),
                None => -self.quiet(&child, ply + 1, -window, left - 1),
            };
            self.unmake();
            if self.stopped {
                break;
            }
            if score > best {
                best = score;
                if window.raise(score) {
                    break;
                }
            }
        }
        self.lists[ply as usize] = list;
        best
    }
}
