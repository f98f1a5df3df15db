//! One thread of the alpha-beta search: principal variation search with a transposition table, quiescence, null move
//! and late-move reductions. The ideas are the common stock of chess programming; each is named where it is used.

use crate::contest::{Contest, SLOTS, weigh};
use crate::table::{Bound, Entry, Table};
use crate::{Clock, Score, Window};
use rules::{Outcome, Side};
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// No line is followed deeper than this.
pub(crate) const DEEPEST: u32 = 120;
/// Captures are followed at most so far beyond the horizon.
const DEEPEST_QUIESCENCE: i32 = 16;
/// A position offers the search at most so many moves, the most promising ones.
const MOST_MOVES: usize = 256;
/// Generation itself stops here: one Warrior of La Trel may have a million chains.
const MOST_GENERATED: usize = 4096;
/// Threads add their nodes to the shared count in lots of this.
const LOT: u64 = 256;

/// What all threads of one search share.
pub(crate) struct Shared<'a> {
    pub(crate) table: &'a Table,
    pub(crate) stop: &'a AtomicBool,
    pub(crate) nodes: &'a AtomicU64,
    pub(crate) most_nodes: u64,
    pub(crate) hard_time: Option<Duration>,
    pub(crate) clock: &'a dyn Clock,
}

#[derive(Clone, Copy)]
struct Candidate<M> {
    mv: M,
    order: i32,
    gain: i32,
}

/// One thread's state.
pub(crate) struct Searcher<'a, G: Contest> {
    game: &'a G,
    weights: &'a [i32],
    shared: &'a Shared<'a>,
    /// Without heuristics the search is plain alpha-beta and gives the minimax value.
    exact: bool,
    history: G::History,
    /// Repetition keys from the start of the game to the current node.
    path: Vec<u64>,
    killers: Vec<[u64; 2]>,
    /// How often a kind of quiet move refuted something, by player.
    learnt: [Vec<i32>; 2],
    lists: Vec<Vec<Candidate<G::Move>>>,
    lines: Vec<Vec<G::Move>>,
    pub(crate) nodes: u64,
    unreported: u64,
    pub(crate) deepest: u32,
    pub(crate) stopped: bool,
}

