//! The board as text. Players differ by the shape of their pieces and the case of their letters; colour only adds to it.

mod crossing;
mod glyphs;
mod hexagon;
mod paint;
mod squares;

use super::caption::{Caption, PlayerLine};
use glyphs::Glyphs;
use paint::Paint;
use rules::view::{PieceView, Shape, View};
use rules::{Cell, Side};
use words::Words;

/// What the terminal can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Style {
    /// Escape codes for colours may be written.
    pub color: bool,
    /// Characters beyond ASCII may be drawn. Words keep their accents in any case.
    pub unicode: bool,
}

impl Style {
    pub const PLAIN: Style = Style {
        color: false,
        unicode: true,
    };
}

/// The position with everything around it, ready to print; ends with a line break.
pub fn terminal(view: &View, words: &Words, style: Style) -> String {
    let pen = Pen::new(view, style);
    let caption = Caption::new(view, words);
    let board = match view.shape {
        Shape::Squares { files, ranks } => squares::lines(&pen, files, ranks),
        Shape::Hexagon { .. } => hexagon::lines(&pen),
        Shape::Crossing { .. } => crossing::lines(&pen),
    };
    let mut lines = vec![pen.paint.strong(&caption.title), String::new()];
    lines.extend(board);
    lines.push(String::new());
    for player in &caption.players {
        lines.extend(player_lines(&pen, player));
    }
    lines.push(pen.paint.strong(&caption.status));
    lines.extend(caption.notes);
    let mut text = String::new();
    for line in lines {
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

/// `○ ♘  Light · lost: piece × 2`: the shapes first, so that the line is also the key to the picture. Details that would
/// make it too long get a line of their own.
fn player_lines(pen: &Pen, player: &PlayerLine) -> Vec<String> {
    let mut glyphs: Vec<char> = Vec::new();
    for piece in &pen.view.pieces {
        let glyph = pen.glyphs.piece(piece.kind, piece.letter, player.side);
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
    let mut width = 2 * glyphs.len() + 1 + player.name.chars().count();
    line.push_str("  ");
    line.push_str(&player.name);
    let mut lines = Vec::new();
    for detail in &player.details {
        let between = if pen.glyphs.unicode { " · " } else { ", " };
        width += between.chars().count() + detail.chars().count();
        if width > WIDEST {
            lines.push(line);
            line = format!("    {detail}");
            width = 4 + detail.chars().count();
        } else {
            line.push_str(between);
            line.push_str(detail);
        }
    }
    lines.push(line);
    lines
}

/// Most terminals have this many columns at least.
const WIDEST: usize = 80;

/// What the three shapes of board draw with.
struct Pen<'a> {
    view: &'a View,
    glyphs: Glyphs,
    paint: Paint,
}

impl<'a> Pen<'a> {
    fn new(view: &'a View, style: Style) -> Pen<'a> {
        Pen {
            view,
            glyphs: Glyphs {
                unicode: style.unicode,
            },
            paint: Paint::new(style.color, view.variant),
        }
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
        let letter = match piece.side {
            Side::One => piece.letter.to_ascii_uppercase(),
            Side::Two => piece.letter.to_ascii_lowercase(),
        };
        self.paint.player(piece.side, &letter.to_string())
    }
}
