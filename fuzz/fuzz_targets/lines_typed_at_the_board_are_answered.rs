//! Any bytes typed at the board: every line is answered, the game goes on until somebody ends it, and whatever is shown is in
//! the record already.
#![no_main]

use libfuzzer_sys::fuzz_target;
use ludotheca::render::Screen;
use ludotheca::{BoardGame, Output, Surroundings};
use rules::{Record, Side};
use rules::quote::is_visible;
use std::io::{self, Write};
use std::path::Path;
use words::Language;

fuzz_target!(|input: &[u8]| {
    // The first line names the variant, and perhaps an opponent and what the screen can show, so that inputs can be written
    // and read by people.
    let Some(end) = input.iter().position(|byte| *byte == b'\n') else { return };
    let (first, typed) = (&input[..end], &input[end + 1..]);
    let Ok(first) = std::str::from_utf8(first) else { return };
    let has = |wanted: &str| first.split(' ').any(|word| word == wanted);
    let Some(variant) = rules::variants().find(|variant| has(variant)) else { return };
    // Saving goes wherever somebody says, which is no place for a fuzzer.
    let words = String::from_utf8_lossy(typed).to_lowercase();
    if words.contains("save") || words.contains("enregistrer") {
        return;
    }
    let record = std::env::temp_dir().join(format!("ludotheca-board-{}.txt", std::process::id()));
    let _ = std::fs::remove_file(&record);
    let game = BoardGame {
        variant,
        random: Side::BOTH.into_iter().find(|side| has(&format!("random-{}", side.number()))),
        seed: 7,
        record: record.clone(),
    };
    let screen = Screen {
        color: has("color"),
        unicode: !has("ascii"),
        width: if has("narrow") { 20 } else { 80 },
    };
    let mut told = Vec::new();
    let surroundings = Surroundings {
        input: Box::new(typed),
        out: Output::terminal(Watched { record: &record }, screen),
        err: Output::terminal(&mut told, screen),
        language: if has("fr") { Language::Fr } else { Language::En },
    };
    let code = game.play(surroundings);
    assert_eq!((code, String::from_utf8_lossy(&told).as_ref()), (0, ""));
    read(&record).replay();
    std::fs::remove_file(&record).expect("the record is there");
});

fn read(record: &Path) -> Record {
    let text = std::fs::read_to_string(record).expect("a record from the first board on");
    Record::read(&text).unwrap_or_else(|error| panic!("{error:?}\n{text}"))
}

/// A terminal: whenever the person sees something new, the record is whole.
struct Watched<'a> {
    record: &'a Path,
}

impl Write for Watched<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let text = std::str::from_utf8(bytes).expect("text");
        assert!(text.chars().all(|c| matches!(c, '\n' | '\u{1b}') || is_visible(c)), "{text:?}");
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        read(self.record);
        Ok(())
    }
}
