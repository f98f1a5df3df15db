//! Colours and paints, read from the rules' own list of them: for pictures the theme of paper, for what is printed its changes of
//! that, for terminals their inks.

use anstyle::AnsiColor;
use rules::picture::{COLOURS, Role};
use rules::{PlayerColour, Side, game_of};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// The theme of pictures: they may be printed.
const THEME: &str = "paper";

static LIST: LazyLock<List> = LazyLock::new(|| {
    serde_json::from_str(COLOURS).expect("the list is a part of the program that tests read")
});

#[derive(Debug, Deserialize)]
struct List {
    themes: BTreeMap<String, Theme>,
    #[cfg(feature = "print")]
    print: BTreeMap<String, String>,
    parts: BTreeMap<String, Paint>,
    texts: BTreeMap<String, Lettering>,
    faded: f32,
    terminal: Terminal,
}

#[derive(Debug, Deserialize)]
struct Theme {
    colours: BTreeMap<String, String>,
}

/// How a part is painted: with colours by name, or two of them mixed.
#[derive(Debug, Deserialize)]
pub(super) struct Paint {
    pub(super) fill: Option<String>,
    pub(super) stroke: Option<String>,
    pub(super) cap: Option<String>,
    pub(super) join: Option<String>,
    pub(super) dashes: Option<String>,
    pub(super) opacity: Option<f32>,
}

/// How something is written.
#[derive(Debug, Deserialize)]
pub(super) struct Lettering {
    pub(super) fill: String,
    pub(super) weight: u16,
    pub(super) family: String,
}

#[derive(Debug, Deserialize)]
struct Terminal {
    players: BTreeMap<String, Ink>,
    mark: AnsiName,
}

/// A player's ink, and others for where the other player has one of these colours.
#[derive(Debug, Deserialize)]
struct Ink {
    ink: AnsiName,
    #[serde(default)]
    beside: BTreeMap<String, AnsiName>,
}

/// The inks that every terminal has and that can be read on any ground.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum AnsiName {
    Green,
    Yellow,
    BrightBlue,
    BrightCyan,
    BrightRed,
}

impl From<AnsiName> for AnsiColor {
    fn from(name: AnsiName) -> AnsiColor {
        match name {
            AnsiName::Green => AnsiColor::Green,
            AnsiName::Yellow => AnsiColor::Yellow,
            AnsiName::BrightBlue => AnsiColor::BrightBlue,
            AnsiName::BrightCyan => AnsiColor::BrightCyan,
            AnsiName::BrightRed => AnsiColor::BrightRed,
        }
    }
}

/// The colours of a game's two players; those of the first game for a variant that nobody knows.
fn worn(variant: &str) -> [PlayerColour; 2] {
    let game = game_of(variant).or_else(|| rules::games().next());
    game.map_or([PlayerColour::Indigo, PlayerColour::Madder], |game| {
        game.colours
    })
}

/// The players' inks in a terminal. White and black themselves are some terminals' ground.
pub(super) fn inks(variant: &str) -> [AnsiColor; 2] {
    let [one, two] = worn(variant);
    [(one, two), (two, one)].map(|(own, other)| {
        let Some(ink) = LIST.terminal.players.get(own.name()) else {
            return AnsiColor::White;
        };
        AnsiColor::from(*ink.beside.get(other.name()).unwrap_or(&ink.ink))
    })
}

/// The ink of signs that point at cells.
pub(super) fn mark_ink() -> AnsiColor {
    LIST.terminal.mark.into()
}

/// How much is left of a used die.
pub(super) fn faded() -> f32 {
    LIST.faded
}

pub(super) fn paint(role: Role) -> Option<&'static Paint> {
    LIST.parts.get(role.name())
}

pub(super) fn lettering(name: &str) -> Option<&'static Lettering> {
    LIST.texts.get(name)
}

/// A colour of paper, as `#rrggbb` or `#rrggbbaa`; black for a name that there is not.
pub(super) fn colour(name: &str) -> &'static str {
    let found = LIST
        .themes
        .get(THEME)
        .and_then(|theme| theme.colours.get(name));
    found.map_or("#000000", String::as_str)
}

/// A colour as it is printed: less ink where the theme of paper has much.
#[cfg(feature = "print")]
pub(super) fn printed(name: &str) -> &'static str {
    LIST.print
        .get(name)
        .map_or_else(|| colour(name), String::as_str)
}

/// The colours of a game's pieces on paper.
#[derive(Clone, Copy, Debug)]
pub(super) struct Palette {
    players: [PlayerColour; 2],
    named: fn(&str) -> &'static str,
}

