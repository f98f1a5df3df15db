//! `fit`: the engine plays against itself, and the weights of an evaluation are fitted to the results, or what scores promise.

mod keeping;
mod weights;
mod win_model;

use crate::args::Fit;
use crate::console::Console;
use crate::failure::Failure;
use crate::progress::{Bar, Layout};
use crate::render::Screen;
use rules::{Message, Value};
use std::io;
use train::{FitTarget, NotFitted, Progress, SelfPlaySettings};
use words::Words;

pub(super) fn run(wanted: &Fit, console: &mut Console) -> Result<(), Failure> {
    let target = FitTarget::named(&wanted.subject)
        .ok_or_else(|| Failure::UnknownVariant(wanted.subject.clone()))?;
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let settings = SelfPlaySettings {
        games: wanted.games,
        nodes: wanted.nodes,
        seed: wanted.run.seed,
        concurrency: wanted.run.at_once(cores),
    };
    if wanted.win_model {
        win_model::fit(&target, settings, wanted, console)
    } else {
        weights::fit(&target, settings, wanted, console)
    }
}

/// A bar over the games.
fn bar(games: u32, screen: Screen) -> Bar {
    Bar::new(Some(u64::from(games)), Layout::MessageLast, screen)
}

fn samples(progress: Progress, words: &Words) -> String {
    let samples = ("samples", Value::Number(progress.samples as i64));
    words.text("levels-fit-samples", &[samples])
}

fn loss(loss: f64) -> Value {
    format!("{loss:.4}").into()
}

fn failure(error: NotFitted) -> Failure {
    match error {
        NotFitted::Stopped => Failure::Output(io::ErrorKind::Interrupted.into()),
        NotFitted::NoSamples => Failure::Told(Message::plain("levels-fit-nothing")),
        NotFitted::ScoresAreChances => Failure::Told(Message::plain("levels-fit-chances")),
        NotFitted::NoSet(name) => {
            let name = ("name", name.into());
            Failure::Told(Message::new("levels-fit-no-set", vec![name]))
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
