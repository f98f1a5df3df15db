//! A hexagon of points: one line a row, shifted by half a point; each row between the names of its first and last point.

use super::Pen;
use rules::view::{CellView, Marking};

/// Characters between neighbouring points; half of it is the shift from row to row.
const STEP: f32 = 6.0;

pub(super) fn lines(pen: &Pen) -> Vec<String> {
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
        if !lines.is_empty() {
            lines.push(String::new());
        }
        lines.push(row_line(pen, &row, left));
    }
    lines
}

fn row_line(pen: &Pen, row: &[&CellView], left: f32) -> String {
    let [first, .., last] = row else {
        return String::new();
    };
    let shift = ((first.x - left) * STEP).round() as usize;
    let mut line = " ".repeat(shift);
    line.push_str(&pen.paint.quiet(&format!("{:>3}  ", first.name)));
    for (index, cell) in row.iter().enumerate() {
        if index > 0 {
            line.push_str("  ");
        }
        line.push_str(&point(pen, cell));
    }
    line.push_str(&pen.paint.quiet(&format!("  {}", last.name)));
    line
}

/// Four characters: the point between its fences, and the height of a stack.
fn point(pen: &Pen, cell: &CellView) -> String {
    let (before, behind) = pen.fences(cell.cell);
    let mut text = pen.paint.mark(&before.to_string());
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
    text.push_str(&pen.paint.mark(&behind.to_string()));
    text
}
