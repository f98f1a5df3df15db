//! Search of games with dice: whole turns instead of single moves, and expectation over the rolls instead of alpha-beta.
//! Evaluators are stacked: features and weights below, as many turns of lookahead as wanted on top, and a net may take the
//! place of the features.

mod allowance;
mod evaluator;
mod game;
mod method;
mod roll_values;
mod searcher;
mod think;
mod turns;

pub use evaluator::{Evaluator, Weighed, certain, probability, score};
pub use game::ExpectimaxGame;
pub use method::Expectimax;
pub use roll_values::{RollValue, roll_values};
pub use searcher::{Breadth, Lookahead};
pub use think::think;
pub use turns::{Afterstate, Scope, Turn, Turns};
