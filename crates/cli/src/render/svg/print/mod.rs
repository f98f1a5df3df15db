//! Pages to be printed, as SVG in millimetres: the sheets of a kit, drawn from `print`'s layout, and the reference card. Words are set
//! in the fonts that the program brings along, so that they can be measured.

mod card;
mod frame;
mod letters;
mod sheet;

pub use card::{SMALLEST, card};
pub(crate) use letters::{FONTS, SANS_FAMILY, SERIF_FAMILY};
pub use sheet::sheet;

use super::canvas::Canvas;
use print::Frame;
use rules::quote::in_markup;
use words::Words;

/// A page, ready to be printed.
#[derive(Clone, Debug)]
pub struct Page {
    /// The picture, in millimetres.
    pub svg: String,
    /// How wide the paper is, in millimetres.
    pub width: f32,
    /// How high the paper is, in millimetres.
    pub height: f32,
}

/// Words for which there is no room on the paper.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoRoom {
    /// The words, or what they are about.
    pub text: String,
}

fn page(canvas: &Canvas, frame: &Frame, title: &str, words: &Words) -> Page {
    let Frame { width, height, .. } = *frame;
    let svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}mm\" \
         height=\"{height}mm\" lang=\"{}\">\n<title>{}</title>\n{}</svg>\n",
        words.language(),
        in_markup(title),
        canvas.body(),
    );
    Page { svg, width, height }
}
