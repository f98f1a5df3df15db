//! A reference card for the terminal: the same sentences as on paper, but those about signs that only drawn boards have.

use crate::console::Console;
use rules::card::{Card, Sample};
use rules::{Message, Value};
use std::io::{self, Write};
use words::Words;

/// Writes the card of a variant.
pub(crate) fn tell_card(card: &Card, console: &mut Console) -> io::Result<()> {
    console.say("card-pieces", &[])?;
    for entry in &card.pieces {
        let args = [
            (
                "label",
                Value::Text(piece_name(&entry.sample, console.words)),
            ),
            ("value", Value::Text(console.words.message(&entry.text))),
        ];
        let text = console.text("cli-labelled", &args);
        console.out.tell_behind(BEFORE, &text)?;
    }
    let parts: [(&str, &[Message]); 3] = [
        ("card-turn", &card.turn),
        ("card-captures", &card.captures),
        ("card-end", &card.end),
    ];
    for (heading, sentences) in parts {
        writeln!(console.out)?;
        console.say(heading, &[])?;
        for sentence in sentences {
            let text = console.words.message(sentence);
            console.out.tell_behind(BEFORE, &text)?;
        }
    }
    Ok(())
}

const BEFORE: &str = "  - ";

/// What a piece is called, with a capital letter, and what another edition calls it; nothing for a cell.
pub(super) fn piece_name(sample: &Sample, words: &Words) -> String {
    let Sample::Piece { kind, .. } = sample else {
        return String::new();
    };
    let mut name = words.piece(kind);
    if let Ok(also) = words.try_attribute(kind, "also") {
        let args = [("piece", Value::Text(name)), ("also", Value::Text(also))];
        name = words.text("page-rules-shape-also", &args);
    }
    let mut letters = name.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().collect::<String>() + letters.as_str(),
        None => name,
    }
}
