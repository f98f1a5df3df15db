//! The arguments of `load`.

use client::Server;
use std::time::Duration;

/// Nobody has files for more.
const MOST_TABLES: u64 = 100_000;
const LONGEST: u64 = 24 * 60 * 60;

#[derive(Debug, clap::Args)]
pub(crate) struct Load {
    #[arg(long, value_name = "help-value-url", help = "help-load-server")]
    server: Server,
    #[arg(
        long,
        value_name = "help-value-number",
        default_value_t = 100,
        value_parser = clap::value_parser!(u64).range(1..=MOST_TABLES),
        help = "help-load-tables"
    )]
    tables: u64,
    #[arg(
        long,
        value_name = "help-value-number",
        default_value_t = 100,
        value_parser = clap::value_parser!(u32).range(1..=1_000_000),
        help = "help-load-rate"
    )]
    rate: u32,
    #[arg(
        long,
        value_name = "help-value-seconds",
        default_value_t = 30,
        value_parser = clap::value_parser!(u64).range(1..=LONGEST),
        help = "help-load-seconds"
    )]
    seconds: u64,
    #[arg(long, value_name = "help-value-number", help = "help-load-pid")]
    pid: Option<u32>,
    #[arg(long, help = "help-json")]
    pub(crate) json: bool,
}

impl Load {
    pub(crate) fn settings(&self) -> load::Settings {
        load::Settings {
            server: self.server.clone(),
            tables: self.tables as usize,
            rate: f64::from(self.rate),
            time: Duration::from_secs(self.seconds),
            moves: None,
            process: self.pid,
            patience: load::PATIENCE,
            keep_moves: false,
        }
    }
}
