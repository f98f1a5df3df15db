//! The arguments of the commands that show something: a table, the rules, licences, and in which colours.

use super::Force;
use clap::ValueEnum;
use std::path::PathBuf;

/// Which table.
#[derive(Debug, clap::Args)]
pub(crate) struct Setting {
    #[arg(value_name = "help-value-variant", help = "help-variant")]
    pub(crate) variant: String,
    #[arg(long, value_name = "help-value-text", help = "help-position")]
    pub(crate) position: Option<String>,
    #[arg(
        long,
        value_name = "help-value-moves",
        allow_hyphen_values = true,
        help = "help-moves-played"
    )]
    pub(crate) moves: Vec<String>,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Show {
    #[command(flatten)]
    pub(crate) setting: Setting,
    /// `--svg` alone writes to the output.
    #[arg(
        long,
        value_name = "help-value-file",
        num_args = 0..=1,
        default_missing_value = "-",
        help = "help-show-svg"
    )]
    pub(crate) svg: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) force: Force,
    #[command(flatten)]
    pub(crate) colors: Colors,
    #[arg(long, conflicts_with = "svg", help = "help-json")]
    pub(crate) json: bool,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Compare {
    #[arg(value_name = "help-value-variant", help = "help-compare-first")]
    pub(crate) first: String,
    #[arg(value_name = "help-value-variant", help = "help-compare-second")]
    pub(crate) second: String,
    #[arg(long, value_name = "help-value-text", help = "help-position")]
    pub(crate) position: Option<String>,
    #[arg(long, help = "help-json")]
    pub(crate) json: bool,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Rules {
    #[arg(value_name = "help-value-game", help = "help-rules-game")]
    pub(crate) game: String,
    #[arg(value_name = "help-value-rule", help = "help-rules-rule")]
    pub(crate) rule: Option<String>,
    #[command(flatten)]
    pub(crate) colors: Colors,
    #[arg(long, help = "help-json")]
    pub(crate) json: bool,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Licences {
    #[arg(value_name = "help-value-package", help = "help-licences-package")]
    pub(crate) package: Option<String>,
    #[arg(long, conflicts_with = "package", help = "help-licences-full")]
    pub(crate) full: bool,
}

/// When to write colours.
#[derive(Clone, Copy, Debug, Default, clap::Args)]
pub(crate) struct Colors {
    #[arg(
        long,
        value_name = "help-value-when",
        default_value = "auto",
        help = "help-color"
    )]
    color: Color,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum Color {
    #[default]
    Auto,
    Always,
    Never,
}

impl Colors {
    /// Whether to write colours, where `auto` is what the output can show.
    pub(crate) fn wanted(self, auto: bool) -> bool {
        match self.color {
            Color::Auto => auto,
            Color::Always => true,
            Color::Never => false,
        }
    }
}
