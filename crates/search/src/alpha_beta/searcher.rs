//! One thread of the alpha-beta search: its state, how it makes moves and takes them back, and when it stops. What it does at a
//! node is in `nodes`.
use super::game::{AlphaBetaGame, weigh};
use super::late_moves::Reductions;
use super::ordering::{Candidate, Context, Memory};
use super::sharing::Busy;
use crate::transposition_table::TranspositionTable;
use crate::{Clock, Score};
use rules::{Outcome, Side};
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// No variation is followed deeper than this.
pub(super) const DEEPEST: u32 = 120;
/// Threads add their nodes to the shared count in lots of this.
const LOT: u64 = 256;
/// A position comes back after four single moves at the earliest: both players go and return.
const SHORTEST_RETURN: usize = 4;

/// What all threads of one search share.
pub(super) struct Shared<'a> {
    pub(super) table: &'a TranspositionTable,
    pub(super) stop: &'a AtomicBool,
    pub(super) nodes: &'a AtomicU64,
    pub(super) most_nodes: u64,
    pub(super) hard_time: Option<Duration>,
    pub(super) clock: &'a dyn Clock,
    /// What other threads are trying; `None` where there are none.
    pub(super) busy: Option<&'a Busy>,
    /// The last depth that some thread has finished, where there are several.
    pub(super) finished: Option<&'a AtomicU32>,
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
pub(super) struct Searcher<'a, G: AlphaBetaGame> {
    pub(super) game: &'a G,
    weights: &'a [i32],
    pub(super) shared: &'a Shared<'a>,
    /// Without heuristics the search is plain alpha-beta and gives the minimax value.
    pub(super) exact: bool,
    history: G::History,
    path: Vec<Step>,
    memory: Memory,
    pub(super) reductions: Reductions,
    /// What the position at each ply was worth as it stood; `None` where nobody asked.
    pub(super) standing: Vec<Option<Score>>,
    pub(super) lists: Vec<Vec<Candidate<G::Move>>>,
    variations: Vec<Vec<G::Move>>,
    pub(super) nodes: u64,
    unreported: u64,
    pub(super) deepest: u32,
    pub(super) stopped: bool,
    /// Whether the value that a node gave last rests on moves that the history took away. It holds for the way that led there,
    /// and says nothing of the same position met on another.
    pub(super) path_bound: bool,
    /// The depth of the search under way.
    pub(super) aim: u32,
    /// Stopped because another thread has finished this depth: its answer is as good.
    pub(super) overtaken: bool,
}

impl<'a, G: AlphaBetaGame> Searcher<'a, G> {
    pub(super) fn new(
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
            variations: std::iter::repeat_with(Vec::new)
                .take(DEEPEST as usize + 2)
                .collect(),
            nodes: 0,
            unreported: 0,
            deepest: 0,
            stopped: false,
            path_bound: false,
            aim: 0,
            overtaken: false,
        }
    }

    /// The variation that the last full search of this ply found best.
    pub(super) fn variation(&self, ply: usize) -> &[G::Move] {
        &self.variations[ply]
    }

    /// Nothing is known yet of what follows a position.
    pub(super) fn begin_variation(&mut self, ply: u32) {
        self.variations[ply as usize].clear();
    }

    /// This move, and what was found to follow it, is the best variation from here.
    pub(super) fn keep_variation(&mut self, ply: u32, mv: G::Move) {
        let ply = ply as usize;
        let (before, after) = self.variations.split_at_mut(ply + 1);
        before[ply].clear();
        before[ply].push(mv);
        before[ply].extend_from_slice(&after[0]);
    }

    /// The moves of the root, as the search sees them.
    pub(super) fn root_moves(&mut self, position: &G::Position) -> Vec<G::Move> {
        let mut list = Vec::new();
        self.fill(position, 0, 0, &mut list);
        list.into_iter().map(|candidate| candidate.mv).collect()
    }

    pub(super) fn make(&mut self, before: &G::Position, child: &mut G::Position, mv: G::Move) {
        self.game.play(child, mv);
        self.game.remember(&mut self.history, before, mv, child);
        let last = self.path[self.path.len() - 1];
        self.path
            .push(next_step(self.game, last, before, mv, child));
        self.count();
    }

    pub(super) fn unmake(&mut self) {
        self.game.forget(&mut self.history);
        self.path.pop();
    }

    /// Passes: no position from before can come back, and what the history forbids is no longer told. The history is handed
    /// out, for [`unmake_pass`](Searcher::unmake_pass).
    pub(super) fn make_pass(&mut self, passed: &G::Position) -> G::History {
        self.path.push(Step {
            key: self.game.board_key(passed),
            run: 0,
        });
        std::mem::take(&mut self.history)
    }

    pub(super) fn unmake_pass(&mut self, history: G::History) {
        self.path.pop();
        self.history = history;
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

    pub(super) fn evaluate(&self, position: &G::Position) -> Score {
        let for_one = weigh(self.game, position, self.weights);
        Score::eval(if self.game.side(position) == Side::One {
            for_one
        } else {
            -for_one
        })
    }

    pub(super) fn ended(&self, position: &G::Position, outcome: Outcome, ply: u32) -> Score {
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

    /// The moves to try. Returns whether the history took any away.
    pub(super) fn fill(
        &mut self,
        position: &G::Position,
        ply: u32,
        table_move: u64,
        list: &mut Vec<Candidate<G::Move>>,
    ) -> bool {
        let context = self.context(position, ply);
        self.memory.fill(
            self.game,
            position,
            &self.history,
            context,
            table_move,
            list,
        )
    }

    /// Remembers that the last of these moves was quiet and refuted the node.
    pub(super) fn learn(
        &mut self,
        position: &G::Position,
        ply: u32,
        tried: &[Candidate<G::Move>],
        depth: i32,
    ) {
        let context = self.context(position, ply);
        self.memory
            .learn(self.game, position, context, tried, depth);
    }

    /// Whether the history could forbid any move here.
    pub(super) fn may_forbid(&self, position: &G::Position) -> bool {
        self.game.may_forbid(&self.history, position)
    }

    /// Whether the position stood before. Who repeats it once could repeat it again: nobody makes progress, so it counts as a
    /// draw, even where the rules will forbid the third time (LT-11).
    pub(super) fn repeats(&self) -> bool {
        let count = self.path.len();
        let here = self.path[count - 1];
        (SHORTEST_RETURN..=here.run)
            .step_by(2)
            .any(|ago| self.path[count - 1 - ago].key == here.key)
    }
}

/// The step that a move adds to the path.
fn next_step<G: AlphaBetaGame>(
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
