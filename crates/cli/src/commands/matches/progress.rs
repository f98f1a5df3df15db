//! A match under way, for somebody who watches the error output.

use super::report::{decimal, signed};
use crate::progress::{Bar, Layout};
use crate::render::Screen;
use arena::statistics::{Elo, Sprt};
use arena::{Plan, Standing};
use words::Words;

/// A bar over the games.
pub(super) struct Progress<'a> {
    bar: Bar,
    sprt: Option<Sprt>,
    words: &'a Words,
}

impl<'a> Progress<'a> {
    pub(super) fn new(plan: &Plan, words: &'a Words, screen: Screen) -> Progress<'a> {
        Progress {
            bar: Bar::new(Some(plan.games()), Layout::MessageLast, screen),
            sprt: plan.sprt,
            words,
        }
    }

    pub(super) fn show(&self, standing: &Standing) {
        self.bar.set(standing.games());
        self.bar.say(&self.message(standing));
    }

    /// Elo ± error with two players; faults in any case.
    fn message(&self, standing: &Standing) -> String {
        let mut parts = Vec::new();
        if let [pairing] = &standing.pairings[..]
            && let Some(score) = pairing.score()
        {
            let elo = Elo::of(score);
            parts.push(format!("{} %", decimal(self.words, score.value * 100.0, 1)));
            parts.push(format!(
                "Elo {} ± {}",
                signed(self.words, elo.value),
                decimal(self.words, elo.error(), 0)
            ));
            if let Some(sprt) = &self.sprt {
                let (low, high) = sprt.bounds();
                parts.push(format!(
                    "LLR {} [{}; {}]",
                    decimal(self.words, sprt.ratio(&pairing.pairs), 2),
                    decimal(self.words, low, 2),
                    decimal(self.words, high, 2)
                ));
            }
        }
        let faults: u64 = standing
            .players
            .iter()
            .flat_map(|player| player.faults)
            .sum();
        if faults > 0 {
            let count = rules::Value::Number(faults as i64);
            parts.push(
                self.words
                    .text("arena-progress-faults", &[("count", count)]),
            );
        }
        parts.join(", ")
    }

    pub(super) fn end(&self) {
        self.bar.end();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use arena::Dependencies;
    use rules::AnyTable;
    use words::Language;

    #[test]
    fn the_bar_counts_games_and_says_nothing_before_the_first() {
        let table = AnyTable::open("latroncules/classic").expect("a variant");
        let players = ["random", "novice"].map(|text| text.parse().expect("a player"));
        let plan = Plan::new(table, players.to_vec(), 7);
        let words = Words::new(Language::En);
        let progress = Progress::new(&plan, &words, Screen::PLAIN);
        assert_eq!(progress.bar.length(), Some(14));
        let setup = plan.setup(&Dependencies::default());
        let standing = Standing::new(&setup.players);
        assert_eq!(progress.message(&standing), "");
    }
}
