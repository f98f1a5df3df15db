//! Pictures of a position: text for the terminal, SVG for everything else. Both draw a [`rules::View`] and know no rule.

mod caption;
mod svg;
mod terminal;

pub use svg::svg;
pub use terminal::{Style, terminal};
