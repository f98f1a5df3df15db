//! Tables between people while they are played. What somebody asks for is decided by [`tables`], stored by [`store`], and told to
//! everybody who looks; what nobody asks for happens too: flags fall, outages are credited, house computers move.
//!
//! ```text
//!   ask ──► room ──► decide ──► store ──► committed ──► apply ──► told to all who joined ──► answer
//! ```
//!
//! There is no HTTP here: whoever holds a socket hands its messages to a [`Speaker`] and sends on what its [`Hearer`] hears.

mod act;
mod bucket;
mod caller;
mod clock;
mod codes;
mod connection;
mod deeds;
mod hall;
mod house;
mod keys;
mod limits;
mod live;
mod lobby;
mod room;
mod said;
mod settings;
mod tasks;
mod told;

pub use caller::{Busy, Caller, Denied, Who};
pub use connection::{Hearer, Speaker};
pub use live::Live;
pub use settings::{Counts, Limits, Pace, Settings};
