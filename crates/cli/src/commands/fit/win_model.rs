//! Fitting what scores promise.

use super::keeping::{keep, output};
use super::{bar, failure, loss, samples};
use crate::args::Fit;
use crate::console::Console;
use crate::failure::Failure;
use rules::Value;
use std::ops::ControlFlow;
use train::{FitTarget, SelfPlaySettings, fit_win_models};

pub(super) fn fit(
    target: &FitTarget,
    settings: SelfPlaySettings,
    wanted: &Fit,
    console: &mut Console,
) -> Result<(), Failure> {
    let mut output = output(wanted, &format!("{}-win-model.json", target.game()))?;
    let bar = bar(settings.games, console.err);
    let learnt = fit_win_models(target, settings, |variant, progress| {
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
            ("games", Value::Number(i64::from(settings.games))),
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
