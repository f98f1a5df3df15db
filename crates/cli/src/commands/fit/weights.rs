//! Fitting the weights of an evaluation.

use super::keeping::{keep, output};
use super::{bar, failure, loss, samples};
use crate::args::Fit;
use crate::console::Console;
use crate::failure::Failure;
use rules::Value;
use std::ops::ControlFlow;
use train::{FitTarget, SelfPlaySettings, learn};

pub(super) fn fit(
    target: &FitTarget,
    settings: SelfPlaySettings,
    wanted: &Fit,
    console: &mut Console,
) -> Result<(), Failure> {
    let mut output = output(wanted, &format!("{}.json", target.game()))?;
    let bar = bar(settings.games, console.err);
    let learnt = learn(target, settings, |progress| {
        bar.set(u64::from(progress.games));
        bar.say(&samples(progress, console.words));
        ControlFlow::Continue(())
    });
    bar.end();
    let (weights, fitted) = learnt.map_err(failure)?;
    let args = [
        ("samples", Value::Number(fitted.samples as i64)),
        ("games", Value::Number(i64::from(settings.games))),
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
