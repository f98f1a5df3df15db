//! The Fluent files, embedded: one topic a file, the same topics in every language. A game's words are the topic of its
//! identifier.

use crate::Language;

/// The files of `locales`, as `en/common.ftl` and what stands in it.
const FILES: &[(&str, &str)] = &include!(concat!(env!("OUT_DIR"), "/locales.rs"));

/// The files of a language: the topic, which is the file's name without `.ftl`, and the text.
pub fn topics(language: Language) -> impl Iterator<Item = (&'static str, &'static str)> {
    FILES.iter().filter_map(move |(path, text)| {
        let file = path.strip_prefix(language.code())?.strip_prefix('/')?;
        Some((file.strip_suffix(".ftl")?, *text))
    })
}
