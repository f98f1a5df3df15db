//! Thinking about a move: iterative deepening with aspiration windows, several lines, several threads.

use crate::contest::Contest;
use crate::searcher::{DEEPEST, Searcher, Shared};
use crate::table::Table;
use crate::{Clock, Limits, Score, Window};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// How to think, beside the limits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Manner {
    pub threads: usize,
    /// How many of the best first moves to report.
    pub lines: usize,
    /// Plain alpha-beta without heuristics: slower, and equal to minimax. For tests and proofs.
    pub exact: bool,
    /// The first depth to look at. Above 1 a search goes on where an earlier one of the same position was cut off: what
    /// that one knew is in the table.
    pub from: u32,
}

impl Default for Manner {
    fn default() -> Manner {
        Manner {
            threads: 1,
            lines: 1,
            exact: false,
            from: 1,
        }
    }
}

/// One of the best lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line<M> {
    /// For the player to move.
    pub score: Score,
    pub moves: Vec<M>,
}

/// What a finished depth has shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Insight<M> {
    pub depth: u32,
    /// The deepest node of all, quiescence included.
    pub deepest: u32,
    pub nodes: u64,
    pub time: Duration,
    /// Best first.
    pub lines: Vec<Line<M>>,
}

impl<M: Copy> Insight<M> {
    pub fn best(&self) -> Option<M> {
        self.lines
            .first()
            .and_then(|line| line.moves.first())
            .copied()
    }

    pub fn score(&self) -> Score {
        self.lines.first().map_or(Score::DRAW, |line| line.score)
    }
}

/// What a search works with.
pub struct Setting<'a> {
    pub table: &'a Table,
    pub clock: &'a dyn Clock,
    pub stop: &'a AtomicBool,
    pub limits: Limits,
    pub manner: Manner,
}

impl std::fmt::Debug for Setting<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Setting")
            .field("limits", &self.limits)
            .field("manner", &self.manner)
            .finish_non_exhaustive()
    }
}

/// Thinks about the position on the table and reports after every depth. `None` when there is nothing to think about: the
/// game is over.
pub fn think<G: Contest>(
    table: &rules::Table<G>,
    weights: &[i32],
    setting: &Setting<'_>,
    mut report: impl FnMut(&Insight<G::Move>),
) -> Option<Insight<G::Move>> {
    if table.outcome().is_some() {
        return None;
    }
    if setting.manner.from <= 1 {
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
    };
    let helpers = setting.manner.threads.max(1) - 1;
    if helpers == 0 {
        return Some(deepen(table, weights, &shared, setting, 0, &mut report));
    }
    let done = AtomicBool::new(false);
    std::thread::scope(|scope| {
        for helper in 1..=helpers {
            let shared = Shared {
                stop: &done,
                ..shared
            };
            scope.spawn(move || {
                deepen(table, weights, &shared, setting, helper, &mut |_| {});
            });
        }
        let answer = deepen(table, weights, &shared, setting, 0, &mut report);
        done.store(true, Relaxed);
        Some(answer)
    })
}

/// Iterative deepening on one thread. Helpers (numbers above 0) begin at other depths, so that the threads help each other
/// through the table instead of doing the same work.
fn deepen<G: Contest>(
    table: &rules::Table<G>,
    weights: &[i32],
    shared: &Shared<'_>,
    setting: &Setting<'_>,
    helper: usize,
    report: &mut dyn FnMut(&Insight<G::Move>),
) -> Insight<G::Move> {
    let position = table.position();
    let mut searcher = Searcher::new(table, weights, shared, setting.manner.exact);
    let moves = searcher.root_moves(position);
    let wanted = setting.manner.lines.clamp(1, moves.len().max(1));
    let deepest = setting.limits.depth.unwrap_or(DEEPEST).clamp(1, DEEPEST);
    // Something to answer with, whatever happens.
    let first = Line {
        score: Score::DRAW,
        moves: moves.first().copied().into_iter().collect(),
    };
    let mut best = Insight {
        depth: 0,
        deepest: 0,
        nodes: 0,
        time: Duration::ZERO,
        lines: vec![first],
    };

    for depth in setting.manner.from.clamp(1, deepest)..=deepest {
        let depth_here = (depth + helper as u32 % 2).min(deepest);
        let mut lines: Vec<Line<G::Move>> = Vec::with_capacity(wanted);
        for number in 0..wanted {
            let before = best.lines.get(number);
            let without: Vec<_> = lines
                .iter()
                .filter_map(|line| line.moves.first().copied())
                .collect();
            let expected = before
                .filter(|_| best.depth >= 4 && !setting.manner.exact)
                .map(|line| line.score);
            let first = before.and_then(|line| line.moves.first().copied());
            let score = aspire(
                &mut searcher,
                position,
                depth_here,
                expected,
                first,
                &without,
            );
            // A search that was cut short still counts if it has found a first move that it finished.
            if searcher.stopped && searcher.line(0).is_empty() {
                break;
            }
            lines.push(Line {
                score,
                moves: searcher.line(0).to_vec(),
            });
            if searcher.stopped {
                break;
            }
        }
        if searcher.stopped {
            // What an unfinished depth has found is at least as good as what it began with: the best of the depth before.
            if (wanted == 1 || best.depth == 0) && !lines.is_empty() {
                best.lines = lines;
            }
            break;
        }
        lines.sort_by_key(|line| std::cmp::Reverse(line.score));
        best = Insight {
            depth,
            deepest: searcher.deepest,
            nodes: shared.nodes.load(Relaxed).max(searcher.nodes),
            time: shared.clock.elapsed(),
            lines,
        };
        if helper == 0 {
            report(&best);
        }
        let decided = best
            .score()
            .forced()
            .is_some_and(|distance| distance.unsigned_abs() <= depth);
        let only_move = moves.len() == 1 && setting.limits.time.is_some();
        let time_up = setting
            .limits
            .time
            .is_some_and(|budget| shared.clock.elapsed() >= budget.soft);
        if shared.stop.load(Relaxed)
            || time_up
            || only_move
            || (decided && setting.limits.depth.is_none())
        {
            break;
        }
    }
    best.nodes = shared.nodes.load(Relaxed).max(searcher.nodes);
    best.time = shared.clock.elapsed();
    best
}

/// Aspiration: search around the score expected, and widen where it was wrong.
fn aspire<G: Contest>(
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
        first = searcher.line(0).first().copied().or(first);
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
