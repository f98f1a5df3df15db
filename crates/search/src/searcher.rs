//! One thread of the alpha-beta search: principal variation search with a transposition table, null move, reductions and
//! pruning. The ideas are the common stock of chess programming; each is named where it is used.

use crate::contest::{Contest, weigh};
use crate::late_moves::Reductions;
use crate::ordering::{Candidate, Context, Memory, pick};
use crate::quiescence::DEEPEST_QUIESCENCE;
use crate::sharing::{Busy, Rounds};
use crate::table::{Bound, Entry, Table};
use crate::{Clock, Score, Window};
use rules::{Outcome, Side};
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// No line is followed deeper than this.
pub(crate) const DEEPEST: u32 = 120;
/// Threads add their nodes to the shared count in lots of this.
const LOT: u64 = 256;
/// Moves less deep than this are over before it would help another thread to leave them.
const WORTH_SHARING: i32 = 3;
/// A position comes back after four single moves at the earliest: both players go and return.
const SHORTEST_RETURN: usize = 4;

/// What all threads of one search share.
pub(crate) struct Shared<'a> {
    pub(crate) table: &'a Table,
    pub(crate) stop: &'a AtomicBool,
    pub(crate) nodes: &'a AtomicU64,
    pub(crate) most_nodes: u64,
    pub(crate) hard_time: Option<Duration>,
    pub(crate) clock: &'a dyn Clock,
    /// What other threads are trying; `None` where there are none.
    pub(crate) busy: Option<&'a Busy>,
    /// The last depth that some thread has finished, where there are several.
    pub(crate) finished: Option<&'a AtomicU32>,
}

/// A position on the way from the start of the game to the current node.
#[derive(Clone, Copy, Debug)]
struct Step {
    /// For repetition.
    key: u64,
    /// How many moves lie between this position and the last one that can never come back.
    run: usize,
}

/// One thread's state.
pub(crate) struct Searcher<'a, G: Contest> {
    pub(crate) game: &'a G,
    weights: &'a [i32],
    pub(crate) shared: &'a Shared<'a>,
    /// Without heuristics the search is plain alpha-beta and gives the minimax value.
    pub(crate) exact: bool,
    history: G::History,
    path: Vec<Step>,
    memory: Memory,
    pub(crate) reductions: Reductions,
    /// What the position at each ply was worth as it stood; `None` where nobody asked.
    pub(crate) standing: Vec<Option<Score>>,
    pub(crate) lists: Vec<Vec<Candidate<G::Move>>>,
    lines: Vec<Vec<G::Move>>,
    pub(crate) nodes: u64,
    unreported: u64,
    pub(crate) deepest: u32,
    pub(crate) stopped: bool,
    /// The depth of the search under way.
    pub(crate) aim: u32,
    /// Stopped because another thread has finished this depth: its answer is as good.
    pub(crate) overtaken: bool,
}

impl<'a, G: Contest> Searcher<'a, G> {
    pub(crate) fn new(
        table: &'a rules::Table<G>,
        weights: &'a [i32],
        shared: &'a Shared<'a>,
        exact: bool,
    ) -> Searcher<'a, G> {
        let game = table.game();
        let mut path = vec![Step {
            key: game.board_key(table.start()),
            run: 0,
        }];
        for (around, mv) in table.positions().windows(2).zip(table.moves()) {
            path.push(next_step(
                game,
                path[path.len() - 1],
                &around[0],
                *mv,
                &around[1],
            ));
        }
        Searcher {
            game,
            weights,
            shared,
            exact,
            history: table.history().clone(),
            path,
            memory: Memory::new(DEEPEST as usize),
            reductions: Reductions::new(),
            standing: vec![None; DEEPEST as usize + 2],
            lists: std::iter::repeat_with(Vec::new)
                .take(DEEPEST as usize + 1)
                .collect(),
            lines: std::iter::repeat_with(Vec::new)
                .take(DEEPEST as usize + 2)
                .collect(),
            nodes: 0,
            unreported: 0,
            deepest: 0,
            stopped: false,
            aim: 0,
            overtaken: false,
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
        self.standing[0] = None;
        let mut best = -Score::INFINITE;
        let key = self.game.key(position);
        let mut rounds = Rounds::over(list.len());
        while let Some((index, fresh)) = rounds.next() {
            let candidate = if fresh {
                pick(&mut list, index)
            } else {
                list[index]
            };
            let name = self.name(key, &candidate, index, depth);
            if fresh && self.is_tried_elsewhere(name) && rounds.put_off(index) {
                continue;
            }
            let reduction = self.reduction(depth, index, &candidate, true);
            self.enter(name);
            let score = self.searched(
                position, candidate, index, depth, reduction, 0, window, true,
            );
            self.leave(name);
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
        reduction: i32,
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
            let narrow = -window.above_alpha();
            let mut score = -self.node(&child, deeper - reduction, ply + 1, narrow, false, true);
            if reduction > 0 && score > window.alpha {
                score = -self.node(&child, deeper, ply + 1, narrow, false, true);
            }
            if principal && window.contains(score) {
                score = -self.node(&child, deeper, ply + 1, -window, true, true);
            }
            score
        };
        self.unmake();
        score
    }

    /// What other threads know a move by; `None` where they need not know. The first one everybody tries: what it is worth
    /// decides what the others cost.
    fn name(
        &self,
        key: u64,
        candidate: &Candidate<G::Move>,
        index: usize,
        depth: i32,
    ) -> Option<u64> {
        let shared = self.shared.busy.is_some() && index > 0 && depth >= WORTH_SHARING;
        shared.then(|| Busy::name(key, G::pack(candidate.mv)))
    }

