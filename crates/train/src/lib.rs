//! Fitting evaluations: the engine plays against itself from the openings that are there for tuning, positions of these games
//! are kept with the result, and weights are moved to where they expect the results best. What scores promise is fitted
//! likewise. Nobody else needs this crate: what it makes are the files that the search reads.

mod contests;
mod fitted;
mod promises;
mod race;
mod selfplay;

pub use fitted::{Fitted, Sample, fitted};
pub use promises::{Promised, Saying, promise};
pub use selfplay::{Lesson, NotFitted, Progress, Subject, learn};
