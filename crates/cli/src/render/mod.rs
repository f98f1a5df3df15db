//! Pictures of a position: text for the terminal, SVG for everything else. Both draw a [`rules::View`] and know no rule.
//! Pages of the rule book are drawn with the same pictures.

mod caption;
mod page;
mod prose;
mod svg;
mod terminal;

pub use page::Sheet;
pub use svg::svg;
pub use terminal::{Style, terminal};
