//! Files that are never half written: a text is written beside the file that it replaces, brought to the disk, and put in its place in
//! one step. And outputs that are checked before hours of work: that they can be written, and that nothing is lost by it. And
//! files and lines of input that are never too long for the memory; and as many open files as a server needs.

mod error;
mod lines;
mod open_files;
mod output_file;
mod place;
mod read;
mod same;
mod write;

pub use error::WriteError;
pub use lines::{BoundedLine, read_line};
pub use open_files::allow_connections;
pub use output_file::{Existing, OutputFile};
pub use read::read;
pub use same::is_same;
pub use write::{Draft, create, replace, sync_folder};
