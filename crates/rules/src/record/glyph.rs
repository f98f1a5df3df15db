//! Glyphs: what somebody thinks of a move, in a sign of one or two characters.

use std::fmt;

/// What somebody thinks of a move; a record writes `$1` to `$6` for it, as PGN does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub enum Glyph {
    /// `!`, `$1`
    Good,
    /// `?`, `$2`
    Mistake,
    /// `!!`, `$3`
    Brilliant,
    /// `??`, `$4`
    Blunder,
    /// `!?`, `$5`
    Interesting,
    /// `?!`, `$6`
    Dubious,
}

impl Glyph {
    /// All glyphs, in the order of their numbers, the first of which is 1.
    pub const ALL: [Glyph; 6] = [
        Glyph::Good,
        Glyph::Mistake,
        Glyph::Brilliant,
        Glyph::Blunder,
        Glyph::Interesting,
        Glyph::Dubious,
    ];

    /// The number that a record writes behind `$`.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// `!`, `?`, `!!`, `??`, `!?` or `?!`.
    pub const fn sign(self) -> &'static str {
        match self {
            Glyph::Good => "!",
            Glyph::Mistake => "?",
            Glyph::Brilliant => "!!",
            Glyph::Blunder => "??",
            Glyph::Interesting => "!?",
            Glyph::Dubious => "?!",
        }
    }

    /// The word for it in message identifiers.
    pub const fn id(self) -> &'static str {
        match self {
            Glyph::Good => "good",
            Glyph::Mistake => "mistake",
            Glyph::Brilliant => "brilliant",
            Glyph::Blunder => "blunder",
            Glyph::Interesting => "interesting",
            Glyph::Dubious => "dubious",
        }
    }

    /// The glyph with this number.
    pub(super) fn numbered(digits: &str) -> Option<Glyph> {
        Glyph::ALL
            .into_iter()
            .find(|glyph| glyph.number().to_string() == digits)
    }

    /// A move, and the glyph whose sign sticks to it.
    pub(super) fn split_from(word: &str) -> (&str, Option<Glyph>) {
        let mv = word.trim_end_matches(['!', '?']);
        let sign = &word[mv.len()..];
        match Glyph::ALL.into_iter().find(|glyph| glyph.sign() == sign) {
            Some(glyph) => (mv, Some(glyph)),
            None => (word, None),
        }
    }
}

impl fmt::Display for Glyph {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.sign())
    }
}
