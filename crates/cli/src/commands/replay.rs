//! `replay`: checks a record by replaying it, and prints it, its last position and its end.

use super::notes;
use crate::args::Colors;
use crate::console::Console;
use crate::failure::Failure;
use crate::render::terminal;
use rules::Record;
use rules::record::{GameResult, MOST_JSON_BYTES, Termination};
use std::fs::File;
use std::io::{self, Read, Write};
use std::path::Path;
use words::Words;

pub(super) fn run(
    file: &Path,
    as_json: bool,
    colors: Colors,
    console: &mut Console,
) -> Result<(), Failure> {
    let records = read_records(file, console)?;
    if as_json {
        return match records.as_slice() {
            [record] => super::put_json(console, record),
            records => super::put_json(console, &records),
        };
    }
    console.choose(colors);
    for (index, record) in records.iter().enumerate() {
        if index > 0 {
            writeln!(console.out)?;
        }
        show(record, console)?;
    }
    Ok(())
}

fn show(record: &Record, console: &mut Console) -> Result<(), Failure> {
    console.out.tell(&record.text())?;
    for sentence in notes::sentences(record, console.words) {
        console.out.tell(&sentence)?;
    }
    let table = record.replay();
    let picture = terminal(&table.view(), console.words, console.screen());
    write!(console.out, "{picture}")?;
    if table.outcome().is_none()
        && let Some(sentence) = ending(record, console.words)
    {
        console.out.tell(&sentence)?;
    }
    Ok(())
}

/// The record in a file, as text or JSON; `-` is the input.
pub(crate) fn read_record(file: &Path, console: &mut Console) -> Result<Record, Failure> {
    let bytes = read_bytes(file, console)?;
    let record = if bytes.trim_ascii_start().starts_with(b"{") {
        Record::read_json(&bytes)
    } else {
        Record::read_bytes(&bytes)
    };
    record.map_err(Failure::Record)
}

/// The records in a file, one after the other as text, or in a list as JSON.
pub(crate) fn read_records(file: &Path, console: &mut Console) -> Result<Vec<Record>, Failure> {
    let bytes = read_bytes(file, console)?;
    let trimmed = bytes.trim_ascii_start();
    // A list of objects is JSON; a tag begins with a name.
    let inside = trimmed.strip_prefix(b"[").unwrap_or(trimmed);
    let records = if inside.trim_ascii_start().starts_with(b"{") {
        Record::read_all_json(&bytes)
    } else {
        Record::read_all_bytes(&bytes)
    };
    records.map_err(Failure::Record)
}

/// What a file holds, without the mark of UTF-8.
fn read_bytes(file: &Path, console: &mut Console) -> Result<Vec<u8>, Failure> {
    let bytes = read(file, console).map_err(|error| Failure::File {
        path: file.to_owned(),
        error,
    })?;
    // Some editors mark what they write as UTF-8; browsers take the mark away before anybody sees it.
    Ok(match bytes.strip_prefix(UTF8_MARK) {
        Some(unmarked) => unmarked.to_vec(),
        None => bytes,
    })
}

const UTF8_MARK: &[u8] = "\u{feff}".as_bytes();

/// One byte more than may be read is enough to refuse it.
fn read(file: &Path, console: &mut Console) -> io::Result<Vec<u8>> {
    let most = (UTF8_MARK.len() + MOST_JSON_BYTES) as u64 + 1;
    let mut bytes = Vec::new();
    if file == Path::new("-") {
        console.input.by_ref().take(most).read_to_end(&mut bytes)?;
    } else {
        File::open(file)?.take(most).read_to_end(&mut bytes)?;
    }
    Ok(bytes)
}

/// How a game ended that no rule ended.
pub(crate) fn ending(record: &Record, words: &Words) -> Option<String> {
    let id = match record.termination()? {
        Termination::Rule(_) => return None,
        Termination::Resign => "ended-resign",
        Termination::Time => "ended-time",
        Termination::Agreement => "ended-agreement",
        Termination::Abandoned => "ended-abandoned",
        Termination::Adjudicated => "ended-adjudicated",
    };
    let how = words.text(id, &[]);
    let sentence = match record.result() {
        GameResult::Win(side) => {
            let player = words.player(record.variant(), side);
            let args = [("player", player.into()), ("how", how.into())];
            words.text("ended-win", &args)
        }
        GameResult::Draw => words.text("ended-draw", &[("how", how.into())]),
        GameResult::Unfinished => words.text("ended-open", &[("how", how.into())]),
    };
    Some(sentence)
}
