//! Thinking about a move: iterative deepening with aspiration windows, several variations, several threads.

use super::game::AlphaBetaGame;
use super::searcher::{DEEPEST, Searcher, Shared};
use super::sharing::Busy;
use super::window::Window;
use crate::Score;
use crate::search_result::{SearchResult, Variation};
use crate::setting::Setting;
use rules::sort_compactly;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering::Relaxed};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// Thinks about the position on the table and reports after every depth. `None` when there is nothing to think about: the
/// game is over.
pub fn think<G: AlphaBetaGame>(
    table: &rules::Table<G>,
    weights: &[i32],
    setting: &Setting<'_>,
    report: impl FnMut(&SearchResult<G::Move>),
) -> Option<SearchResult<G::Move>> {
    think_without(table, weights, setting, &[], report)
}

/// [`think`] as if these moves were not there. What remains must be more than nothing.
pub(super) fn think_without<G: AlphaBetaGame>(
    table: &rules::Table<G>,
    weights: &[i32],
    setting: &Setting<'_>,
    without: &[G::Move],
    mut report: impl FnMut(&SearchResult<G::Move>),
) -> Option<SearchResult<G::Move>> {
    if table.outcome().is_some() {
        return None;
    }
    if setting.options.from <= 1 {
        setting.table.grow_older();
    }
    let nodes = AtomicU64::new(0);
    let shared = Shared {
        table: setting.table,
        stop: setting.stop,
        nodes: &nodes,
        most_nodes: setting.limits.nodes.unwrap_or(u64::MAX),
        hard_time: setting.limits.time.map(|budget| budget.hard),
        clock: setting.clock,
        busy: None,
        finished: None,
    };
    let helpers = setting.options.threads.max(1) - 1;
    if helpers == 0 {
        let mut searching = Searching::new(table, weights, &shared, setting, without);
        return Some(searching.deepen(&mut report));
    }
    let (done, busy, common) = (AtomicBool::new(false), Busy::new(), Common::default());
    let shared = Shared {
        busy: Some(&busy),
        finished: Some(&common.depth),
        ..shared
    };
    std::thread::scope(|scope| {
        for helper in 1..=helpers {
            let shared = Shared {
                stop: &done,
                ..shared
            };
            let common = &common;
            // A thread that cannot be started is missed by nobody but the clock: the others do its work.
            let _ = std::thread::Builder::new().spawn_scoped(scope, move || {
                Searching {
                    common: Some(common),
                    ahead: helper as u32 % 2,
                    ..Searching::new(table, weights, &shared, setting, without)
                }
                .deepen(&mut |_| {});
            });
        }
        let mut searching = Searching {
            common: Some(&common),
            ..Searching::new(table, weights, &shared, setting, without)
        };
        let answer = searching.deepen(&mut report);
        done.store(true, Relaxed);
        Some(answer)
    })
}

/// The deepest analysis that any thread has come to. Whoever is still at that depth takes it over and goes on from there.
struct Common<M> {
    depth: AtomicU32,
    best: Mutex<Option<SearchResult<M>>>,
}

impl<M> Default for Common<M> {
    fn default() -> Common<M> {
        Common {
            depth: AtomicU32::new(0),
            best: Mutex::new(None),
        }
    }
}

impl<M: Clone> Common<M> {
    fn tell(&self, analysis: &SearchResult<M>) {
        let mut best = self.best.lock().unwrap_or_else(PoisonError::into_inner);
        if analysis.depth > self.depth.load(Relaxed) {
            *best = Some(analysis.clone());
            self.depth.store(analysis.depth, Relaxed);
        }
    }

    fn heard(&self) -> Option<SearchResult<M>> {
        let best = self.best.lock().unwrap_or_else(PoisonError::into_inner);
        best.clone()
    }
}

/// Iterative deepening on one thread.
struct Searching<'a, G: AlphaBetaGame> {
    searcher: Searcher<'a, G>,
    position: &'a G::Position,
    shared: &'a Shared<'a>,
    setting: &'a Setting<'a>,
    common: Option<&'a Common<G::Move>>,
    /// How much deeper this thread looks than others: what it finds orders their moves, and sometimes it is the first.
    ahead: u32,
    /// Moves that are left out.
    without: &'a [G::Move],
    moves: Vec<G::Move>,
    best: SearchResult<G::Move>,
}

