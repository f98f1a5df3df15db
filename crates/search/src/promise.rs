//! What scores are worth in each variant without dice: how far ahead one must be to win every other game, and how fast a greater
//! lead makes it more certain. Fitted to games between two good players by `ludotheca fit --promises`.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// The two numbers behind [`Wdl`](crate::Wdl), in units of the score.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Promise {
    /// The score at which a win is as likely as not; 0 where nothing is drawn.
    pub margin: f64,
    /// How fast a greater score makes it more likely.
    pub spread: f64,
}

impl Promise {
    /// For a game of which nothing is known yet.
    pub const UNKNOWN: Promise = Promise {
        margin: 100.0,
        spread: 100.0,
    };

    /// How likely a win with this score is, from 0 to 1; a loss is as likely as a win with the negated score.
    pub fn win(self, score: f64) -> f64 {
        1.0 / (1.0 + ((self.margin - score) / self.spread).exp())
    }
}

/// The promises of all variants, as a file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Promises {
    /// The version of the file.
    format: u32,
    variants: BTreeMap<String, Promise>,
}

static SHIPPED: LazyLock<Promises> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../weights/promises.json"))
        .expect("the shipped promises, which a test reads")
});

impl Promises {
    /// Those that the program speaks with.
    pub fn shipped() -> &'static Promises {
        &SHIPPED
    }

    pub fn of(&self, variant: &str) -> Promise {
        self.variants
            .get(variant)
            .copied()
            .unwrap_or(Promise::UNKNOWN)
    }

    pub fn set(&mut self, variant: &str, promise: Promise) {
        self.variants.insert(variant.to_owned(), promise);
    }

    /// The text of the file.
    pub fn text(&self) -> String {
        let text = serde_json::to_string_pretty(self).expect("promises have string keys");
        text + "\n"
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_variant_without_dice_has_its_promise() {
        let shipped = Promises::shipped();
        assert_eq!(shipped.format, 1);
        let known: Vec<_> = shipped.variants.keys().map(String::as_str).collect();
        let mut wanted: Vec<_> = rules::variants()
            .filter(|id| !id.starts_with("chasse-croise/"))
            .collect();
        wanted.sort_unstable();
        assert_eq!(known, wanted);
        for (variant, promise) in &shipped.variants {
            assert!(promise.margin >= 0.0, "{variant}");
            assert!(promise.spread > 0.0, "{variant}");
        }
    }

    #[test]
    fn an_unknown_variant_is_promised_something_all_the_same() {
        assert_eq!(Promises::shipped().of("chess/standard"), Promise::UNKNOWN);
    }

    #[test]
    fn a_file_is_read_as_it_was_written() {
        let text = Promises::shipped().text();
        let again: Promises = serde_json::from_str(&text).expect("a file");
        assert_eq!(&again, Promises::shipped());
    }
}
