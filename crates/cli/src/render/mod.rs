//! Pictures of a position: text for the terminal, SVG for everything else. Both draw a [`rules::View`] and know no rule. The
//! curve of a whole game is drawn in the same manner, and pages of the rule book with the same pictures.

mod caption;
mod page;
mod prose;
mod svg;
mod terminal;

pub use page::Sheet;
pub use svg::{Curve, TurningPoint, curve_svg, svg};
pub use terminal::{Style, terminal};
