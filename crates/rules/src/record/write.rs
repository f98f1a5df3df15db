//! A record as text: tags, a blank line, the moves wrapped at 80 columns with numbers, comments and variations, the result.

use super::replay::Replayer;
use super::{Codes, FIRST_FORMAT, MoveSequence, Record};
use crate::view::Phase;
use crate::{AnyTable, Side};
use std::fmt;

const WIDTH: usize = 80;

impl Record {
    /// The canonical text.
    pub fn text(&self) -> String {
        let mut text = String::new();
        let format = self.format();
        put_tag(&mut text, "Format", &format.to_string());
        put_tag(&mut text, "Variant", self.variant);
        if let Some(position) = &self.position {
            put_tag(&mut text, "Position", position);
        }
        put_tag(&mut text, "Result", self.result.text());
        if let Some(termination) = self.termination {
            put_tag(&mut text, "Termination", termination.text());
        }
        for (name, value) in self.tags.iter() {
            put_tag(&mut text, name, value);
        }
        text.push('\n');
        let mut page = WrappedText::new(text, format);
        let mut replayer = Replayer::new(self.opening());
        put_line(&mut page, &mut replayer, &self.line);
        page.word(self.result.text());
        page.text.push('\n');
        page.text
    }
}

impl Record {
    /// The texts of several records, one after the other.
    pub fn texts(records: &[Record]) -> String {
        let texts: Vec<_> = records.iter().map(Record::text).collect();
        texts.join("\n")
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text())
    }
}

fn put_tag(text: &mut String, name: &str, value: &str) {
    text.push('[');
    text.push_str(name);
    text.push_str(" \"");
    text.push_str(&escaped(value, "\"\\"));
    text.push_str("\"]\n");
}

fn put_line(page: &mut WrappedText, replayer: &mut Replayer, line: &MoveSequence) {
    put_comment(page, line.comment.as_deref(), &line.codes);
    // Player 2's move has a number only where nothing of player 1's stands right before it.
    let mut lead = true;
    for step in &line.moves {
        let table = replayer.table();
        if table.begins_turn() && (lead || table.side() == Side::One) {
            page.word(&number(table));
        }
        if table.phase() == Phase::Roll {
            page.word(&format!("{}:", step.text));
        } else {
            page.word(&step.text);
        }
        replayer
            .play(&step.text)
            .expect("a record holds legal moves, and no more than are allowed");
        if let Some(glyph) = step.glyph {
            page.word(&format!("${}", glyph.number()));
        }
        let commented = put_comment(page, step.comment.as_deref(), &step.codes);
        lead = commented || !step.variations.is_empty();
        for variation in &step.variations {
            page.open('(');
            replayer
                .begin_variation()
                .expect("a record's variations are within bounds");
            put_line(page, replayer, variation);
            replayer.end_variation();
            page.close(')');
        }
    }
}

/// `12.` before a move of player 1, `12...` before one of player 2.
pub(super) fn number(table: &AnyTable) -> String {
    let dots = match table.side() {
        Side::One => ".",
        Side::Two => "...",
    };
    format!("{}{dots}", table.ply() / 2 + 1)
}

/// Words first, then codes; tells whether there was anything to write.
fn put_comment(page: &mut WrappedText, comment: Option<&str>, codes: &Codes) -> bool {
    if comment.is_none() && codes.is_empty() {
        return false;
    }
    page.open('{');
    for word in comment.iter().flat_map(|comment| comment.split(' ')) {
        // Since the second version, `[%` begins a code.
        let word = escaped(word, "}\\");
        if page.format == FIRST_FORMAT {
            page.word(&word);
        } else {
            page.word(&word.replace("[%", "\\[%"));
        }
    }
    for (name, value) in codes.texts() {
        let code = format!("[%{name} {}", escaped(&value, "]}\\"));
        let mut words = code.trim_end().split(' ').peekable();
        while let Some(word) = words.next() {
            match words.peek() {
                Some(_) => page.word(word),
                None => page.word(&format!("{word}]")),
            }
        }
    }
    page.close('}');
    true
}

fn escaped(text: &str, special: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        if special.contains(c) {
            escaped.push('\\');
        }
        escaped.push(c);
    }
    escaped
}

/// Words put one after another, wrapped.
struct WrappedText {
    text: String,
    /// Characters on the line under way.
    column: usize,
    /// An opening bracket waits for the word that it sticks to.
    opening: String,
    /// The version of the record's format.
    format: u32,
}

impl WrappedText {
    fn new(text: String, format: u32) -> WrappedText {
        WrappedText {
            text,
            format,
            column: 0,
            opening: String::new(),
        }
    }

    fn word(&mut self, word: &str) {
        let opening = std::mem::take(&mut self.opening);
        let width = opening.len() + word.chars().count();
        if self.column > 0 {
            // One column is kept for a closing bracket.
            if self.column + 1 + width >= WIDTH {
                self.text.push('\n');
                self.column = 0;
            } else {
                self.text.push(' ');
                self.column += 1;
            }
        }
        self.text.push_str(&opening);
        self.text.push_str(word);
        self.column += width;
    }

    fn open(&mut self, bracket: char) {
        self.opening.push(bracket);
    }

    fn close(&mut self, bracket: char) {
        self.text.push(bracket);
        self.column += 1;
    }
}
