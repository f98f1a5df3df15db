//! The words below a board, broken into lines that fit the picture; dice stand beside them.

use super::canvas::{Align, Canvas};
use super::drawing::player_disc;
use super::theme::{SANS, SERIF};
use crate::render::caption::Caption;
use crate::render::colours::{Palette, colour};
use rules::Side;

const STATUS_SIZE: f32 = 18.0;
const PLAYER_SIZE: f32 = 14.0;
const NOTE_SIZE: f32 = 13.0;
/// The room of a player's disc.
const DISC: f32 = 19.0;
/// A player's line begins behind his disc.
const INDENT: f32 = 24.0;
/// From one line to the next, in sizes of its letters.
const LEADING: f32 = 1.6;
const GAP: f32 = 5.0;
/// How wide a letter is on average, in sizes; a little too wide, because nobody knows the reader's fonts.
const LETTER: f32 = 0.56;

/// One line of text.
#[derive(Debug)]
struct Line {
    text: String,
    size: f32,
    family: &'static str,
    color: &'static str,
    indent: f32,
    /// The player whose disc stands before the line.
    disc: Option<Side>,
    /// Room above the line, where a new matter begins.
    gap: f32,
}

impl Line {
    fn height(&self) -> f32 {
        self.gap + self.size * LEADING
    }
}

/// The words below a board.
#[derive(Debug)]
pub(super) struct Footer {
    lines: Vec<Line>,
}

impl Footer {
    /// The footer of a picture with so much room for words, and for the status beside the dice.
    pub(super) fn new(caption: &Caption, width: f32, dice_width: f32) -> Footer {
        let mut lines = Vec::new();
        for text in broken(&caption.status, width - dice_width, STATUS_SIZE) {
            lines.push(Line {
                text,
                size: STATUS_SIZE,
                family: SERIF,
                color: colour("ink"),
                indent: 0.0,
                disc: None,
                gap: 0.0,
            });
        }
        for player in &caption.players {
            let mut text = player.name.clone();
            for detail in &player.details {
                text.push_str(" · ");
                text.push_str(detail);
            }
            let room = width - INDENT - dice_width;
            for (index, text) in broken(&text, room, PLAYER_SIZE).into_iter().enumerate() {
                lines.push(Line {
                    text,
                    size: PLAYER_SIZE,
                    family: SANS,
                    color: colour("ink"),
                    indent: INDENT,
                    disc: (index == 0).then_some(player.side),
                    gap: if index == 0 { GAP } else { 0.0 },
                });
            }
        }
        for (index, note) in caption.notes.iter().enumerate() {
            for (part, text) in broken(note, width, NOTE_SIZE).into_iter().enumerate() {
                lines.push(Line {
                    text,
                    size: NOTE_SIZE,
                    family: SANS,
                    color: colour("ink-soft"),
                    indent: 0.0,
                    disc: None,
                    gap: if index + part == 0 { GAP } else { 0.0 },
                });
            }
        }
        Footer { lines }
    }

    pub(super) fn height(&self) -> f32 {
        self.lines.iter().map(Line::height).sum()
    }

    /// Draws the lines below this point.
    pub(super) fn draw(&self, canvas: &mut Canvas, palette: &Palette, (left, top): (f32, f32)) {
        let mut y = top;
        for line in &self.lines {
            y += line.height();
            if let Some(side) = line.disc {
                let centre = (left + 8.0, y - line.size * 0.36);
                player_disc(canvas, palette, side, centre, DISC);
            }
            canvas.text(
                (left + line.indent, y),
                &line.text,
                line.family,
                line.size,
                line.color,
                Align::Start,
            );
        }
    }
}

/// The text in lines that fit, broken between words.
pub(super) fn broken(text: &str, width: f32, size: f32) -> Vec<String> {
    let most = (width / (size * LETTER)).max(8.0) as usize;
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= most => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::broken;

    #[test]
    fn a_long_text_is_broken_between_words_and_keeps_them_all() {
        let text = "the last attackers of the other side are trapped";
        let lines = broken(text, 20.0 * 0.56 * 10.0, 10.0);
        assert!(lines.len() > 1);
        assert!(lines.iter().all(|line| line.chars().count() <= 20));
        assert_eq!(lines.join(" "), text);
    }
}