impl<'a, G: AlphaBetaGame> Searching<'a, G> {
    fn new(
        table: &'a rules::Table<G>,
        weights: &'a [i32],
        shared: &'a Shared<'a>,
        setting: &'a Setting<'a>,
        without: &'a [G::Move],
    ) -> Searching<'a, G> {
        let position = table.position();
        let mut searcher = Searcher::new(table, weights, shared, setting.options.exact);
        let mut moves = searcher.root_moves(position);
        moves.retain(|mv| !without.contains(mv));
        // Something to answer with, whatever happens.
        let first = Variation {
            score: Score::DRAW,
            moves: moves.first().copied().into_iter().collect(),
        };
        let best = SearchResult {
            depth: 0,
            deepest: 0,
            nodes: 0,
            time: Duration::ZERO,
            variations: vec![first],
        };
        Searching {
            searcher,
            position,
            shared,
            setting,
            common: None,
            ahead: 0,
            without,
            moves,
            best,
        }
    }

    fn deepen(&mut self, report: &mut dyn FnMut(&SearchResult<G::Move>)) -> SearchResult<G::Move> {
        let limits = self.setting.limits;
        let deepest = limits.depth.unwrap_or(DEEPEST).clamp(1, DEEPEST);
        let mut next = self.setting.options.from.clamp(1, deepest);
        while next <= deepest {
            let depth = (next + self.ahead).min(deepest);
            let variations = self.variations(depth);
            if self.searcher.overtaken {
                self.take_over();
            } else if self.searcher.stopped {
                // What an unfinished depth has found is at least as good as what it began with: the best of the depth before.
                if (self.wanted() == 1 || self.best.depth == 0) && !variations.is_empty() {
                    self.best.variations = variations;
                }
                break;
            } else {
                self.finish(depth, variations);
            }
            report(&self.best);
            if self.is_enough() {
                break;
            }
            next = self.best.depth + 1;
        }
        self.best.nodes = self.nodes();
        self.best.time = self.shared.clock.elapsed();
        self.best.clone()
    }

    /// How many variations there can be.
    fn wanted(&self) -> usize {
        self.setting
            .options
            .variations
            .clamp(1, self.moves.len().max(1))
    }

    fn nodes(&self) -> u64 {
        self.shared.nodes.load(Relaxed).max(self.searcher.nodes)
    }

    /// The best variations of this depth, as many as were found before the search was stopped.
    fn variations(&mut self, depth: u32) -> Vec<Variation<G::Move>> {
        let wanted = self.wanted();
        let searcher = &mut self.searcher;
        searcher.aim = depth;
        let mut variations: Vec<Variation<G::Move>> = Vec::with_capacity(wanted);
        for number in 0..wanted {
            let before = self.best.variations.get(number);
            let found = variations
                .iter()
                .filter_map(|variation| variation.moves.first());
            let without: Vec<_> = self.without.iter().chain(found).copied().collect();
            let expected = before
                .filter(|_| self.best.depth >= 4 && !self.setting.options.exact)
                .map(|variation| variation.score);
            let first = before.and_then(|variation| variation.moves.first().copied());
            let score = aspire(searcher, self.position, depth, expected, first, &without);
            // A search that was cut short still counts if it has found a first move that it finished.
            if searcher.stopped && searcher.variation(0).is_empty() {
                break;
            }
            variations.push(Variation {
                score,
                moves: searcher.variation(0).to_vec(),
            });
            if searcher.stopped {
                break;
            }
        }
        variations
    }

    /// Another thread has finished the depth that this one is at.
    fn take_over(&mut self) {
        self.searcher.overtaken = false;
        self.searcher.stopped = false;
        if let Some(analysis) = self.common.and_then(Common::heard) {
            self.best = analysis;
        }
        self.best.nodes = self.nodes();
        self.best.time = self.shared.clock.elapsed();
    }

    fn finish(&mut self, depth: u32, mut variations: Vec<Variation<G::Move>>) {
        sort_compactly(&mut variations, |one, other| other.score.cmp(&one.score));
        self.best = SearchResult {
            depth,
            deepest: self.searcher.deepest,
            nodes: self.nodes(),
            time: self.shared.clock.elapsed(),
            variations,
        };
        if let Some(common) = self.common {
            common.tell(&self.best);
        }
    }

    /// Whether there is no need, or no time, to look deeper.
    fn is_enough(&self) -> bool {
        let limits = self.setting.limits;
        let decided = self
            .best
            .score()
            .forced()
            .is_some_and(|distance| distance.unsigned_abs() <= self.best.depth);
        let only_move = self.moves.len() == 1 && limits.time.is_some();
        let time_up = limits
            .time
            .is_some_and(|budget| self.shared.clock.elapsed() >= budget.soft);
        self.shared.stop.load(Relaxed)
            || time_up
            || only_move
            || (decided && limits.depth.is_none())
    }
}

/// Aspiration: search around the score expected, and widen where it was wrong.
fn aspire<G: AlphaBetaGame>(
    searcher: &mut Searcher<'_, G>,
    position: &G::Position,
    depth: u32,
    expected: Option<Score>,
    mut first: Option<G::Move>,
    without: &[G::Move],
) -> Score {
    let mut margin = 30;
    let mut window = expected.map_or(Window::FULL, |score| Window::around(score, margin));
    loop {
        let score = searcher.root(position, depth as i32, window, first, without);
        if searcher.stopped {
            return score;
        }
        margin *= 3;
        first = searcher.variation(0).first().copied().or(first);
        if score <= window.alpha && window.alpha > Window::FULL.alpha {
            window.alpha = if margin > 1000 {
                Window::FULL.alpha
            } else {
                (score - margin).max(Window::FULL.alpha)
            };
        } else if score >= window.beta && window.beta < Window::FULL.beta {
            window.beta = if margin > 1000 {
                Window::FULL.beta
            } else {
                (score + margin).min(Window::FULL.beta)
            };
        } else {
            return score;
        }
    }
}
