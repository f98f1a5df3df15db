//! `cargo xtask bench`: the binary's own benchmark, criterion's, instruction counts, and how fast the page opens.

use crate::shell::{Failure, cargo, run as run_command, target};
use crate::{browser, count, serve};
use std::process::Command;

pub(crate) fn run() -> Result<(), Failure> {
    serve::build()?;
    let program = target().join("release/ludotheca");
    for part in [
        &["bench"][..],
        &["bench", "--only", "threads"],
        &["bench", "--only", "answers"],
    ] {
        run_command(Command::new(&program).args(part))?;
    }
    cargo(&["bench", "--package", "ludotheca-rules"])?;
    browser::run("lighthouse", &program)?;
    count::run()
}
