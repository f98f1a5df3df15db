//! `calibrate`: levels meet their neighbours and the novice, and are moved until every step is high enough.

mod files;
mod progress;
mod telling;

use crate::args::Calibrate;
use crate::console::Console;
use crate::failure::Failure;
use crate::quote::{path_name, quoted};
use arena::calibrate::{Calibration, CalibrationError, calibrate};
use files::Files;
use progress::Progress;
use rules::{AnyTable, Message, Value};
use search::level::Ladders;
use std::ops::ControlFlow;
use telling::tell;

pub(super) fn run(wanted: &Calibrate, console: &mut Console) -> Result<(), Failure> {
    let calibration = calibration(wanted)?;
    let files = Files::of(wanted);
    let variants = variants(wanted, &files.all_ladders()?)?;
    files.check(&variants)?;
    let mut written = Vec::new();
    for variant in &variants {
        let game = table(variant)?;
        let mut ladders = files.ladders(&game)?;
        let progress = Progress::new(console.words, u64::from(calibration.pairs) * 2, console.err);
        let findings = calibrate(&mut ladders, variant, &calibration, &wanted.out, |now| {
            progress.show(&now);
            ControlFlow::Continue(())
        })
        .map_err(failure)?;
        progress.end();
        tell(&findings, console)?;
        files.keep(&game, &ladders, findings)?;
        written.push(files.levels(&game));
    }
    written.dedup();
    written.push(files.document.clone());
    let args = [
        ("folder", path_name(&wanted.out).into()),
        (
            "files",
            Value::List(written.iter().map(|path| path_name(path)).collect()),
        ),
    ];
    Ok(console.say("levels-kept", &args)?)
}

/// The variants that were named, or all of a kind.
fn variants(wanted: &Calibrate, games: &[Ladders]) -> Result<Vec<String>, Failure> {
    let own = games.iter().flat_map(|game| game.ladders.keys()).cloned();
    let heirs = games.iter().flat_map(|game| game.inherits.keys()).cloned();
    let mut chosen: Vec<String> = if !wanted.variants.is_empty() {
        return known(&wanted.variants, own.chain(heirs).collect());
    } else if wanted.inherited {
        heirs.collect()
    } else {
        own.collect()
    };
    chosen.sort();
    Ok(chosen)
}

/// The names, if all of them are variants.
fn known(names: &[String], mut known: Vec<String>) -> Result<Vec<String>, Failure> {
    let Some(unknown) = names.iter().find(|name| !known.contains(name)) else {
        return Ok(names.to_vec());
    };
    known.sort();
    let args = vec![
        ("variant", quoted(unknown).into()),
        ("known", Value::List(known)),
    ];
    Err(Failure::Told(Message::new("levels-not-calibrated", args)))
}

fn table(variant: &str) -> Result<AnyTable, Failure> {
    AnyTable::open(variant).ok_or_else(|| Failure::UnknownVariant(variant.to_owned()))
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

fn failure(error: CalibrationError) -> Failure {
    match error {
        CalibrationError::Match(error) => error.into(),
        CalibrationError::NotCalibrated(variant) => Failure::UnknownVariant(variant),
        CalibrationError::Stopped => Failure::Output(std::io::ErrorKind::Interrupted.into()),
    }
}
