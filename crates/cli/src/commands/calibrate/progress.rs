//! A calibration under way, for somebody who watches the error output.

use crate::document::{percent, test_name};
use crate::progress::{Bar, Layout};
use crate::render::Screen;
use arena::calibrate::Progress as Now;
use rules::Value;
use words::Words;

/// A bar over the games of the match at hand.
pub(super) struct Progress<'a> {
    bar: Bar,
    words: &'a Words,
}

impl<'a> Progress<'a> {
    pub(super) fn new(words: &'a Words, games: u64, screen: Screen) -> Progress<'a> {
        let bar = Bar::new(Some(games), Layout::NoEstimate, screen);
        Progress { bar, words }
    }

    pub(super) fn show(&self, now: &Now<'_>) {
        self.bar.set(now.standing.games());
        self.bar.say(&self.message(now));
    }

    fn message(&self, now: &Now<'_>) -> String {
        let args = [
            ("variant", Value::from(now.variant)),
            ("round", Value::Number(i64::from(now.round) + 1)),
        ];
        let round = self.words.text("levels-round", &args);
        let score = now.standing.pairings[0].pairs.score();
        let share = score.map_or_else(String::new, |score| {
            format!(
                " {} %",
                percent(self.words, (score * 1_000.0).round() as u32)
            )
        });
        format!("{round}: {}{share}", test_name(self.words, now.test))
    }

    pub(super) fn end(&self) {
        self.bar.end();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use arena::Standing;
    use arena::calibrate::Test;
    use words::Language;

    #[test]
    fn the_bar_tells_which_match_is_played() {
        let words = Words::new(Language::En);
        let progress = Progress::new(&words, 20, Screen::PLAIN);
        let standing = Standing::new(&["level-2".to_owned(), "level-1".to_owned()]);
        let now = Now {
            variant: "la-trel/base",
            round: 0,
            test: Test::Step(1),
            standing: &standing,
        };
        assert_eq!(
            progress.message(&now),
            "la-trel/base, round 1: level 2 against level 1"
        );
    }
}
