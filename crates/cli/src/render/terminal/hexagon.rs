//! A hexagon of points: one line a row, shifted by half a point, each row behind the name of its first point. On a wide screen
//! the rows stand apart and their last points are named too.

use super::spacing::{Spacing, spaced};
use super::{Board, Pen};
use rules::view::{CellView, Marking};

impl Spacing {
    /// Characters between neighbouring points; half of it is the shift from row to row.
    fn step(self) -> f32 {
        match self {
            Spacing::Apart => 6.0,
            Spacing::Close => 4.0,
            Spacing::Tight => 2.0,
        }
    }
}

pub(super) fn drawn(pen: &Pen) -> Board {
    spaced(pen, lines)
}

fn lines(pen: &Pen, spacing: Spacing) -> Vec<String> {
    let mut rows: Vec<Vec<&CellView>> = Vec::new();
    let mut cells: Vec<&CellView> = pen.view.cells.iter().collect();
    cells.sort_by(|a, b| a.y.total_cmp(&b.y).then(a.x.total_cmp(&b.x)));
    for cell in cells {
        match rows.last_mut() {
            Some(row) if (row[0].y - cell.y).abs() < 0.01 => row.push(cell),
            _ => rows.push(vec![cell]),
        }
    }
    let left = rows
        .iter()
        .map(|row| row[0].x)
        .fold(f32::INFINITY, f32::min);
    let mut lines = Vec::new();
    for row in rows {
        if spacing == Spacing::Apart && !lines.is_empty() {
            lines.push(String::new());
        }
        lines.push(row_line(pen, &row, left, spacing));
    }
    lines
}

fn row_line(pen: &Pen, row: &[&CellView], left: f32, spacing: Spacing) -> String {
    let [first, .., last] = row else {
        return String::new();
    };
    let shift = ((first.x - left) * spacing.step()).round() as usize;
    let name = match spacing {
        Spacing::Apart => format!("{:>3}  ", first.name),
        Spacing::Close => format!("{:>2} ", first.name),
        Spacing::Tight => format!(
            "{} ",
            first.name.trim_end_matches(|c: char| c.is_ascii_digit())
        ),
    };
    let mut line = " ".repeat(shift);
    line.push_str(&pen.paint.quiet(&name));
    for (index, cell) in row.iter().enumerate() {
        if spacing == Spacing::Apart && index > 0 {
            line.push_str("  ");
        }
        line.push_str(&point(pen, cell, spacing));
    }
    if spacing == Spacing::Apart {
        line.push_str(&pen.paint.quiet(&format!("  {}", last.name)));
    }
    line
}

/// The point and the height of a stack, between its fences if there is room for them.
fn point(pen: &Pen, cell: &CellView, spacing: Spacing) -> String {
    let (before, behind) = pen.fences(cell.cell);
    let fence = |sign: char| match spacing {
        Spacing::Apart | Spacing::Close => pen.paint.mark(&sign.to_string()),
        Spacing::Tight => String::new(),
    };
    let mut text = fence(before);
    if let Some(piece) = pen.piece_on(cell.cell) {
        text.push_str(&pen.shape(piece));
        let height = if piece.height > 1 {
            piece.height.to_string()
        } else {
            " ".to_owned()
        };
        text.push_str(&pen.paint.player(piece.side, &height));
    } else {
        let empty = if cell.markings.contains(&Marking::Void) {
            pen.glyphs.pick('×', 'x')
        } else {
            pen.glyphs.pick('·', '.')
        };
        text.push_str(&pen.paint.quiet(&empty.to_string()));
        text.push(' ');
    }
    text.push_str(&fence(behind));
    text
}
