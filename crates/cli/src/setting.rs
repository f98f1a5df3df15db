//! Which table a command is about: a variant, perhaps a position, perhaps moves played from there.

use crate::args::Setting;
use crate::failure::Failure;
use rules::{AnyTable, variants_named};

/// The variant that is played where none is named.
pub(crate) fn first_variant() -> &'static str {
    rules::variants().next().expect("the house has games")
}

/// The variant with this identifier, or the first one of the game with this name.
pub(crate) fn variant(name: &str) -> Result<&'static str, Failure> {
    let wanted = name.to_ascii_lowercase();
    variants_named(&wanted)
        .next()
        .ok_or_else(|| Failure::UnknownVariant(name.to_owned()))
}

/// A new game of this variant.
pub(crate) fn open(name: &str) -> Result<AnyTable, Failure> {
    AnyTable::open(variant(name)?).ok_or_else(|| Failure::UnknownVariant(name.to_owned()))
}

impl Setting {
    /// The table, set up and played on as asked.
    pub(crate) fn table(&self) -> Result<AnyTable, Failure> {
        let mut table = open(&self.variant)?;
        if let Some(position) = &self.position {
            table = table.set_up(position).map_err(Failure::Position)?;
        }
        let moves = self.moves.iter().flat_map(|text| text.split_whitespace());
        for (index, text) in moves.enumerate() {
            table.play(text).map_err(|error| Failure::Move {
                number: index + 1,
                text: text.to_owned(),
                error,
            })?;
        }
        Ok(table)
    }
}
