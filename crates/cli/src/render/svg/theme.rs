//! The paper theme: colours, type and measures.

use rules::Side;

/// The side of a square, in pixels.
pub(super) const UNIT: f32 = 60.0;

pub(super) const PAPER: &str = "#f6f1e7";
pub(super) const PANEL: &str = "#fffdf8";
pub(super) const SHADE: &str = "#ebe2cf";
pub(super) const LINE: &str = "#d9cfbd";
pub(super) const TEXT: &str = "#22201c";
/// Coordinates and words that step back, at 4.5:1 on paper at least.
pub(super) const QUIET_TEXT: &str = "#655b49";
/// Frames, rails and the lines of a board.
pub(super) const BOARD_MARK: &str = "#8d806a";
pub(super) const BRASS: &str = "#7d5f1a";

pub(super) const INDIGO: &str = "#2f4b7c";
pub(super) const MADDER: &str = "#b5402f";
const IVORY: &str = "#fdf6e3";
const CHARCOAL: &str = "#3b3630";

pub(super) const SERIF: &str = "'Iowan Old Style', Palatino, 'Palatino Linotype', Georgia, serif";
pub(super) const SANS: &str = "system-ui, -apple-system, 'Segoe UI', 'DejaVu Sans', sans-serif";

/// The colours of the two players: indigo and madder, unless the game calls its players by other colours.
#[derive(Clone, Copy, Debug)]
pub(super) struct Palette {
    fills: [&'static str; 2],
}

impl Palette {
    pub(super) fn of_variant(variant: &str) -> Palette {
        let fills = match variant.split('/').next() {
            Some("attangle" | "latroncules") => [IVORY, CHARCOAL],
            Some("chasse-croise") => [MADDER, IVORY],
            _ => [INDIGO, MADDER],
        };
        Palette { fills }
    }

    /// Fill and outline.
    pub(super) fn of(&self, side: Side) -> (&'static str, &'static str) {
        let fill = self.fills[side.index()];
        let edge = match fill {
            INDIGO => "#1d3054",
            MADDER => "#7d2a1e",
            IVORY => "#5b4f3a",
            // Lighter than the fill, so that the discs of a stack show.
            _ => "#8a7d6b",
        };
        (fill, edge)
    }

    /// Ticks and rings on a piece.
    pub(super) fn detail(&self, side: Side) -> &'static str {
        if self.fills[side.index()] == IVORY {
            "#5b4f3a"
        } else {
            "#fffdf8"
        }
    }
}
