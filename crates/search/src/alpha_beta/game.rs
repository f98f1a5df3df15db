//! What a game without chance must tell the search beyond its rules: how to weigh a position, which moves are loud, how moves are packed.

use super::AlphaBeta;
use crate::{EngineGame, WinModel};
use std::ops::ControlFlow;

/// A game without chance that the alpha-beta search can play.
pub trait AlphaBetaGame: EngineGame<Search = AlphaBeta> {
    /// What scores promise in this variant, as the file in the game's folder says.
    fn win_model(&self) -> WinModel {
        let models = self.files().win_models();
        models
            .and_then(|models| models.of(self.id()))
            .expect("a win model for every variant, which was checked when the file was read")
    }

    /// Pushes what is true of the position as `(feature, amount)`, counted for player 1 and against player 2. A feature may be
    /// pushed several times; amounts add up.
    fn features(&self, position: &Self::Position, push: impl FnMut(usize, i32));

    /// How much of an advantage is still worth its face value, in 256ths: a lead that a counter will turn into a draw fades.
    fn fade(&self, _position: &Self::Position) -> i32 {
        256
    }

    /// The move in a word, never 0.
    fn pack(mv: Self::Move) -> u64;

    /// The move that was packed. Nonsense in gives some move out; the caller checks that it is legal.
    fn unpack(word: u64) -> Self::Move;

    /// What the move wins at once, in evaluation units; 0 for a quiet move. For ordering only.
    fn gain(&self, position: &Self::Position, mv: Self::Move) -> i32;

    /// A small number that says what kind of move this is, below [`SLOTS`]: similar moves share what was learnt of them.
    fn slot(&self, position: &Self::Position, mv: Self::Move) -> usize;

    /// Pushes the captures and other moves that must be looked at before a position can be weighed.
    fn loud<F>(&self, position: &Self::Position, push: F) -> ControlFlow<()>
    where
        F: FnMut(Self::Move) -> ControlFlow<()>;

    /// Two moves with the same word lead to the same position: the search keeps one of them. `None` where a move has no double.
    fn same_end(&self, _position: &Self::Position, _mv: Self::Move) -> Option<u64> {
        None
    }

    /// Whether no position from before this move can ever come back after it.
    fn settles(&self, position: &Self::Position, mv: Self::Move) -> bool;

    /// The position if the player to move could pass, where a pass is hardly ever the best move (otherwise `None`).
    fn pass(&self, _position: &Self::Position) -> Option<Self::Position> {
        None
    }
}

/// How many kinds of moves the history heuristic tells apart.
pub const SLOTS: usize = 1 << 13;

// The evaluation is where the search spends most of its time. It is inlined down to the features wherever it is asked for: left to
// itself the compiler stops doing so as soon as it is asked for in two places.

/// The evaluation of a position for player 1: features times weights, faded.
#[inline(always)]
pub(super) fn weigh<G: AlphaBetaGame>(game: &G, position: &G::Position, weights: &[i32]) -> i32 {
    face_value(game, position, weights) * game.fade(position) / 256
}

/// The same without a thought of what cannot be converted.
#[inline(always)]
pub(super) fn face_value<G: AlphaBetaGame>(
    game: &G,
    position: &G::Position,
    weights: &[i32],
) -> i32 {
    let mut total = 0;
    game.features(position, |feature, amount| {
        total += weights[feature] * amount;
    });
    total
}
