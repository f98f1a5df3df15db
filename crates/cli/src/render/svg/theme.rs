//! The paper theme: colours, type and measures.

use rules::{PlayerColour, Side, game_of};

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
        let colours = game_of(variant)
            .map_or([PlayerColour::Indigo, PlayerColour::Madder], |game| {
                game.colours
            });
        Palette {
            fills: colours.map(fill),
        }
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

fn fill(colour: PlayerColour) -> &'static str {
    match colour {
        PlayerColour::Indigo => INDIGO,
        PlayerColour::Madder => MADDER,
        PlayerColour::Ivory => IVORY,
        PlayerColour::Charcoal => CHARCOAL,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The contrast of two colours as WCAG 2 defines it, from 1 to 21.
    fn contrast(one: &str, other: &str) -> f64 {
        let (one, other) = (luminance(one), luminance(other));
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }

    fn luminance(color: &str) -> f64 {
        let channel = |at: usize| {
            let value = u8::from_str_radix(&color[at..at + 2], 16).unwrap();
            let part = f64::from(value) / 255.0;
            if part <= 0.04045 {
                part / 12.92
            } else {
                ((part + 0.055) / 1.055).powf(2.4)
            }
        };
        0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
    }

    #[test]
    fn words_can_be_read_on_paper() {
        assert!(contrast(TEXT, PAPER) >= 7.0);
        assert!(contrast(QUIET_TEXT, PAPER) >= 4.5);
    }

    #[test]
    fn marks_can_be_seen_on_every_ground() {
        for ground in [PAPER, PANEL, SHADE] {
            assert!(contrast(BOARD_MARK, ground) >= 3.0, "on {ground}");
            assert!(contrast(BRASS, ground) >= 3.0, "on {ground}");
        }
    }

    #[test]
    fn pieces_stand_out_from_every_ground_and_show_their_details() {
        for variant in rules::variants() {
            let palette = Palette::of_variant(variant);
            for side in Side::BOTH {
                let (fill, edge) = palette.of(side);
                for ground in [PAPER, PANEL, SHADE] {
                    let seen = contrast(fill, ground).max(contrast(edge, ground));
                    assert!(seen >= 3.0, "{variant} {fill} on {ground}");
                }
                assert!(
                    contrast(palette.detail(side), fill) >= 4.5,
                    "{variant} {fill}"
                );
            }
        }
    }
}
