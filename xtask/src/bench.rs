//! `cargo xtask bench`: the binary's own benchmark, criterion's, instruction counts, and how fast the page opens.

use crate::page::{has_script, npm_command};
use crate::running::Server;
use crate::shell::{Failure, cargo, run as run_command, target};
use crate::{count, serve, tools};
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
    if has_script("lighthouse") {
        let browser = tools::ensure_browser()?;
        let server = Server::start(&program)?;
        let mut lighthouse = npm_command(&["run", "lighthouse"]);
        lighthouse.env("CHROME", browser);
        run_command(server.tell(&mut lighthouse))?;
    }
    count::run()
}
