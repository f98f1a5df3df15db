//! Instruction counts under valgrind: the same number twice, whatever else the machine is doing.

use crate::shell::{self, Failure, cargo};
use std::process::Command;

/// Work that takes about a second at full speed, a variant each.
const WORK: [(&str, &str); 4] = [
    ("la-trel/base", "4"),
    ("attangle/standard", "3"),
    ("latroncules/classic", "5"),
    ("chasse-croise/standard", "4"),
];

pub(crate) fn run() -> Result<(), Failure> {
    shell::ensure_program("valgrind", "valgrind")?;
    cargo(&["build", "--release", "--package", "ludotheca"])?;
    for (variant, depth) in WORK {
        let output = Command::new("valgrind")
            .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
            .arg(shell::target().join("release/ludotheca"))
            .args(["perft", variant, depth])
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
