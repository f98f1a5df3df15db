//! Any text as a file of weights, of levels, and of what was measured of levels and of advice: refused, or read, written back as the same, and
//! good to play with or to go on from.
#![no_main]

use arena::advice::{Measuring, Notes};
use libfuzzer_sys::fuzz_target;
use ludotheca::document::{Measured, levels_document};
use rulebook::Measures;
use rules::{AnyTable, json};
use search::level::Ladders;
use search::{Engine, EngineOptions, Limits, RealClock, Weights, knowledge};
use std::sync::LazyLock;
use std::sync::atomic::AtomicBool;
use words::{Language, Words};

static WORDS: LazyLock<Words> = LazyLock::new(|| Words::new(Language::En));

/// The levels of every game.
static SHIPPED: LazyLock<Vec<Ladders>> =
    LazyLock::new(|| knowledge::games().iter().map(|table| knowledge::ladders(table).clone()).collect());

fuzz_target!(|text: &str| {
    if let Ok(weights) = Weights::read(text) {
        let again = Weights::read(&weights.text()).expect("what is written can be read");
        assert_eq!(again, weights);
        rules::variants().for_each(|variant| play_with(&weights, variant));
    }
    for table in knowledge::games() {
        let variants = knowledge::variants(&table);
        if let Ok(ladders) = Ladders::read(text, &variants) {
            let again = Ladders::read(&ladders.text(), &variants).expect("what is written can be read");
            assert_eq!(again, ladders);
            levels_document(&[ladders], &Measured::default(), &WORDS);
        }
    }
    if let Ok(measured) = Measured::read(text) {
        let again = Measured::read(&measured.text()).expect("what is written can be read");
        assert_eq!(again, measured);
        levels_document(&SHIPPED, &measured, &WORDS);
    }
    if let Ok(measures) = Measures::read(text) {
        assert_eq!(Measures::read(&measures.text()).expect("what is written can be read"), measures);
        measures.advice.values().for_each(|measured| drop(measured.verdict()));
    }
    if let Ok(notes) = json::read::<Notes>(text.as_bytes()) {
        go_on_from(&notes);
    }
});

/// Notes that can be read can be gone on from: what they count is what they say.
fn go_on_from(notes: &Notes) {
    let again: Notes = json::read(notes.text().as_bytes()).expect("what is written can be read");
    assert_eq!(again, *notes);
    let measuring = Measuring { positions: 3, nodes: 60, seed: 1, concurrency: 1, most_games: 0 };
    for table in knowledge::games() {
        notes.belong_to(&table, &measuring);
        for (advice, _) in knowledge::advice(&table) {
            assert!(notes.counted(advice, 3).len() <= notes.games() * 3);
        }
    }
}

/// Weights that are accepted do not break the search.
fn play_with(weights: &Weights, variant: &str) {
    let options = EngineOptions {
        hash_mebibytes: 0,
        ..EngineOptions::default()
    };
    let mut engine = Engine::new(options);
    let mut table = AnyTable::open(variant).expect("a variant");
    if engine.set_weights(weights.clone(), &table).is_err() {
        return;
    }
    let clock = RealClock::start();
    for _ in 0..2 {
        // In the dice game the first move is a roll.
        let mv = table.random_move(|_| 0).expect("a game under way");
        table.play(&mv).expect("a legal move");
        engine.think(&table, Limits::nodes(60), &clock, &AtomicBool::new(false), |_| {});
    }
}
