//! The commands, one a file.

mod advice;
mod analyse;
#[cfg(feature = "serve")]
mod backup;
mod bench;
mod calibrate;
mod compare;
mod completions;
#[cfg(feature = "serve")]
mod doctor;
#[cfg(feature = "serve")]
mod export;
mod fit;
mod games;
mod licences;
#[cfg(feature = "load")]
mod load;
mod matches;
mod moves;
mod notes;
mod perft;
pub(crate) mod play;
#[cfg(feature = "print")]
mod print;
mod replay;
#[cfg(feature = "serve")]
mod restore;
mod rules;
#[cfg(feature = "serve")]
mod serve;
mod show;
mod ugi;
mod verify;
mod why;

use crate::args::Command;
use crate::console::Console;
use crate::failure::Failure;
use crate::render::Screen;
use ::rules::quote::is_visible;
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
        Command::Compare(wanted) => compare::run(&wanted, console),
        Command::Perft {
            setting,
            depth,
            divide,
        } => perft::run(&setting, depth, divide, console),
        Command::Rules(wanted) => rules::run(&wanted, console),
        Command::Replay { file, json, colors } => replay::run(&file, json, colors, console),
        Command::Verify { file } => verify::run(&file, console),
        Command::Ugi => ugi::run(console),
        Command::Match(wanted) => matches::run(&wanted, console),
        Command::Calibrate(wanted) => calibrate::run(&wanted, console),
        Command::Fit(wanted) => fit::run(&wanted, console),
        Command::Advice(wanted) => advice::run(&wanted, console),
        Command::Play(play) => play::run(play, console),
        #[cfg(feature = "print")]
        Command::Print(wanted) => print::run(&wanted, console),
        #[cfg(feature = "serve")]
        Command::Serve(wanted) => serve::run(&wanted, console),
        #[cfg(feature = "load")]
        Command::Load(wanted) => load::run(&wanted, console),
        #[cfg(feature = "serve")]
        Command::Backup(wanted) => backup::run(&wanted, console),
        #[cfg(feature = "serve")]
        Command::Restore(wanted) => restore::run(&wanted, console),
        #[cfg(feature = "serve")]
        Command::Export(wanted) => export::run(&wanted, console),
        #[cfg(feature = "serve")]
        Command::Doctor(wanted) => doctor::run(&wanted, console),
        Command::Analyse(analyse) => analyse::run(&analyse, console),
        Command::Bench {
            variants,
            budget,
            only,
            json,
        } => bench::run(&variants, budget, only, json, console),
        Command::Licences(wanted) => licences::run(&wanted, console),
        Command::Completions { shell } => completions::run(shell, console),
    }
}

/// The version that our JSON carries.
const FORMAT: u32 = 1;

fn put_json(console: &mut Console, value: &impl Serialize) -> Result<(), Failure> {
    let text = serde_json::to_string_pretty(value).expect("our values have string keys");
    let text = escaped(&text, console.screen());
    Ok(writeln!(console.out.data(), "{text}")?)
}

/// JSON with `\u202e` for every character that cannot be seen or shown. Such characters stand in texts only, so it says the same.
fn escaped(json: &str, screen: Screen) -> String {
    let mut text = String::with_capacity(json.len());
    for c in json.chars() {
        if c == '\n' || is_visible(c) && (screen.unicode || c.is_ascii()) {
            text.push(c);
        } else {
            for unit in c.encode_utf16(&mut [0; 2]) {
                text.push_str(&format!("\\u{unit:04x}"));
            }
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::escaped;
    use crate::render::Screen;

    #[test]
    fn json_says_the_same_whatever_can_be_shown() {
        let ascii = Screen {
            unicode: false,
            ..Screen::PLAIN
        };
        let said = serde_json::json!({ "name": "Zoé \u{202e}😀\n\u{e0001}" });
        let json = serde_json::to_string_pretty(&said).expect("JSON");
        for (screen, shown) in [
            (Screen::PLAIN, "\"Zoé \\u202e😀\\n\\udb40\\udc01\""),
            (
                ascii,
                "\"Zo\\u00e9 \\u202e\\ud83d\\ude00\\n\\udb40\\udc01\"",
            ),
        ] {
            let text = escaped(&json, screen);
            assert!(text.contains(shown), "{text}");
            let back: serde_json::Value = serde_json::from_str(&text).expect("JSON");
            assert_eq!(back, said);
        }
    }
}
