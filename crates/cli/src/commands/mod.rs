//! The commands, one a file.

mod analyse;
mod bench;
mod calibrate;
mod completions;
mod fit;
mod games;
mod matches;
mod moves;
mod perft;
mod play;
mod replay;
mod rules;
#[cfg(feature = "serve")]
mod serve;
mod show;
mod ugi;
mod why;

use crate::args::Command;
use crate::console::Console;
use crate::failure::Failure;
use serde::Serialize;
use std::io::Write;

pub(crate) fn run(command: Command, console: &mut Console) -> Result<(), Failure> {
    match command {
        Command::Games { json } => games::run(json, console),
        Command::Show(show) => show::run(&show, console),
        Command::Moves {
            setting,
            most,
            json,
        } => moves::run(&setting, most, json, console),
        Command::Why { setting, mv, json } => why::run(&setting, &mv, json, console),
        Command::Perft {
            setting,
            depth,
            divide,
        } => perft::run(&setting, depth, divide, console),
        Command::Rules(wanted) => rules::run(&wanted, console),
        Command::Replay { file, json, colors } => replay::run(&file, json, colors, console),
        Command::Ugi => ugi::run(console),
        Command::Match(wanted) => matches::run(&wanted, console),
        Command::Calibrate(wanted) => calibrate::run(&wanted, console),
        Command::Fit(wanted) => fit::run(&wanted, console),
        Command::Play(play) => play::run(play, console),
        #[cfg(feature = "serve")]
        Command::Serve(wanted) => serve::run(&wanted, console),
        Command::Analyse(analyse) => analyse::run(&analyse, console),
        Command::Bench {
            variants,
            budget,
            only,
            json,
        } => bench::run(&variants, budget, only, json, console),
        Command::Completions { shell } => completions::run(shell, console),
    }
}

/// The version that our JSON carries.
const FORMAT: u32 = 1;

fn put_json(console: &mut Console, value: &impl Serialize) -> Result<(), Failure> {
    let text = serde_json::to_string_pretty(value).expect("our values have string keys");
    Ok(writeln!(console.out, "{text}")?)
}
