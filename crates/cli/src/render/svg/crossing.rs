//! Crossing lanes: a rail for each pawn, an arrow at its start, a number at its arrival.

use super::Scene;
use super::canvas::{Align, Canvas, Point};
use super::theme::{BOARD_MARK, LINE, PANEL, SANS, SHADE, TEXT};
use rules::Side;
use rules::view::{CellView, Marking};

pub(super) fn draw(canvas: &mut Canvas, scene: &Scene) {
    for cell in &scene.view.cells {
        if let Some(end) = cell.markings.iter().find_map(|marking| match marking {
            Marking::Start(side) => far_end(scene, cell, *side),
            _ => None,
        }) {
            canvas.line(scene.at(cell), scene.at(end), LINE, 9.0);
            canvas.line(scene.at(cell), scene.at(end), BOARD_MARK, 1.5);
        }
    }
    for cell in &scene.view.cells {
        place(canvas, scene, cell);
    }
}

/// The arrival of the lane that begins here: the one that shares its column or row.
fn far_end<'a>(scene: &Scene<'a>, start: &CellView, side: Side) -> Option<&'a CellView> {
    scene.view.cells.iter().find(|cell| {
        let shares = match side {
            Side::One => (cell.x - start.x).abs() < 0.01,
            Side::Two => (cell.y - start.y).abs() < 0.01,
        };
        shares
            && cell
                .markings
                .iter()
                .any(|marking| matches!(marking, Marking::Arrival(owner, _) if *owner == side))
    })
}

fn place(canvas: &mut Canvas, scene: &Scene, cell: &CellView) {
    let at = scene.at(cell);
    let end = cell.markings.iter().find_map(|marking| match marking {
        Marking::Start(side) => Some((*side, None)),
        Marking::Arrival(side, number) => Some((*side, Some(*number))),
        _ => None,
    });
    let Some((side, number)) = end else {
        canvas.circle(at, 4.0, PANEL, Some((BOARD_MARK, 1.5)));
        return;
    };
    let half = scene.unit * 0.42;
    let corner = (at.0 - half, at.1 - half);
    let fill = if number.is_some() { PANEL } else { SHADE };
    let stroke = Some((BOARD_MARK, 1.5));
    canvas.rect(corner, (2.0 * half, 2.0 * half), 6.0, fill, stroke);
    if let Some(number) = number {
        let below = (at.0, at.1 + 6.0);
        canvas.text(below, &number.to_string(), SANS, 17.0, TEXT, Align::Middle);
    } else {
        arrow(canvas, scene, at, side);
        lane_name(canvas, scene, cell, side);
    }
}

/// Points the way the pawn goes: up for player 1, to the right for player 2.
fn arrow(canvas: &mut Canvas, scene: &Scene, (x, y): Point, side: Side) {
    let length = scene.unit * 0.2;
    let turned = |along: f32, across: f32| match side {
        Side::One => (x + across, y - along),
        Side::Two => (x + along, y + across),
    };
    canvas.line(turned(-length, 0.0), turned(length, 0.0), TEXT, 2.0);
    for across in [-0.6, 0.6] {
        let barb = turned(length * 0.4, across * length);
        canvas.line(barb, turned(length, 0.0), TEXT, 2.0);
    }
}

fn lane_name(canvas: &mut Canvas, scene: &Scene, cell: &CellView, side: Side) {
    let (x, y) = scene.at(cell);
    let out = scene.unit * 0.5 + 14.0;
    match side {
        Side::One => {
            let name: String = cell.name.chars().take(1).collect();
            canvas.coordinate((x, y + out), &name);
        }
        Side::Two => {
            let name = cell.name.trim_start_matches('r');
            let name = name.split('-').next().unwrap_or(name);
            canvas.coordinate((x - out, y), name);
        }
    }
}
