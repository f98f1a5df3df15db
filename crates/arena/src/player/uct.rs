//! Plain UCT: Monte Carlo tree search with random games and nothing else, a yardstick for better players. Where dice move,
//! the tree has chance nodes whose branches are drawn by their odds.

use super::{Clocks, Effort, Player, PlayerError, StopFlag};
use crate::USUAL_TIME;
use rules::random::FastNumbers;
use rules::view::Phase;
use rules::{AnyTable, Outcome, Playable, Side, Table, playout, random_move, with_table};
use search::Budget;
use std::ops::ControlFlow;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

/// How much a rarely visited branch draws.
const EXPLORATION: f64 = 0.7;
/// A random game is cut off here and counts as a draw.
const LONGEST_GAME: u32 = 2_000;
/// A node has at most so many branches: one piece of La Trel may have a million chains.
const MOST_BRANCHES: usize = 1 << 10;
/// The tree stops growing here; random games go on from its leaves.
const MOST_NODES: usize = 1 << 23;

/// When to stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UctLimit {
    Time(Duration),
    Playouts(u64),
    /// A share of the game's clock.
    Clock,
}

/// The UCT player.
#[derive(Debug)]
pub struct Uct {
    limit: UctLimit,
    stop: StopFlag,
    numbers: FastNumbers,
    effort: Effort,
}

impl Uct {
    pub fn new(limit: UctLimit, stop: StopFlag) -> Uct {
        Uct {
            limit,
            stop,
            numbers: FastNumbers::new(0),
            effort: Effort::default(),
        }
    }
}

impl Player for Uct {
    fn new_game(&mut self, _table: &AnyTable, seed: u64) -> Result<(), PlayerError> {
        self.numbers = FastNumbers::new(seed);
        Ok(())
    }

    fn choose(
        &mut self,
        table: &AnyTable,
        clocks: Option<Clocks>,
    ) -> Result<Vec<String>, PlayerError> {
        let begun = Instant::now();
        let share =
            |clocks: Clocks| Budget::of_clock(clocks.of(table.side()), clocks.increment).soft;
        let (most, until) = match self.limit {
            UctLimit::Playouts(most) => (most, None),
            UctLimit::Time(time) => (u64::MAX, Some(time)),
            UctLimit::Clock => (u64::MAX, Some(clocks.map_or(USUAL_TIME, share))),
        };
        let stop = &self.stop;
        let go_on = |played: u64| {
            // At least one random game, whatever the clock says.
            played == 0
                || (played < most
                    && until.is_none_or(|until| begun.elapsed() < until)
                    && !stop.load(Relaxed))
        };
        let (texts, played) = with_table!(table, table => {
            let mut tree = Tree::new(table, &mut self.numbers);
            let mut played = 0;
            while go_on(played) {
                tree.grow();
                played += 1;
            }
            (tree.turn(table), played)
        });
        self.effort.add(Effort::spent(played, begun.elapsed()));
        Ok(texts)
    }

    fn allowance(&self) -> Option<Duration> {
        match self.limit {
            UctLimit::Time(time) => Some(time),
            UctLimit::Playouts(_) | UctLimit::Clock => None,
        }
    }

    fn take_effort(&mut self) -> Effort {
        std::mem::take(&mut self.effort)
    }
}

/// A position reached by a move, and what random games through it have brought.
struct Node<M> {
    mv: M,
    /// Its branches lie side by side; none before the node is expanded.
    first: u32,
    branches: u32,
    visits: u32,
    /// Half-points of the player who made the move.
    half_points: u32,
}

struct Tree<'a, G: Playable> {
    game: &'a G,
    root: G::Position,
    history: G::History,
    numbers: &'a mut FastNumbers,
    nodes: Vec<Node<G::Move>>,
    /// The first branch of the root and their number; the root has no node, since no move led to it.
    below_root: (u32, u32),
    root_visits: u32,
    /// Nodes of the descent under way, each with the player who moved there.
    path: Vec<(u32, Side)>,
}

