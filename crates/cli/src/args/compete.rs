//! The arguments of the commands that let players meet: `match`, `calibrate`, `fit` and `advice`.

use super::Force;
use crate::setting::first_variant;
use std::ffi::OsString;
use std::path::PathBuf;

#[derive(Debug, clap::Args)]
pub(crate) struct Match {
    #[arg(
        value_name = "help-value-player",
        required = true,
        num_args = 2..,
        help = "help-match-players"
    )]
    pub(crate) players: Vec<OsString>,
    #[arg(
        long,
        value_name = "help-value-variant",
        default_value = first_variant(),
        help = "help-match-variant"
    )]
    pub(crate) variant: String,
    #[arg(
        long,
        value_name = "help-value-number",
        default_value_t = 100,
        help = "help-match-games"
    )]
    pub(crate) games: u32,
    #[command(flatten)]
    pub(crate) run: Run,
    #[arg(long, value_name = "help-value-clock", help = "help-match-clock")]
    pub(crate) clock: Option<String>,
    #[arg(
        long,
        value_name = "help-value-bounds",
        allow_hyphen_values = true,
        help = "help-match-sprt"
    )]
    pub(crate) sprt: Option<String>,
    #[arg(
        long,
        value_name = "help-value-chance",
        default_value_t = 0.05,
        requires = "sprt",
        help = "help-match-alpha"
    )]
    pub(crate) alpha: f64,
    #[arg(
        long,
        value_name = "help-value-chance",
        default_value_t = 0.05,
        requires = "sprt",
        help = "help-match-beta"
    )]
    pub(crate) beta: f64,
    #[arg(
        long,
        value_name = "help-value-openings",
        default_value = "held-back",
        help = "help-match-openings"
    )]
    pub(crate) openings: String,
    #[arg(
        long,
        value_name = "help-value-number",
        default_value_t = 6,
        value_parser = clap::value_parser!(u32).range(0..=100),
        help = "help-match-plies"
    )]
    pub(crate) plies: u32,
    #[arg(
        long,
        value_name = "help-value-number",
        default_value_t = 60,
        help = "help-match-margin"
    )]
    pub(crate) margin: u32,
    #[arg(long, value_name = "help-value-folder", help = "help-match-out")]
    pub(crate) out: Option<PathBuf>,
    #[arg(long, help = "help-json")]
    pub(crate) json: bool,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Calibrate {
    #[arg(
        long,
        value_name = "help-value-variant",
        num_args = 1..,
        help = "help-calibrate-variants"
    )]
    pub(crate) variants: Vec<String>,
    #[arg(
        long,
        value_name = "help-value-number",
        default_value_t = 200,
        help = "help-calibrate-games"
    )]
    pub(crate) games: u32,
    #[arg(
        long,
        value_name = "help-value-number",
        default_value_t = 6,
        help = "help-calibrate-rounds"
    )]
    pub(crate) rounds: u32,
    #[command(flatten)]
    pub(crate) run: Run,
    #[arg(long, help = "help-calibrate-check")]
    pub(crate) check: bool,
    #[arg(long, help = "help-calibrate-inherited")]
    pub(crate) inherited: bool,
    #[arg(
        long,
        value_name = "help-value-folder",
        default_value = "calibration",
        help = "help-calibrate-out"
    )]
    pub(crate) out: PathBuf,
    #[arg(
        long,
        value_name = "help-value-folder",
        help = "help-calibrate-sources"
    )]
    pub(crate) sources: Option<PathBuf>,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Fit {
    #[arg(value_name = "help-value-subject", help = "help-fit-subject")]
    pub(crate) subject: String,
    #[arg(
        long,
        value_name = "help-value-number",
        default_value_t = 2000,
        value_parser = clap::value_parser!(u32).range(1..=10_000_000),
        help = "help-fit-games"
    )]
    pub(crate) games: u32,
    #[arg(
        long,
        value_name = "help-value-number",
        default_value_t = 1000,
        value_parser = clap::value_parser!(u64).range(1..),
        help = "help-fit-nodes"
    )]
    pub(crate) nodes: u64,
    #[command(flatten)]
    pub(crate) run: Run,
    #[arg(long, help = "help-fit-win-model")]
    pub(crate) win_model: bool,
    #[arg(long, value_name = "help-value-file", help = "help-fit-out")]
    pub(crate) out: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) force: Force,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Advice {
    #[arg(value_name = "help-value-game", help = "help-advice-games")]
    pub(crate) games: Vec<String>,
    #[arg(
        long,
        value_name = "help-value-number",
        default_value_t = 200,
        value_parser = clap::value_parser!(u16).range(1..),
        help = "help-advice-positions"
    )]
    pub(crate) positions: u16,
    #[arg(
        long,
        value_name = "help-value-number",
        default_value_t = 20_000,
        value_parser = clap::value_parser!(u32).range(1..),
        help = "help-advice-nodes"
    )]
    pub(crate) nodes: u32,
    #[arg(
        long,
        value_name = "help-value-number",
        default_value_t = 4_000,
        value_parser = clap::value_parser!(u32).range(1..),
        help = "help-advice-most-games"
    )]
    pub(crate) most_games: u32,
    #[command(flatten)]
    pub(crate) run: Run,
    #[arg(
        long,
        value_name = "help-value-folder",
        default_value = "advice",
        help = "help-advice-out"
    )]
    pub(crate) out: PathBuf,
    #[arg(long, value_name = "help-value-folder", help = "help-advice-sources")]
    pub(crate) sources: Option<PathBuf>,
}

/// How games are played that nobody watches: by which chance, and how many at the same time.
#[derive(Clone, Copy, Debug, clap::Args)]
pub(crate) struct Run {
    #[arg(
        long,
        value_name = "help-value-number",
        default_value_t = 1,
        help = "help-match-seed"
    )]
    pub(crate) seed: u64,
    #[arg(
        long,
        value_name = "help-value-number",
        value_parser = clap::value_parser!(u16).range(1..=1024),
        help = "help-match-concurrency"
    )]
    concurrency: Option<u16>,
}

impl Run {
    /// How many games at the same time, where `usual` is for those who do not say.
    pub(crate) fn at_once(self, usual: usize) -> usize {
        self.concurrency.map_or(usual, usize::from)
    }
}
