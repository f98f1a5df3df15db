//! `export`: every finished game as a record, which needs no store and no server to be read.

use crate::args::Export;
use crate::console::Console;
use crate::destination::Destination;
use crate::failure::Failure;
use crate::kept::{bar, not_answered, not_opened, number, place, wait_for};
use files::{Draft, Existing, WriteError};
use rules::{Message, Record};
use std::fs;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use store::ExportError;

/// What becomes of the records.
enum Out {
    /// Each a file, named after its table.
    Folder(PathBuf),
    /// All in one file, which stands there when it is whole.
    File(BufWriter<Draft>),
    /// All of them for the program's own output.
    Text(String),
}

/// Takes one record after the other.
struct Taker {
    out: Out,
    json: bool,
    existing: Existing,
    count: u64,
}

pub(super) fn run(wanted: &Export, console: &mut Console) -> Result<(), Failure> {
    let place = place(&wanted.kept)?;
    // Before the work, and before anything is made.
    let one_file = !is_folder(&wanted.out);
    let is_stream =
        one_file && Destination::check(&wanted.out, wanted.force.force, &[])?.is_stream();
    // What refused a file is told apart from what the store says.
    let mut refused = None;
    let (findings, taker) = wait_for(async {
        let store = place.look().await.map_err(not_opened)?;
        let games = store.count_games().await.map_err(not_answered)?;
        let mut taker = Taker::new(wanted, one_file, is_stream)?;
        let bar = bar(games, console.err);
        let exported = store
            .export(|game, record| {
                bar.one_more();
                taker.take(game, record).map_err(|(path, error)| {
                    refused = Some(Failure::write(&path, error));
                    io::ErrorKind::Other.into()
                })
            })
            .await;
        bar.end();
        store.close().await;
        let findings = exported.map_err(|error: ExportError| match refused.take() {
            Some(failure) => failure,
            None => Failure::Told(error.message()),
        })?;
        Ok((findings, taker))
    })?;
    let count = number(taker.count);
    match taker.finish(&wanted.out)? {
        Some(text) => console.out.document(&text)?,
        None => console.say(
            "export-done",
            &[crate::kept::file(&wanted.out), ("games", count)],
        )?,
    }
    if findings.is_empty() {
        return Ok(());
    }
    let count = ("count", number(findings.len() as u64));
    Err(Failure::Told(Message::new(
        "export-passed-over",
        vec![count],
    )))
}

/// A folder that is there, or a name that says that it means one.
fn is_folder(path: &Path) -> bool {
    path.is_dir() || path.to_string_lossy().ends_with(std::path::MAIN_SEPARATOR)
}

impl Taker {
    fn new(wanted: &Export, one_file: bool, is_stream: bool) -> Result<Taker, Failure> {
        let existing = if wanted.force.force {
            Existing::Replace
        } else {
            Existing::Refuse
        };
        let out = if is_stream {
            Out::Text(String::new())
        } else if one_file {
            let draft = Draft::private(&wanted.out, existing);
            let draft = draft.map_err(|error| Failure::write(&wanted.out, error))?;
            Out::File(BufWriter::new(draft))
        } else {
            fs::create_dir_all(&wanted.out)
                .map_err(|error| Failure::write(&wanted.out, error.into()))?;
            Out::Folder(wanted.out.clone())
        };
        Ok(Taker {
            out,
            json: wanted.json,
            existing,
            count: 0,
        })
    }

    /// A record, or which file could not be written.
    fn take(&mut self, game: &str, record: &Record) -> Result<(), (PathBuf, WriteError)> {
        let text = if self.json {
            serde_json::to_string_pretty(record).expect("a record has string keys")
        } else {
            record.text()
        };
        let first = self.count == 0;
        self.count += 1;
        if let Out::Folder(folder) = &self.out {
            let ending = if self.json { "json" } else { "txt" };
            let path = folder.join(format!("{game}.{ending}"));
            return put(&path, &text, self.existing).map_err(|error| (path, error));
        }
        let between = match (self.json, first) {
            (true, true) => "[\n",
            (true, false) => ",\n",
            (false, true) => "",
            (false, false) => "\n",
        };
        self.add(&[between, &text])
            .map_err(|error| (PathBuf::new(), error.into()))
    }

    /// To what is one file in the end.
    fn add(&mut self, texts: &[&str]) -> io::Result<()> {
        for text in texts {
            match &mut self.out {
                Out::File(draft) => draft.write_all(text.as_bytes())?,
                Out::Text(all) => all.push_str(text),
                Out::Folder(_) => {}
            }
        }
        Ok(())
    }

    /// Puts the file in its place; gives the text that is for the program's own output.
    fn finish(mut self, path: &Path) -> Result<Option<String>, Failure> {
        let end = match (self.json, self.count) {
            (false, _) => "",
            (true, 0) => "[]\n",
            (true, _) => "\n]\n",
        };
        self.add(&[end])?;
        match self.out {
            Out::Folder(_) => Ok(None),
            Out::Text(text) => Ok(Some(text)),
            Out::File(draft) => {
                let draft = draft.into_inner().map_err(io::IntoInnerError::into_error)?;
                draft
                    .put_in_place()
                    .map_err(|error| Failure::write(path, error))?;
                Ok(None)
            }
        }
    }
}

/// Writes a record. One that stands there already from an earlier time is left alone: a game that is over does not change.
fn put(path: &Path, text: &str, existing: Existing) -> Result<(), WriteError> {
    if fs::read(path).is_ok_and(|there| there == text.as_bytes()) {
        return Ok(());
    }
    match existing {
        Existing::Replace => files::replace(path, text.as_bytes()),
        Existing::Refuse => files::create(path, text.as_bytes()),
    }
}
