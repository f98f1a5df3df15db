//! A board of squares, with shading, corners and the lines of the squares that have some.

use super::Scene;
use super::canvas::{Canvas, Point};
use super::theme::{BOARD_MARK, LINE, PANEL, SHADE};
use rules::view::{CellView, Marking};

pub(super) fn draw(canvas: &mut Canvas, scene: &Scene) {
    let unit = scene.unit;
    for cell in &scene.view.cells {
        let (x, y) = scene.at(cell);
        let fill = if cell.markings.contains(&Marking::Shaded) {
            SHADE
        } else {
            PANEL
        };
        let corner = (x - unit / 2.0, y - unit / 2.0);
        canvas.rect(corner, (unit, unit), 0.0, fill, Some((LINE, 1.0)));
    }
    for cell in &scene.view.cells {
        markings(canvas, scene, cell);
    }
    frame(canvas, scene);
    coordinates(canvas, scene);
}

fn markings(canvas: &mut Canvas, scene: &Scene, cell: &CellView) {
    let (x, y) = scene.at(cell);
    let half = scene.unit / 2.0 - 1.5;
    for marking in &cell.markings {
        let reach: Point = match marking {
            Marking::Horizontal => (half, 0.0),
            Marking::Vertical => (0.0, half),
            Marking::Rising => (half, -half),
            Marking::Falling => (half, half),
            Marking::Corner => {
                let inset = scene.unit * 0.09;
                let side = scene.unit - 2.0 * inset;
                let at = (x - side / 2.0, y - side / 2.0);
                canvas.rect(at, (side, side), 6.0, "none", Some((BOARD_MARK, 1.5)));
                continue;
            }
            _ => continue,
        };
        canvas.line(
            (x - reach.0, y - reach.1),
            (x + reach.0, y + reach.1),
            BOARD_MARK,
            2.0,
        );
    }
}

fn frame(canvas: &mut Canvas, scene: &Scene) {
    let width = scene.width - 2.0 * scene.left;
    let height = scene.bottom - scene.left - scene.top;
    let stroke = Some((BOARD_MARK, 2.0));
    canvas.rect(
        (scene.left, scene.top),
        (width, height),
        0.0,
        "none",
        stroke,
    );
}

/// The leftmost cell of a rank names it, the lowest of a file its file.
fn coordinates(canvas: &mut Canvas, scene: &Scene) {
    let lowest = scene
        .view
        .cells
        .iter()
        .map(|cell| cell.y)
        .fold(f32::NEG_INFINITY, f32::max);
    for cell in &scene.view.cells {
        let (x, y) = scene.at(cell);
        let split = cell.name.find(|c: char| c.is_ascii_digit());
        let (file, rank) = cell.name.split_at(split.unwrap_or(0));
        if (cell.x - scene.origin.0).abs() < 0.01 {
            canvas.coordinate((scene.left - 18.0, y), rank);
        }
        if (cell.y - lowest).abs() < 0.01 {
            canvas.coordinate((x, y + scene.unit / 2.0 + 18.0), file);
        }
    }
}
