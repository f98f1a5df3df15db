//! The command line of Ludotheca as a library, so that its parts can be tested: reads arguments, runs a command, and tells
//! in the reader's language what went wrong. Everything about games is asked of `rules`, every sentence of `words`.

mod args;
pub mod bench;
mod commands;
mod console;
pub mod document;
mod failure;
mod help;
mod luck;
mod quote;
pub mod render;
mod setting;
pub mod ugi;

use args::Args;
use clap::FromArgMatches;
use console::Console;
use failure::Failure;
use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;
use words::{Language, Words};

/// The exit codes: everything well, input refused, command line not understood.
const REFUSED: u8 = 1;
const MISUSED: u8 = 2;

/// Runs the program with the arguments and the environment of the process.
pub fn main() -> ExitCode {
    let arguments: Vec<OsString> = std::env::args_os().collect();
    let language = help::language_asked_for(&arguments).unwrap_or_else(language_of_environment);
    let words = Words::new(language);
    let command = help::command(&words);
    let parsed = command
        .try_get_matches_from(arguments)
        .and_then(|matches| Args::from_arg_matches(&matches));
    let code = match parsed {
        Ok(args) => run(args, &words),
        Err(error) => misused(&error, &words),
    };
    ExitCode::from(code)
}

fn run(args: Args, words: &Words) -> u8 {
    let mut console = Console::of_process(words);
    let done = commands::run(args.command, &mut console).and_then(|()| Ok(console.out.flush()?));
    match done {
        Ok(()) => 0,
        // Whoever reads our output has seen enough: `ludotheca games | head -1`.
        Err(Failure::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => 0,
        Err(failure) => {
            let _ = console.out.flush();
            // When even this cannot be written, the exit code still tells.
            let _ = writeln!(io::stderr(), "{}", failure.sentence(words));
            REFUSED
        }
    }
}

/// Help and versions that were asked for go to the output, everything else is a mistake.
fn misused(error: &clap::Error, words: &Words) -> u8 {
    if !error.use_stderr() {
        let _ = error.print();
        return 0;
    }
    let _ = writeln!(io::stderr(), "{}", help::mistake(error, words));
    MISUSED
}

fn language_of_environment() -> Language {
    let locales = ["LC_ALL", "LC_MESSAGES", "LANG"].map(|name| {
        std::env::var_os(name)
            .map_or_else(String::new, |value| value.to_string_lossy().into_owned())
    });
    Language::of_locales(locales.iter().map(String::as_str))
}
