//! What it takes to make faults on purpose: the whole program as a process that can be killed, frozen and started again, a library
//! that stands between it and its disk and clock, a line to the database that can be cut, a small disk that can be full, and players
//! who notice whatever goes wrong. A fault that cannot be made is a failure, with a sentence that says what is missing.

mod disk;
mod players;
mod proxy;
mod server;
mod shim;

pub use disk::SmallDisk;
pub use players::{Players, Probe, settings};
pub use proxy::Proxy;
pub use server::{Place, Server, patiently};
pub use shim::{Shim, Syncs, copy_of};
