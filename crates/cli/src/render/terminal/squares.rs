//! A board of squares: one line a rank, framed, with files and ranks named. Lines of the board stand beside the piece.

use super::Pen;
use rules::view::{CellView, Marking};

pub(super) fn lines(pen: &Pen, files: u8, ranks: u8) -> Vec<String> {
    let has_lines = pen.view.cells.iter().any(|cell| {
        cell.markings
            .iter()
            .any(|marking| pen.glyphs.line(*marking).is_some())
    });
    // Fences, shape and letter; with lines, a gap and two of them.
    let inside = if has_lines { 7 } else { 4 };
    let files = usize::from(files);
    let mut rows = vec![rule(pen, files, inside, ['┌', '┬', '┐'])];
    for rank in 0..ranks {
        let mut in_rank: Vec<&CellView> = pen
            .view
            .cells
            .iter()
            .filter(|cell| same(cell.y, f32::from(rank)))
            .collect();
        in_rank.sort_by(|a, b| a.x.total_cmp(&b.x));
        if rank > 0 {
            rows.push(rule(pen, files, inside, ['├', '┼', '┤']));
        }
        rows.push(rank_line(pen, ranks - rank, &in_rank, has_lines));
    }
    rows.push(rule(pen, files, inside, ['└', '┴', '┘']));
    rows.push(file_names(pen, files, inside));
    rows
}

fn same(a: f32, b: f32) -> bool {
    (a - b).abs() < 0.01
}

fn rank_line(pen: &Pen, number: u8, cells: &[&CellView], has_lines: bool) -> String {
    let wall = pen.paint.quiet(&pen.glyphs.pick('│', '|').to_string());
    let mut line = pen.paint.quiet(&format!("{number:>2} "));
    line.push_str(&wall);
    for cell in cells {
        line.push_str(&square(pen, cell, has_lines));
        line.push_str(&wall);
    }
    line
}

fn square(pen: &Pen, cell: &CellView, has_lines: bool) -> String {
    let (before, behind) = pen.fences(cell.cell);
    let mut text = pen.paint.mark(&before.to_string());
    match pen.piece_on(cell.cell) {
        Some(piece) if pen.glyphs.unicode => {
            text.push_str(&pen.shape(piece));
            text.push_str(&pen.letter(piece));
        }
        Some(piece) => {
            text.push_str(&pen.letter(piece));
            text.push(' ');
        }
        None if cell.markings.contains(&Marking::Corner) => {
            let corner = pen.glyphs.pick('∗', '*');
            text.push_str(&pen.paint.quiet(&format!("{corner} ")));
        }
        None => text.push_str("  "),
    }
    if has_lines {
        text.push(' ');
        text.push_str(&pen.paint.quiet(&drawn_lines(pen, cell)));
    }
    text.push_str(&pen.paint.mark(&behind.to_string()));
    text
}

/// Two characters; a cross where both diagonals meet.
fn drawn_lines(pen: &Pen, cell: &CellView) -> String {
    let has = |marking| cell.markings.contains(&marking);
    if has(Marking::Rising) && has(Marking::Falling) {
        return format!("{} ", pen.glyphs.pick('╳', 'X'));
    }
    let drawn: String = cell
        .markings
        .iter()
        .filter_map(|marking| pen.glyphs.line(*marking))
        .collect();
    format!("{drawn:<2}")
}

fn rule(pen: &Pen, files: usize, inside: usize, [left, middle, right]: [char; 3]) -> String {
    let corner = |c| pen.glyphs.pick(c, '+').to_string();
    let dashes = pen.glyphs.pick('─', '-').to_string().repeat(inside);
    let spans = vec![dashes; files].join(&corner(middle));
    let drawn = format!("{}{spans}{}", corner(left), corner(right));
    format!("   {}", pen.paint.quiet(&drawn))
}

fn file_names(pen: &Pen, files: usize, inside: usize) -> String {
    let names: String = (b'a'..)
        .take(files)
        .map(|file| format!("{:<width$}", char::from(file), width = inside + 1))
        .collect();
    format!("     {}", pen.paint.quiet(names.trim_end()))
}
