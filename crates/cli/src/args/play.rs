//! The arguments of `play`.

use super::opponent::OpponentParser;
use super::{Colors, Force};
use search::opponent::Opponent;
use std::path::PathBuf;

#[derive(Debug, clap::Args)]
pub(crate) struct Play {
    /// Asked for when it is left out.
    #[arg(value_name = "help-value-variant", help = "help-play-variant")]
    pub(crate) variant: Option<String>,
    #[arg(
        long,
        value_name = "help-value-opponent",
        value_parser = OpponentParser,
        help = "help-play-against"
    )]
    pub(crate) against: Option<Opponent>,
    #[arg(
        long,
        value_name = "help-value-side",
        default_value_t = 1,
        value_parser = clap::value_parser!(u8).range(1..=2),
        help = "help-play-side"
    )]
    pub(crate) side: u8,
    #[arg(long, help = "help-play-touch-move")]
    pub(crate) touch_move: bool,
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
