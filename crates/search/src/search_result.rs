//! What a search has found out, in the game's own types.

use crate::Score;
use std::time::Duration;

/// Moves that follow each other, each the best that was found for its player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variation<M> {
    /// For the player to move.
    pub score: Score,
    pub moves: Vec<M>,
}

/// What a finished depth has shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SearchResult<M> {
    pub depth: u32,
    /// The deepest node of all, quiescence included.
    pub deepest: u32,
    pub nodes: u64,
    pub time: Duration,
    /// Best first.
    pub variations: Vec<Variation<M>>,
}

impl<M: Copy> SearchResult<M> {
    pub fn best(&self) -> Option<M> {
        self.variations
            .first()
            .and_then(|variation| variation.moves.first())
            .copied()
    }

    pub fn score(&self) -> Score {
        self.variations
            .first()
            .map_or(Score::DRAW, |variation| variation.score)
    }
}
