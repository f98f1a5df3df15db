//! `fit`: the engine plays against itself, and the weights of an evaluation are fitted to the results, or what scores promise.

use crate::args::Fit;
use crate::console::Console;
use crate::destination::Destination;
use crate::failure::Failure;
use crate::progress::{Bar, Layout};
use crate::render::Screen;
use rules::{Message, Value};
use std::io::{self, Write};
use std::ops::ControlFlow;
use std::path::Path;
use train::{Lesson, NotFitted, Progress, Subject, fit_win_models, learn};
use words::Words;

pub(super) fn run(wanted: &Fit, console: &mut Console) -> Result<(), Failure> {
    let subject = Subject::named(&wanted.subject)
        .ok_or_else(|| Failure::UnknownVariant(wanted.subject.clone()))?;
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let lesson = Lesson {
        games: wanted.games,
        nodes: wanted.nodes,
        seed: wanted.run.seed,
        concurrency: wanted.run.at_once(cores),
    };
    if wanted.win_model {
        return fit_win_model(&subject, lesson, wanted, console);
    }
    let mut output = output(wanted, &format!("{}.json", subject.game()))?;
    let bar = bar(lesson.games, console.err);
    let learnt = learn(&subject, lesson, |progress| {
        bar.set(u64::from(progress.games));
        bar.say(&samples(progress, console.words));
        ControlFlow::Continue(())
    });
    bar.end();
    let (weights, fitted) = learnt.map_err(failure)?;
    let args = [
        ("samples", Value::Number(fitted.samples as i64)),
        ("games", Value::Number(i64::from(lesson.games))),
        ("before", loss(fitted.loss_before.into())),
        ("after", loss(fitted.loss_after.into())),
    ];
    let found = console.words.text("levels-fit-done", &args);
    keep(
        &mut output,
        &weights.text(),
        &[found],
        "levels-fit-weights-in",
        console,
    )
}

fn fit_win_model(
    subject: &Subject,
    lesson: Lesson,
    wanted: &Fit,
    console: &mut Console,
) -> Result<(), Failure> {
    let mut output = output(wanted, &format!("{}-win-model.json", subject.game()))?;
    let bar = bar(lesson.games, console.err);
    let learnt = fit_win_models(subject, lesson, |variant, progress| {
        bar.set(u64::from(progress.games));
        bar.say(&format!("{variant}: {}", samples(progress, console.words)));
        ControlFlow::Continue(())
    });
    bar.end();
    let (models, found) = learnt.map_err(failure)?;
    let found = found.into_iter().map(|fitted| {
        let whole = |number: f64| Value::Number(number as i64);
        let args = [
            ("variant", fitted.variant.into()),
            ("samples", Value::Number(fitted.positions as i64)),
            ("games", Value::Number(i64::from(lesson.games))),
            ("margin", whole(fitted.model.margin)),
            ("spread", whole(fitted.model.spread)),
            ("before", loss(fitted.loss_before)),
            ("after", loss(fitted.loss_after)),
        ];
        console.words.text("levels-fit-win-model", &args)
    });
    let found: Vec<String> = found.collect();
    keep(
        &mut output,
        &models.text(),
        &found,
        "levels-fit-win-model-in",
        console,
    )
}

fn samples(progress: Progress, words: &Words) -> String {
    let samples = ("samples", Value::Number(progress.samples as i64));
    words.text("levels-fit-samples", &[samples])
}

fn loss(loss: f64) -> Value {
    format!("{loss:.4}").into()
}

/// The file that was asked for, or the usual one.
fn output(wanted: &Fit, usual: &str) -> Result<Destination, Failure> {
    let path = wanted.out.as_deref().unwrap_or(Path::new(usual));
    Destination::check(path, wanted.force.force, &[])
}

/// Writes what was fitted, and tells what was found and where it is.
fn keep(
    output: &mut Destination,
    text: &str,
    found: &[String],
    where_it_is: &str,
    console: &mut Console,
) -> Result<(), Failure> {
    let written = output.write(text, console);
    let Some(name) = output.name() else {
        // Whoever reads the output wants the file alone.
        found
            .iter()
            .try_for_each(|sentence| writeln!(io::stderr(), "{sentence}"))?;
        return written;
    };
    for sentence in found {
        writeln!(console.out, "{sentence}")?;
    }
    match written {
        Ok(()) => Ok(console.say(where_it_is, &[("file", name)])?),
        Err(failure) => {
            // Hours of work are not lost for want of a file.
            console.say("levels-fit-here", &[])?;
            console.out.write_all(text.as_bytes())?;
            Err(failure)
        }
    }
}

/// A bar over the games.
fn bar(games: u32, screen: Screen) -> Bar {
    Bar::new(Some(u64::from(games)), Layout::MessageLast, screen)
}

fn failure(error: NotFitted) -> Failure {
    match error {
        NotFitted::Stopped => Failure::Output(io::ErrorKind::Interrupted.into()),
        NotFitted::NoSamples => Failure::Told(Message::plain("levels-fit-nothing")),
        NotFitted::ScoresAreChances => Failure::Told(Message::plain("levels-fit-chances")),
        NotFitted::Weights(error) => {
            let problem = ("problem", error.to_string().into());
            Failure::Told(Message::new("levels-fit-weights", vec![problem]))
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::render::Screen;

    #[test]
    fn the_bar_counts_games() {
        assert_eq!(super::bar(30, Screen::PLAIN).length(), Some(30));
    }
}
