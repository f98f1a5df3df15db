//! A PostgreSQL of its own for tests: its data lie in a temporary folder, it listens on a free port of this machine alone, and it
//! goes with the process that started it, however that ends.

mod installed;
mod running;

pub use installed::{Missing, PACKAGE, binaries};
pub use running::{Cluster, Failed};
