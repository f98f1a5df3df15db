//! The board as text. Players differ by the shape of their pieces and the case of their letters; colour only adds to it. Where
//! the screen is narrow, the board is drawn closer.

mod crossing;
mod glyphs;
mod hexagon;
mod paint;
mod spacing;
mod squares;

use super::Screen;
use super::caption::{Caption, PlayerLine};
use super::fold::{folded, hanging};
use glyphs::Glyphs;
use paint::Paint;
use rules::view::{BoardShape, PieceView, View};
use rules::{Cell, Value};
use unicode_width::UnicodeWidthStr;
use words::Words;

/// The position with everything around it, ready to print; ends with a line break.
pub fn terminal(view: &View, words: &Words, screen: Screen) -> String {
    let pen = Pen::new(view, screen);
    let caption = Caption::new(view, words).in_letters(screen);
    let board = match view.shape {
        BoardShape::Squares { files, ranks } => squares::drawn(&pen, files, ranks),
        BoardShape::Hexagon { .. } => hexagon::drawn(&pen),
        BoardShape::Crossing { .. } => crossing::drawn(&pen),
    };
    let strong = |text: &str| -> Vec<String> {
        let lines = folded(text, screen.width);
        lines.lines().map(|line| pen.paint.strong(line)).collect()
    };
    let mut lines = strong(&caption.title);
    lines.push(String::new());
    lines.extend(board.lines);
    lines.push(String::new());
    for player in &caption.players {
        lines.extend(player_lines(&pen, player, board.signs));
    }
    lines.extend(strong(&caption.status));
    let mut notes = caption.notes;
    if let Some(columns) = board.wanting {
        let columns = Value::Number(columns as i64);
        let note = words.text("view-lines-wanting", &[("columns", columns)]);
        notes.push(screen.letters(&note).into_owned());
    }
    lines.extend(notes.iter().map(|note| folded(note, screen.width)));
    let mut text = String::new();
    for line in lines {
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

/// A board in lines of text.
struct Board {
    lines: Vec<String>,
    signs: Signs,
    /// So many columns are needed to draw the lines on the board, which were left out.
    wanting: Option<usize>,
}

/// What tells the kinds of pieces apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Signs {
    Shapes,
    Letters,
}

/// The first form whose lines fit onto the screen, or else the last, which is the narrowest.
fn fitting<F: Copy>(
    pen: &Pen,
    forms: &[F],
    draw: impl Fn(&Pen, F) -> Vec<String>,
) -> (F, Vec<String>) {
    let fits = |form: &F| width(&draw(&pen.colorless(), *form)) <= pen.screen.width;
    let form = forms.iter().copied().find(fits);
    let form = form.unwrap_or(forms[forms.len() - 1]);
    (form, draw(pen, form))
}

/// How wide lines without colour are, with the room for fences at their end: no move changes it.
fn width(lines: &[String]) -> usize {
    let widths = lines.iter().map(|line| line.width());
    widths.max().unwrap_or(0)
}

/// `○ ♘  Light · lost: piece × 2`: the shapes first, so that the line is also the key to the picture. Details that would
/// make it too long get a line of their own.
fn player_lines(pen: &Pen, player: &PlayerLine, signs: Signs) -> Vec<String> {
    let mut glyphs: Vec<char> = Vec::new();
    for piece in &pen.view.pieces {
        let glyph = match signs {
            Signs::Shapes => pen.glyphs.piece(piece.kind, piece.letter, player.side),
            Signs::Letters => glyphs::letter(piece.letter, player.side),
        };
        if !glyphs.contains(&glyph) {
            glyphs.push(glyph);
        }
    }
    let shapes: Vec<String> = glyphs
        .iter()
        .map(|glyph| pen.paint.player(player.side, &glyph.to_string()))
        .collect();
    let mut line = shapes.join(" ");
    // Colour codes take no room, so the width is counted, not measured.
    let mut width = (2 * glyphs.len()).max(1) + 1 + player.name.width();
    line.push_str("  ");
    line.push_str(&player.name);
    let mut lines = Vec::new();
    for detail in &player.details {
        let between = if pen.screen.unicode { " · " } else { ", " };
        width += between.width() + detail.width();
        if width > pen.screen.width {
            lines.push(line);
            line = hanging("    ", detail, 4, pen.screen.width);
            width = line.lines().last().map_or(0, UnicodeWidthStr::width);
        } else {
            line.push_str(between);
            line.push_str(detail);
        }
    }
    lines.push(line);
    lines
}

/// What the three shapes of board draw with.
struct Pen<'a> {
    view: &'a View,
    screen: Screen,
    glyphs: Glyphs,
    paint: Paint,
}

impl<'a> Pen<'a> {
    fn new(view: &'a View, screen: Screen) -> Pen<'a> {
        Pen {
            view,
            screen,
            glyphs: Glyphs {
                unicode: screen.unicode,
            },
            paint: Paint::new(screen.color, view.variant),
        }
    }

    /// The same without colour, to see how wide a drawing becomes.
    fn colorless(&self) -> Pen<'a> {
        let screen = Screen {
            color: false,
            ..self.screen
        };
        Pen::new(self.view, screen)
    }

    fn piece_on(&self, cell: Cell) -> Option<&'a PieceView> {
        self.view.pieces.iter().find(|piece| piece.cell == cell)
    }

    /// Signs before and behind a cell: pointed out, part of the last move, or neither.
    fn fences(&self, cell: Cell) -> (char, char) {
        if self.view.highlights.contains(&cell) {
            ('<', '>')
        } else if self
            .view
            .last_move
            .as_ref()
            .is_some_and(|last| last.cells.contains(&cell))
        {
            ('[', ']')
        } else {
            (' ', ' ')
        }
    }

    /// The piece's shape in its player's colour.
    fn shape(&self, piece: &PieceView) -> String {
        let glyph = self.glyphs.piece(piece.kind, piece.letter, piece.side);
        self.paint.player(piece.side, &glyph.to_string())
    }

    /// The letter of the notation: upper case for player 1, lower case for player 2.
    fn letter(&self, piece: &PieceView) -> String {
        let letter = glyphs::letter(piece.letter, piece.side);
        self.paint.player(piece.side, &letter.to_string())
    }
}