impl<'a, G: Playable> Tree<'a, G> {
    fn new(table: &'a Table<G>, numbers: &'a mut FastNumbers) -> Tree<'a, G> {
        let mut tree = Tree {
            game: table.game(),
            root: *table.position(),
            history: table.history().clone(),
            numbers,
            nodes: Vec::new(),
            below_root: (0, 0),
            root_visits: 0,
            path: Vec::new(),
        };
        let root = tree.root;
        tree.below_root = tree.expand(&root);
        tree
    }

    /// Walks down, grows the tree by the branches of one node, plays one random game and tells everybody on the way.
    fn grow(&mut self) {
        let mut position = self.root;
        let (mut first, mut count) = self.below_root;
        let mut visits = self.root_visits;
        self.root_visits += 1;
        self.path.clear();
        let outcome = loop {
            if count == 0 {
                break Some(self.game.stuck(&position));
            }
            let chosen = if self.game.phase(&position) == Phase::Roll {
                self.rolled(&position, first, count)
            } else {
                self.promising(first, count, visits)
            };
            let mv = self.nodes[chosen as usize].mv;
            self.path.push((chosen, self.game.side(&position)));
            let before = position;
            self.game.play(&mut position, mv);
            self.game
                .remember(&mut self.history, &before, mv, &position);
            if let Some(outcome) = self.game.judged(&position) {
                break Some(outcome);
            }
            let node = &self.nodes[chosen as usize];
            visits = node.visits;
            if visits == 0 || (node.branches == 0 && self.nodes.len() >= MOST_NODES) {
                break self.random_game(position);
            }
            if node.branches == 0 {
                let (first, count) = self.expand(&position);
                let node = &mut self.nodes[chosen as usize];
                (node.first, node.branches) = (first, count);
            }
            let node = &self.nodes[chosen as usize];
            (first, count) = (node.first, node.branches);
        };
        self.tell(outcome);
    }

    fn random_game(&mut self, position: G::Position) -> Option<Outcome> {
        let numbers = &mut *self.numbers;
        let (outcome, made) = playout(
            self.game,
            position,
            &mut self.history,
            LONGEST_GAME,
            &mut |limit| numbers.below(limit),
        );
        for _ in 0..made {
            self.game.forget(&mut self.history);
        }
        outcome
    }

    fn tell(&mut self, outcome: Option<Outcome>) {
        let winner = outcome.and_then(|outcome| outcome.winner);
        for (index, mover) in self.path.drain(..) {
            let node = &mut self.nodes[index as usize];
            node.visits += 1;
            node.half_points += match winner {
                None => 1,
                Some(winner) if winner == mover => 2,
                Some(_) => 0,
            };
            self.game.forget(&mut self.history);
        }
    }

    fn expand(&mut self, position: &G::Position) -> (u32, u32) {
        let first = self.nodes.len();
        let nodes = &mut self.nodes;
        let _ = self.game.each_legal(position, &self.history, |mv| {
            nodes.push(Node {
                mv,
                first: 0,
                branches: 0,
                visits: 0,
                half_points: 0,
            });
            if nodes.len() - first < MOST_BRANCHES {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        });
        // Unvisited branches are taken in order, so the order must not favour anybody.
        let count = nodes.len() - first;
        for index in (1..count).rev() {
            nodes.swap(first + index, first + self.numbers.below(index + 1));
        }
        (first as u32, count as u32)
    }

    /// The branch of a roll, drawn by its odds.
    fn rolled(&mut self, position: &G::Position, first: u32, count: u32) -> u32 {
        let numbers = &mut *self.numbers;
        let roll = random_move(self.game, position, &self.history, &mut |limit| {
            numbers.below(limit)
        });
        (first..first + count)
            .find(|index| Some(self.nodes[*index as usize].mv) == roll)
            .expect("every roll is a branch")
    }

    /// An unvisited branch, or the one with the highest upper confidence bound.
    fn promising(&self, first: u32, count: u32, visits: u32) -> u32 {
        let log = f64::from(visits.max(1)).ln();
        let (mut best, mut highest) = (first, f64::NEG_INFINITY);
        for index in first..first + count {
            let node = &self.nodes[index as usize];
            if node.visits == 0 {
                return index;
            }
            let n = f64::from(node.visits);
            let bound = f64::from(node.half_points) / (2.0 * n) + EXPLORATION * (log / n).sqrt();
            if bound > highest {
                (best, highest) = (index, bound);
            }
        }
        best
    }

    /// The texts of the most visited moves, as far as this turn goes and the tree knows it.
    fn turn(&self, table: &Table<G>) -> Vec<String> {
        let turn = self.game.ply(&self.root);
        let mut position = self.root;
        let mut texts = Vec::new();
        let (mut first, mut count) = self.below_root;
        while count > 0 && self.game.ply(&position) == turn && self.game.judged(&position).is_none()
        {
            let best = (first..first + count)
                .map(|index| &self.nodes[index as usize])
                .max_by_key(|node| node.visits)
                .expect("there are branches");
            if best.visits == 0 {
                break;
            }
            texts.push(table.game().move_text(&position, best.mv));
            self.game.play(&mut position, best.mv);
            (first, count) = (best.first, best.branches);
        }
        texts
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;
    use std::sync::atomic::AtomicBool;

    fn uct(playouts: u64) -> Uct {
        Uct::new(
            UctLimit::Playouts(playouts),
            Arc::new(AtomicBool::new(false)),
        )
    }

    fn choose(variant: &str, position: &str, playouts: u64) -> Vec<String> {
        let table = AnyTable::open(variant)
            .and_then(|table| table.set_up(position).ok())
            .expect("a position");
        let mut player = uct(playouts);
        player.new_game(&table, 1).expect("no obstacle");
        player.choose(&table, None).expect("a choice")
    }

    #[test]
    fn enough_random_games_find_a_win_in_one_turn() {
        let turn = choose(
            "chasse-croise/standard",
            "bbbbbbbbb5/0000000000 1 63 40",
            2_000,
        );
        assert_eq!(turn, ["j+6"]);
    }

    #[test]
    fn a_choice_is_legal_in_every_variant_even_after_a_single_random_game() {
        for variant in rules::variants() {
            let mut table = AnyTable::open(variant).expect("a variant");
            if table.phase() == Phase::Roll {
                table.play("63").expect("a roll");
            }
            for playouts in [1, 2, 300] {
                let mut player = uct(playouts);
                player.new_game(&table, 9).expect("no obstacle");
                let mut copy = table.clone();
                let texts = player.choose(&table, None).expect("a choice");
                assert!(!texts.is_empty(), "{variant}");
                for text in texts {
                    copy.play(&text).expect("a legal move");
                }
                assert_eq!(player.take_effort().work, playouts);
            }
        }
    }

    #[test]
    fn the_same_seed_gives_the_same_choice() {
        let start = "latroncules/classic";
        let position = AnyTable::open(start).expect("a variant").position_text();
        assert_eq!(choose(start, &position, 500), choose(start, &position, 500));
    }
}
