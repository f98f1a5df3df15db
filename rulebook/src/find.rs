//! Looking for a word on a page, such as the name that another edition has for a piece.

use crate::word_runs::words_of;
use crate::{Block, RulePage, Section};

impl RulePage {
    /// The sections that have these words, in their text or in the task of a figure; case and accents do not matter, and the
    /// last word may go on (`rondo` finds `Rondos`).
    pub fn mentioning(&self, wanted: &str) -> Vec<&Section> {
        let wanted = spaced(wanted);
        let found = |text: &str| !wanted.is_empty() && spaced(text).contains(&wanted);
        let sections = self.sections.iter().filter(|section| {
            let texts = section.blocks.iter().flat_map(Block::texts);
            found(section.heading.title())
                || texts.map(ToString::to_string).any(|text| found(&text))
        });
        sections.collect()
    }
}

/// The words, each after a space.
fn spaced(text: &str) -> String {
    words_of(text).iter().flat_map(|word| [" ", word]).collect()
}
