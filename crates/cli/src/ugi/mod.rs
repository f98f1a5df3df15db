//! The Universal Game Interface on standard input and output. [`Session`] decides what to answer and knows no input or
//! output; [`serve`] carries lines to it and works in the background, so that `stop` is heard.

mod command;
mod go;
mod inbox;
mod info;
mod job;
mod options;
mod session;

pub mod lines;
mod serve;

pub use inbox::MOST_WAITING;
pub use job::{Count, Done, Job, Think};
pub use serve::serve;
pub use session::{MOST_DEPTH, MOST_LISTED, Reply, Session};
