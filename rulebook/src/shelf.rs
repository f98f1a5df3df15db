//! The pages, embedded: one a game and language, found by the game's identifier. They are read when somebody first asks for one.

use crate::{Heading, Measured, Measures, RulePage};
use rules::game_of;
use std::sync::LazyLock;

/// The languages in which there is a page of every game.
pub const LANGUAGES: [&str; 2] = ["en", "fr"];

/// The files of each language, as `la-trel.md` and what stands in it.
const SOURCES: [(&str, &[(&str, &str)]); 2] = [
    ("en", &include!(concat!(env!("OUT_DIR"), "/en.rs"))),
    ("fr", &include!(concat!(env!("OUT_DIR"), "/fr.rs"))),
];

/// What was measured of each game's advice, as `la-trel.json` and what stands in it.
const MEASURES: &[(&str, &str)] = &include!(concat!(env!("OUT_DIR"), "/advice.rs"));

static PAGES: LazyLock<Vec<RulePage>> = LazyLock::new(|| {
    SOURCES
        .iter()
        .flat_map(|(language, files)| files.iter().map(move |file| (*language, file)))
        .map(|(language, (file, text))| {
            let name = file.strip_suffix(".md").unwrap_or(file);
            // A test reads every page, so nobody who uses them meets this.
            let game =
                game_of(name).unwrap_or_else(|| panic!("{language}/{file} is the page of no game"));
            let mut page = RulePage::read(game, language, text)
                .unwrap_or_else(|error| panic!("{language}/{file}, {error}"));
            if let Some(measures) = measures(game.id) {
                measure(&mut page, &measures);
            }
            page
        })
        .collect()
});

/// What was measured of a game's advice; `None` where there is no such game or no file of it.
pub fn measures(game: &str) -> Option<Measures> {
    let game = game_of(game)?.id;
    let named = |(file, _): &&(&str, &str)| file.strip_suffix(".json") == Some(game);
    let (file, text) = MEASURES.iter().find(named)?;
    // A test reads every file, as it does the pages.
    Some(Measures::read(text).unwrap_or_else(|error| panic!("advice/{file}: {error}")))
}

/// Puts beside each piece of advice what was measured of it.
fn measure(page: &mut RulePage, measures: &Measures) {
    for section in &mut page.sections {
        if let Heading::Advice {
            advice,
            measured,
            verdict,
            ..
        } = &mut section.heading
        {
            *measured = measures.advice.get(advice).cloned();
            *verdict = measured.as_ref().map(Measured::verdict);
            page.measuring = Some(measures.measuring);
        }
    }
}

/// The page of a game (`la-trel`, or a variant of it) in a language (`en`, `fr`); `None` where there is no such game or
/// language.
pub fn page(game: &str, language: &str) -> Option<&'static RulePage> {
    let game = game_of(game)?.id;
    PAGES
        .iter()
        .find(|page| page.game == game && page.language == language)
}
