//! Chassé-croisé: a French dice race whose title is lost (the name is ours). Ten red pawns go up the columns, ten white
//! ones along the rows; where lanes cross they bar each other's way and send each other back to the start.

mod board;
mod card;
mod cells;
mod description;
mod dice;
mod edit;
mod moves;
mod picture;
mod refusal;
mod text;
mod touches;
mod variant;
mod view;

pub use board::{ARRIVAL, LANES, Lane, LaneSet, Lanes, Position, START, Way};
pub use cells::Spot;
pub use description::DESCRIPTION;
pub use dice::Dice;
pub use moves::{Actions, Move};
pub use text::Attempt;
pub use variant::{ChasseCroise, STANDARD, VARIANTS};