impl<'a, G: Contest> Searcher<'a, G> {
    pub(crate) fn new(
        game: &'a G,
        weights: &'a [i32],
        shared: &'a Shared<'a>,
        exact: bool,
        history: G::History,
        path: Vec<u64>,
    ) -> Searcher<'a, G> {
        Searcher {
            game,
            weights,
            shared,
            exact,
            history,
            path,
            killers: vec![[0; 2]; DEEPEST as usize + 1],
            learnt: [vec![0; SLOTS], vec![0; SLOTS]],
            lists: std::iter::repeat_with(Vec::new)
                .take(DEEPEST as usize + 40)
                .collect(),
            lines: std::iter::repeat_with(Vec::new)
                .take(DEEPEST as usize + 2)
                .collect(),
            nodes: 0,
            unreported: 0,
            deepest: 0,
            stopped: false,
        }
    }

    /// The line that the last full search of this ply found best.
    pub(crate) fn line(&self, ply: usize) -> &[G::Move] {
        &self.lines[ply]
    }

    /// Searches the root to a depth, leaving out moves that better lines begin with.
    pub(crate) fn root(
        &mut self,
        position: &G::Position,
        depth: i32,
        mut window: Window,
        first: Option<G::Move>,
        without: &[G::Move],
    ) -> Score {
        let mut list = std::mem::take(&mut self.lists[0]);
        self.fill(position, 0, first.map_or(0, G::pack), &mut list);
        list.retain(|candidate| !without.contains(&candidate.mv));
        self.lines[0].clear();
        let mut best = -Score::INFINITE;
        for index in 0..list.len() {
            let candidate = pick(&mut list, index);
            let score = self.searched(position, candidate, index, depth, 0, window, true);
            if self.stopped {
                break;
            }
            if score > best {
                best = score;
                if score > window.alpha || index == 0 {
                    self.keep_line(0, candidate.mv);
                }
                if window.raise(score) {
                    break;
                }
            }
        }
        self.lists[0] = list;
        best
    }

    /// The moves of the root, as the search sees them.
    pub(crate) fn root_moves(&mut self, position: &G::Position) -> Vec<G::Move> {
        let mut list = Vec::new();
        self.fill(position, 0, 0, &mut list);
        list.into_iter().map(|candidate| candidate.mv).collect()
    }

    fn keep_line(&mut self, ply: u32, mv: G::Move) {
        let ply = ply as usize;
        let (before, after) = self.lines.split_at_mut(ply + 1);
        before[ply].clear();
        before[ply].push(mv);
        before[ply].extend_from_slice(&after[0]);
    }

    /// The value of a move: late moves are first tried with a narrow window and reduced depth.
    #[allow(clippy::too_many_arguments)]
    fn searched(
        &mut self,
        position: &G::Position,
        candidate: Candidate<G::Move>,
        index: usize,
        depth: i32,
        ply: u32,
        window: Window,
        principal: bool,
    ) -> Score {
        let mut child = *position;
        self.make(position, &mut child, candidate.mv);
        let deeper = depth - 1;
        let score = if index == 0 {
            -self.node(&child, deeper, ply + 1, -window, principal, true)
        } else {
            let reduction = self.reduction(depth, index, &candidate, principal);
            let mut score = -self.node(
                &child,
                deeper - reduction,
                ply + 1,
                -window.above_alpha(),
                false,
                true,
            );
            if reduction > 0 && score > window.alpha {
                score = -self.node(&child, deeper, ply + 1, -window.above_alpha(), false, true);
            }
            if principal && window.contains(score) {
                score = -self.node(&child, deeper, ply + 1, -window, true, true);
            }
            score
        };
        self.unmake();
        score
    }

    /// Late-move reductions: quiet moves far down the list are rarely best.
    fn reduction(
        &self,
        depth: i32,
        index: usize,
        candidate: &Candidate<G::Move>,
        principal: bool,
    ) -> i32 {
        if self.exact || depth < 3 || index < 3 || candidate.gain > 0 || candidate.order >= KILLER {
            return 0;
        }
        let amount = ((depth as f32).ln() * (index as f32).ln() / 2.2) as i32;
        (amount - i32::from(principal)).clamp(0, depth - 2)
    }

    fn make(&mut self, before: &G::Position, child: &mut G::Position, mv: G::Move) {
        self.game.play(child, mv);
        self.game.remember(&mut self.history, before, mv, child);
        self.path.push(self.game.board_key(child));
        self.count();
    }

    fn unmake(&mut self) {
        self.game.forget(&mut self.history);
        self.path.pop();
    }

    fn count(&mut self) {
        self.nodes += 1;
        self.unreported += 1;
        let due = self.unreported >= LOT || self.shared.most_nodes < LOT * 64;
        if due {
            let all = self.shared.nodes.fetch_add(self.unreported, Relaxed) + self.unreported;
            self.unreported = 0;
            let late = || {
                self.shared
                    .hard_time
                    .is_some_and(|limit| self.shared.clock.elapsed() >= limit)
            };
            if all >= self.shared.most_nodes || self.shared.stop.load(Relaxed) || late() {
                self.stopped = true;
            }
        }
    }

    fn evaluate(&self, position: &G::Position) -> Score {
        let for_one = weigh(self.game, position, self.weights);
        Score::eval(if self.game.side(position) == Side::One {
            for_one
        } else {
            -for_one
        })
    }

    fn ended(&self, position: &G::Position, outcome: Outcome, ply: u32) -> Score {
        match outcome.winner {
            None => Score::DRAW,
            Some(winner) if winner == self.game.side(position) => Score::win_in(ply),
            Some(_) => Score::loss_in(ply),
        }
    }

    fn repeats(&self) -> bool {
        let (last, earlier) = self
            .path
            .split_last()
            .expect("the node itself is on the path");
        // Only the same player's turns can be the same position.
        earlier
            .iter()
            .rev()
            .skip(1)
            .step_by(2)
            .take(50)
            .any(|key| key == last)
    }

    fn node(
        &mut self,
        position: &G::Position,
        depth: i32,
        ply: u32,
        mut window: Window,
        principal: bool,
        may_pass: bool,
    ) -> Score {
        self.lines[ply as usize].clear();
        if self.stopped {
            return Score::DRAW;
        }
        if let Some(outcome) = self.game.judged(position) {
            return self.ended(position, outcome, ply);
        }
        if !self.exact && self.repeats() {
            return Score::DRAW;
        }
        if depth <= 0 || ply >= DEEPEST {
            return self.quiet(position, ply, window, DEEPEST_QUIESCENCE);
        }
        self.deepest = self.deepest.max(ply);
        // No line can be better than winning at once or worse than having lost.
        window.alpha = window.alpha.max(Score::loss_in(ply));
        window.beta = window.beta.min(Score::win_in(ply + 1));
        if window.is_empty() {
            return window.alpha;
        }

        let key = self.game.key(position);
        // What the history forbids here it may allow elsewhere: the table's word counts only where it has no say.
        let asks = self.game.may_forbid(&self.history, position);
        let known = self.shared.table.probe(key);
        if let Some(entry) = known
            && !principal
            && !asks
            && (if self.exact {
                i32::from(entry.depth) == depth
            } else {
                i32::from(entry.depth) >= depth
            })
        {
            let score = entry.score_at(ply);
            let decides = match entry.bound {
                Bound::Exact => true,
                Bound::Lower => score >= window.beta,
                Bound::Upper => score <= window.alpha,
            };
            if decides {
                return score;
            }
        }

        if !self.exact && !principal {
            let standing = self.evaluate(position);
            // Reverse futility: far above the window already, and little depth left to lose it.
            if depth <= 3 && window.beta.forced().is_none() && standing - 90 * depth >= window.beta
            {
                return standing;
            }
            // Null move: if even passing keeps the score above the window, a real move will.
            if may_pass
                && depth >= 3
                && standing >= window.beta
                && window.beta.forced().is_none()
                && let Some(passed) = self.game.pass(position)
            {
                let history = std::mem::take(&mut self.history);
                self.path.push(self.game.board_key(&passed));
                let deeper = depth - 3 - depth / 4;
                let score =
                    -self.node(&passed, deeper, ply + 1, -window.below_beta(), false, false);
                self.path.pop();
                self.history = history;
                if !self.stopped && score >= window.beta {
                    return if score.forced().is_some() {
                        window.beta
                    } else {
                        score
                    };
                }
            }
        }

        let table_move = known.map_or(0, |entry| entry.mv);
        // Internal iterative reduction: without a move to try first, look less deep now and find one for later.
        let depth = if !self.exact && table_move == 0 && depth >= 5 {
            depth - 1
        } else {
            depth
        };
        let mut list = std::mem::take(&mut self.lists[ply as usize]);
        self.fill(position, ply, table_move, &mut list);
        let score = if list.is_empty() {
            self.ended(position, self.game.stuck(position), ply)
        } else {
            self.best_of(position, &mut list, depth, ply, window, principal, key)
        };
        self.lists[ply as usize] = list;
        score
    }

    #[allow(clippy::too_many_arguments)]
    fn best_of(
        &mut self,
        position: &G::Position,
        list: &mut [Candidate<G::Move>],
        depth: i32,
        ply: u32,
        mut window: Window,
        principal: bool,
        key: u64,
    ) -> Score {
        let mut best = -Score::INFINITE;
        let mut best_move = 0;
        let mut bound = Bound::Upper;
        for index in 0..list.len() {
            let candidate = pick(list, index);
            let score = self.searched(position, candidate, index, depth, ply, window, principal);
            if self.stopped {
                return best;
            }
            if score > best {
                best = score;
                if score > window.alpha {
                    best_move = G::pack(candidate.mv);
                    bound = Bound::Exact;
                    self.keep_line(ply, candidate.mv);
                }
                if window.raise(score) {
                    bound = Bound::Lower;
                    if candidate.gain == 0 {
                        self.learn(position, &list[..=index], depth, ply);
                    }
                    break;
                }
            }
        }
        let entry = Entry {
            mv: best_move,
            score: best.to_table(ply),
            depth: depth.min(127) as i8,
            bound,
        };
        self.shared.table.store(key, entry);
        best
    }

    /// Killers and history: the quiet move that refuted is tried earlier next time, those tried before it later.
    fn learn(
        &mut self,
        position: &G::Position,
        tried: &[Candidate<G::Move>],
        depth: i32,
        ply: u32,
    ) {
        let (refuting, before) = tried.split_last().expect("the refuting move was tried");
        let packed = G::pack(refuting.mv);
        let killers = &mut self.killers[ply as usize];
        if killers[0] != packed {
            *killers = [packed, killers[0]];
        }
        let bonus = (depth * depth).min(400);
        let learnt = &mut self.learnt[self.game.side(position).index()];
        let mut adjust = |mv, by: i32| {
            let value = &mut learnt[self.game.slot(position, mv) % SLOTS];
            // Gravity keeps the values bounded and lets old lessons fade.
            *value += by - *value * by.abs() / MOST_LEARNT;
        };
        adjust(refuting.mv, bonus);
        for candidate in before.iter().filter(|candidate| candidate.gain == 0) {
            adjust(candidate.mv, -bonus);
        }
    }

    /// The legal moves with the order in which they will be tried.
    fn fill(
        &mut self,
        position: &G::Position,
        ply: u32,
        table_move: u64,
        list: &mut Vec<Candidate<G::Move>>,
    ) {
        list.clear();
        let killers = self.killers[ply as usize];
        let learnt = &self.learnt[self.game.side(position).index()];
        let _ = self.game.each_legal(position, &self.history, |mv| {
            let packed = G::pack(mv);
            let gain = self.game.gain(position, mv);
            let order = if packed == table_move {
                i32::MAX
            } else if gain > 0 {
                CAPTURE + gain
            } else if packed == killers[0] {
                KILLER + 1
            } else if packed == killers[1] {
                KILLER
            } else {
                learnt[self.game.slot(position, mv) % SLOTS]
            };
            list.push(Candidate { mv, order, gain });
            if list.len() < MOST_GENERATED {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        });
        self.merge(position, list);
        if list.len() > MOST_MOVES {
            list.sort_by_key(|candidate| std::cmp::Reverse(candidate.order));
            list.truncate(MOST_MOVES);
        }
    }

    /// Moves that lead to the same position are searched once.
    fn merge(&self, position: &G::Position, list: &mut Vec<Candidate<G::Move>>) {
        let mut ends: Vec<u64> = Vec::new();
        list.retain(
            |candidate| match self.game.same_end(position, candidate.mv) {
                None => true,
                Some(end) if ends.contains(&end) => false,
                Some(end) => {
                    ends.push(end);
                    true
                }
            },
        );
    }

    /// Quiescence: captures are played out before a position is weighed.
    fn quiet(&mut self, position: &G::Position, ply: u32, mut window: Window, left: i32) -> Score {
        self.deepest = self.deepest.max(ply);
        let standing = self.evaluate(position);
        if left == 0 || ply >= DEEPEST || window.raise(standing) {
            return standing;
        }
        let mut best = standing;
        let mut list = std::mem::take(&mut self.lists[ply as usize]);
        list.clear();
        let _ = self.game.loud(position, |mv| {
            let gain = self.game.gain(position, mv);
            list.push(Candidate {
                mv,
                order: gain,
                gain,
            });
            if list.len() < MOST_MOVES {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        });
        for index in 0..list.len() {
            let candidate = pick(&mut list, index);
            let mut child = *position;
            self.make(position, &mut child, candidate.mv);
            let score = match self.game.judged(&child) {
                Some(outcome) => -self.ended(&child, outcome, ply + 1),
                None => -self.quiet(&child, ply + 1, -window, left - 1),
            };
            self.unmake();
            if self.stopped {
                break;
            }
            if score > best {
                best = score;
                if window.raise(score) {
                    break;
                }
            }
        }
        self.lists[ply as usize] = list;
        best
    }
}

/// Order bands: the table's move, then captures, then killers, then what history learnt.
const CAPTURE: i32 = 1 << 24;
const KILLER: i32 = 1 << 20;
const MOST_LEARNT: i32 = 1 << 14;

/// Brings the best of the rest to `index` and returns it: cheaper than sorting when an early move refutes.
fn pick<M: Copy>(list: &mut [Candidate<M>], index: usize) -> Candidate<M> {
    let rest = &list[index..];
    let mut best = 0;
    for (i, candidate) in rest.iter().enumerate() {
        if candidate.order > rest[best].order {
            best = i;
        }
    }
    list.swap(index, index + best);
    list[index]
}
