//! What LT-11 needs to know of the moves before: a stack that a game or a search pushes to and pops from. The English
//! variants remember positions, here; the French ones the runs of single pieces, in `run`.

use super::board::{Position, SIDE_KEY, piece_key};
use super::encoding::Move;
use super::run::Runs;
use super::variant::RepetitionRule;
use crate::game::Repetition;
use crate::square::Square;
use std::collections::BTreeMap;

/// The moves so far, each with what it left behind. Only what the variant's rule asks for is filled.
#[derive(Clone, Debug, Default)]
pub struct History {
    steps: Vec<Step>,
    runs: Runs,
    /// Per key the latest step that lies more than [`NEAR`] moves back in its run. Only games that shuffle for very long get
    /// here; without it their length would count squared.
    far: BTreeMap<u64, u32>,
}

/// So many moves back are looked through one by one, which is faster than any index for runs as they usually are.
const NEAR: usize = 256;

/// A move and the position it was made in.
#[derive(Clone, Copy, Debug)]
struct Step {
    /// Board and player to move before the move.
    key: u64,
    /// Plies played before the move.
    ply: u32,
    /// How many moves in a row, up to and with this one, can be undone by later moves: nothing was captured or exchanged.
    run: u32,
    /// How many positions before the moves of the run, with the same player to move, had stood before in the run.
    seconds: u32,
    /// Once the step is among the far ones: the far step with the same key before it.
    same: Option<u32>,
}

/// A position comes back after four plies at the earliest: both players go and return.
const SHORTEST_RETURN: usize = 4;

impl History {
    #[inline]
    pub(super) fn push(&mut self, rule: RepetitionRule, before: &Position, mv: Move) {
        match rule {
            RepetitionRule::Third => self.push_step(before, mv),
            RepetitionRule::Run => self.runs.push(before, mv),
        }
    }

    #[inline]
    pub(super) fn pop(&mut self, rule: RepetitionRule) {
        match rule {
            RepetitionRule::Third => self.pop_step(),
            RepetitionRule::Run => self.runs.pop(),
        }
    }

    #[inline]
    fn push_step(&mut self, before: &Position, mv: Move) {
        let reversible = matches!(mv.target(), Some((_, None)));
        let run = match self.steps.last() {
            _ if !reversible => 0,
            Some(last) => last.run + 1,
            None => 1,
        };
        let mut step = Step {
            key: before.hash,
            ply: before.ply,
            run,
            seconds: 0,
            same: None,
        };
        if run > 2 {
            let again = self.earlier(run as usize - 1, before.hash, SHORTEST_RETURN);
            step.seconds = self.steps[self.steps.len() - 2].seconds + u32::from(again.is_some());
        }
        self.steps.push(step);
        if run as usize > NEAR {
            self.grow_far();
        }
    }

    #[inline]
    fn pop_step(&mut self) {
        let popped = self.steps.pop();
        if !self.far.is_empty() && popped.is_some_and(|step| step.run as usize > NEAR) {
            self.shrink_far();
        }
    }

    /// After a push: the step that has just passed out of sight joins the far ones.
    #[cold]
    fn grow_far(&mut self) {
        let index = self.steps.len() - 1 - NEAR;
        self.steps[index].same = self.far.insert(self.steps[index].key, index as u32);
    }

    /// After a pop: the step that has come into sight again leaves the far ones.
    #[cold]
    fn shrink_far(&mut self) {
        let index = self.steps.len() - NEAR;
        let step = &mut self.steps[index];
        match step.same.take() {
            Some(before) => self.far.insert(step.key, before),
            None => self.far.remove(&step.key),
        };
    }

    /// The latest of the last `run` moves that was made in the position with this key, at least `back` moves ago; given as the
    /// number of moves ago. Every second one is looked at: the others have the other player to move.
    fn earlier(&self, run: usize, key: u64, back: usize) -> Option<usize> {
        (back..=run.min(NEAR))
            .step_by(2)
            .find(|ago| self.steps[self.steps.len() - ago].key == key)
            .or_else(|| self.earlier_far(run, key, back))
    }

