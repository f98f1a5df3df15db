//! Pages of SVG as one PDF file: lines stay lines, words stay words, a millimetre stays a millimetre, and the same pages give the
//! same bytes. A sign that our fonts do not have is an error, since nobody would notice that it is missing.

use crate::render::print::{FONTS, Page, SANS_FAMILY, SERIF_FAMILY};
use krilla::Document;
use krilla::geom::Size;
use krilla::metadata::Metadata;
use krilla::page::PageSettings;
use krilla_svg::{SurfaceExt, SvgSettings};
use std::sync::{Arc, LazyLock};
use usvg::fontdb::{Database, Source};
use usvg::{Group, Node, Options, Tree};

/// Pages that could not be made into a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PdfError {
    /// No font of ours has these signs.
    NoGlyph(String),
    /// The page is no picture, or the file could not be put together.
    Unmade,
}

/// Points of a printer in a millimetre.
const POINTS: f32 = 72.0 / 25.4;

/// The fonts that the program brings along, and no others: a file looks the same wherever it is made.
static DATABASE: LazyLock<Arc<Database>> = LazyLock::new(|| {
    let mut database = Database::new();
    for font in FONTS {
        database.load_font_source(Source::Binary(Arc::new(font)));
    }
    database.set_sans_serif_family(SANS_FAMILY);
    database.set_serif_family(SERIF_FAMILY);
    Arc::new(database)
});

/// How pictures are read that are set in these fonts.
pub(crate) fn fonts() -> Options<'static> {
    Options {
        font_family: SANS_FAMILY.to_owned(),
        fontdb: Arc::clone(&DATABASE),
        ..Options::default()
    }
}

/// Reads a page as the file will show it.
pub fn read(page: &Page) -> Result<Tree, PdfError> {
    let tree = Tree::from_str(&page.svg, &fonts()).map_err(|_| PdfError::Unmade)?;
    let mut missing = String::new();
    find_missing(tree.root(), &mut missing);
    if missing.is_empty() {
        Ok(tree)
    } else {
        Err(PdfError::NoGlyph(missing))
    }
}

/// The file of these pages.
pub fn pdf(pages: &[Page], title: &str, language: &str) -> Result<Vec<u8>, PdfError> {
    let mut document = Document::new();
    let metadata = Metadata::new()
        .title(title.to_owned())
        .language(language.to_owned())
        .creator("Ludotheca".to_owned());
    document.set_metadata(metadata);
    for page in pages {
        let tree = read(page)?;
        let size = Size::from_wh(page.width * POINTS, page.height * POINTS);
        let size = size.ok_or(PdfError::Unmade)?;
        let mut sheet = document.start_page_with(PageSettings::new(size));
        let mut surface = sheet.surface();
        let drawn = surface.draw_svg(&tree, size, SvgSettings::default());
        surface.finish();
        sheet.finish();
        drawn.ok_or(PdfError::Unmade)?;
    }
    document.finish().map_err(|_| PdfError::Unmade)
}

/// Adds the signs that no font has.
fn find_missing(group: &Group, missing: &mut String) {
    for node in group.children() {
        match node {
            Node::Group(group) => find_missing(group, missing),
            Node::Text(text) => {
                let spans = text.layouted().iter();
                let glyphs = spans.flat_map(|span| &span.positioned_glyphs);
                for glyph in glyphs.filter(|glyph| glyph.id.0 == 0) {
                    missing.push_str(&glyph.text);
                }
            }
            Node::Path(_) | Node::Image(_) => {}
        }
    }
}
