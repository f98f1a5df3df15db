//! What every roll is worth before the dice are thrown: the measure of luck.

use super::allowance::Allowance;
use super::evaluator::Evaluator;
use super::game::ExpectimaxGame;
use super::searcher::{Breadth, Searcher, rolls};

/// A roll that may come.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RollValue<M> {
    pub roll: M,
    /// How likely it is.
    pub chance: f32,
    /// What the best turn with it is worth to the roller, from 0 to 1, as the evaluator sees it.
    pub expected: f32,
}

/// All rolls by the same measure, so that what they are worth above and below their average sums up to nothing. `None`
/// where no roll is awaited.
pub fn roll_values<G: ExpectimaxGame, E: Evaluator<G>>(
    table: &rules::Table<G>,
    evaluator: &E,
) -> Option<Vec<RollValue<G::Move>>> {
    let (game, position) = (table.game(), table.position());
    if table.outcome().is_some() || !game.awaits_roll(position) {
        return None;
    }
    let allowance = Allowance::unlimited();
    let mut search = Searcher::new(game, evaluator, Breadth::BEAM, &allowance);
    rolls(game)
        .into_iter()
        .map(|(roll, chance)| {
            let mut rolled = *position;
            game.play(&mut rolled, roll);
            let expected = search.best(&rolled, 1)?;
            Some(RollValue {
                roll,
                chance,
                expected,
            })
        })
        .collect()
}
