//! Attangle: two pieces strike one enemy from two directions and stack up on it. The first to own enough full stacks wins.

mod board;
mod edit;
mod hexagon;
mod moves;
mod refusal;
mod text;
mod variant;
mod view;

pub use board::{Level, Position};
pub use hexagon::{Board, Direction, LARGE, Point, SMALL};
pub use moves::{Move, Moves, Strike};
pub use text::Attempt;
pub use variant::{Attangle, GRAND, OF_2006, STANDARD, VARIANTS};
