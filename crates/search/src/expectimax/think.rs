//! Thinking about a turn: one turn deeper at a time, the best turns first, until something runs out.

use super::allowance::Allowance;
use super::evaluator::{Evaluator, certain, score};
use super::game::ExpectimaxGame;
use super::searcher::{Breadth, Searcher, rolls};
use super::turns::{Afterstate, Scope, Turns};
use crate::search_result::{SearchResult, Variation};
use crate::setting::Setting;
use crate::{Clock, Score};
use rules::sort_compactly;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

/// No variation is followed over more turns than this; with every roll to be answered nobody gets there.
const DEEPEST: u32 = 12;

/// Thinks about the position on the table and reports after every depth. A depth is a turn: at depth 1 the turns of the
/// player to move are weighed as they are, at depth 2 the other player has answered every roll. Each variation is the whole rest
/// of a turn; before the roll there is one variation without moves, and its score is the average over the rolls. `None` when the
/// game is over.
pub fn think<G: ExpectimaxGame, E: Evaluator<G>>(
    table: &rules::Table<G>,
    evaluator: &E,
    setting: &Setting<'_>,
    report: impl FnMut(&SearchResult<G::Move>),
) -> Option<SearchResult<G::Move>> {
    if table.outcome().is_some() {
        return None;
    }
    let thinker = Thinker::new(table, evaluator, setting);
    let position = table.position();
    if table.game().awaits_roll(position) {
        return Some(thinker.before_the_roll(position, report));
    }
    Some(thinker.plan(thinker.at_sight(position), report))
}

/// [`think`] as if there were no turns but these. `None` where there are none, and before the roll.
pub(super) fn think_among<G: ExpectimaxGame, E: Evaluator<G>>(
    table: &rules::Table<G>,
    evaluator: &E,
    setting: &Setting<'_>,
    among: &dyn Fn(&[G::Move]) -> bool,
) -> Option<SearchResult<G::Move>> {
    let position = table.position();
    if table.outcome().is_some() || table.game().awaits_roll(position) {
        return None;
    }
    let thinker = Thinker::new(table, evaluator, setting);
    let mut choices = thinker.at_sight(position);
    choices.retain(|choice| among(&choice.after.turn));
    (!choices.is_empty()).then(|| thinker.plan(choices, |_| {}))
}

struct Thinker<'a, G, E> {
    game: &'a G,
    evaluator: &'a E,
    setting: &'a Setting<'a>,
    breadth: Breadth,
    allowance: Allowance<'a>,
}

/// A turn that can be chosen, and what it is worth as far as is known.
#[derive(Clone, Copy)]
struct Choice<G: ExpectimaxGame> {
    after: Afterstate<G>,
    value: f32,
}

impl<'a, G: ExpectimaxGame, E: Evaluator<G>> Thinker<'a, G, E> {
    fn new(
        table: &'a rules::Table<G>,
        evaluator: &'a E,
        setting: &'a Setting<'a>,
    ) -> Thinker<'a, G, E> {
        Thinker {
            game: table.game(),
            evaluator,
            setting,
            breadth: if setting.options.exact {
                Breadth::FULL
            } else {
                Breadth::BEAM
            },
            allowance: Allowance::new(&setting.limits, setting.clock, setting.stop),
        }
    }

    fn deepest(&self) -> u32 {
        self.setting
            .limits
            .depth
            .map_or(DEEPEST, |depth| depth.clamp(1, DEEPEST))
    }

    fn analysis(&self, depth: u32, variations: Vec<Variation<G::Move>>) -> SearchResult<G::Move> {
        SearchResult {
            depth,
            deepest: depth,
            nodes: self.allowance.spent(),
            time: self.setting.clock.elapsed(),
            variations,
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
        position: &G::Position,
        mut report: impl FnMut(&SearchResult<G::Move>),
    ) -> SearchResult<G::Move> {
        let variation = |value: f32| {
            vec![Variation {
                score: score(value),
                moves: Vec::new(),
            }]
        };
        self.allowance.take_first(1);
        let at_sight = 1.0 - self.evaluator.evaluate(self.game, position);
        let mut best = self.analysis(0, variation(at_sight));
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
            best = self.analysis(depth, variation(average));
            report(&best);
            if self.is_enough() {
                break;
            }
        }
        self.closed(best)
    }

    /// The best of these ways to play the dice that are there; the best at sight first.
    fn plan(
        &self,
        mut choices: Vec<Choice<G>>,
        mut report: impl FnMut(&SearchResult<G::Move>),
    ) -> SearchResult<G::Move> {
        let wanted = self.setting.options.variations.clamp(1, choices.len());
        let variations = |choices: &[Choice<G>]| {
            choices
                .iter()
                .take(wanted)
                .map(|choice| self.variation(choice))
                .collect()
        };
        let mut best = self.analysis(1, variations(&choices));
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
            sort_compactly(&mut choices[..finished], |a, b| b.value.total_cmp(&a.value));
            let whole = finished == width;
            best = self.analysis(if whole { depth } else { depth - 1 }, variations(&choices));
            if !whole {
                break;
            }
            report(&best);
        }
        self.closed(best)
    }

    /// All turns by what the evaluator says of them, the best first. Where the allowance does not suffice, those that it
    /// does not reach count as lost.
    fn at_sight(&self, position: &G::Position) -> Vec<Choice<G>> {
        let mut turns = Turns::default();
        turns.find(self.game, position, Scope::All);
        let granted = self.allowance.take_first(turns.len());
        let mut choices: Vec<Choice<G>> = turns
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
        sort_compactly(&mut choices, |a, b| b.value.total_cmp(&a.value));
        choices
    }

    /// Answers so many questions, by as many threads as are wanted, the first ones first. `None` where the allowance ran
    /// out.
    fn spread(
        &self,
        count: usize,
        answer: impl Fn(&mut Searcher<'_, G, E>, usize) -> Option<f32> + Sync,
    ) -> Vec<Option<f32>> {
        let next = AtomicUsize::new(0);
        let answers = Mutex::new(vec![None; count]);
        let work = || {
            let mut search =
                Searcher::new(self.game, self.evaluator, self.breadth, &self.allowance);
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
            for _ in 1..self.setting.options.threads.min(count) {
                // A thread that cannot be started is missed by nobody but the clock: the others do its work.
                let _ = std::thread::Builder::new().spawn_scoped(scope, work);
            }
            work();
        });
        answers.into_inner().unwrap_or_default()
    }

    fn closed(&self, mut analysis: SearchResult<G::Move>) -> SearchResult<G::Move> {
        analysis.nodes = self.allowance.spent();
        analysis.time = self.setting.clock.elapsed();
        analysis
    }

    fn variation(&self, choice: &Choice<G>) -> Variation<G::Move> {
        let turn = choice.after.turn;
        Variation {
            score: match certain(self.game, &choice.after.position) {
                Some(_) => Score::win_in(turn.len() as u32),
                None => score(choice.value),
            },
            moves: turn.to_vec(),
        }
    }
}
