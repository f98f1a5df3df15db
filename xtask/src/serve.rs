//! `cargo xtask serve`: from a fresh clone to the page in the browser, in one program that holds everything.

use crate::page;
use crate::shell::{Failure, cargo, target};
use std::process::Command;

/// Where to serve; what is left out is for the program to decide.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// The port; 8080 when left out.
    #[arg(long)]
    port: Option<u16>,
    /// The address to listen at; 127.0.0.1 when left out.
    #[arg(long)]
    bind: Option<String>,
    /// The directory of the tables; where this person's programs keep their data when left out.
    #[arg(long)]
    data: Option<std::path::PathBuf>,
    /// The page alone, without tables.
    #[arg(long, conflicts_with = "data")]
    no_tables: bool,
    /// A line for each request.
    #[arg(long)]
    log: bool,
}

pub(crate) fn run(options: &Options) -> Result<(), Failure> {
    build()?;
    let mut command = Command::new(target().join("release/ludotheca"));
    command.arg("serve");
    if let Some(port) = options.port {
        command.args(["--port", &port.to_string()]);
    }
    if let Some(bind) = &options.bind {
        command.args(["--bind", bind]);
    }
    if let Some(data) = &options.data {
        command.arg("--data").arg(data);
    }
    if options.no_tables {
        command.arg("--no-tables");
    }
    if options.log {
        command.arg("--log");
    }
    become_program(&mut command)
}

/// The page, and the program with the page in it.
pub(crate) fn build() -> Result<(), Failure> {
    page::build()?;
    cargo(&[
        "build",
        "--release",
        "--package",
        "ludotheca",
        "--features",
        "embed-page",
    ])
}

/// The server takes this process's place, so that Ctrl-C and signals reach it.
#[cfg(unix)]
fn become_program(command: &mut Command) -> Result<(), Failure> {
    use std::os::unix::process::CommandExt;
    let error = command.exec();
    Err(Failure(format!(
        "{command:?} could not be started: {error}"
    )))
}

#[cfg(not(unix))]
fn become_program(command: &mut Command) -> Result<(), Failure> {
    crate::shell::run(command)
}
