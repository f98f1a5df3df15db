//! Thinking about a turn: one turn deeper at a time, the best turns first, until something runs out.

use super::afterstate::{Afterstate, Scope, Turns};
use super::allowance::Allowance;
use super::evaluator::{Evaluator, certain, score};
use super::expectimax::{Breadth, Expectimax, rolls};
use crate::think::{Insight, Line, Setting};
use crate::{Clock, Score};
use rules::chasse_croise::{ChasseCroise, Move, Position};
use rules::{Chance, Game};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

/// No line is followed over more turns than this; with 21 rolls a turn nobody gets there.
const DEEPEST: u32 = 12;

/// Thinks about the position on the table and reports after every depth. A depth is a turn: at depth 1 the turns of the
/// player to move are weighed as they are, at depth 2 the other player has answered every roll. Each line is the whole rest
/// of a turn; before the roll there is one line without moves, and its score is the average over the rolls. `None` when the
/// game is over.
pub fn think<E: Evaluator>(
    table: &rules::Table<ChasseCroise>,
    evaluator: &E,
    setting: &Setting<'_>,
    report: impl FnMut(&Insight<Move>),
) -> Option<Insight<Move>> {
    if table.outcome().is_some() {
        return None;
    }
    let thinker = Thinker {
        game: table.game(),
        evaluator,
        setting,
        breadth: if setting.manner.exact {
            Breadth::FULL
        } else {
            Breadth::BEAM
        },
        allowance: Allowance::new(&setting.limits, setting.clock, setting.stop),
    };
    let position = table.position();
    Some(if table.game().awaits_roll(position) {
        thinker.before_the_roll(position, report)
    } else {
        thinker.plan(position, report)
    })
}

struct Thinker<'a, E> {
    game: &'a ChasseCroise,
    evaluator: &'a E,
    setting: &'a Setting<'a>,
    breadth: Breadth,
    allowance: Allowance<'a>,
}

/// A turn that can be chosen, and what it is worth as far as is known.
#[derive(Clone, Copy)]
struct Choice {
    after: Afterstate,
    value: f32,
}

