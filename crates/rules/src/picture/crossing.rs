//! Crossing lanes: a rail for each piece, an arrow at its start, a number at its arrival.

use super::board::{
    BoardPicture, Label, LabelRole, NUMERAL, OUTSIDE, around, centre, corners, highlight, label,
    letters_and_number, place,
};
use super::path::{Path, Point};
use super::{Part, Role};
use crate::Side;
use crate::view::{CellView, Marking, View};

/// The end of a lane; arrivals are numbered.
struct End<'a> {
    cell: &'a CellView,
    side: Side,
    number: Option<u8>,
}

/// The way a player's lanes lead: up for player 1, to the right for player 2.
fn ahead(side: Side) -> Point {
    match side {
        Side::One => (0, -1),
        Side::Two => (1, 0),
    }
}

pub(super) fn board(view: &View) -> BoardPicture {
    let ends: Vec<End> = view.cells.iter().filter_map(end).collect();
    let cells_of = |is_arrival: bool| {
        let ends = ends.iter();
        ends.filter(move |end| end.number.is_some() == is_arrival)
            .map(|end| end.cell)
    };
    let square = |path: &mut Path, (x, y): Point| {
        path.rectangle((x - 420, y - 420), (840, 840), 120);
    };
    let crossings = view.cells.iter().filter(|cell| end(cell).is_none());
    let rails = rails(&ends);
    BoardPicture {
        ground: vec![Part::new(Role::Plate, 40, frame(view))],
        lines: vec![
            Part::new(Role::Rail, 180, rails.clone()),
            Part::new(Role::Line, 24, rails),
            Part::new(
                Role::Plate,
                24,
                around(crossings, |path, at| path.circle(at, 60)) + &around(cells_of(true), square),
            ),
            Part::new(Role::DarkPlate, 24, around(cells_of(false), square)),
            Part::new(Role::Sign, 45, arrows(&ends)),
        ],
        labels: ends.iter().map(written).collect(),
        last: corners(430, 140),
        highlight: highlight(),
    }
}

fn end(cell: &CellView) -> Option<End<'_>> {
    cell.markings.iter().find_map(|marking| {
        let (side, number) = match *marking {
            Marking::Start(side) => (side, None),
            Marking::Arrival(side, number) => (side, Some(number)),
            _ => return None,
        };
        Some(End { cell, side, number })
    })
}

fn frame(view: &View) -> String {
    let across = view.cells.iter().map(|cell| centre(cell).0).max();
    let side = across.unwrap_or(0) + 1000;
    let mut path = Path::default();
    path.rectangle((-500, -500), (side, side), 140);
    path.finish()
}

/// From its start a lane leads straight ahead to its arrival.
fn rails(ends: &[End]) -> String {
    let mut path = Path::default();
    for start in ends.iter().filter(|end| end.number.is_none()) {
        let from = centre(start.cell);
        let shares = |to: Point| match start.side {
            Side::One => to.0 == from.0,
            Side::Two => to.1 == from.1,
        };
        let arrival = ends
            .iter()
            .find(|end| end.number.is_some() && end.side == start.side && shares(centre(end.cell)));
        if let Some(arrival) = arrival {
            path.line(from, centre(arrival.cell));
        }
    }
    path.finish()
}

/// An arrow at each start, which points the way its piece goes.
fn arrows(ends: &[End]) -> String {
    let mut path = Path::default();
    for start in ends.iter().filter(|end| end.number.is_none()) {
        let (x, y) = centre(start.cell);
        let (right, down) = ahead(start.side);
        let at = |along: i32, aside: i32| {
            (
                x + right * along - down * aside,
                y + down * along + right * aside,
            )
        };
        path.line(at(-200, 0), at(190, 0));
        path.go(at(70, -120));
        path.line_to(at(190, 0));
        path.line_to(at(70, 120));
    }
    path.finish()
}

/// Lanes are named before their starts; arrivals are numbered.
fn written(end: &End) -> Label {
    if let Some(number) = end.number {
        let place = place((0, 0), 360, NUMERAL);
        return Label {
            inside: Some(place),
            ..label(number.to_string(), LabelRole::Numeral, end.cell, place)
        };
    }
    let (right, down) = ahead(end.side);
    let before = place((-720 * right, -720 * down), 320, OUTSIDE);
    let (column, rest) = letters_and_number(end.cell);
    let name = match end.side {
        Side::One => column,
        Side::Two => rest.split('-').next().unwrap_or(rest),
    };
    label(name.to_owned(), LabelRole::Lane, end.cell, before)
}
