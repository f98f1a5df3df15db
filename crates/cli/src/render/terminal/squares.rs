//! A board of squares: framed, with lines of the board beside the pieces; on a narrow screen without frames, and at last without
//! lines. Files and ranks are named.

use super::{Board, Pen, Signs, fitting, width};
use rules::view::{CellView, Marking};

/// How the squares are drawn.
#[derive(Clone, Copy, Debug)]
struct Form {
    frames: bool,
    /// The shape of a piece beside its letter.
    shapes: bool,
    /// The lines along which pieces may leave a square.
    lines: bool,
}

/// From the widest to the narrowest.
const FORMS: [Form; 5] = [
    form(true, true, true),
    form(false, true, true),
    form(false, false, true),
    form(false, true, false),
    form(false, false, false),
];

const fn form(frames: bool, shapes: bool, lines: bool) -> Form {
    Form {
        frames,
        shapes,
        lines,
    }
}

pub(super) fn drawn(pen: &Pen, files: u8, ranks: u8) -> Board {
    let has_lines = pen.view.cells.iter().any(|cell| {
        cell.markings
            .iter()
            .any(|marking| pen.glyphs.line(*marking).is_some())
    });
    // Without lines to draw, and without shapes, some forms are the same.
    let forms = FORMS.map(|form| Form {
        lines: form.lines && has_lines,
        ..form
    });
    let draw = |pen: &Pen, form: Form| {
        if form.frames {
            framed(pen, files, ranks, form.lines)
        } else {
            bare(pen, files, ranks, form)
        }
    };
    let (form, lines) = fitting(pen, &forms, draw);
    let with_lines = || width(&draw(&pen.colorless(), forms[2]));
    Board {
        lines,
        signs: if form.shapes {
            Signs::Shapes
        } else {
            Signs::Letters
        },
        wanting: (has_lines && !form.lines).then(with_lines),
    }
}

/// The squares of a rank, from left to right.
fn in_rank<'a>(pen: &Pen<'a>, rank: u8) -> Vec<&'a CellView> {
    let mut cells: Vec<&CellView> = pen
        .view
        .cells
        .iter()
        .filter(|cell| (cell.y - f32::from(rank)).abs() < 0.01)
        .collect();
    cells.sort_by(|a, b| a.x.total_cmp(&b.x));
    cells
}

fn framed(pen: &Pen, files: u8, ranks: u8, has_lines: bool) -> Vec<String> {
    // Fences, shape and letter; with lines, a gap and two of them.
    let inside = if has_lines { 7 } else { 4 };
    let files = usize::from(files);
    let mut rows = vec![rule(pen, files, inside, ['┌', '┬', '┐'])];
    for rank in 0..ranks {
        if rank > 0 {
            rows.push(rule(pen, files, inside, ['├', '┼', '┤']));
        }
        rows.push(rank_line(pen, ranks - rank, &in_rank(pen, rank), has_lines));
    }
    rows.push(rule(pen, files, inside, ['└', '┴', '┘']));
    rows.push(format!("     {}", file_names(pen, files, inside + 1)));
    rows
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
            text.push_str(&pen.paint.quiet(&format!("{} ", corner(pen))));
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

fn corner(pen: &Pen) -> char {
    pen.glyphs.pick('∗', '*')
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

/// The letters of the files, the first of them at the beginning.
fn file_names(pen: &Pen, files: usize, apart: usize) -> String {
    let names: String = (b'a'..)
        .take(files)
        .map(|file| format!("{:<apart$}", char::from(file)))
        .collect();
    pen.paint.quiet(names.trim_end())
}

/// One line a rank; neighbours share the place for a fence between them.
fn bare(pen: &Pen, files: u8, ranks: u8, form: Form) -> Vec<String> {
    let shapes = form.shapes && pen.glyphs.unicode;
    let mut rows = Vec::new();
    for rank in 0..ranks {
        let mut row = pen.paint.quiet(&format!("{:>2}", ranks - rank));
        let mut behind_last = ' ';
        for cell in in_rank(pen, rank) {
            let (before, behind) = pen.fences(cell.cell);
            row.push_str(&pen.paint.mark(&shared(behind_last, before).to_string()));
            row.push_str(&bare_square(pen, cell, shapes));
            if form.lines {
                row.push_str(&pen.paint.quiet(&drawn_lines(pen, cell)));
            }
            behind_last = behind;
        }
        row.push_str(&pen.paint.mark(&behind_last.to_string()));
        rows.push(row);
    }
    let apart = 2 + usize::from(shapes) + 2 * usize::from(form.lines);
    rows.push(format!("   {}", file_names(pen, files.into(), apart)));
    rows
}

/// The sign between two neighbours: the one's closing fence, the other's opening one, or a bar for both.
fn shared(behind: char, before: char) -> char {
    match (behind, before) {
        (' ', only) | (only, ' ') => only,
        _ => '|',
    }
}

/// One character, or two with the shape before the letter.
fn bare_square(pen: &Pen, cell: &CellView, shapes: bool) -> String {
    let gap = if shapes { " " } else { "" };
    match pen.piece_on(cell.cell) {
        Some(piece) if shapes => pen.shape(piece) + &pen.letter(piece),
        Some(piece) => pen.letter(piece),
        None if cell.markings.contains(&Marking::Corner) => {
            pen.paint.quiet(&corner(pen).to_string()) + gap
        }
        None => pen.paint.quiet(&pen.glyphs.pick('·', '.').to_string()) + gap,
    }
}
