//! Runs the program.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

/// What a run of the program left behind.
pub(crate) struct Run {
    pub(crate) status: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// Runs the program in a folder.
pub(crate) fn run_in(folder: &Path, arguments: &[&str], input: &str) -> Run {
    finish(program(arguments).current_dir(folder), input)
}

pub(crate) fn run(arguments: &[&str]) -> Run {
    finish(&mut program(arguments), "")
}

/// Runs the program in a window of so many columns.
pub(crate) fn run_within(columns: &str, arguments: &[&str]) -> Run {
    finish(program(arguments).env("COLUMNS", columns), "")
}

/// The program, without any language or width from outside.
fn program(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ludotheca"));
    command.args(arguments);
    for name in ["LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS"] {
        command.env_remove(name);
    }
    command
}

fn finish(command: &mut Command, input: &str) -> Run {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // A program that does not read its input closes it early; that is its right.
    let _ = child
        .stdin
        .take()
        .expect("an input")
        .write_all(input.as_bytes());
    let output = child.wait_with_output().expect("the program ends");
    Run {
        status: output.status.code().expect("an exit status"),
        out: text(output.stdout),
        err: text(output.stderr),
    }
}

fn text(bytes: Vec<u8>) -> String {
    let text = String::from_utf8(bytes).expect("text");
    // An identifier shows where its sentence is missing or cannot be formed.
    for start in [
        "cli-", "play-", "ugi-", "record-", "ended-", "view-", "player-", "refusal-", "analyse-",
    ] {
        assert!(!text.contains(start), "{start} in:\n{text}");
    }
    text
}

pub(crate) fn lines(text: &str) -> Vec<&str> {
    text.lines().collect()
}

pub(crate) fn contains(text: &str, part: &str) {
    assert!(text.contains(part), "“{part}” is missing in:\n{text}");
}
