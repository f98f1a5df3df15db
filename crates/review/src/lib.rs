//! Going through a game with an engine: what could be expected at every turn, which turns threw something away and what would
//! have been better, how exactly each player played, and with dice how much of it was luck. A [`Reviewer`] asks an [`Analyst`]
//! one question a step, so that a program can tell how far it is, and stop, between two of them.

mod analyst;
mod evaluation;
mod glyph;
mod review;
mod reviewer;
mod summary;
mod turn_choice;
mod why;

pub use analyst::{Analyst, EngineAnalyst, LINES, NODES};
pub use evaluation::{Evaluation, ForcedWin};
pub use glyph::TURNING;
pub use review::{Better, EvaluatedPosition, Judgement, Review, ReviewedTurn, Roll};
pub use reviewer::Reviewer;
pub use summary::{Balance, PlayerSummary};
pub use why::{Consequence, Why};