    fn is_tried_elsewhere(&self, name: Option<u64>) -> bool {
        let busy = self.shared.busy.zip(name);
        busy.is_some_and(|(busy, name)| busy.is_tried(name))
    }

    fn enter(&self, name: Option<u64>) {
        if let Some((busy, name)) = self.shared.busy.zip(name) {
            busy.enter(name);
        }
    }

    fn leave(&self, name: Option<u64>) {
        if let Some((busy, name)) = self.shared.busy.zip(name) {
            busy.leave(name);
        }
    }

    pub(crate) fn make(&mut self, before: &G::Position, child: &mut G::Position, mv: G::Move) {
        self.game.play(child, mv);
        self.game.remember(&mut self.history, before, mv, child);
        let last = self.path[self.path.len() - 1];
        self.path
            .push(next_step(self.game, last, before, mv, child));
        self.count();
    }

    pub(crate) fn unmake(&mut self) {
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
            } else if let Some(finished) = self.shared.finished {
                self.overtaken = finished.load(Relaxed) >= self.aim;
                self.stopped |= self.overtaken;
            }
        }
    }

    pub(crate) fn evaluate(&self, position: &G::Position) -> Score {
        let for_one = weigh(self.game, position, self.weights);
        Score::eval(if self.game.side(position) == Side::One {
            for_one
        } else {
            -for_one
        })
    }

    pub(crate) fn ended(&self, position: &G::Position, outcome: Outcome, ply: u32) -> Score {
        match outcome.winner {
            None => Score::DRAW,
            Some(winner) if winner == self.game.side(position) => Score::win_in(ply),
            Some(_) => Score::loss_in(ply),
        }
    }

    fn context(&self, position: &G::Position, ply: u32) -> Context {
        Context {
            side: self.game.side(position),
            ply,
        }
    }

    fn fill(
        &mut self,
        position: &G::Position,
        ply: u32,
        table_move: u64,
        list: &mut Vec<Candidate<G::Move>>,
    ) {
        let context = self.context(position, ply);
        self.memory.fill(
            self.game,
            position,
            &self.history,
            context,
            table_move,
            list,
        );
    }

    /// Whether the position stood before. Who repeats it once could repeat it again: nobody makes progress, so it counts as a
    /// draw, even where the rules will forbid the third time (LT-11).
    fn repeats(&self) -> bool {
        let count = self.path.len();
        let here = self.path[count - 1];
        (SHORTEST_RETURN..=here.run)
            .step_by(2)
            .any(|ago| self.path[count - 1 - ago].key == here.key)
    }

    fn node(
        &mut self,
        position: &G::Position,
        mut depth: i32,
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

        self.standing[ply as usize] = None;
        let mut improving = true;
        if !self.exact && !principal {
            let standing = self.evaluate(position);
            self.standing[ply as usize] = Some(standing);
            improving =
                ply < 2 || self.standing[ply as usize - 2].is_none_or(|earlier| standing > earlier);
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
                let score = self.passed(&passed, depth - 3 - depth / 4, ply, window);
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
        if !self.exact && table_move == 0 && depth >= 5 {
            depth -= 1;
        }
        let mut list = std::mem::take(&mut self.lists[ply as usize]);
        self.fill(position, ply, table_move, &mut list);
        let score = if list.is_empty() {
            self.ended(position, self.game.stuck(position), ply)
        } else {
            self.best_of(
                position, &mut list, depth, ply, window, principal, improving, key,
            )
        };
        self.lists[ply as usize] = list;
        score
    }

    /// The value of passing, for the player who passes.
    fn passed(&mut self, passed: &G::Position, depth: i32, ply: u32, window: Window) -> Score {
        // No position from before a pass can come back, and what the history forbids is no longer told.
        let history = std::mem::take(&mut self.history);
        self.path.push(Step {
            key: self.game.board_key(passed),
            run: 0,
        });
        let score = -self.node(passed, depth, ply + 1, -window.below_beta(), false, false);
        self.path.pop();
        self.history = history;
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
        improving: bool,
        key: u64,
    ) -> Score {
        let mut best = -Score::INFINITE;
        let mut best_move = 0;
        let mut bound = Bound::Upper;
        let mut rounds = Rounds::over(list.len());
        while let Some((index, fresh)) = rounds.next() {
            let candidate = if fresh {
                pick(list, index)
            } else {
                list[index]
            };
            if index > 0
                && best > -Score::LARGEST
                && self.hopeless(depth, ply, index, &candidate, window, improving)
            {
                rounds.leave_the_rest();
                continue;
            }
            let name = self.name(key, &candidate, index, depth);
            if fresh && self.is_tried_elsewhere(name) && rounds.put_off(index) {
                continue;
            }
            let reduction = self.reduction(depth, index, &candidate, principal);
            self.enter(name);
            let score = self.searched(
                position, candidate, index, depth, reduction, ply, window, principal,
            );
            self.leave(name);
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
                        let context = self.context(position, ply);
                        self.memory
                            .learn(self.game, position, context, &list[..=index], depth);
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
}

/// The step that a move adds to the path.
fn next_step<G: Contest>(
    game: &G,
    last: Step,
    before: &G::Position,
    mv: G::Move,
    after: &G::Position,
) -> Step {
    Step {
        key: game.board_key(after),
        run: if game.settles(before, mv) {
            0
        } else {
            last.run + 1
        },
    }
}
