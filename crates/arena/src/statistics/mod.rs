//! What the results of a match say, and how surely: scores of pairs, Elo with its error, and sequential tests.

mod elo;
mod pentanomial;
mod sprt;

pub use elo::{Elo, elo_of_score, score_of_elo};
pub use pentanomial::{Interval, Pentanomial};
pub use sprt::{Sprt, SprtError, Verdict};
