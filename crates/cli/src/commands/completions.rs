//! `completions`: a script that teaches a shell our commands and options.

use crate::console::Console;
use crate::failure::Failure;
use crate::help;
use clap_complete::{Shell, generate};
use std::io::Write;

pub(super) fn run(shell: Shell, console: &mut Console) -> Result<(), Failure> {
    // The generator panics where it cannot write, as when a pipe closes; memory always can.
    let mut script = Vec::new();
    generate(
        shell,
        &mut help::command(console.words, console.screen()),
        "ludotheca",
        &mut script,
    );
    Ok(console.out.data().write_all(&script)?)
}
