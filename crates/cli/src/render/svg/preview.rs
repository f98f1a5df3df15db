//! The picture that stands beside a link: the board, and in large letters what it shows. Set in the fonts that the program brings along.

use super::canvas::{Align, Canvas, Letters};
use super::footer::broken;
use super::print::{SANS_FAMILY, SERIF_FAMILY};
use super::{Scene, drawing};
use crate::render::caption::Caption;
use crate::render::colours::colour;
use rules::picture::board;
use rules::quote::in_markup;
use rules::view::View;
use words::Words;

/// Room for the board, from the left edge.
const BOARD_WIDTH: f32 = 690.0;
/// Where the words begin, and how much room they have.
const WORDS_LEFT: f32 = 726.0;
const WORDS_WIDTH: f32 = 440.0;

/// The picture of a position, of this size in pixels.
pub(crate) fn preview_svg(view: &View, words: &Words, (width, height): (u32, u32)) -> String {
    let (width, height) = (width as f32, height as f32);
    let scene = Scene::within(view, (BOARD_WIDTH, height));
    let caption = Caption::new(view, words);
    let mut canvas = Canvas::default();
    canvas.rect((0.0, 0.0), (width, height), colour("ground"), None);
    let picture = board(view);
    drawing::board(&mut canvas, &scene, &picture);
    for piece in &view.pieces {
        drawing::piece_on(&mut canvas, &scene, piece);
    }
    let mut writer = Writer {
        canvas: &mut canvas,
        y: 150.0,
    };
    writer.write(&words.game(view.variant), SERIF_FAMILY, 76.0, colour("ink"));
    writer.write(
        &words.variant(view.variant),
        SANS_FAMILY,
        44.0,
        colour("ink-soft"),
    );
    writer.y += 34.0;
    writer.write(&caption.status, SANS_FAMILY, 38.0, colour("ink"));
    // Dice come first among what is noted, and no picture of a roll is whole without them.
    if let (false, Some(dice)) = (view.dice.is_empty(), caption.notes.first()) {
        writer.write(dice, SANS_FAMILY, 38.0, colour("ink-soft"));
    }
    let letters = Letters {
        family: SERIF_FAMILY,
        size: 34.0,
        weight: Some(700),
        color: colour("accent"),
    };
    let name = words.text("page-title", &[]);
    canvas.letters((WORDS_LEFT, height - 52.0), &name, &letters, Align::Start);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
         height=\"{height}\" lang=\"{}\">\n<title>{}</title>\n{}</svg>\n",
        words.language(),
        in_markup(&caption.title),
        canvas.body(),
    )
}

/// Lines below each other.
struct Writer<'a> {
    canvas: &'a mut Canvas,
    y: f32,
}

impl Writer<'_> {
    fn write(&mut self, text: &str, family: &str, size: f32, color: &str) {
        let letters = Letters {
            family,
            size,
            weight: (family == SERIF_FAMILY).then_some(700),
            color,
        };
        for line in broken(text, WORDS_WIDTH, size) {
            self.canvas
                .letters((WORDS_LEFT, self.y), &line, &letters, Align::Start);
            self.y += size * 1.25;
        }
    }
}
