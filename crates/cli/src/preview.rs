//! Positions as PNG pictures, for the previews of links.

use crate::pdf::fonts;
use crate::render::preview_svg;
use crate::spoken;
use resvg::tiny_skia::{Pixmap, Transform};
use rules::View;
use server::PREVIEW_SIZE;
use usvg::Tree;
use words::Language;

/// The picture of a position; nothing where it cannot be painted.
pub fn preview(view: &View, language: Language) -> Option<Vec<u8>> {
    let svg = preview_svg(view, spoken(language), PREVIEW_SIZE);
    let tree = Tree::from_str(&svg, &fonts()).ok()?;
    let (width, height) = PREVIEW_SIZE;
    let mut pixels = Pixmap::new(width, height)?;
    resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
    pixels.encode_png().ok()
}
