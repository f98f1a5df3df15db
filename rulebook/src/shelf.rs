//! The pages, embedded: one a game and language, found by the game's identifier. They are read when somebody first asks for one.

use crate::Page;
use rules::game_of;
use std::sync::LazyLock;

/// The languages in which there is a page of every game.
pub const LANGUAGES: [&str; 2] = ["en", "fr"];

/// The files of each language, as `la-trel.md` and what stands in it.
const SOURCES: [(&str, &[(&str, &str)]); 2] = [
    ("en", &include!(concat!(env!("OUT_DIR"), "/en.rs"))),
    ("fr", &include!(concat!(env!("OUT_DIR"), "/fr.rs"))),
];

static PAGES: LazyLock<Vec<Page>> = LazyLock::new(|| {
    SOURCES
        .iter()
        .flat_map(|(language, files)| files.iter().map(move |file| (*language, file)))
        .map(|(language, (file, text))| {
            let name = file.strip_suffix(".md").unwrap_or(file);
            // A test reads every page, so nobody who uses them meets this.
            let game =
                game_of(name).unwrap_or_else(|| panic!("{language}/{file} is the page of no game"));
            Page::read(game, language, text)
                .unwrap_or_else(|error| panic!("{language}/{file}, {error}"))
        })
        .collect()
});

/// The page of a game (`la-trel`, or a variant of it) in a language (`en`, `fr`); `None` where there is no such game or
/// language.
pub fn page(game: &str, language: &str) -> Option<&'static Page> {
    let game = game_of(game)?.id;
    PAGES
        .iter()
        .find(|page| page.game == game && page.language == language)
}
