//! The fonts that are printed with, and how wide words are in them. The files lie in `fonts` with their licence.

use super::NoRoom;
use crate::render::svg::canvas::{Align, Canvas, Letters};
use std::sync::LazyLock;
use ttf_parser::Face;

const SANS: &[u8] = include_bytes!("../../../../fonts/AlegreyaSans-Regular.ttf");
const SANS_BOLD: &[u8] = include_bytes!("../../../../fonts/AlegreyaSans-Bold.ttf");
const SERIF_BOLD: &[u8] = include_bytes!("../../../../fonts/Alegreya-Bold.ttf");

/// Every font there is.
pub(crate) const FONTS: [&[u8]; 3] = [SANS, SANS_BOLD, SERIF_BOLD];
pub(crate) const SANS_FAMILY: &str = "Alegreya Sans";
pub(crate) const SERIF_FAMILY: &str = "Alegreya";

/// A part of an em at which letters stand below the top of their line.
const ASCENT: f32 = 0.82;

/// How something is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Voice {
    Plain,
    Strong,
    Title,
}

static FACES: LazyLock<[Face<'static>; 3]> =
    LazyLock::new(|| FONTS.map(|font| Face::parse(font, 0).expect("a font that tests read")));

impl Voice {
    fn face(self) -> &'static Face<'static> {
        let [plain, strong, title] = &*FACES;
        match self {
            Voice::Plain => plain,
            Voice::Strong => strong,
            Voice::Title => title,
        }
    }

    fn family(self) -> &'static str {
        match self {
            Voice::Plain | Voice::Strong => SANS_FAMILY,
            Voice::Title => SERIF_FAMILY,
        }
    }

    fn weight(self) -> u16 {
        match self {
            Voice::Plain => 400,
            Voice::Strong | Voice::Title => 700,
        }
    }

    /// How wide a text is when its letters have this size; pairs that are set closer make it a little narrower.
    pub(super) fn width(self, text: &str, size: f32) -> f32 {
        let face = self.face();
        let advance = |c: char| {
            let glyph = face.glyph_index(c)?;
            face.glyph_hor_advance(glyph).map(f32::from)
        };
        let units: f32 = text
            .chars()
            .map(|c| match c {
                // Set as half a space by whoever has no such sign.
                '\u{202f}' => advance(c).or_else(|| Some(advance(' ')? / 2.0)),
                c => advance(c),
            })
            .map(|width| width.unwrap_or(0.0))
            .sum();
        units / f32::from(face.units_per_em()) * size
    }

    /// The text in lines that are no longer than this, broken between words. The first line may be shorter than the others.
    pub(super) fn broken(self, text: &str, size: f32, width: f32, first: f32) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        for word in text.split(' ') {
            let room = if lines.len() < 2 { first } else { width };
            match lines.last_mut() {
                Some(line) if self.width(&format!("{line} {word}"), size) <= room => {
                    line.push(' ');
                    line.push_str(word);
                }
                _ => lines.push(word.to_owned()),
            }
        }
        lines
    }

    /// Writes a line whose letters' tops are here.
    pub(super) fn write(
        self,
        canvas: &mut Canvas,
        at: (f32, f32),
        text: &str,
        size: f32,
        color: &str,
    ) {
        let letters = Letters {
            family: self.family(),
            size,
            weight: Some(self.weight()),
            color,
        };
        canvas.letters((at.0, at.1 + ASCENT * size), text, &letters, Align::Start);
    }

    /// The text in at most so many lines of this length, or that there is no room for it.
    pub(super) fn fitted(
        self,
        text: &str,
        size: f32,
        width: f32,
        most: usize,
    ) -> Result<Vec<String>, NoRoom> {
        let lines = self.broken(text, size, width, width);
        let too_wide = lines.iter().any(|line| self.width(line, size) > width);
        if too_wide || lines.len() > most {
            return Err(NoRoom {
                text: text.to_owned(),
            });
        }
        Ok(lines)
    }
}
