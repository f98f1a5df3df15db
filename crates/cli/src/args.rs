//! The command line's grammar. Texts that begin with `help-` are identifiers: [`help`](crate::help) puts the sentences of the
//! reader's language in their place.

#[cfg(feature = "serve")]
mod serve;

#[cfg(feature = "serve")]
pub(crate) use serve::Serve;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{ArgAction, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;
use search::level::LEVELS;
use std::path::PathBuf;

#[derive(Debug, Parser)]
#[command(
    name = "ludotheca",
    version,
    about = "help-about",
    after_long_help = "help-examples",
    disable_help_subcommand = true,
    disable_help_flag = true,
    disable_version_flag = true,
    subcommand_value_name = "help-value-command",
    subcommand_help_heading = "help-heading-commands"
)]
pub(crate) struct Args {
    #[command(subcommand)]
    pub(crate) command: Command,
    /// Read before everything else, because errors about the rest are told in this language.
    #[arg(
        long,
        global = true,
        value_name = "help-value-language",
        value_parser = ["en", "fr"],
        help = "help-lang"
    )]
    lang: Option<String>,
    #[arg(short, long, global = true, action = ArgAction::Help, help = "help-help")]
    help: Option<bool>,
    #[arg(short = 'V', long, action = ArgAction::Version, help = "help-version")]
    version: Option<bool>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    #[command(about = "help-games", after_long_help = "help-games-examples")]
    Games {
        #[arg(long, help = "help-json")]
        json: bool,
    },
    #[command(about = "help-show", after_long_help = "help-show-examples")]
    Show(Show),
    #[command(about = "help-moves", after_long_help = "help-moves-examples")]
    Moves {
        #[command(flatten)]
        setting: Setting,
        #[arg(
            long,
            value_name = "help-value-number",
            default_value_t = 65_536,
            help = "help-most"
        )]
        most: usize,
        #[arg(long, help = "help-json")]
        json: bool,
    },
    #[command(about = "help-why", after_long_help = "help-why-examples")]
    Why {
        #[command(flatten)]
        setting: Setting,
        #[arg(
            value_name = "help-value-move",
            allow_hyphen_values = true,
            help = "help-why-move"
        )]
        mv: String,
        #[arg(long, help = "help-json")]
        json: bool,
    },
    #[command(about = "help-rules", after_long_help = "help-rules-examples")]
    Rules(Rules),
    #[command(about = "help-perft", after_long_help = "help-perft-examples")]
    Perft {
        #[command(flatten)]
        setting: Setting,
        #[arg(value_name = "help-value-depth", help = "help-perft-depth")]
        depth: u32,
        #[arg(long, help = "help-perft-divide")]
        divide: bool,
    },
    #[command(about = "help-replay", after_long_help = "help-replay-examples")]
    Replay {
        #[arg(value_name = "help-value-file", help = "help-replay-file")]
        file: PathBuf,
        #[arg(long, help = "help-replay-json")]
        json: bool,
        #[arg(
            long,
            value_name = "help-value-when",
            default_value = "auto",
            help = "help-color"
        )]
        color: Color,
    },
    #[command(about = "help-ugi", after_long_help = "help-ugi-examples")]
    Ugi,
    #[command(about = "help-play", after_long_help = "help-play-examples")]
    Play(Play),
    #[cfg(feature = "serve")]
    #[command(about = "help-serve", after_long_help = "help-serve-examples")]
    Serve(Serve),
    #[command(about = "help-analyse", after_long_help = "help-analyse-examples")]
    Analyse(Analyse),
    #[command(
        name = "match",
        about = "help-match",
        after_long_help = "help-match-examples"
    )]
    Match(Match),
    #[command(about = "help-calibrate", after_long_help = "help-calibrate-examples")]
    Calibrate(Calibrate),
    #[command(about = "help-fit", after_long_help = "help-fit-examples")]
    Fit(Fit),
    #[command(about = "help-bench", after_long_help = "help-bench-examples")]
    Bench {
        #[arg(value_name = "help-value-variant", help = "help-bench-variants")]
        variants: Vec<String>,
        #[arg(
            long,
            value_name = "help-value-number",
            default_value_t = 600,
            value_parser = clap::value_parser!(u64).range(1..=600_000),
            help = "help-bench-budget"
        )]
        budget: u64,
        #[arg(long, value_name = "help-value-part", help = "help-bench-only")]
        only: Option<Part>,
        #[arg(long, help = "help-json")]
        json: bool,
    },
    #[command(
        about = "help-completions",
        after_long_help = "help-completions-examples"
    )]
    Completions {
        #[arg(value_name = "help-value-shell", help = "help-completions-shell")]
        shell: Shell,
    },
}

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
    #[arg(
        long,
        value_name = "help-value-when",
        default_value = "auto",
        help = "help-color"
    )]
    pub(crate) color: Color,
    #[arg(long, conflicts_with = "svg", help = "help-json")]
    pub(crate) json: bool,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Rules {
    #[arg(value_name = "help-value-game", help = "help-rules-game")]
    pub(crate) game: String,
    #[arg(value_name = "help-value-rule", help = "help-rules-rule")]
    pub(crate) rule: Option<String>,
    #[arg(
        long,
        value_name = "help-value-when",
        default_value = "auto",
        help = "help-color"
    )]
    pub(crate) color: Color,
    #[arg(long, help = "help-json")]
    pub(crate) json: bool,
}

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
    #[arg(
        long,
        value_name = "help-value-when",
        default_value = "auto",
        help = "help-color"
    )]
    pub(crate) color: Color,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Match {
    #[arg(
        value_name = "help-value-player",
        required = true,
        num_args = 2..,
        help = "help-match-players"
    )]
    pub(crate) players: Vec<String>,
    #[arg(
        long,
        value_name = "help-value-variant",
        default_value = "la-trel/base",
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
    pub(crate) concurrency: Option<u16>,
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
    pub(crate) concurrency: Option<u16>,
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
    pub(crate) concurrency: Option<u16>,
    #[arg(long, value_name = "help-value-file", help = "help-fit-out")]
    pub(crate) out: Option<PathBuf>,
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

