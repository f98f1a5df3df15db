//! A game reviewed by the engine: the record with chances after every turn and better moves at the turning points, and a
//! picture of how the chances went.

use super::score_text;
use crate::args::Analyse;
use crate::commands::replay::read_records;
use crate::commands::{FORMAT, put_json};
use crate::console::Console;
use crate::destination::Destination;
use crate::failure::Failure;
use crate::progress::{Bar, Layout};
use crate::render::{Curve, TurningPoint, curve_svg};
use review::{
    Better, Consequence, EngineAnalyst, Evaluation, Judgement, PlayerSummary, Review, ReviewedTurn,
    Reviewer, Why,
};
use rules::record::{Glyph, MoveSequence, RecordedMove};
use rules::{AnyTable, Message, Record, Side, Value};
use search::{Engine, RealClock, Score};
use serde_json::json;
use std::path::Path;

pub(super) fn run(file: &Path, analyse: &Analyse, console: &mut Console) -> Result<(), Failure> {
    let mut curve = match &analyse.curve {
        Some(path) => Some(Destination::check(path, analyse.force.force, &[file])?),
        None => None,
    };
    let records = chosen(read_records(file, console)?, analyse)?;
    let mut told = Vec::new();
    let mut drawn = Ok(());
    for (index, record) in records.iter().enumerate() {
        let review = review(&record.replay(), analyse, console)?;
        if let Some(output) = &mut curve {
            drawn = output.write(&picture(record, &review, console), console);
        }
        let annotated = annotated(record, &review, console)?;
        if analyse.json {
            told.push(as_json(&annotated, &review));
        } else {
            // Whoever waits for a whole study reads meanwhile.
            let gap = if index > 0 { "\n" } else { "" };
            console
                .out
                .document(&format!("{gap}{}", annotated.text()))?;
        }
    }
    match told.as_slice() {
        [] => {}
        [one] => put_json(console, one)?,
        several => put_json(console, &several)?,
    }
    // A picture that could not be written takes nothing else with it.
    drawn
}

/// The chapter that was asked for, else all of them. There is one curve for one game.
fn chosen(mut records: Vec<Record>, analyse: &Analyse) -> Result<Vec<Record>, Failure> {
    let count = records.len();
    if let Some(chapter) = analyse.chapter {
        let at = chapter as usize - 1;
        if at >= count {
            let args = vec![("count", Value::Number(count as i64))];
            return Err(Failure::Told(Message::new("analyse-no-chapter", args)));
        }
        return Ok(vec![records.swap_remove(at)]);
    }
    if count > 1 && analyse.curve.is_some() {
        let args = vec![("count", Value::Number(count as i64))];
        return Err(Failure::Told(Message::new("analyse-curve-of-one", args)));
    }
    Ok(records)
}

/// Goes through the game while a bar shows how far it is.
fn review(game: &AnyTable, analyse: &Analyse, console: &Console) -> Result<Review, Failure> {
    let mut analyst = EngineAnalyst {
        engine: Engine::try_new(analyse.effort.options(review::LINES as u8))?,
        limits: analyse.effort.limits(review::NODES),
        clock: RealClock::start,
    };
    let mut reviewer = Reviewer::new(game);
    let bar = progress(reviewer.moves(), console);
    while reviewer.step(&mut analyst) {
        bar.set(reviewer.done() as u64);
    }
    bar.end();
    Ok(reviewer.review())
}

/// The record with what the engine says, and its numbers.
fn as_json(annotated: &Record, review: &Review) -> serde_json::Value {
    let turns: Vec<_> = review.turns.iter().map(turn_json).collect();
    json!({
        "format": FORMAT,
        "record": annotated,
        "chances": chances(review),
        "turns": turns,
        "players": review.players,
        "balance": review.balance,
    })
}

fn turn_json(turn: &ReviewedTurn) -> serde_json::Value {
    json!({
        "player": turn.side.number(),
        "first": turn.first,
        "moves": turn.end - turn.first,
        "luck": turn.roll.as_ref().map(|roll| roll.luck),
        "judgement": turn.judgement,
        "glyph": turn.glyph,
        "loss": turn.loss,
        "turningPoint": lapse(turn).map(|better| json!({
            "before": turn.best,
            "after": turn.kept,
            "better": better.turn,
            "refutation": turn.why.as_ref().map(|why| &why.refutation.line),
        })),
    })
}

/// What should have been played at a turning point.
fn lapse(turn: &ReviewedTurn) -> Option<&Better> {
    let better = turn.better.as_ref();
    better.filter(|_| turn.judgement == Judgement::TurningPoint)
}

fn chances(review: &Review) -> Vec<f32> {
    let points = review.points.iter();
    points.map(|point| point.evaluation.expected).collect()
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
        if let Some(better) = lapse(turn) {
            add_variation(&mut line, turn, better);
        }
        let said = comment(record.variant(), turn, point.evaluation, console);
        if let (Some(step), Some(said)) = (line.moves.get_mut(turn.end - 1), said) {
            add_comment(&mut step.comment, said);
        }
    }
    let said: Vec<String> = Side::BOTH
        .into_iter()
        .filter_map(|side| played(record.variant(), side, review, console))
        .collect();
    if !said.is_empty() {
        add_comment(&mut line.comment, said.join(" "));
    }
    let annotator = format!("Ludotheca {}", env!("CARGO_PKG_VERSION"));
    record
        .clone()
        .with_line(line)
        .map_err(Failure::Record)?
        .with_tag("Annotator", &annotator)
        .map_err(Failure::Unrecordable)
}

