//! `play`: two people at one keyboard, or one against the computer.

mod computer;
mod game;
mod hold;
mod orders;
mod record_writer;

use crate::args::Play;
use crate::console::Console;
use crate::destination::Destination;
use crate::failure::Failure;
use crate::seeded_random::SeededRandom;
use crate::setting;
use crate::ugi::lines::{InputLine, read_line};
use computer::Computer;
use game::Match;
use hold::Hold;
use record_writer::RecordWriter;
use rules::{AnyTable, Side, Value};
use std::io::{self, Write};

pub(crate) fn run(play: Play, console: &mut Console) -> Result<(), Failure> {
    console.choose(play.colors);
    let record = match &play.record {
        Some(path) => Some(Destination::check(path, play.force.force, &[])?),
        None => None,
    };
    let mut table = match &play.variant {
        Some(name) => setting::open(name)?,
        None => match choose(console)? {
            Some(table) => table,
            None => return Ok(()),
        },
    };
    if let Some(text) = &play.position {
        table = table.set_up(text).map_err(Failure::Position)?;
    }
    let person = if play.side == 2 { Side::Two } else { Side::One };
    let random = SeededRandom::new(play.seed)?;
    let computer = play
        .against
        .map(|opponent| Computer::new(opponent, !person, &table, random.seed()))
        .transpose()?;
    let by_chance = table.description().dice
        || computer
            .as_ref()
            .is_some_and(Computer::needs_random_numbers);
    let seated = computer
        .as_ref()
        .map(|computer| (computer.side(), computer.name()));
    let record_writer = RecordWriter::new(
        record,
        by_chance.then_some(random.seed()),
        seated,
        play.touch_move,
    );
    let hold = play.touch_move.then(Hold::default);
    Match::new(table, computer, random, record_writer, hold).play(console)
}

/// Asks which game; `None` when the input ends first.
fn choose(console: &mut Console) -> Result<Option<AnyTable>, Failure> {
    console.say("play-choose", &[])?;
    let all: Vec<&str> = rules::variants().collect();
    for (index, id) in all.iter().enumerate() {
        let words = console.words;
        let (game, variant) = (words.game(id), words.variant(id));
        let number = format!("{:3}. ", index + 1);
        let line = format!("{game} – {variant} ({id})");
        console.out.tell_behind(&number, &line)?;
    }
    loop {
        let most = Value::Number(all.len() as i64);
        let Some(line) = ask(console, "play-choose-prompt", &[("most", most)])? else {
            return Ok(None);
        };
        let wanted = line.trim();
        let listed = wanted
            .parse()
            .ok()
            .and_then(|number: usize| all.get(number.checked_sub(1)?));
        match setting::open(listed.copied().unwrap_or(wanted)) {
            Ok(table) => return Ok(Some(table)),
            Err(failure) => console.out.tell(&failure.sentence(console.words))?,
        }
    }
}

/// Shows a prompt and reads the next line that can be read; `None` at the end of the input.
fn ask(console: &mut Console, id: &str, args: &[(&str, Value)]) -> io::Result<Option<String>> {
    let prompt = console.out.folded(&console.words.text(id, args));
    loop {
        write!(console.out, "{prompt} ")?;
        console.out.flush()?;
        match read_line(&mut console.input)? {
            Some(InputLine::Text(line)) => return Ok(Some(line)),
            Some(InputLine::NotUtf8) => console.say("ugi-not-utf8", &[])?,
            Some(InputLine::TooLong) => console.say("ugi-line-too-long", &[])?,
            None => {
                // The prompt's line is still open.
                writeln!(console.out)?;
                return Ok(None);
            }
        }
    }
}
