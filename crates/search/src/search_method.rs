//! A way to search: what alpha-beta and expectimax both offer for every game that they can play. A game names its own in
//! [`EngineGame::Search`], and everything is compiled for that game.

use crate::expectimax::RollValue;
use crate::level::RatedTurn;
use crate::weights::Weight;
use crate::{EngineGame, Score, SearchResult, Setting, Wdl};
use rules::Table;

/// How games of some kind are searched, and what follows from it for levels, reports and training.
pub trait SearchMethod<G: EngineGame> {
    /// What evaluations count in.
    type Weight: Weight;

    /// What is played at once: a move, or with dice the rest of a turn.
    type Turn: Clone + AsRef<[G::Move]>;

    /// Whether a search that was cut off goes on where it stopped, with what it left in the transposition table.
    const RESUMES: bool;

    /// Whether a score is itself how likely a win is. Where it is not, a win model fitted to games says so.
    const SCORES_ARE_CHANCES: bool;

    /// Thinks about the position on the table and reports after every depth. `None` when the game is over.
    fn think(
        table: &Table<G>,
        weights: &[Self::Weight],
        setting: &Setting<'_>,
        report: &mut dyn FnMut(&SearchResult<G::Move>),
    ) -> Option<SearchResult<G::Move>>;

    /// The same as if there were no turns but these; `None` where there are none. Turns that end alike are one turn, and the
    /// question is asked of whichever stands for them.
    fn think_among(
        table: &Table<G>,
        weights: &[Self::Weight],
        setting: &Setting<'_>,
        among: &dyn Fn(&[G::Move]) -> bool,
    ) -> Option<SearchResult<G::Move>>;

    /// The part of a variation that is played at once.
    fn turn(variation: &[G::Move]) -> Option<Self::Turn>;

    /// What a score promises the player it is told to.
    fn wdl(game: &G, score: Score) -> Wdl;

    /// What every roll that may come now is worth to the roller. `None` where no roll is awaited.
    fn roll_values(
        _table: &Table<G>,
        _weights: &[Self::Weight],
    ) -> Option<Vec<RollValue<G::Move>>> {
        None
    }

    /// Every turn by what the position after it looks like at a glance, without the other player's answer.
    fn rated_turns(table: &Table<G>) -> Vec<RatedTurn<Self::Turn>>;

    /// The turn itself or, where it loses the game at once, a better one if there is any. `watches` says whether an answer
    /// that wins at once is seen coming.
    fn without_blunder(
        _table: &Table<G>,
        chosen: Self::Turn,
        _watches: impl FnOnce() -> bool,
    ) -> Self::Turn {
        chosen
    }
}
