//! The command line of Ludotheca as a library, so that its parts can be tested: reads arguments, runs a command, and tells
//! in the reader's language what went wrong. Everything about games is asked of `rules`, every sentence of `words`.

mod args;
pub mod bench;
mod board_game;
mod closed_output;
mod commands;
mod console;
mod destination;
pub mod document;
mod environment;
mod failure;
mod help;
mod json_file;
#[cfg(feature = "serve")]
mod kept;
mod output;
#[cfg(feature = "print")]
pub mod pdf;
#[cfg(feature = "preview")]
pub mod preview;
mod progress;
mod quote;
pub mod render;
mod seeded_random;
mod setting;
mod table;
pub mod ugi;

pub use board_game::BoardGame;
pub use console::Surroundings;
pub use output::Output;

use args::Args;
use clap::FromArgMatches;
use console::Console;
use failure::Failure;
use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;
use std::sync::LazyLock;
use words::{Language, Words};

/// The exit codes: everything well, input refused, command line not understood.
const DONE: u8 = 0;
const REFUSED: u8 = 1;
const MISUSED: u8 = 2;

/// Runs the program with the arguments and the environment of the process.
pub fn main() -> ExitCode {
    let arguments: Vec<OsString> = std::env::args_os().collect();
    ExitCode::from(run(&arguments, Surroundings::of_process()))
}

/// The sentences of a language, read once, however often the program is run in one process.
fn spoken(language: Language) -> &'static Words {
    static ENGLISH: LazyLock<Words> = LazyLock::new(|| Words::new(Language::En));
    static FRENCH: LazyLock<Words> = LazyLock::new(|| Words::new(Language::Fr));
    match language {
        Language::En => &ENGLISH,
        Language::Fr => &FRENCH,
    }
}

/// Runs the program with these arguments, the first of which is its own name, and returns its exit code.
pub fn run(arguments: &[OsString], surroundings: Surroundings) -> u8 {
    let Surroundings {
        input,
        mut out,
        mut err,
        language,
    } = surroundings;
    let words = spoken(help::language_asked_for(arguments).unwrap_or(language));
    if let Some(unicode) = help::characters_asked_for(arguments) {
        out.screen.unicode = unicode;
        err.screen.unicode = unicode;
    }
    let parsed = help::command(words, out.screen)
        .try_get_matches_from(arguments)
        .and_then(|matches| Args::from_arg_matches(&matches));
    let mut console = Console {
        words,
        input,
        out,
        err: err.screen,
    };
    let done = match parsed {
        Ok(args) => commands::run(args.command, &mut console),
        // Help and versions that were asked for go to the output, everything else is a mistake.
        Err(error) if !error.use_stderr() => help::show(&error, &mut console.out),
        Err(error) => {
            let _ = help::tell_mistake(&error, words, &mut err);
            return MISUSED;
        }
    };
    finished(done, console, err)
}

/// The exit code of what was done, when everything was written, and the sentence of what went wrong.
fn finished(done: Result<(), Failure>, mut console: Console, mut err: Output) -> u8 {
    match done.and_then(|()| Ok(console.out.flush()?)) {
        Ok(()) => DONE,
        // Whoever reads our output has seen enough: `ludotheca games | head -1`.
        Err(Failure::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => DONE,
        Err(failure) => {
            let _ = console.out.flush();
            // When even this cannot be written, the exit code still tells.
            let _ = err.tell(&failure.sentence(console.words));
            REFUSED
        }
    }
}
