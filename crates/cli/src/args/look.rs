//! The arguments of the commands that show something: a table, the rules, and in which colours.

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
    pub(crate) colors: Colors,
    #[arg(long, conflicts_with = "svg", help = "help-json")]
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

/// When to write colours.
#[derive(Clone, Copy, Debug, clap::Args)]
pub(crate) struct Colors {
    #[arg(
        long,
        value_name = "help-value-when",
        default_value = "auto",
        help = "help-color"
    )]
    color: Color,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Color {
    Auto,
    Always,
    Never,
}

impl Colors {
    /// The style that was asked for, where `auto` is what the output can show.
    pub(crate) fn style(self, auto: crate::render::Style) -> crate::render::Style {
        crate::render::Style {
            color: match self.color {
                Color::Auto => auto.color,
                Color::Always => true,
                Color::Never => false,
            },
            ..auto
        }
    }
}
