//! The Fluent files, embedded: one topic a file, the same topics in every language.

use crate::Language;

/// A topic in both languages.
#[derive(Clone, Copy, Debug)]
pub struct Topic {
    /// The file's name without `.ftl`.
    pub name: &'static str,
    en: &'static str,
    fr: &'static str,
}

impl Topic {
    /// The file's text in a language.
    pub const fn source(&self, language: Language) -> &'static str {
        match language {
            Language::En => self.en,
            Language::Fr => self.fr,
        }
    }
}

macro_rules! topics {
    ($($name:literal),* $(,)?) => {
        /// All topics.
        pub const TOPICS: &[Topic] = &[$(Topic {
            name: $name,
            en: include_str!(concat!("../locales/en/", $name, ".ftl")),
            fr: include_str!(concat!("../locales/fr/", $name, ".ftl")),
        }),*];
    };
}

topics! {
    "common",
    "games",
    "endings",
    "view",
    "la-trel",
    "attangle",
    "latroncules",
    "chasse-croise",
    "analyse",
    "cli",
    "help",
    "play",
    "record",
    "ugi",
    "arena",
    "levels",
    "serve",
    "page",
    "page-board",
    "page-play",
    "page-rules",
    "page-analysis",
    "page-library",
}
