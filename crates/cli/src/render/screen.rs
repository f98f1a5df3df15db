//! What the output can show.

use super::ascii::ascii;
use std::borrow::Cow;

/// A terminal, as far as drawing on it goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Screen {
    /// Escape codes for colours may be written.
    pub color: bool,
    /// Characters beyond ASCII may be written.
    pub unicode: bool,
    /// Columns: nothing is drawn or set wider, if there is a narrower way.
    pub width: usize,
}

impl Screen {
    /// Prose is easiest to read in lines that are not too long, however wide the terminal.
    pub const WIDEST: usize = 80;
    /// Below this, making things narrower no longer helps.
    pub const NARROWEST: usize = 20;

    pub const PLAIN: Screen = Screen {
        color: false,
        unicode: true,
        width: Screen::WIDEST,
    };

    /// The text in characters that can be shown. Done before lines are made, since some become several.
    pub fn letters<'a>(&self, text: &'a str) -> Cow<'a, str> {
        if self.unicode {
            Cow::Borrowed(text)
        } else {
            ascii(text)
        }
    }

    /// The same screen with so many columns less.
    pub(crate) fn narrower(self, by: usize) -> Screen {
        Screen {
            width: self.width.saturating_sub(by),
            ..self
        }
    }
}
