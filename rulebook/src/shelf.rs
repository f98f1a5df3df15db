//! The pages, embedded: one a game and language. They are read when somebody first asks for one.

use crate::Page;
use rules::Rule;
use std::sync::LazyLock;

/// The languages in which there is a page of every game.
pub const LANGUAGES: [&str; 2] = ["en", "fr"];

macro_rules! shelf {
    ($($game:literal rules $prefix:literal),* $(,)?) => {
        /// The games that have pages, as their variants name them.
        pub const GAMES: &[&str] = &[$($game),*];

        /// What the identifiers of a game's rules begin with.
        const PREFIXES: &[(&str, &str)] = &[$(($game, $prefix)),*];

        const SOURCES: &[(&str, &str, &str)] = &[$(
            ($game, "en", include_str!(concat!("../en/", $game, ".md"))),
            ($game, "fr", include_str!(concat!("../fr/", $game, ".md"))),
        )*];
    };
}

shelf! {
    "la-trel" rules "LT-",
    "attangle" rules "AT-",
    "latroncules" rules "LA-",
    "chasse-croise" rules "CC-",
}

static PAGES: LazyLock<Vec<Page>> = LazyLock::new(|| {
    SOURCES
        .iter()
        .map(|&(game, language, text)| {
            // A test reads every page, so nobody who uses them meets this.
            Page::read(game, language, text)
                .unwrap_or_else(|error| panic!("{language}/{game}.md, {error}"))
        })
        .collect()
});

/// The page of a game (`la-trel`, or a variant of it) in a language (`en`, `fr`); `None` where there is no such game or
/// language.
pub fn page(game: &str, language: &str) -> Option<&'static Page> {
    let game = game_of(game);
    PAGES
        .iter()
        .find(|page| page.game == game && page.language == language)
}

/// `la-trel` of `la-trel/base`, and of itself.
pub fn game_of(variant: &str) -> &str {
    variant.split_once('/').map_or(variant, |(game, _)| game)
}

/// The rules of a game, in order; none for a game without a page.
pub fn rules_of(game: &str) -> impl Iterator<Item = Rule> {
    let prefix = PREFIXES
        .iter()
        .find(|(name, _)| *name == game_of(game))
        .map(|(_, prefix)| *prefix);
    Rule::ALL
        .iter()
        .copied()
        .filter(move |rule| prefix.is_some_and(|prefix| rule.id().starts_with(prefix)))
}