    fn earlier_far(&self, run: usize, key: u64, back: usize) -> Option<usize> {
        if run <= NEAR {
            return None;
        }
        let mut next = self.far.get(&key).copied();
        while let Some(index) = next {
            let ago = self.steps.len() - index as usize;
            if ago >= back {
                return (ago <= run).then_some(ago);
            }
            next = self.steps[index as usize].same;
        }
        None
    }

    /// Whether LT-11 could forbid any move now.
    #[inline]
    pub(super) fn may_forbid(&self, rule: RepetitionRule) -> bool {
        match rule {
            // The position after a move has the player to move of the last step's position.
            RepetitionRule::Third => self.steps.last().is_some_and(|last| last.seconds > 0),
            RepetitionRule::Run => self.runs.may_forbid(),
        }
    }

    /// Whether LT-11 forbids this otherwise legal move, and after which plies the same stood before.
    pub(super) fn forbids(
        &self,
        rule: RepetitionRule,
        position: &Position,
        mv: Move,
    ) -> Option<Repetition> {
        // Neither a capture nor an exchange is ever forbidden: they make a position that never was, and end a run.
        let Some((to, None)) = mv.target() else {
            return None;
        };
        match rule {
            RepetitionRule::Third => self.third(position, mv.from(), to),
            RepetitionRule::Run => self.runs.forbids(mv.from(), to),
        }
    }

    /// Whether this plain move brings a position about that stood twice.
    fn third(&self, position: &Position, from: Square, to: Square) -> Option<Repetition> {
        let kind = position.kind_on(from);
        let key = position.hash
            ^ piece_key(position.side, kind, from)
            ^ piece_key(position.side, kind, to)
            ^ SIDE_KEY;
        let run = self.steps.last()?.run as usize;
        // The move itself would be the first ply of the return, so one less lies behind.
        let second = self.earlier(run, key, SHORTEST_RETURN - 1)?;
        let first = self.earlier(run, key, second + SHORTEST_RETURN)?;
        let ply = |ago: usize| Some(self.steps[self.steps.len() - ago].ply);
        Some(Repetition {
            plies: [ply(first), ply(second), None],
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{History, NEAR};
    use crate::AnyTable;
    use crate::random::numbers;

    /// The keys among the far steps, as the steps themselves tell it.
    fn far_by_hand(history: &History) -> Vec<(u64, u32)> {
        let mut far = std::collections::BTreeMap::new();
        for (index, step) in history.steps.iter().enumerate() {
            if step.run as usize > NEAR {
                let index = index - NEAR;
                far.insert(history.steps[index].key, index as u32);
            }
        }
        far.into_iter().collect()
    }

    #[test]
    fn a_long_shuffle_remembers_its_far_positions_and_forgets_them_when_taken_back() {
        let mut table = AnyTable::open("la-trel/basic").expect("a variant");
        let mut below = numbers(7);
        while table.len() < 4 * NEAR {
            let mv = table.random_move(&mut below).expect("a move");
            if !mv.contains(['x', '=']) {
                table.play(&mv).expect("legal");
            }
            if table.outcome().is_some() {
                table.undo();
            }
            if below(8) == 0 {
                table.undo();
            }
            let AnyTable::LaTrel(la_trel) = &table else {
                unreachable!("a table of La Trel");
            };
            let history = la_trel.history();
            let far: Vec<_> = history.far.iter().map(|(key, at)| (*key, *at)).collect();
            assert_eq!(far, far_by_hand(history));
            let Some(run) = history.steps.last().map(|step| step.run as usize) else {
                continue;
            };
            let count = history.steps.len();
            let index = below(count);
            let key = history.steps[index].key;
            // A key is asked for only where its player is to move: an even number of plies from where it stood.
            let back = 1 + below(2 * NEAR);
            let back = back + (back + count - index) % 2;
            let one_by_one = (back..=run)
                .step_by(2)
                .find(|ago| history.steps[count - ago].key == key);
            assert_eq!(history.earlier(run, key, back), one_by_one);
        }
        while table.undo() {}
        let AnyTable::LaTrel(la_trel) = &table else {
            unreachable!("a table of La Trel");
        };
        assert!(la_trel.history().far.is_empty());
    }
}
