//! Win models, that is, what scores promise: from what the search said of positions, and how their games ended, to the two numbers
//! of each variant. The games are played by good players who still slip now and then: between two whole engines nearly every game
//! of some variants is drawn, and no lead would mean anything.

use crate::fitted::{KEPT_BACK, lowest};
use crate::selfplay::{FitTarget, NotFitted, Progress, SelfPlaySettings, play};
use arena::{LONGEST_GAME, Purpose, RandomStream};
use rules::{AnyTable, Side};
use search::level::{choose, level_numbered};
use search::{Engine, EngineOptions, Limits, RealClock, WinModel, WinModels, knowledge};
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

/// What the search said of a position to the player to move, and whether that player won; `None` for a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScoredPosition {
    pub score: i32,
    pub won: Option<bool>,
}

/// A new win model, and how well it and the shipped one expect results that it was not fitted on (mean logarithmic loss).
#[derive(Clone, Debug, PartialEq)]
pub struct FittedWinModel {
    pub variant: &'static str,
    pub model: WinModel,
    pub positions: usize,
    pub loss_before: f64,
    pub loss_after: f64,
}

/// Plays games of each variant of the target, and gives the game's win models with the new ones in it.
pub fn fit_win_models(
    target: &FitTarget,
    settings: SelfPlaySettings,
    mut watch: impl FnMut(&'static str, Progress) -> ControlFlow<()>,
) -> Result<(WinModels, Vec<FittedWinModel>), NotFitted> {
    let shipped = knowledge::win_models(&target.table()).ok_or(NotFitted::ScoresAreChances)?;
    let mut models = shipped.clone();
    let mut found = Vec::new();
    for variant in target.variants() {
        let games = play(
            settings,
            |progress| watch(variant, progress),
            |openings, number| {
                let table = AnyTable::open(variant).expect("a listed variant");
                let opening = openings.opening(&table, number as u32);
                scored_positions(opening, settings, number as u64)
            },
        )?;
        let before = shipped.of(variant).expect("a win model for every variant");
        let fitted = fitted(variant, &games, before).ok_or(NotFitted::NoSamples)?;
        models.set(variant, fitted.model);
        found.push(fitted);
    }
    Ok((models, found))
}

/// Plays one game on between two good players, and keeps what the engine says of its positions with how it ended.
fn scored_positions(
    mut table: AnyTable,
    settings: SelfPlaySettings,
    number: u64,
) -> Vec<ScoredPosition> {
    let mut engine = Engine::new(EngineOptions {
        hash_mebibytes: 1,
        ..EngineOptions::default()
    });
    let stop = AtomicBool::new(false);
    let mut random = RandomStream::new(settings.seed, Purpose::Players, number);
    let level = level_numbered(table.variant(), LEVEL);
    let mut kept: Vec<(Side, i32)> = Vec::new();
    while table.outcome().is_none() && table.len() < LONGEST_GAME as usize {
        let clock = RealClock::start();
        let report = engine.think(&table, Limits::nodes(settings.nodes), &clock, &stop, |_| {});
        let score = report.and_then(|report| Some(report.lines.first()?.score));
        // What is forced is certain already.
        if let Some(score) = score.filter(|score| score.forced().is_none()) {
            kept.push((table.side(), score.value()));
        }
        let choice = level.and_then(|level| choose(&mut engine, &table, level, random.word()));
        let Some(mv) = choice.and_then(|moves| moves.into_iter().next()) else {
            break;
        };
        if table.play(&mv).is_err() {
            break;
        }
    }
    let winner = table.outcome().and_then(|outcome| outcome.winner);
    kept.into_iter()
        .map(|(side, score)| ScoredPosition {
            score,
            won: winner.map(|winner| winner == side),
        })
        .collect()
}

fn fitted(
    variant: &'static str,
    games: &[Vec<ScoredPosition>],
    shipped: WinModel,
) -> Option<FittedWinModel> {
    let part = |kept_back: bool| -> Vec<ScoredPosition> {
        games
            .iter()
            .enumerate()
            .filter(|(index, _)| (index % KEPT_BACK == KEPT_BACK - 1) == kept_back)
            .flat_map(|(_, positions)| positions.iter().copied())
            .collect()
    };
    let (seen, unseen) = (Bins::of(&part(false)), Bins::of(&part(true)));
    if seen.total == 0.0 {
        return None;
    }
    let model = seen.likeliest();
    Some(FittedWinModel {
        variant,
        model,
        positions: (seen.total + unseen.total) as usize,
        loss_before: unseen.loss(shipped),
        loss_after: unseen.loss(model),
    })
}

/// Who plays: somebody who looks several moves ahead and punishes mistakes.
const LEVEL: usize = 7;

/// Scores this close together count as one, and beyond the last one as that one.
const BIN: i32 = 8;
const LAST: i32 = 400;
/// No result is thought less likely than this: a single surprise must not decide.
const LEAST: f64 = 1e-4;

/// How often positions of each score were won, drawn and lost.
struct Bins {
    counts: Vec<[f64; 3]>,
    total: f64,
}

impl Bins {
    fn of(positions: &[ScoredPosition]) -> Bins {
        let mut counts = vec![[0.0; 3]; 2 * LAST as usize + 1];
        for ScoredPosition { score, won } in positions {
            let bin = (score + BIN / 2).div_euclid(BIN).clamp(-LAST, LAST) + LAST;
            let ending = match won {
                Some(true) => 0,
                None => 1,
                Some(false) => 2,
            };
            counts[bin as usize][ending] += 1.0;
        }
        Bins {
            counts,
            total: positions.len() as f64,
        }
    }

    /// The mean surprise at the results.
    fn loss(&self, model: WinModel) -> f64 {
        let surprise = |(bin, [won, drawn, lost]): (i32, &[f64; 3])| {
            let score = f64::from((bin - LAST) * BIN);
            let (win, loss) = (model.win(score), model.win(-score));
            let draw = 1.0 - win - loss;
            -(won * win.max(LEAST).ln()
                + drawn * draw.max(LEAST).ln()
                + lost * loss.max(LEAST).ln())
        };
        let all: f64 = (0..).zip(&self.counts).map(surprise).sum();
        all / self.total.max(1.0)
    }

    /// The win model that is surprised least, within reason where hardly any game has a winner. In steepness and in the
    /// margin's share of the spread the loss has one valley.
    fn likeliest(&self) -> WinModel {
        let with = |spread: f64, share: f64| WinModel {
            margin: share * spread,
            spread,
        };
        let share_for = |spread: f64| lowest(0.0, 8.0, |share| self.loss(with(spread, share)));
        let exponent = lowest(1.0, 8.0, |exponent| {
            let spread = exponent.exp();
            self.loss(with(spread, share_for(spread)))
        });
        let spread = exponent.exp();
        let found = with(spread, share_for(spread));
        WinModel {
            margin: found.margin.round(),
            spread: found.spread.round().max(1.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use arena::{Purpose, RandomStream};

    const SHIPPED: WinModel = WinModel {
        margin: 100.0,
        spread: 100.0,
    };

    /// Games whose ends follow from a known win model and luck.
    fn games(truth: WinModel) -> Vec<Vec<ScoredPosition>> {
        let mut random = RandomStream::new(5, Purpose::Players, 0);
        let mut position = || {
            let score = random.below(1201) as i32 - 600;
            let drawn = random.below(1_000_000) as f64 / 1e6;
            let (win, loss) = (truth.win(f64::from(score)), truth.win(f64::from(-score)));
            let won = (drawn < win).then_some(true);
            let won = won.or((drawn > 1.0 - loss).then_some(false));
            ScoredPosition { score, won }
        };
        (0..800)
            .map(|_| (0..60).map(|_| position()).collect())
            .collect()
    }

    #[test]
    fn the_win_model_behind_the_results_is_found() {
        for (margin, spread) in [(0.0, 90.0), (150.0, 60.0), (400.0, 250.0)] {
            let truth = WinModel { margin, spread };
            let found = fitted("a/b", &games(truth), SHIPPED).expect("positions");
            assert_eq!(found.positions, 48_000);
            assert!((found.model.margin - margin).abs() < 12.0, "{found:?}");
            assert!((found.model.spread - spread).abs() < 12.0, "{found:?}");
            assert!(found.loss_after < found.loss_before, "{found:?}");
        }
    }

    #[test]
    fn without_games_there_is_no_win_model() {
        assert_eq!(fitted("a/b", &[Vec::new()], SHIPPED), None);
    }
}
