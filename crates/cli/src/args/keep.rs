//! The arguments of the commands for what a server keeps of tables.

use super::Force;
use std::path::PathBuf;

/// Where it is kept.
#[derive(Clone, Debug, clap::Args)]
pub(crate) struct Kept {
    #[arg(long, value_name = "help-value-folder", help = "help-data")]
    pub(crate) data: Option<PathBuf>,
    #[arg(
        long,
        value_name = "help-value-url",
        conflicts_with = "data",
        help = "help-database"
    )]
    pub(crate) database: Option<String>,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Backup {
    #[arg(value_name = "help-value-file", help = "help-backup-file")]
    pub(crate) file: PathBuf,
    #[command(flatten)]
    pub(crate) kept: Kept,
    #[command(flatten)]
    pub(crate) force: Force,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Restore {
    #[arg(value_name = "help-value-file", help = "help-restore-file")]
    pub(crate) file: PathBuf,
    #[command(flatten)]
    pub(crate) kept: Kept,
    #[arg(long, help = "help-restore-force")]
    pub(crate) force: bool,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Export {
    #[arg(value_name = "help-value-file", help = "help-export-out")]
    pub(crate) out: PathBuf,
    #[command(flatten)]
    pub(crate) kept: Kept,
    #[arg(long, help = "help-json")]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) force: Force,
}

#[derive(Debug, clap::Args)]
pub(crate) struct Doctor {
    #[command(flatten)]
    pub(crate) kept: Kept,
    #[arg(long, help = "help-json")]
    pub(crate) json: bool,
}
