//! The arguments of the commands that let the engine think: `analyse`, and the parts of `bench`.

use super::Force;
use clap::ValueEnum;
use std::path::PathBuf;

/// What `bench` measures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Part {
    Rules,
    Search,
    Threads,
    Answers,
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
        value_parser = clap::value_parser!(u32).range(1..),
        conflicts_with = "variant",
        help = "help-analyse-chapter"
    )]
    pub(crate) chapter: Option<u32>,
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
    #[command(flatten)]
    pub(crate) force: Force,
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
