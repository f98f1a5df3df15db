//! A hexagon of points joined by lines; void points are lightly crossed out.

use super::board::{
    BoardPicture, Label, LabelRole, PRINTED, around, centre, corners, having, highlight, label,
    letters_and_number, place,
};
use super::path::{Path, Point};
use super::{Part, Role};
use crate::view::{CellView, Marking, View};

/// The height of an equilateral triangle with sides of a cell.
pub(super) const ROW: i32 = 866;

pub(super) fn board(view: &View) -> BoardPicture {
    let circle = |radius: i32| move |path: &mut Path, at: Point| path.circle(at, radius);
    let is_void = |cell: &&CellView| cell.markings.contains(&Marking::Void);
    let points = view.cells.iter().filter(|cell| !is_void(cell));
    let voids = around(having(view, Marking::Void), circle(190));
    let crosses = around(having(view, Marking::Void), |path, (x, y)| {
        path.line((x - 100, y - 100), (x + 100, y + 100));
        path.line((x - 100, y + 100), (x + 100, y - 100));
    });
    let mut lines = vec![
        Part::new(Role::Line, 22, rows(view)),
        Part::new(Role::Plate, 24, around(points, circle(70)) + &voids),
        Part::new(Role::Cross, 30, crosses),
    ];
    lines.retain(|part| !part.path.is_empty());
    // A little larger than the points; a broad line does the rest and rounds the corners.
    let ground = ground(view);
    BoardPicture {
        ground: vec![
            Part::new(Role::Frame, 660, ground.clone()),
            Part::new(Role::Ground, 580, ground),
        ],
        lines,
        labels: labels(view),
        last: corners(430, 140),
        highlight: highlight(),
    }
}

fn ground(view: &View) -> String {
    let most = |coordinate: fn(Point) -> i32| {
        let values = view.cells.iter().map(|cell| coordinate(centre(cell)));
        values.max().unwrap_or(0)
    };
    let (x, y) = (most(|at| at.0) / 2, most(|at| at.1) / 2);
    let radius = x + 300;
    let (half, high) = (radius / 2, radius * ROW / 1000);
    let mut path = Path::default();
    path.polygon([
        (x + radius, y),
        (x + half, y + high),
        (x - half, y + high),
        (x - radius, y),
        (x - half, y - high),
        (x + half, y - high),
    ]);
    path.finish()
}

/// The lines through neighbours, each from its first point to its last.
fn rows(view: &View) -> String {
    let at: Vec<Point> = view.cells.iter().map(centre).collect();
    let is_point = |(x, y): Point| {
        at.iter()
            .find(|point| (point.0 - x).abs() < 10 && (point.1 - y).abs() < 10)
    };
    let mut path = Path::default();
    for way in [(1000, 0), (500, ROW), (-500, ROW)] {
        let next = |from: Point| is_point((from.0 + way.0, from.1 + way.1));
        for first in &at {
            if is_point((first.0 - way.0, first.1 - way.1)).is_some() {
                continue;
            }
            let mut last = first;
            while let Some(further) = next(*last) {
                last = further;
            }
            if last != first {
                path.line(*first, *last);
            }
        }
    }
    path.finish()
}

/// Rows are named by letters before their first points, points by their numbers below them.
fn labels(view: &View) -> Vec<Label> {
    let mut labels = Vec::new();
    for cell in &view.cells {
        let (row, number) = letters_and_number(cell);
        labels.push(Label {
            hidden_by: Some(cell.cell),
            ..label(
                number.to_owned(),
                LabelRole::Point,
                cell,
                place((0, 320), 170, PRINTED),
            )
        });
        if is_first(view, cell) {
            let before = place((-470, 0), 220, PRINTED);
            labels.push(Label {
                inside: Some(before),
                ..label(row.to_owned(), LabelRole::Row, cell, before)
            });
        }
    }
    labels
}

/// Whether nothing of its row lies to the left.
fn is_first(view: &View, cell: &CellView) -> bool {
    !view
        .cells
        .iter()
        .any(|other| (other.y - cell.y).abs() < 0.01 && other.x < cell.x - 0.01)
}
