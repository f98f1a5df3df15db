//! The Universal Game Interface on standard input and output. [`Session`] decides what to answer and knows no input or
//! output; [`serve`] carries lines to it and counts in the background, so that `stop` is heard.

mod session;

pub mod lines;
mod serve;

pub use serve::serve;
pub use session::{Count, MOST_DEPTH, MOST_LISTED, Reply, Session};
