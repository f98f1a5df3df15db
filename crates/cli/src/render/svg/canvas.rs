//! A place to put shapes: writes elements with escaped texts and short numbers.

use super::theme::{QUIET_TEXT, SANS};
use std::fmt::{self, Write};

/// The body of a picture.
#[derive(Debug, Default)]
pub(super) struct Canvas {
    body: String,
}

pub(super) type Point = (f32, f32);

#[derive(Clone, Copy, Debug)]
pub(super) enum Align {
    Start,
    Middle,
}

/// Colour and width of an outline.
pub(super) type Stroke<'a> = Option<(&'a str, f32)>;

impl Canvas {
    pub(super) fn body(&self) -> &str {
        &self.body
    }

    /// Elements that belong together, with what they show.
    pub(super) fn open_group(&mut self, title: &str) {
        let title = escaped(title);
        self.put(format_args!("<g><title>{title}</title>\n"));
    }

    /// Elements that are drawn faintly together.
    pub(super) fn open_faint(&mut self, opacity: f32) {
        self.put(format_args!("<g opacity=\"{}\">\n", short(opacity)));
    }

    pub(super) fn close_group(&mut self) {
        self.put(format_args!("</g>\n"));
    }

    pub(super) fn rect(
        &mut self,
        (x, y): Point,
        (width, height): Point,
        round: f32,
        fill: &str,
        stroke: Stroke,
    ) {
        self.put(format_args!(
            "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"",
            short(x),
            short(y),
            short(width),
            short(height)
        ));
        if round > 0.0 {
            self.put(format_args!(" rx=\"{}\"", short(round)));
        }
        self.finish(fill, stroke);
    }

    pub(super) fn circle(&mut self, (x, y): Point, radius: f32, fill: &str, stroke: Stroke) {
        self.put(format_args!(
            "<circle cx=\"{}\" cy=\"{}\" r=\"{}\"",
            short(x),
            short(y),
            short(radius)
        ));
        self.finish(fill, stroke);
    }

    pub(super) fn ellipse(
        &mut self,
        (x, y): Point,
        (across, down): Point,
        fill: &str,
        stroke: Stroke,
    ) {
        self.put(format_args!(
            "<ellipse cx=\"{}\" cy=\"{}\" rx=\"{}\" ry=\"{}\"",
            short(x),
            short(y),
            short(across),
            short(down)
        ));
        self.finish(fill, stroke);
    }

    pub(super) fn line(&mut self, from: Point, to: Point, color: &str, width: f32) {
        self.put(format_args!(
            "<line x1=\"{}\" y1=\"{}\" x2=\"{}\" y2=\"{}\" stroke-linecap=\"round\"",
            short(from.0),
            short(from.1),
            short(to.0),
            short(to.1)
        ));
        self.finish("none", Some((color, width)));
    }

    pub(super) fn polygon(&mut self, corners: &[Point], fill: &str, stroke: Stroke) {
        let points: Vec<String> = corners
            .iter()
            .map(|(x, y)| format!("{},{}", short(*x), short(*y)))
            .collect();
        self.put(format_args!(
            "<polygon points=\"{}\" stroke-linejoin=\"round\"",
            points.join(" ")
        ));
        self.finish(fill, stroke);
    }

    /// A path given in its own units, moved and scaled. The outline's width is in the picture's units.
    pub(super) fn path(
        &mut self,
        data: &str,
        (x, y): Point,
        scale: f32,
        fill: &str,
        stroke: Stroke,
    ) {
        self.put(format_args!(
            "<path d=\"{}\" transform=\"translate({} {}) scale({})\" stroke-linejoin=\"round\"",
            escaped(data),
            short(x),
            short(y),
            scale
        ));
        self.finish(fill, stroke.map(|(color, width)| (color, width / scale)));
    }

    pub(super) fn dashed_circle(&mut self, (x, y): Point, radius: f32, color: &str, width: f32) {
        self.put(format_args!(
            "<circle cx=\"{}\" cy=\"{}\" r=\"{}\" stroke-dasharray=\"6 4\"",
            short(x),
            short(y),
            short(radius)
        ));
        self.finish("none", Some((color, width)));
    }

    pub(super) fn text(
        &mut self,
        (x, y): Point,
        text: &str,
        family: &str,
        size: f32,
        color: &str,
        align: Align,
    ) {
        let anchor = match align {
            Align::Start => "start",
            Align::Middle => "middle",
        };
        self.put(format_args!(
            "<text x=\"{}\" y=\"{}\" font-family=\"{}\" font-size=\"{}\" fill=\"{}\" text-anchor=\"{anchor}\" \
             font-variant-numeric=\"tabular-nums\">{}</text>\n",
            short(x),
            short(y),
            escaped(family),
            short(size),
            escaped(color),
            escaped(text)
        ));
    }

    /// A coordinate, centred.
    pub(super) fn coordinate(&mut self, (x, y): Point, name: &str) {
        let below = (x, y + 5.0);
        self.text(below, name, SANS, 14.0, QUIET_TEXT, Align::Middle);
    }

    fn finish(&mut self, fill: &str, stroke: Stroke) {
        self.put(format_args!(" fill=\"{}\"", escaped(fill)));
        if let Some((color, width)) = stroke {
            self.put(format_args!(
                " stroke=\"{}\" stroke-width=\"{}\"",
                escaped(color),
                short(width)
            ));
        }
        self.put(format_args!("/>\n"));
    }

    fn put(&mut self, text: fmt::Arguments) {
        // Writing to a string cannot fail.
        let _ = self.body.write_fmt(text);
    }
}

/// A text that may stand in an element or an attribute. Control characters, which XML cannot hold, are left out.
pub(super) fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            '\t' | '\n' => safe.push(' '),
            '\u{fffe}' | '\u{ffff}' => {}
            c if c.is_control() => {}
            c => safe.push(c),
        }
    }
    safe
}

/// At most two decimals, none that say nothing.
fn short(number: f32) -> f32 {
    (number * 100.0).round() / 100.0
}
