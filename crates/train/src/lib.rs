//! Fitting evaluations: the engine plays against itself from the openings that are there for tuning, positions of these games
//! are kept with the result, and weights are moved to where they expect the results best. Win models, that is, what
//! scores promise, are fitted likewise. Nobody else needs this crate: what it makes are the files that the search reads.

mod fitted;
mod selfplay;
mod win_models;
mod with_dice;
mod without_chance;

pub use fitted::{Fitted, Sample, fitted};
pub use selfplay::{FitTarget, NotFitted, Progress, SelfPlaySettings, learn};
pub use win_models::{FittedWinModel, ScoredPosition, fit_win_models};