/// What is said comes behind what was said before.
fn add_comment(comment: &mut Option<String>, said: String) {
    *comment = Some(match comment.take() {
        Some(before) => format!("{before} {said}"),
        None => said,
    });
}

/// The better moves hang on the first move that differs from them.
fn add_variation(line: &mut MoveSequence, turn: &ReviewedTurn, better: &Better) {
    let played = turn.choice..turn.end;
    let same = line.moves[played.clone()]
        .iter()
        .zip(&better.line)
        .take_while(|(step, better)| *step.text == ***better)
        .count();
    let at = played.start + same;
    if at < played.end && same < better.line.len() {
        let moves = better.line[same..]
            .iter()
            .map(|mv| RecordedMove::new(mv.as_str()));
        line.moves[at].variations.push(MoveSequence::of(moves));
    }
}

/// How a player played on the whole; nothing where there was nothing to choose.
fn played(variant: &str, side: Side, review: &Review, console: &Console) -> Option<String> {
    let words = console.words;
    let PlayerSummary {
        turns,
        best,
        accuracy,
        lost,
        luck,
    } = review.players[side.index()];
    let accuracy = accuracy.map(|accuracy| {
        let args = [
            ("player", Value::Text(words.player(variant, side))),
            ("percent", percent(accuracy)),
            ("best", Value::Number(best as i64)),
            ("turns", Value::Number(turns as i64)),
        ];
        words.text("analyse-accuracy", &args)
    });
    let luck = luck.map(|luck| {
        let args = [("luck", points(luck)), ("lost", percent(lost))];
        words.text("analyse-luck", &args)
    });
    let said: Vec<String> = accuracy.into_iter().chain(luck).collect();
    (!said.is_empty()).then(|| said.join(" "))
}

/// Hundredths of a game, `+4` or `-12`.
fn points(share: f32) -> Value {
    match (share * 100.0).round() as i64 {
        0 => "0".into(),
        points => format!("{points:+}").into(),
    }
}

fn comment(
    variant: &str,
    turn: &ReviewedTurn,
    evaluation: Evaluation,
    console: &Console,
) -> Option<String> {
    let words = console.words;
    let name = |side| Value::Text(words.player(variant, side));
    let stands = match evaluation.forced {
        _ if evaluation.over => None,
        Some(forced) => {
            let how = score_text(Score::win_in(forced.plies), console);
            let args = [("player", name(forced.winner)), ("how", how.into())];
            Some(words.text("analyse-forced", &args))
        }
        None => {
            let args = [
                ("player", name(Side::One)),
                ("percent", percent(evaluation.expected)),
            ];
            Some(words.text("analyse-chance", &args))
        }
    };
    let turning = lapse(turn).map(|better| {
        let args = [
            ("player", name(turn.side)),
            ("before", percent(turn.best)),
            ("after", percent(turn.kept)),
            ("better", better.turn.join(" ").into()),
        ];
        words.text("analyse-turning", &args)
    });
    let why = turn.why.as_ref().map(|why| told(variant, why, console));
    let sign = turn.glyph.map(|glyph| signed(glyph, console));
    let said: Vec<String> = [sign, stands, turning, why].into_iter().flatten().collect();
    (!said.is_empty()).then(|| said.join(" "))
}

/// `?? A blunder.`
fn signed(glyph: Glyph, console: &Console) -> String {
    let name = console.words.text(glyph.message_id(), &[]);
    let args = [("sign", glyph.sign().into()), ("name", name.into())];
    console.words.text("analyse-glyph", &args)
}

/// What the other player makes of a turn, and what the better one would have done.
fn told(variant: &str, why: &Why, console: &Console) -> String {
    let refutation = consequence(variant, &why.refutation, console);
    let better = consequence(variant, &why.better, console);
    let args = [
        ("line", Value::from(why.refutation.line.join(" "))),
        ("told", refutation.into()),
    ];
    let id = if why.refutation.line.is_empty() {
        "analyse-why-at-once"
    } else {
        "analyse-why"
    };
    let said = console.words.text(id, &args);
    let args = [("told", Value::from(better))];
    format!("{said} {}", console.words.text("analyse-why-better", &args))
}

fn consequence(variant: &str, consequence: &Consequence, console: &Console) -> String {
    let words = console.words;
    let says = consequence.says.iter().map(|said| words.message(said));
    let ends = consequence
        .outcome
        .map(|outcome| words.outcome(variant, &outcome));
    says.chain(ends).collect::<Vec<_>>().join(" ")
}

fn picture(record: &Record, review: &Review, console: &Console) -> String {
    let turning = review.turning.iter().map(|index| {
        let turn = &review.turns[*index];
        let played: Vec<&str> = record.line().moves[turn.choice..turn.end]
            .iter()
            .map(|step| &*step.text)
            .collect();
        TurningPoint {
            at: index + 1,
            side: turn.side,
            played: played.join(" "),
            better: lapse(turn).map_or_else(String::new, |better| better.turn.join(" ")),
            before: turn.best,
            after: turn.kept,
        }
    });
    let curve = Curve {
        variant: record.variant(),
        chances: chances(review),
        turning: turning.collect(),
    };
    curve_svg(&curve, console.words)
}
