//! Pictures of a position: text for the terminal, SVG for everything else. Both draw a [`rules::View`] and know no rule. The
//! curve of a whole game is drawn in the same manner, and pages of the rule book with the same pictures.

mod ascii;
mod caption;
mod card;
mod colours;
mod fold;
mod page;
mod prose;
mod screen;
mod svg;
mod terminal;

pub(crate) use card::tell_card;
pub(crate) use fold::{color_code, folded, folded_further, hanging};
pub use page::Sheet;
pub use screen::Screen;
#[cfg(feature = "preview")]
pub(crate) use svg::preview_svg;
#[cfg(feature = "print")]
pub use svg::print;
pub use svg::{Curve, TurningPoint, curve_svg, svg};
pub use terminal::terminal;
