//! Evaluators: who will win from a position after a turn. They stack: one may ask another about the turns to come.

use super::game::ExpectimaxGame;
use crate::Score;

/// Something that judges positions between two turns. A net is one more of these.
pub trait Evaluator<G: ExpectimaxGame>: Sync {
    /// The probability that the player who has just moved (the mover) wins. The other one waits for the dice, and the game is
    /// not over.
    fn evaluate(&self, game: &G, after: &G::Position) -> f32;
}

impl<G: ExpectimaxGame, E: Evaluator<G> + ?Sized> Evaluator<G> for &E {
    fn evaluate(&self, game: &G, after: &G::Position) -> f32 {
        (**self).evaluate(game, after)
    }
}

/// Features times weights, squashed into a probability: their sum is the log-odds that the mover wins.
#[derive(Clone, Copy, Debug)]
pub struct Weighed<'a> {
    weights: &'a [f32],
}

impl<'a> Weighed<'a> {
    /// As many weights as there are features.
    pub fn new(weights: &'a [f32]) -> Weighed<'a> {
        Weighed { weights }
    }
}

impl<G: ExpectimaxGame> Evaluator<G> for Weighed<'_> {
    #[inline]
    fn evaluate(&self, game: &G, after: &G::Position) -> f32 {
        // As long as there are features: known when this is compiled, so that no index need be checked.
        let weights = &self.weights[..G::FEATURES.len()];
        let mut total = 0.0;
        game.features(after, |feature, amount| {
            total += weights[feature] * amount;
        });
        1.0 / (1.0 + (-total).exp())
    }
}

/// The probability where it is certain: only the player who has just moved can have ended the game.
#[inline]
pub fn certain<G: ExpectimaxGame>(game: &G, after: &G::Position) -> Option<f32> {
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
