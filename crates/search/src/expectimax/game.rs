//! What a game with dice must tell the search beyond its rules.

use super::Expectimax;
use crate::EngineGame;
use rules::ChanceGame;

/// A game of two that race by dice. The search takes for granted what holds in such games:
/// - a game begins with a roll, and every roll may come every time;
/// - after the roll a turn takes at most two moves ([`Turn`](super::Turn) has room for no more);
/// - nothing is drawn, and whoever ends the game with his turn has won it.
pub trait ExpectimaxGame: EngineGame<Search = Expectimax> + ChanceGame {
    /// More different turns than any position with its dice thrown can have.
    const MOST_TURNS: usize;

    /// Pushes what is true of a position after a turn as `(feature, amount)`, counted for the player who made it (the mover)
    /// and against the one who rolls next. A feature may be pushed several times; amounts add up. The game must not be over.
    fn features(&self, after: &Self::Position, push: impl FnMut(usize, f32));

    /// Whether the move takes something from the other player.
    fn takes(&self, position: &Self::Position, mv: Self::Move) -> bool;

    /// Whether the move goes back. Of turns that end alike, the one with the fewest of these stands for all.
    fn retreats(&self, mv: Self::Move) -> bool;

    /// Whether both moves of a turn are made by the same piece.
    fn same_piece(&self, first: Self::Move, second: Self::Move) -> bool;
}
