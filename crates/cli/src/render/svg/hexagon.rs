//! A hexagon of points joined by lines; void points are crossed out lightly.

use super::Scene;
use super::canvas::{Align, Canvas, Point};
use super::theme::{BOARD_MARK, PANEL, QUIET_TEXT, SANS};
use rules::view::{CellView, Marking};

pub(super) fn draw(canvas: &mut Canvas, scene: &Scene) {
    let cells = &scene.view.cells;
    for (index, one) in cells.iter().enumerate() {
        for other in &cells[index + 1..] {
            if (one.x - other.x).hypot(one.y - other.y) < 1.1 {
                canvas.line(scene.at(one), scene.at(other), BOARD_MARK, 1.2);
            }
        }
    }
    for cell in cells {
        point(canvas, scene, cell);
    }
    for row in cells.iter().filter(|cell| first_in_row(cells, cell)) {
        let (x, y) = scene.at(row);
        let letter: String = row.name.chars().take(1).collect();
        canvas.coordinate((x - scene.unit * 0.55, y), &letter);
    }
}

fn point(canvas: &mut Canvas, scene: &Scene, cell: &CellView) {
    let at = scene.at(cell);
    if cell.markings.contains(&Marking::Void) {
        let reach = scene.unit * 0.11;
        canvas.circle(at, scene.unit * 0.2, PANEL, Some((BOARD_MARK, 1.2)));
        let cross = |canvas: &mut Canvas, down: f32| {
            let from: Point = (at.0 - reach, at.1 - down);
            canvas.line(from, (at.0 + reach, at.1 + down), BOARD_MARK, 1.8);
        };
        cross(canvas, reach);
        cross(canvas, -reach);
    } else {
        canvas.circle(at, 5.0, PANEL, Some((BOARD_MARK, 1.5)));
    }
    if !scene.is_occupied(cell.cell) {
        let number: String = cell.name.chars().skip(1).collect();
        let beside = (at.0, at.1 + scene.unit * 0.34);
        canvas.text(beside, &number, SANS, 11.0, QUIET_TEXT, Align::Middle);
    }
}

fn first_in_row(cells: &[CellView], cell: &CellView) -> bool {
    !cells
        .iter()
        .any(|other| (other.y - cell.y).abs() < 0.01 && other.x < cell.x - 0.01)
}
