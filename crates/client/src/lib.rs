//! A client of a server with tables, for programs: a session of its own, a connection that comes back by itself, messages that are sent
//! under the same name until they are answered, and tables replayed from what happened at them, without gaps. `docs/wire.md` says
//! what travels; [`Core`] is all of it but the connection, so that tests need no network.
//!
//! ```text
//!   ask ──► Core ──► texts to send ──► the line ──► texts that came ──► Core ──► what was heard, and the tables
//! ```

mod backoff;
mod client;
mod core;
mod heard;
mod http;
mod line;
mod server;
mod table;

pub use crate::core::{AskId, Core, Goes, UNANSWERED};
pub use backoff::pause_before;
pub use client::{Client, GREETING, SILENCE, Settings};
pub use heard::Heard;
pub use http::{Http, HttpError};
pub use server::{Server, ServerError};
pub use table::Followed;
