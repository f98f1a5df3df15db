//! Pictures of a position: text for the terminal, SVG for everything else. Both draw a [`rules::View`] and know no rule. The
//! curve of a whole game is drawn in the same manner.

mod caption;
mod svg;
mod terminal;

pub use svg::{Curve, TurningPoint, curve_svg, svg};
pub use terminal::{Style, terminal};
