//! Latroncules: a modern French form of the Roman game. Foot soldiers and horsemen on a board whose lines say where a
//! horseman may go; pieces are taken by enclosing them.

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

pub use board::{Kind, Position};
pub use description::DESCRIPTION;
pub use moves::{Move, Moves};
pub use text::Attempt;
pub use variant::{BLOCKED_LOSES, CLASSIC, Latroncules, QUIET_JUMPS, SHORT, VARIANTS};
