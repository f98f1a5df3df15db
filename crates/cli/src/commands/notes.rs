//! What somebody noted beside the moves of a record, in words: glyphs, shapes on the board, and the comments that go with them.

use rules::record::{Codes, MoveSequence};
use rules::{AnyTable, Record, Side, Value};
use words::Words;

/// A line for every place that has a glyph or a shape. Comments alone are read in the record itself.
pub(super) fn sentences(record: &Record, words: &Words) -> Vec<String> {
    let mut noted = Vec::new();
    collect(&mut record.opening(), record.line(), words, &mut noted);
    noted
}

/// Leaves the table as it was.
fn collect(table: &mut AnyTable, line: &MoveSequence, words: &Words, noted: &mut Vec<String>) {
    let shapes = shapes(&line.codes, words);
    if !shapes.is_empty() {
        let place = words.text("notes-before", &[]);
        put(&place, shapes, line.comment.as_deref(), words, noted);
    }
    for step in &line.moves {
        let number = table.ply() / 2 + 1;
        let dots = if table.side() == Side::One {
            "."
        } else {
            "…"
        };
        let sign = step.glyph.map_or("", |glyph| glyph.sign());
        let place = format!("{number}{dots} {}{sign}", step.text);
        let glyph = step.glyph.map(|glyph| words.text(glyph.message_id(), &[]));
        let said: Vec<_> = glyph
            .into_iter()
            .chain(self::shapes(&step.codes, words))
            .collect();
        if !said.is_empty() {
            put(&place, said, step.comment.as_deref(), words, noted);
        }
        for variation in &step.variations {
            collect(table, variation, words, noted);
        }
        table.play(&step.text).expect("a record holds legal moves");
    }
    for _ in &line.moves {
        table.undo();
    }
}

fn put(
    place: &str,
    said: Vec<String>,
    comment: Option<&str>,
    words: &Words,
    noted: &mut Vec<String>,
) {
    let said: Vec<_> = said.into_iter().chain(comment.map(str::to_owned)).collect();
    let args = [
        ("place", Value::Text(place.to_owned())),
        ("said", Value::Text(said.join("; "))),
    ];
    noted.push(words.text("notes-line", &args));
}

fn shapes(codes: &Codes, words: &Words) -> Vec<String> {
    let shapes = codes.shapes.iter().map(|shape| {
        let (colour, from) = (shape.colour.id(), shape.from.as_ref());
        let Some(to) = &shape.to else {
            let args = [("colour", colour.into()), ("cell", from.into())];
            return words.text("shape-circle", &args);
        };
        let args = [
            ("colour", colour.into()),
            ("from", from.into()),
            ("to", to.as_ref().into()),
        ];
        words.text("shape-arrow", &args)
    });
    shapes.collect()
}
