//! `fit`: the engine plays against itself, and the weights of an evaluation are fitted to the results, or what scores promise.

use crate::args::Fit;
use crate::console::Console;
use crate::failure::Failure;
use crate::quote::quoted;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use rules::{Message, Value};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::time::Duration;
use train::{Lesson, NotFitted, Progress, Subject, learn, promise};
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
    if wanted.promises {
        return fit_promises(&subject, lesson, wanted.out.as_deref(), console);
    }
    let bar = bar(u64::from(lesson.games));
    let learnt = learn(&subject, lesson, |progress| {
        show(&bar, progress, console.words);
        ControlFlow::Continue(())
    });
    bar.finish_and_clear();
    let (weights, fitted) = learnt.map_err(failure)?;
    let usual = format!("{}.json", subject.game());
    let file = write(wanted.out.as_deref(), &usual, &weights.text())?;
    let args = [
        ("samples", Value::Number(fitted.samples as i64)),
        ("games", Value::Number(i64::from(lesson.games))),
        ("before", loss(fitted.loss_before.into())),
        ("after", loss(fitted.loss_after.into())),
        ("file", quoted(&file.to_string_lossy()).into()),
    ];
    Ok(console.say("levels-fit-done", &args)?)
}

fn fit_promises(
    subject: &Subject,
    lesson: Lesson,
    out: Option<&Path>,
    console: &mut Console,
) -> Result<(), Failure> {
    if subject.game() == "chasse-croise" {
        return Err(Failure::Told(Message::plain("levels-fit-chances")));
    }
    let bar = bar(u64::from(lesson.games));
    let learnt = promise(subject, lesson, |variant, progress| {
        show(&bar, progress, console.words);
        bar.set_message(format!("{variant}: {}", bar.message()));
        ControlFlow::Continue(())
    });
    bar.finish_and_clear();
    let (promises, found) = learnt.map_err(failure)?;
    for promised in found {
        let whole = |number: f64| Value::Number(number as i64);
        let args = [
            ("variant", promised.variant.into()),
            ("samples", Value::Number(promised.sayings as i64)),
            ("games", Value::Number(i64::from(lesson.games))),
            ("margin", whole(promised.promise.margin)),
            ("spread", whole(promised.promise.spread)),
            ("before", loss(promised.loss_before)),
            ("after", loss(promised.loss_after)),
        ];
        console.say("levels-fit-promised", &args)?;
    }
    let file = write(out, "promises.json", &promises.text())?;
    let name = ("file", quoted(&file.to_string_lossy()).into());
    Ok(console.say("levels-fit-promises-done", &[name])?)
}

fn show(bar: &ProgressBar, progress: Progress, words: &Words) {
    bar.set_position(u64::from(progress.games));
    let samples = ("samples", Value::Number(progress.samples as i64));
    bar.set_message(words.text("levels-fit-samples", &[samples]));
}

fn loss(loss: f64) -> Value {
    format!("{loss:.4}").into()
}

/// Writes the file that was asked for, or the usual one; returns which.
fn write(asked: Option<&Path>, usual: &str, text: &str) -> Result<PathBuf, Failure> {
    let path = asked.map_or_else(|| PathBuf::from(usual), Path::to_owned);
    match std::fs::write(&path, text) {
        Ok(()) => Ok(path),
        Err(error) => Err(Failure::File { path, error }),
    }
}

/// A bar over the games; hidden where nobody watches.
fn bar(games: u64) -> ProgressBar {
    let bar = ProgressBar::with_draw_target(Some(games), ProgressDrawTarget::stderr());
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} ({elapsed}, -{eta}) {msg}")
        .expect("a template that the test below reads");
    bar.set_style(style);
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}

fn failure(error: NotFitted) -> Failure {
    match error {
        NotFitted::Stopped => Failure::Output(std::io::ErrorKind::Interrupted.into()),
        NotFitted::NoSamples => Failure::Told(Message::plain("levels-fit-nothing")),
        NotFitted::Weights(error) => {
            let problem = ("problem", error.to_string().into());
            Failure::Told(Message::new("levels-fit-weights", vec![problem]))
        }
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_bar_counts_games() {
        assert_eq!(super::bar(30).length(), Some(30));
    }
}
