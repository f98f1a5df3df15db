//! The board as a self-contained SVG picture: shapes that tell how a piece moves, never colour alone, and a text for those
//! who do not see it.

mod canvas;
mod curve;
mod dice;
mod drawing;
mod footer;
#[cfg(feature = "preview")]
mod preview;
#[cfg(feature = "print")]
pub mod print;
mod theme;

#[cfg(feature = "preview")]
pub(crate) use preview::preview_svg;

pub use curve::{Curve, TurningPoint, curve_svg};

use super::caption::{Caption, pieces_in_words};
use super::colours::{Palette, colour};
use canvas::{Align, Canvas};
use footer::Footer;
use rules::Cell;
use rules::picture::board;
use rules::quote::in_markup;
use rules::view::{BoardShape, CellView, View};
use std::fmt::Write;
use theme::{SERIF, UNIT};
use words::Words;

/// Room around the board for coordinates.
const MARGIN: f32 = 44.0;
/// Where the board begins below the title.
const HEADER: f32 = 48.0;
/// Room below the last line.
const PADDING: f32 = 18.0;

/// The position with everything around it.
pub fn svg(view: &View, words: &Words) -> String {
    let caption = Caption::new(view, words);
    let scene = Scene::new(view);
    let room = scene.width - 2.0 * scene.left;
    let footer = Footer::new(&caption, room, dice::width(&view.dice));
    let height = (scene.bottom + footer.height() + PADDING).ceil();
    let mut canvas = Canvas::default();
    canvas.rect((0.0, 0.0), (scene.width, height), colour("ground"), None);
    canvas.text(
        (scene.width / 2.0, 32.0),
        &caption.title,
        SERIF,
        22.0,
        colour("ink"),
        Align::Middle,
    );
    let picture = board(view);
    drawing::board(&mut canvas, &scene, &picture);
    for cell in &view.cells {
        if let Some(piece) = view.pieces.iter().find(|piece| piece.cell == cell.cell) {
            canvas.open_group(&words.message(&cell.label));
            drawing::piece_on(&mut canvas, &scene, piece);
            canvas.close_group();
        }
    }
    drawing::highlights(&mut canvas, &scene, &picture);
    footer.draw(
        &mut canvas,
        &scene.palette,
        (scene.left, scene.bottom - 14.0),
    );
    let corner = (scene.width - scene.left, scene.bottom - 2.0);
    dice::draw(&mut canvas, &scene.palette, &view.dice, corner);
    let pieces = pieces_in_words(view, words);
    document(&canvas, (scene.width, height), &caption, &pieces, words)
}

fn document(
    canvas: &Canvas,
    (width, height): (f32, f32),
    caption: &Caption,
    pieces: &str,
    words: &Words,
) -> String {
    let title = in_markup(&caption.title);
    let status = in_markup(&caption.status);
    let mut description = caption.status.clone();
    for said in caption.notes.iter().map(String::as_str).chain([pieces]) {
        if !said.is_empty() {
            let stop = if description.ends_with(['.', '!', '?']) {
                " "
            } else {
                ". "
            };
            description.push_str(stop);
            description.push_str(said);
        }
    }
    let mut text = String::new();
    let _ = write!(
        text,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
         height=\"{height}\" role=\"img\" aria-label=\"{title}. {status}\" lang=\"{}\">\n\
         <title>{title}</title>\n<desc>{}</desc>\n{}</svg>\n",
        words.language(),
        in_markup(&description),
        canvas.body(),
    );
    text
}

/// The smallest and largest coordinates of all cells.
fn bounds(view: &View) -> [(f32, f32); 2] {
    let coordinates: [fn(&CellView) -> f32; 2] = [|cell| cell.x, |cell| cell.y];
    if view.cells.is_empty() {
        return [(0.0, 0.0); 2];
    }
    coordinates.map(|coordinate| {
        let values = view.cells.iter().map(coordinate);
        let low = values.clone().fold(f32::INFINITY, f32::min);
        (low, values.fold(f32::NEG_INFINITY, f32::max))
    })
}

/// Where everything lies.
struct Scene<'a> {
    view: &'a View,
    palette: Palette,
    /// The distance of neighbouring cells.
    unit: f32,
    /// Top left corner of the first cell's box.
    left: f32,
    top: f32,
    /// Smallest coordinates of any cell.
    origin: (f32, f32),
    width: f32,
    /// Below the board and its coordinates.
    bottom: f32,
}

impl<'a> Scene<'a> {
    fn new(view: &'a View) -> Scene<'a> {
        let unit = match view.shape {
            BoardShape::Squares { .. } => UNIT,
            BoardShape::Hexagon { .. } => UNIT * 1.1,
            BoardShape::Crossing { .. } => UNIT * 0.8,
        };
        let [(x0, x1), (y0, y1)] = bounds(view);
        Scene {
            view,
            palette: Palette::of_variant(view.variant),
            unit,
            left: MARGIN,
            top: HEADER,
            origin: (x0, y0),
            width: (x1 - x0 + 1.0) * unit + 2.0 * MARGIN,
            bottom: HEADER + (y1 - y0 + 1.0) * unit + MARGIN,
        }
    }

    /// The same in the middle of a rectangle, as large as it fits with its coordinates.
    #[cfg(feature = "preview")]
    fn within(view: &'a View, (width, height): (f32, f32)) -> Scene<'a> {
        let [(x0, x1), (y0, y1)] = bounds(view);
        let (across, down) = (x1 - x0 + 1.0, y1 - y0 + 1.0);
        // Coordinates take as much of a cell as they do in the usual picture.
        let beside = 2.0 * MARGIN / UNIT;
        let unit = (width / (across + beside)).min(height / (down + beside));
        let left = (width - across * unit) / 2.0;
        let top = (height - down * unit) / 2.0;
        Scene {
            unit,
            left,
            top,
            width,
            bottom: height,
            ..Scene::new(view)
        }
    }

    /// The same on a printed page, in millimetres: cells so large, the middle of the first one here.
    #[cfg(feature = "print")]
    fn printed(view: &'a View, unit: f32, (x, y): (f32, f32)) -> Scene<'a> {
        Scene {
            view,
            palette: Palette::printed(view.variant),
            unit,
            left: x - unit / 2.0,
            top: y - unit / 2.0,
            origin: (0.0, 0.0),
            // A page has a size of its own.
            width: 0.0,
            bottom: 0.0,
        }
    }

    /// Where the board's own coordinates begin.
    fn zero(&self) -> (f32, f32) {
        (
            self.left + (0.5 - self.origin.0) * self.unit,
            self.top + (0.5 - self.origin.1) * self.unit,
        )
    }

    /// From hundredths of a cell to pixels.
    fn scale(&self) -> f32 {
        self.unit / 100.0
    }

    /// The centre of a cell.
    fn at(&self, cell: &CellView) -> (f32, f32) {
        (
            self.left + (cell.x - self.origin.0 + 0.5) * self.unit,
            self.top + (cell.y - self.origin.1 + 0.5) * self.unit,
        )
    }

    fn cell(&self, cell: Cell) -> Option<&'a CellView> {
        self.view.cells.iter().find(|found| found.cell == cell)
    }

    fn is_occupied(&self, cell: Cell) -> bool {
        self.view.pieces.iter().any(|piece| piece.cell == cell)
    }
}
