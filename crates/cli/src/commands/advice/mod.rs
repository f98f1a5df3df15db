//! `advice`: levels play, and the engine says how often it would follow the rule book's advice, and what ignoring it costs.

mod files;

use crate::args::Advice;
use crate::console::Console;
use crate::document::percent;
use crate::failure::Failure;
use crate::progress::{Bar, Layout};
use crate::quote::path_name;
use crate::setting;
use arena::advice::{LEVELS, Measuring, Worth, measure, measured_in};
use files::Files;
use rulebook::{Measured, Measures};
use rules::{AnyTable, Message, Value};
use search::knowledge;
use std::collections::BTreeMap;
use words::Words;

pub(super) fn run(wanted: &Advice, console: &mut Console) -> Result<(), Failure> {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let measuring = Measuring {
        positions: usize::from(wanted.positions),
        nodes: u64::from(wanted.nodes),
        seed: wanted.run.seed,
        concurrency: wanted.run.at_once(cores),
        most_games: wanted.most_games,
    };
    let games = games(&wanted.games)?;
    let files = Files::of(wanted);
    files.check(&games, &measuring)?;
    let mut written = Vec::new();
    for game in &games {
        let mut found = BTreeMap::new();
        for variant in knowledge::variants(game) {
            for worth in measure_variant(variant, &measuring, &files, console)? {
                found.insert(worth.advice.clone(), measured(&worth));
            }
        }
        let conditions = rulebook::Measuring {
            levels: LEVELS.map(|level| level as u32),
            nodes: wanted.nodes,
        };
        written.push(files.keep(game, &Measures::new(conditions, found))?);
    }
    let args = [
        ("folder", path_name(&wanted.out).into()),
        (
            "files",
            Value::List(written.iter().map(|path| path_name(path)).collect()),
        ),
    ];
    Ok(console.say("arena-advice-kept", &args)?)
}

/// A table of each game that was named, or of all that have advice.
fn games(names: &[String]) -> Result<Vec<AnyTable>, Failure> {
    let mut games = knowledge::games();
    if names.is_empty() {
        games.retain(|game| !knowledge::advice(game).is_empty());
        return Ok(games);
    }
    let named = names.iter().map(|name| {
        let game = setting::open(name)?;
        if knowledge::advice(&game).is_empty() {
            let game = ("game", game.game().into());
            return Err(Failure::Told(Message::new("arena-advice-none", vec![game])));
        }
        Ok(game)
    });
    named.collect()
}

/// Measures what is measured in this variant, and tells it.
fn measure_variant(
    variant: &str,
    measuring: &Measuring,
    files: &Files<'_>,
    console: &mut Console,
) -> Result<Vec<Worth>, Failure> {
    let start = setting::open(variant)?;
    let advice = measured_in(&start);
    if advice.is_empty() {
        return Ok(Vec::new());
    }
    let mut notes = files.notes(&start, measuring)?;
    let all = (advice.len() * measuring.positions) as u64;
    let bar = Bar::new(Some(all), Layout::MessageLast, console.err);
    let words = console.words;
    let found = measure(&start, measuring, &mut notes, |notes| {
        let counts: Vec<(usize, &str)> = advice
            .iter()
            .map(|id| (notes.counted(id, measuring.positions).len(), *id))
            .collect();
        bar.set(counts.iter().map(|(count, _)| *count as u64).sum());
        if let Some((_, fewest)) = counts.iter().min() {
            let args = [("variant", variant.into()), ("advice", (*fewest).into())];
            bar.say(&words.text("arena-advice-progress", &args));
        }
        files.keep_notes(&start, notes)
    });
    bar.end();
    let found = found?;
    for worth in &found {
        let told = if worth.positions < measuring.positions {
            few(words, worth, notes.games())
        } else {
            told(words, worth)
        };
        console.out.tell(&told)?;
    }
    Ok(found)
}

fn thousandths(share: f64) -> i64 {
    (share * 1_000.0).round() as i64
}

/// What the rule book tells.
fn measured(worth: &Worth) -> Measured {
    let whole = |share: f64| thousandths(share).unsigned_abs() as u32;
    Measured {
        variant: worth.variant.clone(),
        positions: worth.positions as u32,
        follows: whole(worth.follows),
        follows_error: whole(worth.follows_error),
        by_chance: whole(worth.by_chance),
        cost: thousandths(worth.cost) as i32,
        cost_error: whole(worth.cost_error),
    }
}

fn told(words: &Words, worth: &Worth) -> String {
    let Measured {
        variant,
        positions,
        follows,
        follows_error,
        by_chance,
        cost,
        cost_error,
    } = measured(worth);
    let share = |thousandths: u32| percent(words, thousandths);
    let sign = if cost < 0 { "−" } else { "" };
    let args = [
        ("advice", worth.advice.as_str().into()),
        ("variant", variant.into()),
        ("positions", positions.into()),
        ("share", share(follows).into()),
        ("shareerror", share(follows_error).into()),
        ("chance", share(by_chance).into()),
        (
            "cost",
            format!("{sign}{}", share(cost.unsigned_abs())).into(),
        ),
        ("costerror", share(cost_error).into()),
    ];
    words.text("arena-advice-found", &args)
}

fn few(words: &Words, worth: &Worth, games: usize) -> String {
    let args = [
        ("advice", worth.advice.as_str().into()),
        ("variant", worth.variant.as_str().into()),
        ("positions", Value::Number(worth.positions as i64)),
        ("games", Value::Number(games as i64)),
    ];
    words.text("arena-advice-few", &args)
}
