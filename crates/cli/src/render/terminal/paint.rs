//! Colour, where it is wanted. Nothing here changes the width of a text.

use anstyle::{AnsiColor, Style};
use rules::Side;

#[derive(Clone, Copy, Debug)]
pub(super) struct Paint {
    pub(super) color: bool,
}

impl Paint {
    pub(super) fn player(self, side: Side, text: &str) -> String {
        let color = match side {
            Side::One => AnsiColor::BrightBlue,
            Side::Two => AnsiColor::BrightRed,
        };
        self.with(color.on_default().bold(), text)
    }

    pub(super) fn strong(self, text: &str) -> String {
        self.with(Style::new().bold(), text)
    }

    /// Frames, coordinates, lines of the board: what should step back behind the pieces.
    pub(super) fn quiet(self, text: &str) -> String {
        self.with(Style::new().dimmed(), text)
    }

    /// The signs of the last move and of what is pointed out.
    pub(super) fn mark(self, text: &str) -> String {
        self.with(AnsiColor::Yellow.on_default().bold(), text)
    }

    fn with(self, style: Style, text: &str) -> String {
        if self.color && !text.trim().is_empty() {
            format!("{style}{text}{style:#}")
        } else {
            text.to_owned()
        }
    }
}
