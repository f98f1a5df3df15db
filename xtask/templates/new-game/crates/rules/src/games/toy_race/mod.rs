//! Toy race: two rows of runners walk towards each other. Whoever first has two runners home wins.

mod board;
mod card;
mod description;
mod edit;
mod moves;
mod picture;
mod refusal;
mod text;
mod touches;
mod variant;
mod view;

pub use board::Position;
pub use description::DESCRIPTION;
pub use moves::{Move, Moves};
pub use text::Attempt;
pub use variant::{STANDARD, ToyRace, VARIANTS};
