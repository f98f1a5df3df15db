//! The arguments of `play`, and who may sit down at the board.

use super::{Colors, Force};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use search::level::LEVELS;
use std::path::PathBuf;

#[derive(Debug, clap::Args)]
pub(crate) struct Play {
    /// Asked for when it is left out.
    #[arg(value_name = "help-value-variant", help = "help-play-variant")]
    pub(crate) variant: Option<String>,
    #[arg(
        long,
        value_name = "help-value-opponent",
        value_parser = opponents(),
        help = "help-play-against"
    )]
    pub(crate) against: Option<Opponent>,
    #[arg(
        long,
        value_name = "help-value-number",
        default_value_t = 20_000,
        value_parser = clap::value_parser!(u64).range(1..),
        help = "help-play-nodes"
    )]
    pub(crate) nodes: u64,
    #[arg(
        long,
        value_name = "help-value-side",
        default_value_t = 1,
        value_parser = clap::value_parser!(u8).range(1..=2),
        help = "help-play-side"
    )]
    pub(crate) side: u8,
    #[arg(long, value_name = "help-value-number", help = "help-play-seed")]
    pub(crate) seed: Option<u64>,
    #[arg(long, value_name = "help-value-text", help = "help-position")]
    pub(crate) position: Option<String>,
    #[arg(long, value_name = "help-value-file", help = "help-play-record")]
    pub(crate) record: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) force: Force,
    #[command(flatten)]
    pub(crate) colors: Colors,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Opponent {
    Random,
    Engine,
    /// Counted from 1.
    Level(usize),
}

/// `random`, `engine` and `level-1` to `level-10`.
fn opponents() -> impl TypedValueParser<Value = Opponent> {
    let plain = [("random", Opponent::Random), ("engine", Opponent::Engine)]
        .map(|(name, opponent)| (name.to_owned(), opponent));
    let levels = (1..=LEVELS).map(|number| (format!("level-{number}"), Opponent::Level(number)));
    let all: Vec<(String, Opponent)> = plain.into_iter().chain(levels).collect();
    let names: Vec<String> = all.iter().map(|(name, _)| name.clone()).collect();
    PossibleValuesParser::new(names).map(move |found| {
        let named = all.iter().find(|(name, _)| *name == found);
        named.map_or(Opponent::Random, |(_, opponent)| *opponent)
    })
}
