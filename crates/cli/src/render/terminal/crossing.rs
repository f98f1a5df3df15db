//! Crossing lanes: rails with pawns on them, arrows at the empty starts, numbers at the empty arrivals.

use super::spacing::{Spacing, spaced};
use super::{Board, Pen};
use rules::Side;
use rules::view::{CellView, Marking};

pub(super) fn drawn(pen: &Pen) -> Board {
    spaced(pen, lines)
}

fn lines(pen: &Pen, spacing: Spacing) -> Vec<String> {
    let last = pen.view.cells.iter().map(|cell| column(cell.x)).max();
    let last = last.unwrap_or(0);
    let mut rows = Vec::new();
    for y in 0..=last {
        let number = pen.view.cells.iter().find(|cell| {
            column(cell.y) == y && column(cell.x) == 0 && cell.markings.contains(&START_TWO)
        });
        // Lanes of player 2 are named at their start, on the left.
        let name = number.map_or(String::new(), |cell| lane(&cell.name));
        let mut row = pen.paint.quiet(&margin(&name, spacing));
        for x in 0..=last {
            row.push_str(&place(pen, x, y, last, spacing));
        }
        rows.push(row);
    }
    rows.push(column_names(pen, last, spacing));
    rows
}

fn margin(name: &str, spacing: Spacing) -> String {
    match spacing {
        Spacing::Apart => format!("{name:>3} "),
        Spacing::Close | Spacing::Tight => format!("{name:>2} "),
    }
}

const START_TWO: Marking = Marking::Start(Side::Two);

fn column(coordinate: f32) -> usize {
    coordinate.round().max(0.0) as usize
}

/// The lane in a start cell's name: `c` of `c0`, `4` of `r4-0`.
fn lane(name: &str) -> String {
    match name.strip_prefix('r').and_then(|rest| rest.split_once('-')) {
        Some((row, _)) => row.to_owned(),
        None => name.chars().take(1).collect(),
    }
}

/// Four characters, a cell between its fences and the rail to the next; or three without that; or the cell alone.
fn place(pen: &Pen, x: usize, y: usize, last: usize, spacing: Spacing) -> String {
    let cell = pen
        .view
        .cells
        .iter()
        .find(|cell| column(cell.x) == x && column(cell.y) == y);
    let Some(cell) = cell else {
        return match spacing {
            Spacing::Apart => "    ",
            Spacing::Close => "   ",
            Spacing::Tight => " ",
        }
        .to_owned();
    };
    let (text, width) = content(pen, cell, spacing);
    if spacing == Spacing::Tight {
        return text;
    }
    let rail_left = x > 0 && y > 0 && y < last;
    let rail_right = x < last && y > 0 && y < last;
    let (before, behind) = pen.fences(cell.cell);
    let rail = |fence: char, wanted: bool| {
        if fence != ' ' {
            pen.paint.mark(&fence.to_string())
        } else if wanted {
            pen.paint.quiet(&pen.glyphs.pick('─', '-').to_string())
        } else {
            " ".to_owned()
        }
    };
    let mut drawn = rail(before, rail_left);
    drawn.push_str(&text);
    // A two-figure number takes the place of the sign behind it.
    if width < 2 {
        drawn.push_str(&rail(behind, rail_right));
    }
    if spacing == Spacing::Apart {
        drawn.push_str(&rail(' ', rail_right));
    }
    drawn
}

/// What stands on a cell, and how wide it is.
fn content(pen: &Pen, cell: &CellView, spacing: Spacing) -> (String, usize) {
    if let Some(piece) = pen.piece_on(cell.cell) {
        return (pen.shape(piece), 1);
    }
    for marking in &cell.markings {
        match marking {
            Marking::Start(side) => {
                let arrow = match side {
                    Side::One => pen.glyphs.pick('↑', '^'),
                    Side::Two => pen.glyphs.pick('→', '>'),
                };
                return (pen.paint.player(*side, &arrow.to_string()), 1);
            }
            Marking::Arrival(side, number) => {
                let number = match spacing {
                    Spacing::Apart | Spacing::Close => *number,
                    Spacing::Tight => *number % 10,
                };
                let text = number.to_string();
                return (pen.paint.player(*side, &text), text.len());
            }
            _ => {}
        }
    }
    let crossing = pen.glyphs.pick('┼', '+').to_string();
    (pen.paint.quiet(&crossing), 1)
}

/// Lanes of player 1 are named at their start, at the bottom.
fn column_names(pen: &Pen, last: usize, spacing: Spacing) -> String {
    let mut names = margin("", spacing);
    for x in 0..=last {
        let start =
            pen.view.cells.iter().find(|cell| {
                column(cell.x) == x && cell.markings.contains(&Marking::Start(Side::One))
            });
        let name = start.map_or(String::new(), |cell| lane(&cell.name));
        names.push_str(&match spacing {
            Spacing::Apart => format!(" {name:<3}"),
            Spacing::Close => format!(" {name:<2}"),
            Spacing::Tight => format!("{name:<1}"),
        });
    }
    pen.paint.quiet(names.trim_end())
}
