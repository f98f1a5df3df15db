//! `match`: players meet in pairs of games, and the result is told with its error.

mod progress;
mod report;

use super::{FORMAT, put_json};
use crate::args::Match;
use crate::console::Console;
use crate::failure::{Failure, bad_opponent};
use crate::quote::quoted;
use crate::setting;
use arena::statistics::Sprt;
use arena::{Finish, LONGEST_GAME, OpeningRule, Plan, ThinkingTime, run_match};
use progress::Progress;
use report::Report;
use rules::Message;
use search::opponent::Opponent;
use serde_json::json;
use std::ffi::OsStr;
use std::ops::ControlFlow;
use std::path::Path;
use words::Words;

pub(super) fn run(wanted: &Match, console: &mut Console) -> Result<(), Failure> {
    let plan = plan(wanted, console.words)?;
    let folder = match &wanted.out {
        Some(folder) => folder.clone(),
        None => Path::new("matches").join(plan.folder_name()),
    };
    let progress = Progress::new(&plan, console.words, console.err);
    let (standing, finish) = run_match(&plan, &folder, |standing| {
        progress.show(standing);
        ControlFlow::Continue(())
    })?;
    progress.end();
    if wanted.json {
        let summary = standing.summary(plan.table.variant(), plan.sprt.as_ref());
        // JSON is text, whatever a folder is called.
        let folder = folder.to_string_lossy();
        return put_json(
            console,
            &json!({ "format": FORMAT, "folder": folder, "match": summary }),
        );
    }
    let decided = match finish {
        Finish::Decided(verdict) => Some(verdict),
        Finish::Complete | Finish::Stopped => None,
    };
    Report {
        plan: &plan,
        standing: &standing,
        decided,
        folder: &folder,
        words: console.words,
    }
    .write(console)
}

/// What was asked for, or what is wrong with it.
fn plan(wanted: &Match, words: &Words) -> Result<Plan, Failure> {
    let table = setting::open(&wanted.variant)?;
    let opponents = wanted
        .players
        .iter()
        .map(|text| opponent(text, words))
        .collect::<Result<Vec<Opponent>, Failure>>()?;
    if wanted.games == 0 || !wanted.games.is_multiple_of(2) {
        let message = Message::new(
            "arena-odd-games",
            vec![("found", i64::from(wanted.games).to_string().into())],
        );
        return Err(Failure::Told(message));
    }
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let busiest = opponents.iter().map(Opponent::threads).max();
    let usual = (cores / busiest.unwrap_or(1)).max(1);
    Ok(Plan {
        table,
        opponents,
        pairs: wanted.games / 2,
        seed: wanted.run.seed,
        openings: OpeningRule {
            set: wanted
                .openings
                .parse()
                .map_err(|error: arena::UnknownSet| Failure::Told(error.message()))?,
            plies: wanted.plies,
            margin: wanted.margin,
        },
        clock: wanted
            .clock
            .as_deref()
            .map(str::parse::<ThinkingTime>)
            .transpose()
            .map_err(|error| Failure::Told(error.message()))?,
        longest_game: LONGEST_GAME,
        concurrency: wanted.run.at_once(usual),
        sprt: wanted
            .sprt
            .as_deref()
            .map(|bounds| sprt(bounds, wanted))
            .transpose()?,
    })
}

fn opponent(text: &OsStr, words: &Words) -> Result<Opponent, Failure> {
    let Some(text) = text.to_str() else {
        // The set-up of a match is text, so that everybody can read who played.
        let player = ("player", quoted(&text.to_string_lossy()).into());
        return Err(Failure::Told(Message::new(
            "opponent-no-text",
            vec![player],
        )));
    };
    text.parse()
        .map_err(|problem| Failure::Told(bad_opponent(&quoted(text), &problem, words)))
}

/// `elo0,elo1` with the chances of error.
fn sprt(bounds: &str, wanted: &Match) -> Result<Sprt, Failure> {
    let read = |text: &str| text.trim().parse::<f64>().ok();
    let (elo0, elo1) = bounds
        .split_once(',')
        .and_then(|(zero, one)| Some((read(zero)?, read(one)?)))
        .ok_or_else(|| {
            let found = ("found", quoted(bounds).into());
            Failure::Told(Message::new("arena-sprt-form", vec![found]))
        })?;
    Sprt::new(elo0, elo1, wanted.alpha, wanted.beta).map_err(|error| Failure::Told(error.message()))
}
