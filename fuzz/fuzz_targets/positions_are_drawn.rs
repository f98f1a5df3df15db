//! Any position of any variant that can be read: drawn on screens of every width, with and without colour and Unicode, and as
//! an SVG picture that every program can read.
#![no_main]

use libfuzzer_sys::fuzz_target;
use ludotheca::render::{Screen, svg, terminal};
use rules::{AnyTable, View};
use std::sync::LazyLock;
use unicode_width::UnicodeWidthStr;
use words::{Language, Words};

static WORDS: LazyLock<[Words; 2]> = LazyLock::new(|| Language::ALL.map(Words::new));

fuzz_target!(|input: &str| {
    // The first line names the variant, the second is the position, the third a number, so that inputs can be written and
    // read by people.
    let mut lines = input.lines();
    let (Some(id), Some(text)) = (lines.next(), lines.next()) else { return };
    let number: usize = lines.next().and_then(|line| line.parse().ok()).unwrap_or(0);
    let Some(table) = AnyTable::open(id).and_then(|table| table.set_up(text).ok()) else { return };
    let mut view = table.view();
    check(&view, number);
    // The same with a last move, and with cells that are pointed out.
    let mut next = table.clone();
    if let Some(mv) = table.random_move(|most| number % most) {
        next.play(&mv).expect("a legal move");
        check(&next.view(), number);
    }
    view.highlights = view.cells.iter().skip(number % view.cells.len()).step_by(3).map(|cell| cell.cell).collect();
    check(&view, number);
});

fn check(view: &View, number: usize) {
    for words in &*WORDS {
        for width in [20, 20 + number % 181, 40] {
            for unicode in [false, true] {
                check_screen(view, words, Screen { color: false, unicode, width });
            }
        }
        roxmltree::Document::parse(&svg(view, words)).expect("sound XML");
    }
}

fn check_screen(view: &View, words: &Words, screen: Screen) {
    let plain = terminal(view, words, screen);
    for line in plain.lines() {
        assert!(line.width() <= screen.width, "{} columns: {line}", screen.width);
        // A space at which no line may be broken becomes a plain one when it is written.
        assert!(screen.unicode || line.replace('\u{a0}', " ").is_ascii(), "{line}");
    }
    let colored = terminal(view, words, Screen { color: true, ..screen });
    let lines: Vec<String> = without_codes(&colored).lines().map(|line| line.trim_end().to_owned()).collect();
    assert!(lines.iter().eq(plain.lines()), "{plain}\n{colored}");
}

fn without_codes(text: &str) -> String {
    let mut parts = text.split('\u{1b}');
    let mut kept = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        kept.push_str(part.split_once('m').expect("the end of a code").1);
    }
    kept
}
