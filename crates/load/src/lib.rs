//! Many players at once at the tables of a server, and whether all of them saw the same: tables with two players each, watched at one in
//! ten, random legal moves at a given rate, and at the end a comparison of what both players, whoever watched, and the archive say of
//! every game. It rides out a server that is killed and comes back.

mod game;
mod histogram;
mod process;
mod report;
mod run;
mod settings;
mod table;
mod tally;

pub use histogram::{Histogram, Percentiles};
pub use report::Report;
pub use run::{Progress, run};
pub use settings::{LoadError, PATIENCE, Settings};
pub use tally::Played;
