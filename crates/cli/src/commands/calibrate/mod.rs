//! `calibrate`: levels meet their neighbours and the novice, and are moved until every step is high enough.

mod progress;

use crate::args::Calibrate;
use crate::console::Console;
use crate::document::{Measured, levels_document};
use crate::failure::Failure;
use crate::quote::quoted;
use arena::calibrate::{Calibration, CalibrationError, Finding, Findings, calibrate};
use arena::{JournalError, MatchError};
use progress::Progress;
use rules::{Message, Value};
use search::level::{LADDERS, Ladders};
use std::io::Write;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use words::{Language, Words};

pub(super) fn run(wanted: &Calibrate, console: &mut Console) -> Result<(), Failure> {
    let calibration = calibration(wanted)?;
    let mut ladders: Ladders = LADDERS.clone();
    let progress = Progress::new(console.words, u64::from(calibration.pairs) * 2);
    let findings = calibrate(&mut ladders, &calibration, &wanted.out, |now| {
        progress.show(&now);
        ControlFlow::Continue(())
    })
    .map_err(failure)?;
    progress.end();
    for findings in &findings {
        tell(findings, console)?;
    }
    let files = Files::of(wanted);
    let mut measured = files.measured()?;
    for findings in findings {
        measured.replace(findings);
    }
    files.write(&ladders, &measured)?;
    let name = |path: &Path| Value::from(quoted(&path.to_string_lossy()));
    let args = [
        ("folder", name(&wanted.out)),
        ("file", name(&files.levels)),
        ("document", name(&files.document)),
    ];
    Ok(writeln!(
        console.out,
        "{}",
        console.words.text("levels-kept", &args)
    )?)
}

fn calibration(wanted: &Calibrate) -> Result<Calibration, Failure> {
    let known: Vec<String> = LADDERS.ladders.keys().cloned().collect();
    let unknown = wanted.variants.iter().find(|name| !known.contains(name));
    if let Some(name) = unknown {
        let args = vec![
            ("variant", quoted(name).into()),
            ("known", Value::List(known)),
        ];
        return Err(Failure::Told(Message::new("levels-not-calibrated", args)));
    }
    if wanted.games == 0 || !wanted.games.is_multiple_of(2) {
        let found = ("found", wanted.games.to_string().into());
        return Err(Failure::Told(Message::new("levels-odd-games", vec![found])));
    }
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    Ok(Calibration {
        variants: if wanted.variants.is_empty() {
            known
        } else {
            wanted.variants.clone()
        },
        pairs: wanted.games / 2,
        rounds: wanted.rounds,
        seed: wanted.seed,
        concurrency: wanted.concurrency.map_or(cores, usize::from),
        check: wanted.check,
    })
}

/// Where the results go: into the sources of the project, or into the folder of the matches.
struct Files {
    levels: PathBuf,
    measured: PathBuf,
    document: PathBuf,
}

impl Files {
    fn of(wanted: &Calibrate) -> Files {
        let (levels, documents) = match &wanted.sources {
            Some(root) => (root.join("crates/search"), root.join("docs")),
            None => (wanted.out.clone(), wanted.out.clone()),
        };
        Files {
            levels: levels.join("levels.json"),
            measured: documents.join("levels-measured.json"),
            document: documents.join("levels.md"),
        }
    }

    /// What was measured before, of other variants too.
    fn measured(&self) -> Result<Measured, Failure> {
        match std::fs::read_to_string(&self.measured) {
            Ok(text) => Measured::read(&text).map_err(|error| {
                let problem = ("problem", error.to_string().into());
                Failure::Told(Message::new("levels-broken", vec![problem]))
            }),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(Measured::default()),
            Err(error) => Err(Failure::File {
                path: self.measured.clone(),
                error,
            }),
        }
    }

    fn write(&self, ladders: &Ladders, measured: &Measured) -> Result<(), Failure> {
        // The documents of the project are in English.
        let document = levels_document(ladders, measured, &Words::new(Language::En));
        for (path, text) in [
            (&self.levels, ladders.text()),
            (&self.measured, measured.text()),
            (&self.document, document),
        ] {
            std::fs::write(path, text).map_err(|error| Failure::File {
                path: path.clone(),
                error,
            })?;
        }
        Ok(())
    }
}

fn tell(findings: &Findings, console: &mut Console) -> Result<(), Failure> {
    let words = console.words;
    for finding in &findings.tests {
        let mark = if finding.met {
            "levels-met"
        } else {
            "levels-missed"
        };
        let line = format!("{} · {}", found(words, finding), words.text(mark, &[]));
        writeln!(console.out, "  {line}")?;
    }
    let variant = ("variant", findings.variant.as_str().into());
    let sentence = match findings.failed() {
        0 => words.text("levels-all-met", &[variant]),
        failed => {
            let count = ("count", Value::Number(failed as i64));
            words.text("levels-some-missed", &[variant, count])
        }
    };
    Ok(writeln!(console.out, "{sentence}")?)
}

fn found(words: &Words, finding: &Finding) -> String {
    let percent = |thousandths: u32| Value::from(crate::document::percent(words, thousandths));
    let args = [
        (
            "test",
            crate::document::test_name(words, finding.test).into(),
        ),
        ("score", percent(finding.score)),
        ("low", percent(finding.low)),
        ("high", percent(finding.high)),
        ("games", Value::Number(finding.games() as i64)),
    ];
    words.text("levels-found", &args)
}

fn failure(error: CalibrationError) -> Failure {
    match error {
        CalibrationError::Match(MatchError::Journal(JournalError::File { path, error })) => {
            Failure::File { path, error }
        }
        CalibrationError::Match(other) => Failure::Told(other.message()),
        CalibrationError::NotCalibrated(variant) => Failure::UnknownVariant(variant),
        CalibrationError::Stopped => Failure::Output(std::io::ErrorKind::Interrupted.into()),
    }
}
