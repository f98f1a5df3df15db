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
    let files = Files::of(wanted);
    for variant in &variants(wanted, &files.ladders()?)? {
        let mut ladders = files.ladders()?;
        let progress = Progress::new(console.words, u64::from(calibration.pairs) * 2);
        let findings = calibrate(&mut ladders, variant, &calibration, &wanted.out, |now| {
            progress.show(&now);
            ControlFlow::Continue(())
        })
        .map_err(failure)?;
        progress.end();
        tell(&findings, console)?;
        files.keep(&ladders, findings)?;
    }
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

/// The variants that were named, or all of a kind.
fn variants(wanted: &Calibrate, ladders: &Ladders) -> Result<Vec<String>, Failure> {
    let (own, heirs) = (ladders.ladders.keys(), ladders.inherits.keys());
    if let Some(name) = wanted
        .variants
        .iter()
        .find(|name| ladders.ladder(name).is_none())
    {
        let args = vec![
            ("variant", quoted(name).into()),
            ("known", Value::List(own.chain(heirs).cloned().collect())),
        ];
        return Err(Failure::Told(Message::new("levels-not-calibrated", args)));
    }
    Ok(match (wanted.variants.is_empty(), wanted.inherited) {
        (false, _) => wanted.variants.clone(),
        (true, false) => own.cloned().collect(),
        (true, true) => heirs.cloned().collect(),
    })
}

fn calibration(wanted: &Calibrate) -> Result<Calibration, Failure> {
    if wanted.games == 0 || !wanted.games.is_multiple_of(2) {
        let found = ("found", wanted.games.to_string().into());
        return Err(Failure::Told(Message::new("levels-odd-games", vec![found])));
    }
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    Ok(Calibration {
        pairs: wanted.games / 2,
        rounds: wanted.rounds,
        seed: wanted.run.seed,
        concurrency: wanted.run.at_once(cores),
        check: wanted.check || wanted.inherited,
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

    /// The levels as they are: those of the file where there is one, else those that this program plays with.
    fn ladders(&self) -> Result<Ladders, Failure> {
        match Self::read(&self.levels)? {
            Some(text) => Ladders::read(&text).map_err(|error| broken(&error)),
            None => Ok(LADDERS.clone()),
        }
    }

    /// What was measured before, of other variants too.
    fn measured(&self) -> Result<Measured, Failure> {
        match Self::read(&self.measured)? {
            Some(text) => Measured::read(&text).map_err(|error| broken(&error)),
            None => Ok(Measured::default()),
        }
    }

    /// The text of a file, if there is one.
    fn read(path: &Path) -> Result<Option<String>, Failure> {
        match std::fs::read_to_string(path) {
            Ok(text) => Ok(Some(text)),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(Failure::File {
                path: path.to_owned(),
                error,
            }),
        }
    }

    /// Writes a variant's ladder and findings beside those of the others, which may have come from elsewhere meanwhile.
    fn keep(&self, found: &Ladders, findings: Findings) -> Result<(), Failure> {
        let mut ladders = self.ladders()?;
        if let Some(ladder) = found.ladders.get(&findings.variant) {
            ladders.ladders.insert(findings.variant.clone(), *ladder);
        }
        let mut measured = self.measured()?;
        measured.replace(findings);
        // The documents of the project are in English.
        let document = levels_document(&ladders, &measured, &Words::new(Language::En));
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

fn broken(error: &dyn std::error::Error) -> Failure {
    let problem = ("problem", error.to_string().into());
    Failure::Told(Message::new("levels-broken", vec![problem]))
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
