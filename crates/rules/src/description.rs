//! What a game is, apart from how it is played: everything that others must know of it to list, draw, name or measure it. Each
//! game says it once, in the file of this name in its folder; nobody outside asks which game it is.

use crate::picture::PiecePicture;
use crate::touch::ChoiceOffer;
use crate::{Reason, Rule, game_of, variants};
use std::fmt;

/// A game's description.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Description {
    /// What its variants' identifiers begin with, and by which its words, pages and pictures are found: `la-trel`.
    pub id: &'static str,
    /// What the identifiers of its rules begin with: `LT`.
    pub rule_prefix: &'static str,
    /// Its rules, in the order of the rule book.
    pub rules: &'static [Rule],
    /// The rules by which it may end.
    pub endings: &'static [Rule],
    /// The refusals that only this game knows.
    pub reasons: &'static [Reason],
    /// What may have to be chosen beside cells, in the order in which it is offered.
    pub choices: &'static [ChoiceOffer],
    /// Its kinds of pieces, and what they look like.
    pub pieces: &'static [PiecePicture],
    /// Whether chance takes part.
    pub dice: bool,
    /// What the two players' pieces look like.
    pub colours: [PlayerColour; 2],
    /// Variants of which good players draw most games.
    pub drawish: &'static [&'static str],
    /// Work by which its speed is measured.
    pub benchmark: Benchmark,
    /// What its print-and-play kit holds beside the board and the pieces of the start. `None` switches the kit off, wherever it would
    /// be offered: for a game whose rights holder objects.
    pub kit: Option<Kit>,
}

/// What a print-and-play kit needs that the start of a game does not show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kit {
    /// More pieces for each player, by kind: what others may become.
    pub spare: &'static [(&'static str, u8)],
    /// How many pieces a reserve without limit is printed with. Reserves hold the first kind of [`Description::pieces`].
    pub endless: u8,
}

/// The colours that pieces come in. Each theme says what they look like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum PlayerColour {
    /// Dark blue.
    Indigo,
    /// Dark red.
    Madder,
    /// Light, nearly white.
    Ivory,
    /// Dark, nearly black.
    Charcoal,
}

impl PlayerColour {
    /// All of them.
    pub const ALL: [PlayerColour; 4] = [
        PlayerColour::Indigo,
        PlayerColour::Madder,
        PlayerColour::Ivory,
        PlayerColour::Charcoal,
    ];

    /// The name under which `colours.json` has what it looks like.
    pub const fn name(self) -> &'static str {
        match self {
            PlayerColour::Indigo => "indigo",
            PlayerColour::Madder => "madder",
            PlayerColour::Ivory => "ivory",
            PlayerColour::Charcoal => "charcoal",
        }
    }
}

/// Work by which the speed of a game's rules is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Benchmark {
    /// The variant that is measured.
    pub variant: &'static str,
    /// Moves are counted so many plies deep: some hundred thousand leaves.
    pub depth: u32,
    /// A move that is refused at the start.
    pub refused: &'static str,
}

impl Description {
    /// The identifiers of its variants, in the order a listing shows them.
    pub fn variants(&self) -> impl Iterator<Item = &'static str> {
        variants().filter(|variant| game_of(variant) == Some(self))
    }

    /// The name of its folder in the sources, of its tests and of its module: `la_trel`.
    pub fn folder(&self) -> String {
        self.id.replace('-', "_")
    }
}

/// The game's identifier.
impl fmt::Display for Description {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)
    }
}
