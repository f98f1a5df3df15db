//! The opponent for Chassé-croisé: whole turns instead of single steps, and expectation over the dice instead of
//! alpha-beta. Evaluators are stacked: features and weights below, as many turns of lookahead as wanted on top, and a net
//! may take the place of the features.

mod afterstate;
mod allowance;
mod evaluator;
mod expectimax;
mod features;
mod outlook;
mod plain_players;
mod prospects;
mod think;

pub use afterstate::{Afterstate, Scope, Turn, Turns, hits};
pub use evaluator::{Evaluator, Weighed, certain, probability, score};
pub use expectimax::{Breadth, Lookahead};
pub use features::{DiceWeights, FEATURES, default_weights, features, weights_of};
pub use plain_players::{greedy, novice};
pub use prospects::{Prospect, prospects};
pub use think::think;

/// Makes the tables that the first search would otherwise wait for.
pub(crate) fn prepare() {
    outlook::Outlooks::prepare();
}
