//! One thread of the search, looking ahead over dice: the average over the rolls of what the best turn is worth to the roller. Turns are weighed by
//! the evaluator below first, and only the most promising ones are followed.

use super::allowance::Allowance;
use super::evaluator::{Evaluator, certain};
use super::game::ExpectimaxGame;
use super::turns::{Scope, Turns};
use rules::Group;
use std::ops::ControlFlow;

/// How many of the turns that were found are followed deeper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Breadth {
    /// For the turn that is to be chosen.
    pub root: usize,
    /// For turns after rolls to come.
    pub inner: usize,
    /// Which turns are found at all after rolls to come.
    pub scope: Scope,
}

impl Breadth {
    /// Everything: the exact expectation.
    pub const FULL: Breadth = Breadth {
        root: usize::MAX,
        inner: usize::MAX,
        scope: Scope::All,
    };

    /// What a search for play follows.
    pub const BEAM: Breadth = Breadth {
        root: 16,
        inner: 3,
        scope: Scope::Purposeful,
    };
}

/// One thread of the search, with its buffers.
pub(super) struct Searcher<'a, G: ExpectimaxGame, E> {
    pub(super) game: &'a G,
    evaluator: &'a E,
    breadth: Breadth,
    allowance: &'a Allowance<'a>,
    rolls: Vec<(G::Move, f32)>,
    /// Buffers that no depth uses at the moment.
    spare: Vec<Buffers<G>>,
}

/// What one depth of the search writes on.
struct Buffers<G: ExpectimaxGame> {
    turns: Turns<G>,
    order: Vec<(f32, usize)>,
}

impl<G: ExpectimaxGame> Default for Buffers<G> {
    fn default() -> Buffers<G> {
        Buffers {
            turns: Turns::default(),
            order: Vec::new(),
        }
    }
}

impl<'a, G: ExpectimaxGame, E: Evaluator<G>> Searcher<'a, G, E> {
    pub(super) fn new(
        game: &'a G,
        evaluator: &'a E,
        breadth: Breadth,
        allowance: &'a Allowance<'a>,
    ) -> Self {
        Searcher {
            game,
            evaluator,
            breadth,
            allowance,
            rolls: rolls(game),
            spare: Vec::new(),
        }
    }

    /// What a position after a turn is worth to the player who made it, so many turns looked ahead. `None` when the
    /// allowance ran out.
    pub(super) fn after(&mut self, position: &G::Position, turns: u32) -> Option<f32> {
        if let Some(value) = certain(self.game, position) {
            return Some(value);
        }
        if turns == 0 {
            return Some(self.evaluator.evaluate(self.game, position));
        }
        let mut expected = 0.0;
        for index in 0..self.rolls.len() {
            let (roll, chance) = self.rolls[index];
            let mut rolled = *position;
            self.game.play(&mut rolled, roll);
            expected += chance * self.best(&rolled, turns)?;
        }
        Some(1.0 - expected)
    }

    /// What the best turn is worth to the player who has thrown the dice; that turn is the first of those looked ahead.
    pub(super) fn best(&mut self, position: &G::Position, turns: u32) -> Option<f32> {
        let mut buffers = self.spare.pop().unwrap_or_default();
        let best = self.best_of(position, turns, &mut buffers);
        self.spare.push(buffers);
        best
    }

    fn best_of(
        &mut self,
        position: &G::Position,
        turns: u32,
        buffers: &mut Buffers<G>,
    ) -> Option<f32> {
        buffers.turns.find(self.game, position, self.breadth.scope);
        let count = buffers.turns.len();
        if self.allowance.take(count) < count {
            return None;
        }
        buffers.order.clear();
        let mut best: f32 = 0.0;
        for (index, choice) in buffers.turns.iter().enumerate() {
            if let Some(won) = certain(self.game, &choice.position) {
                return Some(won);
            }
            let value = self.evaluator.evaluate(self.game, &choice.position);
            best = best.max(value);
            if turns > 1 {
                buffers.order.push((value, index));
            }
        }
        if turns <= 1 {
            return Some(best);
        }
        buffers.order.sort_by(|a, b| b.0.total_cmp(&a.0));
        let mut best: f32 = 0.0;
        for &(_, index) in buffers.order.iter().take(self.breadth.inner) {
            best = best.max(self.after(&buffers.turns[index].position, turns - 1)?);
        }
        Some(best)
    }
}

/// Every roll with its probability.
pub(super) fn rolls<G: ExpectimaxGame>(game: &G) -> Vec<(G::Move, f32)> {
    let mut all = Vec::new();
    let _ = game.generate(&game.start(), |group| {
        for index in 0..group.len() {
            let roll = group.nth(index);
            all.push((roll, game.weight(roll) as f32 / game.total() as f32));
        }
        ControlFlow::Continue(())
    });
    all
}

/// An evaluator that looks so many turns ahead and asks another one there.
#[derive(Clone, Copy, Debug)]
pub struct Lookahead<E> {
    pub below: E,
    pub turns: u32,
    pub breadth: Breadth,
}

impl<G: ExpectimaxGame, E: Evaluator<G>> Evaluator<G> for Lookahead<E> {
    fn evaluate(&self, game: &G, after: &G::Position) -> f32 {
        let allowance = Allowance::unlimited();
        Searcher::new(game, &self.below, self.breadth, &allowance)
            .after(after, self.turns)
            .expect("an unlimited allowance does not run out")
    }
}
