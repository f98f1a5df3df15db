//! Sentences as they travel.

use rules::Message;
use std::sync::LazyLock;
use wire::Sentence;
use words::{Language, Words};

/// A message with its English text, for whoever has no words of his own.
pub(crate) fn sentence(message: &Message) -> Sentence {
    static ENGLISH: LazyLock<Words> = LazyLock::new(|| Words::new(Language::En));
    Sentence::new(message, ENGLISH.message(message))
}