/// What `bench` measures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Part {
    Rules,
    Search,
    Threads,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Analyse {
    #[arg(
        value_name = "help-value-variant",
        required_unless_present = "record",
        conflicts_with = "record",
        help = "help-variant"
    )]
    pub(crate) variant: Option<String>,
    #[arg(
        long,
        value_name = "help-value-text",
        conflicts_with = "record",
        help = "help-position"
    )]
    pub(crate) position: Option<String>,
    #[arg(
        long,
        value_name = "help-value-moves",
        allow_hyphen_values = true,
        conflicts_with = "record",
        help = "help-moves-played"
    )]
    pub(crate) moves: Vec<String>,
    #[arg(long, value_name = "help-value-file", help = "help-analyse-record")]
    pub(crate) record: Option<PathBuf>,
    #[arg(
        long,
        value_name = "help-value-number",
        default_value_t = 1,
        value_parser = clap::value_parser!(u8).range(1..=64),
        conflicts_with = "record",
        help = "help-analyse-multipv"
    )]
    pub(crate) multipv: u8,
    #[command(flatten)]
    pub(crate) effort: Effort,
    #[arg(
        long,
        value_name = "help-value-file",
        conflicts_with = "variant",
        help = "help-analyse-curve"
    )]
    pub(crate) curve: Option<PathBuf>,
    #[arg(long, help = "help-json")]
    pub(crate) json: bool,
}

/// How long to think about a position; the first limit that is reached counts.
#[derive(Clone, Copy, Debug, clap::Args)]
pub(crate) struct Effort {
    #[arg(
        long,
        value_name = "help-value-depth",
        value_parser = clap::value_parser!(u32).range(1..),
        help = "help-analyse-depth"
    )]
    pub(crate) depth: Option<u32>,
    #[arg(
        long,
        value_name = "help-value-number",
        value_parser = clap::value_parser!(u64).range(1..),
        help = "help-analyse-nodes"
    )]
    pub(crate) nodes: Option<u64>,
    #[arg(
        long,
        value_name = "help-value-number",
        value_parser = clap::value_parser!(u64).range(1..=86_400_000),
        help = "help-analyse-movetime"
    )]
    pub(crate) movetime: Option<u64>,
    #[arg(
        long,
        value_name = "help-value-number",
        default_value_t = 1,
        value_parser = clap::value_parser!(u8).range(1..=64),
        help = "help-analyse-threads"
    )]
    pub(crate) threads: u8,
}

/// When to write colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Color {
    Auto,
    Always,
    Never,
}

impl Color {
    /// The style that was asked for, where `auto` is what the output can show.
    pub(crate) fn style(self, auto: crate::render::Style) -> crate::render::Style {
        crate::render::Style {
            color: match self {
                Color::Auto => auto.color,
                Color::Always => true,
                Color::Never => false,
            },
            ..auto
        }
    }
}
