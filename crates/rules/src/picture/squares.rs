//! A board of squares: shading, corners with rules of their own, the lines of the squares that have some.

use super::board::{
    BoardPicture, CROWDED, Label, LabelRole, OUTSIDE, around, corners, having, highlight, label,
    letters_and_number, place,
};
use super::path::{Path, Point};
use super::{Part, Role};
use crate::view::{CellView, Marking, View};

/// Half the side of a square.
const HALF: i32 = 500;

pub(super) fn board(view: &View) -> BoardPicture {
    let (width, height) = extent(view);
    let rectangle = |out: i32, bend: i32| {
        let mut path = Path::default();
        let corner = (-HALF - out, -HALF - out);
        path.rectangle(corner, (width + 2 * out, height + 2 * out), bend);
        path.finish()
    };
    let square = |half: i32, bend: i32| {
        move |path: &mut Path, (x, y): Point| {
            path.rectangle((x - half, y - half), (2 * half, 2 * half), bend);
        }
    };
    let shaded = around(having(view, Marking::Shaded), square(HALF, 0));
    let dotted = around(having(view, Marking::Corner), square(430, 100));
    let mut lines = vec![
        Part::new(Role::Dots, 20, dotted),
        Part::new(Role::Line, 24, ways(view)),
        Part::new(Role::Edge, 20, rectangle(0, 0)),
    ];
    lines.retain(|part| !part.path.is_empty());
    BoardPicture {
        ground: vec![
            Part::new(Role::Frame, 0, rectangle(70, 40)),
            Part::new(Role::Ground, 0, rectangle(0, 0)),
            Part::new(Role::Shade, 0, shaded),
        ],
        lines,
        labels: labels(view),
        last: corners(450, 150),
        highlight: highlight(),
    }
}

fn extent(view: &View) -> (i32, i32) {
    let most = |coordinate: fn(&CellView) -> f32| {
        let values = view.cells.iter().map(coordinate);
        (values.fold(0.0, f32::max).round() as i32 + 1) * 2 * HALF
    };
    (most(|cell| cell.x), most(|cell| cell.y))
}

/// The lines along which pieces may leave a square; they end a little before its edge.
fn ways(view: &View) -> String {
    const REACH: i32 = HALF - 10;
    let mut lines = String::new();
    for cell in &view.cells {
        for marking in &cell.markings {
            let (x, y) = match marking {
                Marking::Horizontal => (REACH, 0),
                Marking::Vertical => (0, REACH),
                Marking::Rising => (REACH, -REACH),
                Marking::Falling => (REACH, REACH),
                _ => continue,
            };
            lines += &around([cell], |path, at| {
                path.line((at.0 - x, at.1 - y), (at.0 + x, at.1 + y));
            });
        }
    }
    lines
}

/// The leftmost square of a rank names it, the lowest of a file its file.
fn labels(view: &View) -> Vec<Label> {
    let lowest = view.cells.iter().map(|cell| cell.y).fold(0.0, f32::max);
    let mut labels = Vec::new();
    for cell in view.cells.iter().filter(|cell| cell.x.abs() < 0.01) {
        let (_, rank) = letters_and_number(cell);
        let beside = place((-740, 0), 220, OUTSIDE);
        labels.push(Label {
            inside: Some(place((-410, -387), 190, CROWDED)),
            ..label(rank.to_owned(), LabelRole::Row, cell, beside)
        });
    }
    for cell in view
        .cells
        .iter()
        .filter(|cell| (cell.y - lowest).abs() < 0.01)
    {
        let (file, _) = letters_and_number(cell);
        let beside = place((0, 750), 220, OUTSIDE);
        labels.push(Label {
            inside: Some(place((410, 373), 190, CROWDED)),
            ..label(file.to_owned(), LabelRole::Column, cell, beside)
        });
    }
    labels
}
