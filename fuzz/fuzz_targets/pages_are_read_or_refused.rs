//! Any text as a page of the rule book: refused with a line that it has, or read, with figures that can be checked.
#![no_main]

use libfuzzer_sys::fuzz_target;
use rulebook::RulePage;

fuzz_target!(|text: &str| {
    let game = rules::games().next().expect("some game, whichever");
    match RulePage::read(game, "en", text) {
        Ok(page) => page.figures().for_each(|figure| {
            let _ = figure.check();
        }),
        Err(error) => assert!((1..=text.lines().count().max(1)).contains(&error.line)),
    }
});
