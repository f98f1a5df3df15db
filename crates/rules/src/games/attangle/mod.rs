//! Attangle: two pieces strike one enemy from two directions and stack up on it. The first to own enough full stacks wins.

mod board;
mod card;
mod description;
mod edit;
mod hexagon;
mod moves;
mod picture;
mod refusal;
mod text;
mod touches;
mod variant;
mod view;

pub use board::{Kind, Position};
pub use description::DESCRIPTION;
pub use hexagon::{Board, Direction, LARGE, Point, PointSet, Points, SMALL};
pub use moves::{Move, Moves, Strike};
pub use text::Attempt;
pub use variant::{Attangle, GRAND, OF_2006, STANDARD, VARIANTS};
