//! Colour, where it is wanted. Nothing here changes the width of a text.

use anstyle::{AnsiColor, Style};
use rules::Side;

#[derive(Clone, Copy, Debug)]
pub(super) struct Paint {
    color: bool,
    players: [Style; 2],
}

impl Paint {
    /// The paint for a game, whose players are often called by their colours.
    pub(super) fn new(color: bool, variant: &str) -> Paint {
        let (one, two) = match variant.split('/').next() {
            // Light and dark; white and black themselves are some terminals' ground.
            Some("attangle" | "latroncules") => (AnsiColor::Yellow, AnsiColor::BrightBlue),
            Some("chasse-croise") => (AnsiColor::BrightRed, AnsiColor::BrightCyan),
            _ => (AnsiColor::BrightBlue, AnsiColor::BrightRed),
        };
        Paint {
            color,
            players: [one.on_default().bold(), two.on_default().bold()],
        }
    }

    pub(super) fn player(self, side: Side, text: &str) -> String {
        self.with(self.players[side.index()], text)
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
        self.with(AnsiColor::Green.on_default().bold(), text)
    }

    fn with(self, style: Style, text: &str) -> String {
        if self.color && !text.trim().is_empty() {
            format!("{style}{text}{style:#}")
        } else {
            text.to_owned()
        }
    }
}
