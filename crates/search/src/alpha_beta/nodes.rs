//! The nodes of the tree: principal variation search with a transposition table, null move, reductions and pruning. The ideas
//! are the common stock of chess programming; each is named where it is used.

use super::game::AlphaBetaGame;
use super::ordering::{Candidate, pick};
use super::quiescence::DEEPEST_QUIESCENCE;
use super::searcher::{DEEPEST, Searcher};
use super::sharing::{Busy, Rounds};
use super::window::Window;
use crate::Score;
use crate::transposition_table::{Bound, Entry};

/// Moves less deep than this are over before it would help another thread to leave them.
const WORTH_SHARING: i32 = 3;

/// A position whose moves are tried.
struct Node<'a, P> {
    position: &'a P,
    key: u64,
    depth: i32,
    ply: u32,
    /// Whether the principal variation may lead through it.
    principal: bool,
    /// Whether it stands better than two plies ago.
    improving: bool,
    /// Whether the history took moves away here.
    removed: bool,
}

/// What trying the moves of a list has shown.
struct Tried {
    best: Score,
    /// Packed; 0 where no move was better than what is known already.
    best_move: u64,
    bound: Bound,
    /// The place of the move that was too good for the other player to let it happen.
    refuting: Option<usize>,
    /// Whether what was found rests on moves that the history took away further on. A refutation rests on its own move only.
    path_bound: bool,
}

impl<G: AlphaBetaGame> Searcher<'_, G> {
    /// Searches the root to a depth, leaving out moves that better variations begin with. What it finds is the caller's to
    /// keep: the table has no place for a root without some of its moves.
    pub(super) fn root(
        &mut self,
        position: &G::Position,
        depth: i32,
        window: Window,
        first: Option<G::Move>,
        without: &[G::Move],
    ) -> Score {
        let mut list = std::mem::take(&mut self.lists[0]);
        let removed = self.fill(position, 0, first.map_or(0, G::pack), &mut list);
        list.retain(|candidate| !without.contains(&candidate.mv));
        self.begin_variation(0);
        // Nobody has asked what the root is worth as it stands, so that none of its moves is taken for hopeless.
        self.standing[0] = None;
        let node = Node {
            position,
            key: self.game.key(position),
            depth,
            ply: 0,
            principal: true,
            improving: true,
            removed,
        };
        let tried = self.try_moves(&node, &mut list, window);
        self.lists[0] = list;
        tried.best
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
        self.begin_variation(ply);
        self.path_bound = false;
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
        // No variation can be better than winning at once or worse than having lost.
        window.alpha = window.alpha.max(Score::loss_in(ply));
        window.beta = window.beta.min(Score::win_in(ply + 1));
        if window.is_empty() {
            return window.alpha;
        }

        let key = self.game.key(position);
        // What the history forbids here it may allow elsewhere: the table's word counts only where it has no say.
        let asks = self.may_forbid(position);
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
                Bound::None => false,
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
        let removed = self.fill(position, ply, table_move, &mut list);
        let score = if list.is_empty() {
            self.path_bound = removed;
            self.ended(position, self.game.stuck(position), ply)
        } else {
            let node = Node {
                position,
                key,
                depth,
                ply,
                principal,
                improving,
                removed,
            };
            self.best_of(&node, &mut list, window)
        };
        self.lists[ply as usize] = list;
        score
    }

    /// The value of passing, for the player who passes.
    fn passed(&mut self, passed: &G::Position, depth: i32, ply: u32, window: Window) -> Score {
        let history = self.make_pass(passed);
        let score = -self.node(passed, depth, ply + 1, -window.below_beta(), false, false);
        self.unmake_pass(history);
        score
    }

    /// The value of a node by its moves; what they show is remembered. Of a value that holds for this way to the node alone the
    /// table keeps the move and no bound.
    fn best_of(
        &mut self,
        node: &Node<'_, G::Position>,
        list: &mut [Candidate<G::Move>],
        window: Window,
    ) -> Score {
        let tried = self.try_moves(node, list, window);
        self.path_bound = node.removed || tried.path_bound;
        if self.stopped {
            return tried.best;
        }
        if let Some(index) = tried.refuting
            && list[index].gain == 0
        {
            self.learn(node.position, node.ply, &list[..=index], node.depth);
        }
        if self.path_bound {
            self.shared.table.store_move(node.key, tried.best_move);
            return tried.best;
        }
        let entry = Entry {
            mv: tried.best_move,
            score: tried.best.to_table(node.ply),
            depth: node.depth.min(127) as i8,
            bound: tried.bound,
        };
        self.shared.table.store(node.key, entry);
        tried.best
    }

    /// Tries the moves of a list in their order until one refutes the node, or the search is stopped.
    fn try_moves(
        &mut self,
        node: &Node<'_, G::Position>,
        list: &mut [Candidate<G::Move>],
        mut window: Window,
    ) -> Tried {
        let mut tried = Tried {
            best: -Score::INFINITE,
            best_move: 0,
            bound: Bound::Upper,
            refuting: None,
            path_bound: false,
        };
        let mut rounds = Rounds::over(list.len());
        while let Some((index, fresh)) = rounds.next() {
            let candidate = if fresh {
                pick(list, index)
            } else {
                list[index]
            };
            if index > 0
                && tried.best > -Score::LARGEST
                && self.hopeless(
                    node.depth,
                    node.ply,
                    index,
                    &candidate,
                    window,
                    node.improving,
                )
            {
                rounds.leave_the_rest();
                continue;
            }
            let name = self.name(node, &candidate, index);
            if fresh && self.is_tried_elsewhere(name) && rounds.put_off(index) {
                continue;
            }
            self.enter(name);
            let score = self.searched(node, &candidate, index, window);
            self.leave(name);
            if self.stopped {
                break;
            }
            tried.path_bound |= self.path_bound;
            if score > tried.best {
                tried.best = score;
                let better = score > window.alpha;
                if better {
                    tried.best_move = G::pack(candidate.mv);
                    tried.bound = Bound::Exact;
                }
                // The root must have an answer, even where all moves are worse than hoped for.
                if better || (node.ply == 0 && index == 0) {
                    self.keep_variation(node.ply, candidate.mv);
                }
                if window.raise(score) {
                    tried.bound = Bound::Lower;
                    tried.refuting = Some(index);
                    tried.path_bound = self.path_bound;
                    break;
                }
            }
        }
        tried
    }

    /// The value of a move: late moves are first tried with a narrow window and reduced depth.
    fn searched(
        &mut self,
        node: &Node<'_, G::Position>,
        candidate: &Candidate<G::Move>,
        index: usize,
        window: Window,
    ) -> Score {
        let &Node {
            position,
            depth,
            ply,
            principal,
            ..
        } = node;
        let reduction = self.reduction(depth, index, candidate, principal);
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
        node: &Node<'_, G::Position>,
        candidate: &Candidate<G::Move>,
        index: usize,
    ) -> Option<u64> {
        let shared = self.shared.busy.is_some() && index > 0 && node.depth >= WORTH_SHARING;
        shared.then(|| Busy::name(node.key, G::pack(candidate.mv)))
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
}
