//! What players' programs and the server say to each other. One side asks ([`Ask`]), the other tells ([`Tell`]); both are JSON, a message
//! each in a frame of a WebSocket, in a line of a stream, or in the body of a request. `docs/wire.md` tells it to whoever writes a client.

mod ask;
mod lobby;
mod phrase;
#[cfg(feature = "schema")]
pub mod schema;
mod sentence;
mod tell;

pub use ask::{Ask, BadMessageId, Deed, LONGEST_MESSAGE_ID, MessageId};
pub use lobby::{Lobby, Playing, Seek};
pub use phrase::Phrase;
pub use sentence::{Argument, Sentence};
pub use tell::{
    About, Answer, ClockNow, Done, Events, Goodbye, Heartbeat, Hello, Outcome, Place, Presence,
    Rematch, Said, Seated, SessionTold, SessionWanted, TableTold, Tell, You,
};

/// The version of all this. It changes when a client that was written for the one before would no longer be understood, or would
/// no longer understand.
pub const PROTOCOL: u32 = 1;

/// What a WebSocket's subprotocol is called.
pub const SUBPROTOCOL: &str = "ludotheca.1";

/// A message that is longer than this, in bytes, is not read.
pub const LONGEST_ASK: usize = 16 * 1024;
