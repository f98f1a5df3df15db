//! Tables at which people play who are far apart, as pure data: what somebody asks for becomes events, and events become the
//! state of a table. No input or output, no clock, no chance of its own: the time and everything random are handed in, so that
//! every server, and every test, decides alike.
//!
//! ```text
//!   command ──► decide(state, time) ──► events ──► stored, then apply(state) ──► the next state
//! ```

pub mod clock;
pub mod dice;
mod name;
#[cfg(feature = "schema")]
pub mod schema;
mod table;
mod time;

pub use name::{LONGEST_NAME, Name, NameError};
pub use table::{
    Actor, Claim, Command, Ending, Event, EvidenceError, Guest, Offer, OpenError, Participant,
    Position, Refused, Roll, Seat, SideChoice, Stamped, State, TablePhase, TableSetup, Turn, Unfit,
    Watching, evidence_of,
};
pub use time::{Millis, Moment};
