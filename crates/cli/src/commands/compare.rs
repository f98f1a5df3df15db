//! `compare`: one position under two editions of a game that share a board.

use super::{FORMAT, put_json};
use crate::args::Compare;
use crate::console::Console;
use crate::failure::Failure;
use crate::setting;
use rules::compare::{
    CompareError, Comparison, DifferentEnding, DifferentMove, Edition, FieldDifference, OnlyMove,
    comparable, compare_text,
};
use rules::{AnyTable, Message, Outcome, Refusal, Value};
use serde_json::{Value as Json, json};
use std::io::Write;
use words::Words;

/// Before each move of a list.
const BEFORE: &str = "  ";

pub(super) fn run(wanted: &Compare, console: &mut Console) -> Result<(), Failure> {
    let tables = [
        setting::open(&wanted.first)?,
        setting::open(&wanted.second)?,
    ];
    let [first, second] = &tables;
    let compared = compare_text(first, second, wanted.position.as_deref());
    let comparison = compared.map_err(|error| match error {
        CompareError::Position(error) => Failure::Position(error),
        _ => Failure::Told(apart(&tables, console.words)),
    })?;
    if wanted.json {
        return put_json(console, &data(&comparison, console.words));
    }
    tell(&comparison, console)
}

/// That two editions cannot be compared, and which can.
fn apart([first, second]: &[AnyTable; 2], words: &Words) -> Message {
    let others = comparable(first);
    let name = |id: &str| Value::Text(full_name(id, words));
    let one = ("one", name(first.variant()));
    let two = ("two", name(second.variant()));
    let sentence = words.text("compare-other-board", &[one, two]);
    let variant = ("variant", name(first.variant()));
    let more = if others.is_empty() {
        words.text("compare-alone", &[variant])
    } else {
        let others = others.into_iter().map(str::to_owned).collect();
        words.text(
            "compare-others",
            &[variant, ("others", Value::List(others))],
        )
    };
    Message::new(
        "compare-apart",
        vec![("text", format!("{sentence} {more}").into())],
    )
}

fn full_name(variant: &str, words: &Words) -> String {
    let args = [
        ("game", Value::Text(words.game(variant))),
        ("variant", Value::Text(words.variant(variant))),
    ];
    words.text("view-title", &args)
}

fn tell(comparison: &Comparison, console: &mut Console) -> Result<(), Failure> {
    let words = console.words;
    let [first, second] = &comparison.editions;
    let names = [first, second].map(|edition| words.variant(edition.variant));
    let title = [
        ("game", Value::Text(words.game(first.variant))),
        ("one", names[0].clone().into()),
        ("two", names[1].clone().into()),
    ];
    console.say("compare-title", &title)?;
    writeln!(console.out, "{}", first.position)?;
    if second.position != first.position {
        writeln!(console.out, "{}", second.position)?;
    }
    for field in &comparison.fields {
        let sentence = field_sentence(field, &comparison.editions, words);
        console.out.tell(&sentence)?;
    }
    console.say("compare-history", &[])?;
    writeln!(console.out)?;
    if say_state(comparison, &names, console)? {
        return Ok(());
    }
    if let Some(most) = comparison.bound {
        console.say("compare-bound", &[("most", Value::Number(most as i64))])?;
    }
    let shared = [("shared", Value::Number(comparison.shared as i64))];
    if is_alike(comparison) {
        return Ok(console.say("compare-same", &shared)?);
    }
    console.say("compare-shared", &shared)?;
    for (index, edition) in comparison.editions.iter().enumerate() {
        tell_only(edition, &names[index], &names[1 - index], console)?;
    }
    if !comparison.different.is_empty() {
        writeln!(console.out)?;
        console.say("compare-different", &[])?;
        for different in &comparison.different {
            console
                .out
                .tell_behind(BEFORE, &different_sentence(different, &names, words))?;
        }
    }
    if !comparison.endings.is_empty() {
        writeln!(console.out)?;
        console.say("compare-endings", &[])?;
        let endings = comparison.endings.iter().map(|ending| {
            let said = ending_sentences(&ending.outcomes, &names, first.variant, words);
            (ending.text.as_str(), said.join(" "))
        });
        tell_once(endings, console)?;
    }
    Ok(())
}

/// Moves with what is said of them, which is said once for all of which it is true.
fn tell_once<'a>(
    said: impl Iterator<Item = (&'a str, String)>,
    console: &mut Console,
) -> Result<(), Failure> {
    let mut lines: Vec<(Vec<&str>, String)> = Vec::new();
    for (text, why) in said {
        match lines.iter_mut().find(|(_, other)| *other == why) {
            Some((moves, _)) => moves.push(text),
            None => lines.push((vec![text], why)),
        }
    }
    for (moves, why) in lines {
        let line = format!("{} – {why}", moves.join(", "));
        console.out.tell_behind(BEFORE, &line)?;
    }
    Ok(())
}

/// Says why there are no moves to compare, if so.
fn say_state(
    comparison: &Comparison,
    names: &[String; 2],
    console: &mut Console,
) -> Result<bool, Failure> {
    let words = console.words;
    for (edition, name) in comparison.editions.iter().zip(names) {
        if let Some(error) = &edition.impossible {
            let args = [
                ("variant", Value::Text(name.clone())),
                ("problem", Value::Text(words.message(&error.problem))),
            ];
            console.say("compare-impossible", &args)?;
        }
    }
    let outcomes = comparison
        .editions
        .each_ref()
        .map(|edition| edition.outcome);
    let possible = comparison
        .editions
        .iter()
        .all(|edition| edition.impossible.is_none());
    if possible && outcomes != [None, None] {
        let both = outcomes.iter().all(Option::is_some);
        let id = if both {
            "compare-over-in-both"
        } else {
            "compare-over-in-one"
        };
        console.say(id, &[])?;
        let game = comparison.editions[0].variant;
        for sentence in ending_sentences(&outcomes, names, game, words) {
            console.out.tell_behind(BEFORE, &sentence)?;
        }
    }
    Ok(!possible || outcomes != [None, None])
}

