//! A game reviewed by the engine: the record with chances after every turn and better moves at the turning points, and a
//! picture of how the chances went.

use super::review::{Lapse, Point, Review, Turn, review};
use super::{NODES_IN_GAME, score_text};
use crate::args::Analyse;
use crate::commands::replay::read_record;
use crate::commands::{FORMAT, put_json};
use crate::console::Console;
use crate::failure::Failure;
use crate::render::{Curve, TurningPoint, curve_svg};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use rules::record::{Line, Step};
use rules::{Record, Value};
use search::{Engine, Score};
use serde_json::json;
use std::io::Write;
use std::path::Path;
use std::time::Duration;

pub(super) fn run(file: &Path, analyse: &Analyse, console: &mut Console) -> Result<(), Failure> {
    let record = read_record(file, console)?;
    let opening = record.opening();
    let moves: Vec<&str> = record.line().moves.iter().map(|step| &*step.text).collect();
    let engine = Engine::new(analyse.effort.options(1));
    let bar = progress(moves.len(), console);
    let review = review(
        &opening,
        &moves,
        engine,
        analyse.effort.limits(NODES_IN_GAME),
        |done| bar.set_position(done as u64),
    );
    bar.finish_and_clear();
    if let Some(path) = &analyse.curve {
        let picture = picture(&record, &review, console);
        std::fs::write(path, picture).map_err(|error| Failure::File {
            path: path.clone(),
            error,
        })?;
    }
    let annotated = annotated(&record, &review, console)?;
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
    Ok(write!(console.out, "{annotated}")?)
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

/// A bar over the moves; hidden where nobody watches the error output.
fn progress(moves: usize, console: &Console) -> ProgressBar {
    let bar = ProgressBar::with_draw_target(Some(moves as u64), ProgressDrawTarget::stderr());
    let style = ProgressStyle::with_template("{msg} {wide_bar} {pos}/{len} ({elapsed}, -{eta})")
        .expect("a template that the tests read");
    bar.set_style(style);
    bar.set_message(console.words.text("analyse-progress", &[]));
    bar.enable_steady_tick(Duration::from_millis(200));
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
fn add_variation(line: &mut Line, turn: &Turn, lapse: &Lapse) {
    let played = turn.choice..turn.moves.end;
    let same = line.moves[played.clone()]
        .iter()
        .zip(&lapse.better)
        .take_while(|(step, better)| *step.text == ***better)
        .count();
    let at = played.start + same;
    if at < played.end && same < lapse.better.len() {
        let moves = lapse.better[same..].iter().map(|mv| Step::new(mv.as_str()));
        line.moves[at].variations.push(Line {
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
