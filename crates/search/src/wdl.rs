//! What a score promises: how likely a win, a draw and a loss are for the player it is told to.
//!
//! Games without chance use two logistic curves a margin apart, the form that chess engines use too: a win has the
//! probability `1 / (1 + exp((margin - score) / spread))`, a loss the same of the negated score, and what is left is the
//! draw; margin and spread are the variant's own. With dice scores are probabilities already, and nothing is drawn. A
//! forced result is certain.

use crate::expectimax::probability;
use crate::{Score, WinModel};
use std::fmt;

/// Chances of a win, a draw and a loss in thousandths; together a thousand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Wdl {
    pub win: u16,
    pub draw: u16,
    pub loss: u16,
}

impl Wdl {
    /// What a score means by a win model.
    pub fn of_score(score: Score, model: WinModel) -> Wdl {
        let value = f64::from(score.value());
        Wdl::certain(score).unwrap_or_else(|| Wdl::rounded(model.win(value), model.win(-value)))
    }

    /// What a score means that stands for a probability.
    pub fn of_probability(score: Score) -> Wdl {
        let win = f64::from(probability(score));
        Wdl::certain(score).unwrap_or_else(|| Wdl::rounded(win, 1.0 - win))
    }

    fn certain(score: Score) -> Option<Wdl> {
        let wins = score.forced()? >= 0 && score > Score::DRAW;
        Some(Wdl {
            win: if wins { 1000 } else { 0 },
            draw: 0,
            loss: if wins { 0 } else { 1000 },
        })
    }

    fn rounded(win: f64, loss: f64) -> Wdl {
        let win = (win * 1000.0).round() as u16;
        let loss = ((loss * 1000.0).round() as u16).min(1000 - win);
        Wdl {
            win,
            draw: 1000 - win - loss,
            loss,
        }
    }

    /// The expected result: 1 for a sure win, 0 for a sure loss, a draw counts half.
    pub fn expected(self) -> f32 {
        (f32::from(self.win) + f32::from(self.draw) / 2.0) / 1000.0
    }
}

/// `517 312 171`, as the protocol says it.
impl fmt::Display for Wdl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.win, self.draw, self.loss)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of_score(score: Score) -> Wdl {
        let model = WinModel {
            margin: 100.0,
            spread: 100.0,
        };
        Wdl::of_score(score, model)
    }

    #[test]
    fn the_chances_are_a_thousand_together_and_grow_with_the_score() {
        for of in [of_score, Wdl::of_probability] {
            let mut before = 0.0;
            for value in -12_000..=12_000 {
                let wdl = of(Score::eval(value));
                assert_eq!(wdl.win + wdl.draw + wdl.loss, 1000, "{value}: {wdl}");
                assert!(wdl.expected() >= before, "{value}: {wdl}");
                before = wdl.expected();
            }
        }
    }

    #[test]
    fn what_one_player_gains_the_other_loses() {
        for value in [0, 1, 99, 100, 101, 777, 9_999] {
            for of in [of_score, Wdl::of_probability] {
                let (one, other) = (of(Score::eval(value)), of(Score::eval(-value)));
                assert!(one.win.abs_diff(other.loss) <= 1, "{value}: {one}, {other}");
                assert!((one.expected() + other.expected() - 1.0).abs() < 0.002);
            }
        }
    }

    #[test]
    fn the_margin_ahead_wins_every_other_time() {
        assert_eq!(of_score(Score::eval(100)).win, 500);
        assert_eq!(of_score(Score::DRAW).to_string(), "269 462 269");
    }

    #[test]
    fn without_a_margin_nothing_is_drawn() {
        let decisive = WinModel {
            margin: 0.0,
            spread: 80.0,
        };
        let even = Wdl::of_score(Score::DRAW, decisive);
        assert_eq!(even.to_string(), "500 0 500");
        assert_eq!(Wdl::of_score(Score::eval(33), decisive).draw, 0);
    }

    #[test]
    fn the_dice_game_has_no_draws() {
        assert_eq!(
            Wdl::of_probability(Score::eval(5_000)).to_string(),
            "750 0 250"
        );
    }

    #[test]
    fn a_forced_result_is_certain() {
        assert_eq!(of_score(Score::win_in(3)).to_string(), "1000 0 0");
        assert_eq!(
            Wdl::of_probability(Score::loss_in(8)).to_string(),
            "0 0 1000"
        );
    }
}
