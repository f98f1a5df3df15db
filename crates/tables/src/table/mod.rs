//! A table: what it was opened for, what may happen at it, and what has happened.

mod apply;
mod command;
mod decide;
mod event;
mod play;
mod record;
mod refused;
mod setup;
mod shown;
mod state;

pub use command::{Actor, Claim, Command};
pub use event::{Ending, Event, Guest, Offer, Participant, Stamped};
pub use record::{EvidenceError, evidence_of};
pub use refused::Refused;
pub use setup::{OpenError, Position, SideChoice, TableSetup};
pub use shown::Watching;
pub use state::{Roll, Seat, State, TablePhase, Turn, Unfit};
