//! Writing the record of the game: after every move into the file of `--record`, and wherever somebody asks for it. What cannot be
//! written is told and tried again; no game ends for it.

use crate::console::Console;
use crate::destination::Destination;
use crate::failure::Failure;
use rules::record::Problem;
use rules::{Record, Side};
use std::io::Write;
use std::path::Path;

/// Who keeps the record.
#[derive(Debug)]
pub(super) struct RecordWriter {
    /// The file that is kept up to date.
    kept: Option<Kept>,
    /// The seed of dice and random mover, where there are any.
    seed: Option<u64>,
    /// The side that the computer plays, and what it is called.
    computer: Option<(Side, String)>,
    /// Whether a touched piece must move.
    touch_move: bool,
}

/// What `--record` asked for, and how it stands.
#[derive(Debug)]
struct Kept {
    output: Destination,
    /// The game as far as it has come.
    latest: String,
    /// Why the file is not up to date, as it was told.
    problem: Option<String>,
}

impl RecordWriter {
    pub(super) fn new(
        output: Option<Destination>,
        seed: Option<u64>,
        computer: Option<(Side, String)>,
        touch_move: bool,
    ) -> RecordWriter {
        let kept = output.map(|output| Kept {
            output,
            latest: String::new(),
            problem: None,
        });
        RecordWriter {
            kept,
            seed,
            computer,
            touch_move,
        }
    }

    /// Writes the file of `--record` for the first time. Who cannot have it wants to know before the first move.
    pub(super) fn begin(&mut self, record: &Record, console: &mut Console) -> Result<(), Failure> {
        let text = self.tagged(record)?.text();
        match &mut self.kept {
            Some(kept) => kept.begin(text, console),
            None => Ok(()),
        }
    }

    /// Brings the file of `--record` up to date.
    pub(super) fn keep(&mut self, record: &Record, console: &mut Console) -> Result<(), Failure> {
        let text = self.tagged(record)?.text();
        match &mut self.kept {
            Some(kept) => kept.keep(text, console),
            None => Ok(()),
        }
    }

    /// Makes sure at the end that the game is kept, and says where.
    pub(super) fn end(&mut self, console: &mut Console) -> Result<(), Failure> {
        match &mut self.kept {
            Some(kept) => kept.end(console),
            None => Ok(()),
        }
    }

    /// Writes into a file that must not exist yet, or into that of `--record`.
    pub(super) fn save(
        &mut self,
        record: &Record,
        path: &Path,
        console: &mut Console,
    ) -> Result<(), Failure> {
        let text = self.tagged(record)?.text();
        match &mut self.kept {
            Some(kept) if kept.output.is_at(path) => kept.write(text, console),
            _ => Destination::check(path, false, &[])
                .and_then(|mut output| output.write(&text, console))
                .map_err(Failure::without_force),
        }
    }

    /// The record with what only the table knows.
    fn tagged(&self, record: &Record) -> Result<Record, Failure> {
        let tag = |record: Record, name: &str, value: &str| {
            record
                .with_tag(name, value)
                .map_err(|problem: Problem| Failure::Unrecordable(problem))
        };
        let mut record = record.clone();
        if let Some((side, name)) = &self.computer {
            record = tag(record, &format!("Player{}", side.number()), name)?;
        }
        if let Some(seed) = self.seed {
            record = tag(record, "Seed", &seed.to_string())?;
        }
        if self.touch_move {
            record = tag(record, "Touch", "move")?;
        }
        Ok(record)
    }
}

impl Kept {
    fn begin(&mut self, text: String, console: &mut Console) -> Result<(), Failure> {
        if self.output.is_stream() {
            self.latest = text;
            return Ok(());
        }
        self.write(text, console)
    }

    /// A stream cannot be brought up to date; it gets the whole game at the end.
    fn keep(&mut self, text: String, console: &mut Console) -> Result<(), Failure> {
        if self.output.is_stream() {
            self.latest = text;
            return Ok(());
        }
        let before = self.problem.take();
        match self.write(text, console) {
            Ok(()) => {
                if let (Some(_), Some(path)) = (before, self.output.name()) {
                    console.say("play-record-again", &[("path", path)])?;
                }
            }
            Err(failure) => {
                let problem = failure.sentence(console.words);
                if before.as_ref() != Some(&problem) {
                    let args = [("problem", problem.as_str().into())];
                    console.say("play-record-failed", &args)?;
                }
                self.problem = Some(problem);
            }
        }
        Ok(())
    }

    fn end(&mut self, console: &mut Console) -> Result<(), Failure> {
        if self.output.is_stream() || self.problem.is_some() {
            let text = std::mem::take(&mut self.latest);
            if let Err(failure) = self.write(text, console) {
                // Kept by hand it is not lost.
                console.say("play-record-here", &[])?;
                console.out.write_all(self.latest.as_bytes())?;
                return Err(failure);
            }
        }
        if let Some(path) = self.output.name() {
            console.say("play-recorded", &[("path", path)])?;
        }
        Ok(())
    }

    fn write(&mut self, text: String, console: &mut Console) -> Result<(), Failure> {
        self.latest = text;
        self.output.write(&self.latest, console)
    }
}
