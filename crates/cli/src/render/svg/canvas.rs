//! A place to put shapes: writes elements with escaped texts and short numbers.

use rules::quote::in_markup;
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

/// How a path is painted.
#[derive(Debug, Default)]
pub(super) struct Look<'a> {
    pub(super) fill: Option<String>,
    pub(super) stroke: Option<String>,
    pub(super) width: f32,
    pub(super) cap: Option<&'a str>,
    pub(super) join: Option<&'a str>,
    pub(super) dashes: Option<&'a str>,
    pub(super) opacity: Option<f32>,
}

/// How a text is written.
#[derive(Debug)]
pub(super) struct Letters<'a> {
    pub(super) family: &'a str,
    pub(super) size: f32,
    pub(super) weight: Option<u16>,
    pub(super) color: &'a str,
}

impl Canvas {
    pub(super) fn body(&self) -> &str {
        &self.body
    }

    /// Elements that belong together, with what they show.
    pub(super) fn open_group(&mut self, title: &str) {
        let title = in_markup(title);
        self.put(format_args!("<g><title>{title}</title>\n"));
    }

    /// Elements in units of their own, around a point.
    pub(super) fn open_placed(&mut self, (x, y): Point, scale: f32) {
        self.put(format_args!(
            "<g transform=\"translate({} {}) scale({})\">\n",
            short(x),
            short(y),
            fine(scale)
        ));
    }

    /// Elements that are read from below, from this point upwards.
    #[cfg(feature = "print")]
    pub(super) fn open_upright(&mut self, (x, y): Point) {
        self.put(format_args!(
            "<g transform=\"translate({} {}) rotate(-90)\">\n",
            short(x),
            short(y)
        ));
    }

    /// Elements of which only what lies in a rectangle is seen; clips are numbered in a picture.
    #[cfg(feature = "print")]
    pub(super) fn open_clipped(&mut self, number: usize, corner: Point, size: Point) {
        self.put(format_args!("<clipPath id=\"clip-{number}\">"));
        self.rect(corner, size, "none", None);
        self.put(format_args!(
            "</clipPath>\n<g clip-path=\"url(#clip-{number})\">\n"
        ));
    }

    /// A line with gaps, along which to fold.
    #[cfg(feature = "print")]
    pub(super) fn dashes(&mut self, from: Point, to: Point, color: &str, width: f32) {
        self.put(format_args!(
            "<line x1=\"{}\" y1=\"{}\" x2=\"{}\" y2=\"{}\" stroke-dasharray=\"2 1.4\"",
            short(from.0),
            short(from.1),
            short(to.0),
            short(to.1)
        ));
        self.finish("none", Some((color, width)));
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

    /// A path in the units of the group around it.
    pub(super) fn path(&mut self, data: &str, look: &Look) {
        self.put(format_args!("<path d=\"{}\"", in_markup(data)));
        match look.fill.as_deref().map(opaque) {
            None => self.put(format_args!(" fill=\"none\"")),
            Some((fill, None)) => self.put(format_args!(" fill=\"{fill}\"")),
            Some((fill, Some(opacity))) => self.put(format_args!(
                " fill=\"{fill}\" fill-opacity=\"{}\"",
                short(opacity)
            )),
        }
        if let Some(stroke) = &look.stroke {
            let (stroke, _) = opaque(stroke);
            self.put(format_args!(
                " stroke=\"{stroke}\" stroke-width=\"{}\"",
                short(look.width)
            ));
            for (name, value) in [
                ("linecap", look.cap),
                ("linejoin", look.join),
                ("dasharray", look.dashes),
            ] {
                if let Some(value) = value {
                    self.put(format_args!(" stroke-{name}=\"{}\"", in_markup(value)));
                }
            }
        }
        if let Some(opacity) = look.opacity {
            self.put(format_args!(" opacity=\"{}\"", short(opacity)));
        }
        self.put(format_args!("/>\n"));
    }

    pub(super) fn text(
        &mut self,
        at: Point,
        text: &str,
        family: &str,
        size: f32,
        color: &str,
        align: Align,
    ) {
        let letters = Letters {
            family,
            size,
            weight: None,
            color,
        };
        self.letters(at, text, &letters, align);
    }

    pub(super) fn letters(&mut self, (x, y): Point, text: &str, letters: &Letters, align: Align) {
        let anchor = match align {
            Align::Start => "start",
            Align::Middle => "middle",
        };
        self.put(format_args!(
            "<text x=\"{}\" y=\"{}\" font-family=\"{}\" font-size=\"{}\"",
            short(x),
            short(y),
            in_markup(letters.family),
            short(letters.size),
        ));
        if let Some(weight) = letters.weight {
            self.put(format_args!(" font-weight=\"{weight}\""));
        }
        self.put(format_args!(
            " fill=\"{}\" text-anchor=\"{anchor}\" font-variant-numeric=\"tabular-nums\">{}</text>\n",
            in_markup(letters.color),
            in_markup(text)
        ));
    }

    fn finish(&mut self, fill: &str, stroke: Stroke) {
        self.put(format_args!(" fill=\"{}\"", in_markup(fill)));
        if let Some((color, width)) = stroke {
            self.put(format_args!(
                " stroke=\"{}\" stroke-width=\"{}\"",
                in_markup(color),
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

/// `#rrggbbaa` as a colour and how opaque it is, which every reader of SVG understands.
fn opaque(colour: &str) -> (&str, Option<f32>) {
    let alpha = colour
        .get(7..9)
        .and_then(|digits| u8::from_str_radix(digits, 16).ok());
    let plain = colour.get(..7).unwrap_or(colour);
    (plain, alpha.map(|alpha| f32::from(alpha) / 255.0))
}

/// At most four decimals, for what is multiplied.
fn fine(number: f32) -> f32 {
    (number * 10_000.0).round() / 10_000.0
}

/// At most two decimals, none that say nothing.
fn short(number: f32) -> f32 {
    (number * 100.0).round() / 100.0
}
