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

/// Runs the program in a folder, without any language from outside.
pub(crate) fn run_in(folder: &Path, arguments: &[&str], input: &str) -> Run {
    let mut child = Command::new(env!("CARGO_BIN_EXE_ludotheca"))
        .args(arguments)
        .current_dir(folder)
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env_remove("LANG")
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
    let text = |bytes: Vec<u8>| {
        let text = String::from_utf8(bytes).expect("text");
        // An identifier shows where its sentence is missing or cannot be formed.
        for start in [
            "cli-", "play-", "ugi-", "record-", "ended-", "view-", "player-", "refusal-",
            "analyse-",
        ] {
            assert!(!text.contains(start), "{start} in:\n{text}");
        }
        text
    };
    Run {
        status: output.status.code().expect("an exit status"),
        out: text(output.stdout),
        err: text(output.stderr),
    }
}

pub(crate) fn run(arguments: &[&str]) -> Run {
    run_in(Path::new("."), arguments, "")
}

pub(crate) fn lines(text: &str) -> Vec<&str> {
    text.lines().collect()
}

pub(crate) fn contains(text: &str, part: &str) {
    assert!(text.contains(part), "“{part}” is missing in:\n{text}");
}
