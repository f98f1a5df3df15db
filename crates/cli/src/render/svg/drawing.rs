//! Draws the rules' pictures: the board, its pieces, and what points at cells.

use super::Scene;
use super::canvas::{Align, Canvas, Letters, Look, Point};
use super::theme::family;
use crate::render::colours::{Palette, lettering, paint};
use rules::Side;
use rules::picture::{self, BoardPicture, Dress, LabelPlace, Part, piece};
use rules::view::PieceView;

/// Everything that lies below the pieces.
pub(super) fn board(canvas: &mut Canvas, scene: &Scene, picture: &BoardPicture) {
    canvas.open_placed(scene.zero(), scene.scale());
    for drawn in picture.ground.iter().chain(&picture.lines) {
        // A board has no owner, and no paint of it asks for one.
        part(canvas, &scene.palette, drawn, Side::One);
    }
    canvas.close_group();
    for label in &picture.labels {
        let is_hidden = label.hidden_by.is_some_and(|cell| scene.is_occupied(cell));
        if !is_hidden {
            let at = (label.x + label.beside.x, label.y + label.beside.y);
            let LabelPlace { size, text, .. } = label.beside;
            written(canvas, scene, at, &label.text, size, text, Side::One);
        }
    }
    if let Some(last) = &scene.view.last_move {
        let mut cells = last.cells.clone();
        cells.sort_unstable();
        cells.dedup();
        mark(canvas, scene, &cells, &picture.last);
    }
}

/// What points at cells, over the pieces.
pub(super) fn highlights(canvas: &mut Canvas, scene: &Scene, picture: &BoardPicture) {
    mark(canvas, scene, &scene.view.highlights, &picture.highlight);
}

fn mark(canvas: &mut Canvas, scene: &Scene, cells: &[rules::Cell], drawn: &Part) {
    for cell in cells.iter().filter_map(|cell| scene.cell(*cell)) {
        canvas.open_placed(scene.at(cell), scene.scale());
        part(canvas, &scene.palette, drawn, Side::One);
        canvas.close_group();
    }
}

/// A piece or stack on its cell. Heights are told, since nobody can point at a picture to ask.
pub(super) fn piece_on(canvas: &mut Canvas, scene: &Scene, shown: &PieceView) {
    let (Some(cell), Some(picture)) = (scene.cell(shown.cell), piece(shown.kind)) else {
        return;
    };
    let drawing = picture.drawing(shown.height);
    canvas.open_placed(scene.at(cell), scene.scale());
    parts(canvas, &scene.palette, &drawing.parts, shown.side);
    canvas.close_group();
    if let (Some(place), true) = (drawing.written, shown.height > 1) {
        let at = (cell.x * 100.0 + place.x, cell.y * 100.0 + place.y);
        let height = shown.height.to_string();
        written(canvas, scene, at, &height, place.size, "letter", shown.side);
    }
}

/// What stands for a player beside a board, in a square of this size around a point.
pub(super) fn player_disc(
    canvas: &mut Canvas,
    palette: &Palette,
    side: Side,
    centre: Point,
    size: f32,
) {
    canvas.open_placed(centre, size / 100.0);
    parts(canvas, palette, &picture::player_disc(), side);
    canvas.close_group();
}

/// What this player's piece is drawn with, in the units of the group around it.
pub(super) fn parts(canvas: &mut Canvas, palette: &Palette, drawn: &[Part], side: Side) {
    let own = drawn
        .iter()
        .filter(|drawn| drawn.belongs_to(side, Dress::Shapes));
    own.for_each(|drawn| part(canvas, palette, drawn, side));
}

/// One part, in the units of the group around it.
pub(super) fn part(canvas: &mut Canvas, palette: &Palette, drawn: &Part, side: Side) {
    let Some(paint) = paint(drawn.role) else {
        return;
    };
    let mixed = |colour: &Option<String>| colour.as_ref().map(|name| palette.mixed(name, side));
    canvas.path(
        &drawn.path,
        &Look {
            fill: mixed(&paint.fill),
            stroke: mixed(&paint.stroke).filter(|_| drawn.width > 0.0),
            width: drawn.width,
            cap: paint.cap.as_deref(),
            join: paint.join.as_deref(),
            dashes: paint.dashes.as_deref(),
            opacity: paint.opacity,
        },
    );
}

/// A text around a point of the board, in hundredths of a cell.
fn written(
    canvas: &mut Canvas,
    scene: &Scene,
    (x, y): (f32, f32),
    text: &str,
    size: f32,
    name: &str,
    side: Side,
) {
    let Some(lettering) = lettering(name) else {
        return;
    };
    let (zero, scale) = (scene.zero(), scene.scale());
    // Figures and small letters have their middle so far above the line on which they stand.
    let at = (zero.0 + x * scale, zero.1 + (y + size * 0.35) * scale);
    let letters = Letters {
        family: family(&lettering.family),
        size: size * scale,
        weight: Some(lettering.weight),
        color: &scene.palette.mixed(&lettering.fill, side),
    };
    canvas.letters(at, text, &letters, Align::Middle);
}
