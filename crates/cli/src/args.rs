//! The command line's grammar. Texts that begin with `help-` are identifiers: [`help`](crate::help) puts the sentences of the
//! reader's language in their place.

mod compete;
#[cfg(feature = "serve")]
mod keep;
#[cfg(feature = "load")]
mod load;
mod look;
mod opponent;
mod play;
#[cfg(feature = "print")]
mod print;
#[cfg(feature = "serve")]
mod serve;
mod think;

pub(crate) use compete::{Advice, Calibrate, Fit, Match};
#[cfg(feature = "serve")]
pub(crate) use keep::{Backup, Doctor, Export, Kept, Restore};
#[cfg(feature = "load")]
pub(crate) use load::Load;
pub(crate) use look::{Colors, Compare, Licences, Rules, Setting, Show};
pub(crate) use opponent::opponent_error;
pub(crate) use play::Play;
#[cfg(feature = "print")]
pub(crate) use print::{Print, Printed};
#[cfg(feature = "serve")]
pub(crate) use serve::Serve;
pub(crate) use think::{Analyse, Effort, Part};

use clap::{ArgAction, Parser, Subcommand};
use clap_complete::Shell;
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
    /// Read before everything else too, because it concerns errors as well.
    #[arg(
        long,
        global = true,
        value_name = "help-value-characters",
        value_parser = ["auto", "ascii", "unicode"],
        help = "help-characters"
    )]
    characters: Option<String>,
    #[arg(short, long, global = true, action = ArgAction::Help, help = "help-help")]
    help: Option<bool>,
    #[arg(short = 'V', long, action = ArgAction::Version, help = "help-version")]
    version: Option<bool>,
}

/// Whether an output may take the place of a file that is there already.
#[derive(Clone, Copy, Debug, clap::Args)]
pub(crate) struct Force {
    #[arg(long, help = "help-force")]
    pub(crate) force: bool,
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
    #[command(about = "help-compare", after_long_help = "help-compare-examples")]
    Compare(Compare),
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
        #[command(flatten)]
        colors: Colors,
    },
    #[command(about = "help-verify", after_long_help = "help-verify-examples")]
    Verify {
        #[arg(value_name = "help-value-file", help = "help-replay-file")]
        file: PathBuf,
    },
    #[command(about = "help-ugi", after_long_help = "help-ugi-examples")]
    Ugi,
    #[command(about = "help-play", after_long_help = "help-play-examples")]
    Play(Play),
    #[cfg(feature = "print")]
    #[command(about = "help-print", after_long_help = "help-print-examples")]
    Print(Print),
    #[cfg(feature = "serve")]
    #[command(about = "help-serve", after_long_help = "help-serve-examples")]
    Serve(Serve),
    #[cfg(feature = "load")]
    #[command(about = "help-load", after_long_help = "help-load-examples")]
    Load(Load),
    #[cfg(feature = "serve")]
    #[command(about = "help-backup", after_long_help = "help-backup-examples")]
    Backup(Backup),
    #[cfg(feature = "serve")]
    #[command(about = "help-restore", after_long_help = "help-restore-examples")]
    Restore(Restore),
    #[cfg(feature = "serve")]
    #[command(about = "help-export", after_long_help = "help-export-examples")]
    Export(Export),
    #[cfg(feature = "serve")]
    #[command(about = "help-doctor", after_long_help = "help-doctor-examples")]
    Doctor(Doctor),
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
    #[command(about = "help-advice", after_long_help = "help-advice-examples")]
    Advice(Advice),
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
    #[command(about = "help-licences", after_long_help = "help-licences-examples")]
    Licences(Licences),
    #[command(
        about = "help-completions",
        after_long_help = "help-completions-examples"
    )]
    Completions {
        #[arg(value_name = "help-value-shell", help = "help-completions-shell")]
        shell: Shell,
    },
}
