//! Colour, where it is wanted. Nothing here changes the width of a text.

use crate::render::colours::{inks, mark_ink};
use anstyle::Style;
use rules::Side;

#[derive(Clone, Copy, Debug)]
pub(super) struct Paint {
    color: bool,
    players: [Style; 2],
}

impl Paint {
    /// The paint for a game, whose players are often called by their colours.
    pub(super) fn new(color: bool, variant: &str) -> Paint {
        Paint {
            color,
            players: inks(variant).map(|ink| ink.on_default().bold()),
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
        self.with(mark_ink().on_default().bold(), text)
    }

    fn with(self, style: Style, text: &str) -> String {
        if self.color && !text.trim().is_empty() {
            format!("{style}{text}{style:#}")
        } else {
            text.to_owned()
        }
    }
}
