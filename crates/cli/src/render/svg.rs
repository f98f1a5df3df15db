//! The board as a self-contained SVG picture: shapes that tell how a piece moves, never colour alone, and a text for those
//! who do not see it.

mod canvas;
mod crossing;
mod dice;
mod hexagon;
mod marks;
mod pieces;
mod squares;
mod theme;

use super::caption::{Caption, PlayerLine, pieces_in_words};
use canvas::{Align, Canvas, escaped};
use rules::view::{CellView, Shape, View};
use rules::{Cell, Side};
use std::fmt::Write;
use theme::{MARK, PAPER, Palette, SANS, SERIF, TEXT, UNIT};
use words::Words;

/// Room around the board for coordinates.
const MARGIN: f32 = 44.0;
/// Where the board begins below the title.
const HEADER: f32 = 48.0;
const LINE_HEIGHT: f32 = 26.0;

/// The position with everything around it.
pub fn svg(view: &View, words: &Words) -> String {
    let caption = Caption::new(view, words);
    let scene = Scene::new(view);
    let mut canvas = Canvas::default();
    canvas.rect((0.0, 0.0), scene.size(&caption), 0.0, PAPER, None);
    canvas.text(
        (scene.width / 2.0, 32.0),
        &caption.title,
        SERIF,
        22.0,
        TEXT,
        Align::Middle,
    );
    match view.shape {
        Shape::Squares { .. } => squares::draw(&mut canvas, &scene),
        Shape::Hexagon { .. } => hexagon::draw(&mut canvas, &scene),
        Shape::Crossing { .. } => crossing::draw(&mut canvas, &scene),
    }
    marks::last_move(&mut canvas, &scene);
    for cell in &view.cells {
        if let Some(piece) = view.pieces.iter().find(|piece| piece.cell == cell.cell) {
            canvas.open_group(&words.message(&cell.label));
            pieces::draw(
                &mut canvas,
                &scene.palette,
                piece,
                scene.at(cell),
                scene.piece_unit,
            );
            canvas.close_group();
        }
    }
    marks::highlights(&mut canvas, &scene);
    footer(&mut canvas, &scene, &caption);
    document(
        &canvas,
        &scene,
        &caption,
        &pieces_in_words(view, words),
        words,
    )
}

fn document(
    canvas: &Canvas,
    scene: &Scene,
    caption: &Caption,
    pieces: &str,
    words: &Words,
) -> String {
    let (width, height) = scene.size(caption);
    let title = escaped(&caption.title);
    let status = escaped(&caption.status);
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
        escaped(&description),
        canvas.body(),
    );
    text
}

/// Status, players and notes below the board; dice beside them.
fn footer(canvas: &mut Canvas, scene: &Scene, caption: &Caption) {
    let mut y = scene.bottom + 14.0;
    canvas.text(
        (scene.left, y),
        &caption.status,
        SERIF,
        18.0,
        TEXT,
        Align::Start,
    );
    y += LINE_HEIGHT;
    for player in &caption.players {
        player_line(canvas, scene, player, y);
        y += LINE_HEIGHT;
    }
    for note in &caption.notes {
        canvas.text((scene.left, y), note, SANS, 13.0, MARK_TEXT, Align::Start);
        y += LINE_HEIGHT * 0.8;
    }
    let top = scene.bottom + 8.0;
    dice::draw(canvas, &scene.view.dice, (scene.width - scene.left, top));
}

/// Quiet text still has to be read.
const MARK_TEXT: &str = theme::QUIET_TEXT;

fn player_line(canvas: &mut Canvas, scene: &Scene, player: &PlayerLine, y: f32) {
    let (fill, edge) = scene.palette.of(player.side);
    let centre = (scene.left + 8.0, y - 5.0);
    canvas.circle(centre, 8.0, fill, Some((edge, 1.5)));
    if player.side == Side::Two {
        let ring = scene.palette.detail(player.side);
        canvas.circle(centre, 4.0, "none", Some((ring, 1.5)));
    }
    let mut text = player.name.clone();
    for detail in &player.details {
        text.push_str(" · ");
        text.push_str(detail);
    }
    canvas.text(
        (scene.left + 24.0, y),
        &text,
        SANS,
        14.0,
        TEXT,
        Align::Start,
    );
}

/// Where everything lies.
struct Scene<'a> {
    view: &'a View,
    palette: Palette,
    /// Size of a piece's box.
    piece_unit: f32,
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
        let (unit, piece_unit) = match view.shape {
            Shape::Squares { .. } => (UNIT, UNIT),
            Shape::Hexagon { .. } => (UNIT * 1.1, UNIT),
            Shape::Crossing { .. } => (UNIT * 0.8, UNIT * 0.8),
        };
        let bounds = |coordinate: fn(&CellView) -> f32| {
            let values = view.cells.iter().map(coordinate);
            let low = values.clone().fold(f32::INFINITY, f32::min);
            (low, values.fold(f32::NEG_INFINITY, f32::max))
        };
        let ((x0, x1), (y0, y1)) = if view.cells.is_empty() {
            ((0.0, 0.0), (0.0, 0.0))
        } else {
            (bounds(|cell| cell.x), bounds(|cell| cell.y))
        };
        Scene {
            view,
            palette: Palette::of_variant(view.variant),
            piece_unit,
            unit,
            left: MARGIN,
            top: HEADER,
            origin: (x0, y0),
            width: (x1 - x0 + 1.0) * unit + 2.0 * MARGIN,
            bottom: HEADER + (y1 - y0 + 1.0) * unit + MARGIN,
        }
    }

    fn size(&self, caption: &Caption) -> (f32, f32) {
        let lines = 1.0 + caption.players.len() as f32 + 0.8 * caption.notes.len() as f32;
        (
            self.width,
            (self.bottom + lines * LINE_HEIGHT + 12.0).ceil(),
        )
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

    /// A coordinate beside the board.
    fn coordinate(&self, canvas: &mut Canvas, centre: (f32, f32), name: &str) {
        let below = (centre.0, centre.1 + 5.0);
        canvas.text(below, name, SANS, 14.0, MARK, Align::Middle);
    }
}
