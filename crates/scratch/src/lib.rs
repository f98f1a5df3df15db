//! Places in which tests store something: a directory for SQLite, or a schema of the PostgreSQL that all tests of a process share. What
//! is tested on one of them is tested on both.

mod both;
mod clock;
mod place;

pub use both::{each, without_postgres};
pub use clock::SetClock;
pub use place::{Kept, Scratch, tamper};
