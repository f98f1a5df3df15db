//! `fit`: the engine plays against itself, and the weights of an evaluation are fitted to the results.

use crate::args::Fit;
use crate::console::Console;
use crate::failure::Failure;
use crate::quote::quoted;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use rules::{Message, Value};
use std::io::Write;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::time::Duration;
use train::{Lesson, NotFitted, Subject, learn};

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
    let bar = bar(u64::from(lesson.games));
    let learnt = learn(&subject, lesson, |progress| {
        bar.set_position(u64::from(progress.games));
        let samples = ("samples", Value::Number(progress.samples as i64));
        bar.set_message(console.words.text("levels-fit-samples", &[samples]));
        ControlFlow::Continue(())
    });
    bar.finish_and_clear();
    let (weights, fitted) = learnt.map_err(failure)?;
    let file = wanted
        .out
        .clone()
        .unwrap_or_else(|| PathBuf::from(format!("{}.json", subject.game())));
    std::fs::write(&file, weights.text()).map_err(|error| Failure::File {
        path: file.clone(),
        error,
    })?;
    let loss = |loss: f32| Value::from(format!("{loss:.4}"));
    let args = [
        ("samples", Value::Number(fitted.samples as i64)),
        ("games", Value::Number(i64::from(lesson.games))),
        ("before", loss(fitted.loss_before)),
        ("after", loss(fitted.loss_after)),
        ("file", quoted(&file.to_string_lossy()).into()),
    ];
    Ok(writeln!(
        console.out,
        "{}",
        console.words.text("levels-fit-done", &args)
    )?)
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
