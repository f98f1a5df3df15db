//! A game reviewed by the engine: the record with chances after every turn and better moves at the turning points, and a
//! picture of how the chances went.

use super::review::{Lapse, Point, Review, Turn, review};
use super::{NODES_IN_GAME, score_text};
use crate::args::Analyse;
use crate::commands::replay::read_record;
use crate::commands::{FORMAT, put_json};
use crate::console::Console;
use crate::destination::Destination;
use crate::failure::Failure;
use crate::progress::{Bar, Layout};
use crate::render::{Curve, TurningPoint, curve_svg};
use rules::record::{MoveSequence, RecordedMove};
use rules::{Record, Value};
use search::{Engine, Score};
use serde_json::json;
use std::path::Path;

pub(super) fn run(file: &Path, analyse: &Analyse, console: &mut Console) -> Result<(), Failure> {
    let mut curve = match &analyse.curve {
        Some(path) => Some(Destination::check(path, analyse.force.force, &[file])?),
        None => None,
    };
    let record = read_record(file, console)?;
    let opening = record.opening();
    let moves: Vec<&str> = record.line().moves.iter().map(|step| &*step.text).collect();
    let engine = Engine::try_new(analyse.effort.options(1))?;
    let bar = progress(moves.len(), console);
    let review = review(
        &opening,
        &moves,
        engine,
        analyse.effort.limits(NODES_IN_GAME),
        |done| bar.set(done as u64),
    );
    bar.end();
    let drawn = match &mut curve {
        Some(output) => output.write(&picture(&record, &review, console), console),
        None => Ok(()),
    };
    // A picture that could not be written takes nothing else with it.
    tell(&record, &review, analyse, console).and(drawn)
}

/// The record with what the engine says, as text or as JSON.
fn tell(
    record: &Record,
    review: &Review,
    analyse: &Analyse,
    console: &mut Console,
) -> Result<(), Failure> {
    let annotated = annotated(record, review, console)?;
    if analyse.json {
        let chances: Vec<f32> = review.points.iter().map(|point| point.chance).collect();
        let turns: Vec<_> = review.turns.iter().map(turn_json).collect();
        let all = json!({
            "format": FORMAT,
            "record": annotated,
            "chances": chances,
            "turns": turns,
        });
        return put_json(console, &all);
    }
    Ok(console.out.document(&annotated.text())?)
}

fn turn_json(turn: &Turn) -> serde_json::Value {
    json!({
        "player": turn.side.number(),
        "first": turn.moves.start,
        "moves": turn.moves.len(),
        "turningPoint": turn.lapse.as_ref().map(|lapse| json!({
            "before": lapse.before,
            "after": lapse.after,
            "better": lapse.better[..lapse.own],
        })),
    })
}

/// A bar over the moves.
fn progress(moves: usize, console: &Console) -> Bar {
    let bar = Bar::new(Some(moves as u64), Layout::MessageFirst, console.err);
    bar.say(&console.words.text("analyse-progress", &[]));
    bar
}

fn percent(chance: f32) -> Value {
    Value::Number((chance * 100.0).round() as i64)
}

/// The record with what the engine says.
fn annotated(record: &Record, review: &Review, console: &Console) -> Result<Record, Failure> {
    let mut line = record.line().clone();
    for (turn, point) in review.turns.iter().zip(&review.points[1..]) {
        if let Some(lapse) = &turn.lapse {
            add_variation(&mut line, turn, lapse);
        }
        let said = comment(record.variant(), turn, *point, console);
        let last = line.moves.get_mut(turn.moves.end - 1);
        if let (Some(step), Some(said)) = (last, said) {
            step.comment = Some(match step.comment.take() {
                Some(before) => format!("{before} {said}"),
                None => said,
            });
        }
    }
    let annotator = format!("Ludotheca {}", env!("CARGO_PKG_VERSION"));
    record
        .clone()
        .with_line(line)
        .map_err(Failure::Record)?
        .with_tag("Annotator", &annotator)
        .map_err(Failure::Unrecordable)
}

/// The better moves hang on the first move that differs from them.
fn add_variation(line: &mut MoveSequence, turn: &Turn, lapse: &Lapse) {
    let played = turn.choice..turn.moves.end;
    let same = line.moves[played.clone()]
        .iter()
        .zip(&lapse.better)
        .take_while(|(step, better)| *step.text == ***better)
        .count();
    let at = played.start + same;
    if at < played.end && same < lapse.better.len() {
        let moves = lapse.better[same..]
            .iter()
            .map(|mv| RecordedMove::new(mv.as_str()));
        line.moves[at].variations.push(MoveSequence {
            comment: None,
            moves: moves.collect(),
        });
    }
}

fn comment(variant: &str, turn: &Turn, point: Point, console: &Console) -> Option<String> {
    let words = console.words;
    let name = |side| Value::Text(words.player(variant, side));
    let standing = match point.forced {
        _ if point.over => None,
        Some((side, distance)) => {
            let how = score_text(Score::win_in(distance), console);
            let args = [("player", name(side)), ("how", how.into())];
            Some(words.text("analyse-forced", &args))
        }
        None => {
            let args = [
                ("player", name(rules::Side::One)),
                ("percent", percent(point.chance)),
            ];
            Some(words.text("analyse-chance", &args))
        }
    };
    let lapse = turn.lapse.as_ref().map(|lapse| {
        let better = lapse.better[..lapse.own].join(" ");
        let args = [
            ("player", name(turn.side)),
            ("before", percent(lapse.before)),
            ("after", percent(lapse.after)),
            ("better", better.into()),
        ];
        words.text("analyse-turning", &args)
    });
    let said: Vec<String> = standing.into_iter().chain(lapse).collect();
    (!said.is_empty()).then(|| said.join(" "))
}

fn picture(record: &Record, review: &Review, console: &Console) -> String {
    let chances: Vec<f32> = review.points.iter().map(|point| point.chance).collect();
    let turning = review.turns.iter().enumerate().filter_map(|(index, turn)| {
        let lapse = turn.lapse.as_ref()?;
        let played: Vec<&str> = record.line().moves[turn.choice..turn.moves.end]
            .iter()
            .map(|step| &*step.text)
            .collect();
        Some(TurningPoint {
            at: index + 1,
            side: turn.side,
            played: played.join(" "),
            better: lapse.better[..lapse.own].join(" "),
            before: lapse.before,
            after: lapse.after,
        })
    });
    let curve = Curve {
        variant: record.variant(),
        chances,
        turning: turning.collect(),
    };
    curve_svg(&curve, console.words)
}
