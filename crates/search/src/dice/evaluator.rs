//! Evaluators: who will win from a position after a turn. They stack: one may ask another about the turns to come.

use super::features::{DiceWeights, default_weights, features};
use crate::Score;
use rules::Game;
use rules::chasse_croise::{ChasseCroise, Position};

/// Something that judges positions between two turns. A net is one more of these.
pub trait Evaluator: Sync {
    /// The probability that the player who has just moved (the mover) wins. The other one waits for the dice, and the game is
    /// not over.
    fn evaluate(&self, game: &ChasseCroise, after: &Position) -> f32;
}

impl<E: Evaluator + ?Sized> Evaluator for &E {
    fn evaluate(&self, game: &ChasseCroise, after: &Position) -> f32 {
        (**self).evaluate(game, after)
    }
}

/// Features times weights, squashed into a probability.
#[derive(Clone, Copy, Debug)]
pub struct Weighed<'a> {
    weights: &'a DiceWeights,
}

impl<'a> Weighed<'a> {
    pub fn new(weights: &'a DiceWeights) -> Weighed<'a> {
        Weighed { weights }
    }
}

impl Default for Weighed<'_> {
    fn default() -> Self {
        Weighed::new(default_weights())
    }
}

impl Evaluator for Weighed<'_> {
    #[inline]
    fn evaluate(&self, _game: &ChasseCroise, after: &Position) -> f32 {
        let mut total = 0.0;
        features(after, |feature, amount| {
            total += self.weights[feature] * amount;
        });
        1.0 / (1.0 + (-total).exp())
    }
}

/// The probability where it is certain: CC-7, only the player who has just moved can have brought his last pawn home.
#[inline]
pub fn certain(game: &ChasseCroise, after: &Position) -> Option<f32> {
    game.judged(after).map(|_| 1.0)
}

/// What a sure win counts for as a score without distance.
const SURE: f32 = 10_000.0;

/// A probability as a score: the expected result from -1 to 1, in ten-thousandths.
pub fn score(probability: f32) -> Score {
    Score::eval(((2.0 * probability - 1.0) * SURE).round() as i32)
}

/// The probability that a score stands for.
pub fn probability(score: Score) -> f32 {
    (score.value() as f32 / SURE).clamp(-1.0, 1.0) / 2.0 + 0.5
}
