//! The rules for people. Pages are Markdown, one a game and language, in which every figure is a playable position; here
//! they become data that the terminal and the browser draw. The tests hold every figure against the rules themselves.

mod check;
mod error;
mod figure;
mod find;
mod measured;
mod parse;
mod prose;
mod rule_page;
mod shelf;
pub mod word_runs;

pub use check::FigureError;
pub use error::{Problem, RulePageError};
pub use figure::{Figure, Refused, SetUpError, SheetFigure};
pub use measured::{Measured, Measures, MeasuresError, Measuring, Verdict};
pub use prose::{Prose, Span};
pub use rule_page::{Block, Heading, Part, RulePage, Section};
pub use shelf::{LANGUAGES, measures, page};