impl<E: Evaluator> Thinker<'_, E> {
    fn deepest(&self) -> u32 {
        self.setting
            .limits
            .depth
            .map_or(DEEPEST, |depth| depth.clamp(1, DEEPEST))
    }

    fn insight(&self, depth: u32, lines: Vec<Line<Move>>) -> Insight<Move> {
        Insight {
            depth,
            deepest: depth,
            nodes: self.allowance.spent(),
            time: self.setting.clock.elapsed(),
            lines,
        }
    }

    /// Whether no new depth should begin.
    fn is_enough(&self) -> bool {
        let late = |clock: &dyn Clock| {
            self.setting
                .limits
                .time
                .is_some_and(|budget| clock.elapsed() >= budget.soft)
        };
        self.allowance.is_over() || late(self.setting.clock)
    }

    /// The value of waiting for the dice.
    fn before_the_roll(
        &self,
        position: &Position,
        mut report: impl FnMut(&Insight<Move>),
    ) -> Insight<Move> {
        let line = |value: f32| {
            vec![Line {
                score: score(value),
                moves: Vec::new(),
            }]
        };
        self.allowance.take_first(1);
        let at_sight = 1.0 - self.evaluator.evaluate(self.game, position);
        let mut best = self.insight(0, line(at_sight));
        let rolls = rolls(self.game);
        for depth in 1..=self.deepest() {
            let values = self.spread(rolls.len(), |search, index| {
                let mut rolled = *position;
                search.game.play(&mut rolled, rolls[index].0);
                search.best(&rolled, depth)
            });
            let average = rolls
                .iter()
                .zip(&values)
                .map(|((_, chance), value)| value.map(|value| chance * value))
                .sum::<Option<f32>>();
            let Some(average) = average else { break };
            best = self.insight(depth, line(average));
            report(&best);
            if self.is_enough() {
                break;
            }
        }
        self.closed(best)
    }

    /// The best ways to play the dice that are there.
    fn plan(&self, position: &Position, mut report: impl FnMut(&Insight<Move>)) -> Insight<Move> {
        let mut choices = self.at_sight(position);
        let wanted = self.setting.manner.lines.clamp(1, choices.len());
        let lines = |choices: &[Choice]| {
            choices
                .iter()
                .take(wanted)
                .map(|choice| self.line(choice))
                .collect()
        };
        let mut best = self.insight(1, lines(&choices));
        report(&best);
        for depth in 2..=self.deepest() {
            let alone = choices.len() == 1 && self.setting.limits.time.is_some();
            let won = certain(self.game, &choices[0].after.position).is_some();
            if alone || won || self.is_enough() {
                break;
            }
            let width = self.breadth.root.max(wanted).min(choices.len());
            let values = self.spread(width, |search, index| {
                search.after(&choices[index].after.position, depth - 1)
            });
            // A depth that was cut short still counts for the turns it has finished, the best ones first: they were weighed
            // alike, and the favourite is among them.
            let finished = values.iter().map_while(|value| *value).count();
            if finished < wanted {
                break;
            }
            for (choice, value) in choices
                .iter_mut()
                .zip(values.iter().map_while(|value| *value))
            {
                choice.value = value;
            }
            choices[..finished].sort_by(|a, b| b.value.total_cmp(&a.value));
            let whole = finished == width;
            best = self.insight(if whole { depth } else { depth - 1 }, lines(&choices));
            if !whole {
                break;
            }
            report(&best);
        }
        self.closed(best)
    }

    /// All turns by what the evaluator says of them, the best first. Where the allowance does not suffice, those that it
    /// does not reach count as lost.
    fn at_sight(&self, position: &Position) -> Vec<Choice> {
        let mut turns = Turns::default();
        turns.find(self.game, position, Scope::All);
        let granted = self.allowance.take_first(turns.len());
        let mut choices: Vec<Choice> = turns
            .iter()
            .enumerate()
            .map(|(index, after)| Choice {
                after: *after,
                value: if index < granted {
                    certain(self.game, &after.position)
                        .unwrap_or_else(|| self.evaluator.evaluate(self.game, &after.position))
                } else {
                    0.0
                },
            })
            .collect();
        choices.sort_by(|a, b| b.value.total_cmp(&a.value));
        choices
    }

    /// Answers so many questions, by as many threads as are wanted, the first ones first. `None` where the allowance ran
    /// out.
    fn spread(
        &self,
        count: usize,
        answer: impl Fn(&mut Expectimax<'_, E>, usize) -> Option<f32> + Sync,
    ) -> Vec<Option<f32>> {
        let next = AtomicUsize::new(0);
        let answers = Mutex::new(vec![None; count]);
        let work = || {
            let mut search =
                Expectimax::new(self.game, self.evaluator, self.breadth, &self.allowance);
            loop {
                let index = next.fetch_add(1, Relaxed);
                if index >= count {
                    return;
                }
                let Some(value) = answer(&mut search, index) else {
                    return;
                };
                if let Ok(mut answers) = answers.lock() {
                    answers[index] = Some(value);
                }
            }
        };
        std::thread::scope(|scope| {
            for _ in 1..self.setting.manner.threads.min(count) {
                scope.spawn(work);
            }
            work();
        });
        answers.into_inner().unwrap_or_default()
    }

    fn closed(&self, mut insight: Insight<Move>) -> Insight<Move> {
        insight.nodes = self.allowance.spent();
        insight.time = self.setting.clock.elapsed();
        insight
    }

    fn line(&self, choice: &Choice) -> Line<Move> {
        let turn = choice.after.turn;
        Line {
            score: match certain(self.game, &choice.after.position) {
                Some(_) => Score::win_in(turn.len() as u32),
                None => score(choice.value),
            },
            moves: turn.to_vec(),
        }
    }
}
