//! Instruction counts under valgrind: the same number twice, whatever else the machine is doing.

use crate::shell::{self, Failure, cargo};
use std::process::Command;

pub(crate) fn run() -> Result<(), Failure> {
    shell::ensure_program("valgrind", "valgrind")?;
    cargo(&["build", "--release", "--package", "ludotheca"])?;
    for game in rules::games() {
        let (variant, depth) = (game.benchmark.variant, game.benchmark.depth.to_string());
        let output = Command::new("valgrind")
            .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
            .arg(shell::target().join("release/ludotheca"))
            .args(["perft", variant, &depth])
            .current_dir(shell::root())
            .output()
            .map_err(|error| Failure(format!("valgrind could not be started: {error}")))?;
        let said = String::from_utf8_lossy(&output.stderr);
        let count = said
            .lines()
            .find_map(|line| line.split("Collected :").nth(1))
            .ok_or_else(|| Failure(format!("valgrind gave no count for {variant}:\n{said}")))?;
        println!("{variant} perft {depth}: {} instructions", count.trim());
    }
    Ok(())
}