fn is_alike(comparison: &Comparison) -> bool {
    comparison.different.is_empty()
        && comparison.endings.is_empty()
        && comparison
            .editions
            .iter()
            .all(|edition| edition.only_count == 0)
}

fn tell_only(
    edition: &Edition,
    name: &str,
    other: &str,
    console: &mut Console,
) -> Result<(), Failure> {
    writeln!(console.out)?;
    let count = Value::Number(edition.only_count as i64);
    let args = [
        ("count", count.clone()),
        ("variant", name.into()),
        ("other", other.into()),
    ];
    console.say("compare-only", &args)?;
    let words = console.words;
    let only = edition.only.iter();
    let only = only.map(|OnlyMove { text, refusal, .. }| (text.as_str(), because(refusal, words)));
    tell_once(only, console)?;
    if edition.only_count > edition.only.len() {
        let told = Value::Number(edition.only.len() as i64);
        console.say("compare-only-more", &[("told", told), ("count", count)])?;
    }
    Ok(())
}

fn because(refusal: &Refusal, words: &Words) -> String {
    let args = [
        ("sentence", Value::Text(words.refusal(refusal))),
        ("rule", refusal.rule.id().into()),
    ];
    words.text("refused", &args)
}

fn different_sentence(different: &DifferentMove, names: &[String; 2], words: &Words) -> String {
    let DifferentMove {
        texts, refusals, ..
    } = different;
    let args = [
        ("one", Value::from(texts[0].as_str())),
        ("first", names[0].as_str().into()),
        ("two", texts[1].as_str().into()),
        ("second", names[1].as_str().into()),
    ];
    let mut said = words.text("compare-different-texts", &args);
    for refusal in refusals.iter().flatten() {
        said.push_str(" – ");
        said.push_str(&because(refusal, words));
    }
    said
}

/// How the game stands in each edition.
fn ending_sentences(
    outcomes: &[Option<Outcome>; 2],
    names: &[String; 2],
    game: &str,
    words: &Words,
) -> Vec<String> {
    let both = outcomes.iter().zip(names);
    both.map(|(outcome, name)| {
        let ending = outcome.map_or_else(
            || words.text("compare-goes-on", &[]),
            |outcome| words.outcome(game, &outcome),
        );
        let args = [("variant", name.as_str().into()), ("ending", ending.into())];
        words.text("compare-ending", &args)
    })
    .collect()
}

fn field_sentence(field: &FieldDifference, editions: &[Edition; 2], words: &Words) -> String {
    let game = editions[0].variant;
    let mut label = words.text(field.label, &[]);
    if let Some(side) = field.side {
        label = format!("{} – {label}", words.player(game, side));
    }
    let name = |index: usize| Value::Text(words.variant(editions[index].variant));
    let value = |index: usize| field.values[index].map_or_else(|| "none".into(), Value::from);
    let label = ("label", Value::Text(label));
    // The one that lacks it, or that cannot count as far, is named last.
    let rear =
        usize::from(field.known[0] && (!field.known[1] || field.values[1] < field.values[0]));
    let front = 1 - rear;
    if field.known[rear] {
        let args = [
            label,
            ("one", value(front)),
            ("first", name(front)),
            ("two", value(rear)),
            ("second", name(rear)),
        ];
        return words.text("compare-reaches", &args);
    }
    let args = [
        label,
        ("lacking", name(rear)),
        ("value", value(front)),
        ("variant", name(front)),
    ];
    words.text("compare-lacks", &args)
}

/// The same as data, with the sentences that explain it.
fn data(comparison: &Comparison, words: &Words) -> Json {
    let editions = comparison.editions.each_ref().map(|edition| {
        let only = edition.only.iter().map(|only| {
            json!({
                "move": only.text,
                "rule": only.refusal.rule,
                "reason": only.refusal.reason,
                "sentence": words.refusal(&only.refusal),
            })
        });
        json!({
            "variant": edition.variant,
            "position": edition.position,
            "impossible": edition.impossible.as_ref().map(|error| words.message(&error.problem)),
            "outcome": edition.outcome,
            "legal": edition.legal,
            "onlyCount": edition.only_count,
            "only": only.collect::<Vec<_>>(),
        })
    });
    let different = comparison.different.iter().map(|different| {
        let said = different.refusals.iter().flatten();
        json!({
            "moves": different.texts,
            "refusals": said.map(|refusal| json!({
                "rule": refusal.rule,
                "sentence": words.refusal(refusal),
            })).collect::<Vec<_>>(),
        })
    });
    let endings = comparison.endings.iter();
    let endings = endings.map(
        |DifferentEnding { text, outcomes, .. }| json!({ "move": text, "outcomes": outcomes }),
    );
    json!({
        "format": FORMAT,
        "editions": editions,
        "fields": comparison.fields,
        "shared": comparison.shared,
        "different": different.collect::<Vec<_>>(),
        "endings": endings.collect::<Vec<_>>(),
        "bound": comparison.bound,
    })
}
