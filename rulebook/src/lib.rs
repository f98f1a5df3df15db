//! The rules for people. Pages are Markdown, one a game and language, in which every figure is a playable position; here
//! they become data that the terminal and the browser draw. The tests hold every figure against the rules themselves.

mod check;
mod error;
mod figure;
mod page;
mod parse;
mod prose;
mod shelf;

pub use check::FigureError;
pub use error::{PageError, Problem};
pub use figure::{Figure, Refused, SetUpError};
pub use page::{Block, Heading, Page, Part, Section};
pub use prose::{Prose, Span};
pub use shelf::{LANGUAGES, page};
