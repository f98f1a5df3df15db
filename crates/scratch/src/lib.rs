//! Places in which tests store something: a directory for SQLite, or a schema of the PostgreSQL that all tests of a process share. What
//! is tested on one of them is tested on both. And games that are really played, to be stored there.

mod both;
mod clock;
mod game;
mod place;

pub use both::{each, without_postgres};
pub use clock::SetClock;
pub use game::Game;
pub use place::{Kept, Scratch, tamper};
