//! Runs the program.

use std::ffi::OsStr;
use std::io::{Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// All commands, in the order of the help.
pub(crate) const COMMANDS: [&str; 26] = [
    "games",
    "show",
    "moves",
    "why",
    "compare",
    "rules",
    "perft",
    "replay",
    "verify",
    "ugi",
    "play",
    "print",
    "serve",
    "load",
    "backup",
    "restore",
    "export",
    "doctor",
    "analyse",
    "match",
    "calibrate",
    "fit",
    "advice",
    "bench",
    "licences",
    "completions",
];

/// What a run of the program left behind.
pub(crate) struct Run {
    pub(crate) status: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// Runs the program in a folder. Arguments need not be text.
pub(crate) fn run_in(folder: &Path, arguments: &[impl AsRef<OsStr>], input: &str) -> Run {
    finish(program(arguments).current_dir(folder), input)
}

pub(crate) fn run(arguments: &[&str]) -> Run {
    finish(&mut program(arguments), "")
}

/// Runs the program in a window of so many columns.
pub(crate) fn run_within(columns: &str, arguments: &[&str]) -> Run {
    finish(program(arguments).env("COLUMNS", columns), "")
}

/// Runs the program in a folder, with no more memory than so many mebibytes.
#[cfg(unix)]
pub(crate) fn run_with_memory(
    mebibytes: usize,
    folder: &Path,
    arguments: &[&str],
    input: &str,
) -> Run {
    let limited = format!(r#"ulimit -v {}; exec "$0" "$@""#, mebibytes * 1024);
    let mut shell = Command::new("sh");
    shell.args(["-c", &limited, env!("CARGO_BIN_EXE_ludotheca")]);
    finish(
        without_environment(&mut shell)
            .args(arguments)
            .current_dir(folder),
        input,
    )
}

/// Runs the program with these variables in its environment.
pub(crate) fn run_with(variables: &[(&str, &str)], arguments: &[&str], input: &str) -> Run {
    finish(program(arguments).envs(variables.iter().copied()), input)
}

/// The program on a terminal that shows every character, without any language or width from outside.
pub(crate) fn program(arguments: &[impl AsRef<OsStr>]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ludotheca"));
    without_environment(&mut command).args(arguments);
    command
}

fn without_environment(command: &mut Command) -> &mut Command {
    for name in [
        "LC_ALL",
        "LC_MESSAGES",
        "LANG",
        "COLUMNS",
        "TERM",
        "NO_COLOR",
        "CLICOLOR",
        "CLICOLOR_FORCE",
    ] {
        command.env_remove(name);
    }
    command.env("LC_CTYPE", "C.UTF-8");
    command
}

fn finish(command: &mut Command, input: &str) -> Run {
    finish_into(command.stdout(Stdio::piped()), input)
}

/// Lets the program end whose output goes where it was told.
pub(crate) fn finish_into(command: &mut Command, input: &str) -> Run {
    let mut child = command
        .stdin(Stdio::piped())
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

/// A program that is talked with.
pub(crate) struct Conversation {
    child: Child,
    input: ChildStdin,
    out: ChildStdout,
    said: Vec<u8>,
}

impl Conversation {
    pub(crate) fn begin(folder: &Path, arguments: &[&str]) -> Conversation {
        let mut child = program(arguments)
            .current_dir(folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        Conversation {
            input: child.stdin.take().expect("an input"),
            out: child.stdout.take().expect("an output"),
            child,
            said: Vec::new(),
        }
    }

    /// Waits until the program asks for something, in these words, and gives everything that it said since it last asked.
    pub(crate) fn hear(&mut self, prompt: &str) -> String {
        let mut heard = Vec::new();
        while !heard.ends_with(b" > ") {
            let mut byte = [0];
            let read = self.out.read(&mut byte).expect("an output");
            let so_far = String::from_utf8_lossy(&heard);
            assert_eq!(read, 1, "the program ended:\n{so_far}");
            heard.push(byte[0]);
        }
        self.said.extend(&heard);
        let heard = text(heard);
        assert!(
            heard.ends_with(prompt),
            "it is not asked “{prompt}”:\n{heard}"
        );
        heard
    }

    pub(crate) fn say(&mut self, line: &str) {
        writeln!(self.input, "{line}").expect("somebody listens");
    }

    /// Says nothing more and waits for the end.
    pub(crate) fn end(self) -> Run {
        let Conversation {
            child,
            input,
            mut out,
            mut said,
        } = self;
        drop(input);
        out.read_to_end(&mut said).expect("an output");
        let output = child.wait_with_output().expect("the program ends");
        Run {
            status: output.status.code().expect("an exit status"),
            out: text(said),
            err: text(output.stderr),
        }
    }
}

fn text(bytes: Vec<u8>) -> String {
    let text = String::from_utf8(bytes).expect("text");
    // An identifier shows where its sentence is missing or cannot be formed.
    for start in [
        "cli-",
        "play-",
        "ugi-",
        "record-",
        "ended-",
        "view-",
        "player-",
        "refusal-",
        "analyse-",
        "json-",
        "arena-",
        "help-",
        "outcome-",
        "unreadable",
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
