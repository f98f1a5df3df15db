//! A match under way, for somebody who watches the error output.

use super::report::{decimal, signed};
use arena::statistics::{Elo, Sprt};
use arena::{Plan, Standing};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::time::Duration;
use words::Words;

/// A bar over the games; hidden where nobody watches.
pub(super) struct Progress<'a> {
    bar: ProgressBar,
    sprt: Option<Sprt>,
    words: &'a Words,
}

impl<'a> Progress<'a> {
    pub(super) fn new(plan: &Plan, words: &'a Words) -> Progress<'a> {
        let bar = ProgressBar::with_draw_target(Some(plan.games()), ProgressDrawTarget::stderr());
        let style =
            ProgressStyle::with_template("{wide_bar} {pos}/{len} ({elapsed}, -{eta}) {msg}")
                .expect("a template that the test below reads");
        bar.set_style(style);
        bar.enable_steady_tick(Duration::from_millis(200));
        Progress {
            bar,
            sprt: plan.sprt,
            words,
        }
    }

    pub(super) fn show(&self, standing: &Standing) {
        self.bar.set_position(standing.games());
        self.bar.set_message(self.message(standing));
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
        self.bar.finish_and_clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::AnyTable;
    use words::Language;

    #[test]
    fn the_bar_counts_games_and_says_nothing_before_the_first() {
        let table = AnyTable::open("latroncules/classic").expect("a variant");
        let players = ["random", "novice"].map(|text| text.parse().expect("a player"));
        let plan = Plan::new(table, players.to_vec(), 7);
        let words = Words::new(Language::En);
        let progress = Progress::new(&plan, &words);
        assert_eq!(progress.bar.length(), Some(14));
        let standing = Standing::new(&plan.setup().players);
        assert_eq!(progress.message(&standing), "");
    }
}