impl Palette {
    pub(super) fn of_variant(variant: &str) -> Palette {
        Palette {
            players: worn(variant),
            named: colour,
        }
    }

    #[cfg(feature = "print")]
    pub(super) fn printed(variant: &str) -> Palette {
        Palette {
            players: worn(variant),
            named: printed,
        }
    }

    pub(super) fn fill(&self, side: Side) -> &'static str {
        self.of(side, "")
    }

    fn of(&self, side: Side, part: &str) -> &'static str {
        (self.named)(&format!("{}{part}", self.players[side.index()].name()))
    }

    /// The colour that a paint means on a player's piece: its name, or two of them mixed (`piece 84% piece-ink`).
    pub(super) fn mixed(&self, paint: &str, side: Side) -> String {
        let named = |name: &str| match name.strip_prefix("piece") {
            Some(part) => self.of(side, part),
            None => (self.named)(name),
        };
        let mut words = paint.split(' ');
        let (one, share, other) = (words.next(), words.next(), words.next());
        match (one, share.and_then(percent), other) {
            (Some(one), Some(share), Some(other)) => mix(named(one), share, named(other)),
            _ => named(paint).to_owned(),
        }
    }
}

fn percent(text: &str) -> Option<f32> {
    let number: f32 = text.strip_suffix('%')?.parse().ok()?;
    Some(number / 100.0)
}

/// So much of one colour, the rest of the other, as `color-mix(in srgb, …)` does it.
fn mix(one: &str, share: f32, other: &str) -> String {
    let channel = |colour: &str, at: usize| {
        let digits = colour.get(at..at + 2).unwrap_or("00");
        f32::from(u8::from_str_radix(digits, 16).unwrap_or(0))
    };
    let [red, green, blue] = [1, 3, 5]
        .map(|at| (channel(one, at) * share + channel(other, at) * (1.0 - share)).round() as u8);
    format!("#{red:02x}{green:02x}{blue:02x}")
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

    const GROUNDS: [&str; 4] = ["ground", "panel", "board", "board-alt"];

    #[test]
    fn words_can_be_read_on_paper() {
        assert!(contrast(colour("ink"), colour("ground")) >= 7.0);
        assert!(contrast(colour("ink-soft"), colour("ground")) >= 4.5);
    }

    #[test]
    fn marks_can_be_seen_on_every_ground() {
        for ground in GROUNDS {
            for mark in ["board-line", "last", "accent"] {
                let seen = contrast(colour(mark), colour(ground));
                assert!(seen >= 3.0, "{mark} on {ground}");
            }
        }
    }

    #[test]
    fn pieces_stand_out_from_every_ground_and_show_their_details() {
        for variant in rules::variants() {
            let palette = Palette::of_variant(variant);
            for side in Side::BOTH {
                let (fill, edge) = (palette.fill(side), palette.of(side, "-edge"));
                for ground in GROUNDS.map(colour) {
                    let seen = contrast(fill, ground).max(contrast(edge, ground));
                    assert!(seen >= 3.0, "{variant} {fill} on {ground}");
                }
                assert!(
                    contrast(palette.of(side, "-ink"), fill) >= 4.5,
                    "{variant} {fill}"
                );
            }
        }
    }

    #[test]
    fn every_colour_that_is_asked_for_is_on_the_list() {
        for name in ["line", "panel", "bone", "pip", "mark", "shadow"] {
            assert_ne!(colour(name), "#000000", "{name}");
        }
        for role in Role::ALL {
            assert!(paint(role).is_some(), "{role:?}");
        }
        assert!(faded() > 0.0 && faded() < 1.0);
    }

    #[test]
    fn colours_are_mixed_by_shares() {
        assert_eq!(mix("#ffffff", 0.84, "#000000"), "#d6d6d6");
        let palette = Palette::of_variant("latroncules/classic");
        let wall = palette.mixed("piece 84% piece-ink", Side::One);
        assert_eq!(
            wall,
            mix(palette.fill(Side::One), 0.84, palette.of(Side::One, "-ink"))
        );
    }

    #[test]
    fn light_is_another_ink_beside_dark_than_beside_a_colour() {
        assert_eq!(
            inks("latroncules/classic"),
            [AnsiColor::Yellow, AnsiColor::BrightBlue]
        );
        assert_eq!(
            inks("chasse-croise/standard"),
            [AnsiColor::BrightRed, AnsiColor::BrightCyan]
        );
    }
}
