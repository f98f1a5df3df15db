//! Whole turns. What counts is where a turn ends: ways that lead to the same position are one choice, and the most natural
//! of them stands for all.

use super::game::ExpectimaxGame;
use rules::Group;
use std::ops::{ControlFlow, Deref};

/// The moves of a turn, or of what is left of one: one or two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn<M> {
    /// Of a turn of one move, that move twice.
    moves: [M; 2],
    length: u8,
}

impl<M: Copy> Turn<M> {
    fn one(mv: M) -> Turn<M> {
        Turn {
            moves: [mv; 2],
            length: 1,
        }
    }

    fn two(first: M, second: M) -> Turn<M> {
        Turn {
            moves: [first, second],
            length: 2,
        }
    }

    /// How far from natural the turn is: few moves before many, advances before retreats.
    fn detour<G: ExpectimaxGame<Move = M>>(self, game: &G) -> usize {
        let retreats = self.iter().filter(|mv| game.retreats(**mv)).count();
        self.len() * 4 + retreats
    }
}

impl<M> Deref for Turn<M> {
    type Target = [M];

    fn deref(&self) -> &[M] {
        &self.moves[..usize::from(self.length)]
    }
}

/// A position after a turn: the other player waits for the dice, or the game is won.
#[derive(Clone, Copy, Debug)]
pub struct Afterstate<G: ExpectimaxGame> {
    pub position: G::Position,
    pub turn: Turn<G::Move>,
}

/// Which turns are looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// All of them.
    All,
    /// None in which one piece retreats and takes nothing while the other move is another piece's. Such turns are many and
    /// hardly ever the best.
    Purposeful,
}

/// The turns of a position, without doubles. The buffers are kept from one position to the next.
#[derive(Clone, Debug)]
pub struct Turns<G: ExpectimaxGame> {
    list: Vec<Afterstate<G>>,
    /// An open-addressing table from board keys to indexes of the list; entries of other stamps are empty.
    slots: Vec<Slot>,
    stamp: u32,
}

#[derive(Clone, Copy, Debug, Default)]
struct Slot {
    key: u64,
    stamp: u32,
    index: u32,
}

impl<G: ExpectimaxGame> Default for Turns<G> {
    fn default() -> Turns<G> {
        Turns {
            list: Vec::with_capacity(256),
            slots: vec![Slot::default(); Turns::<G>::SLOTS],
            stamp: 0,
        }
    }
}

impl<G: ExpectimaxGame> Deref for Turns<G> {
    type Target = [Afterstate<G>];

    fn deref(&self) -> &[Afterstate<G>] {
        &self.list
    }
}

impl<G: ExpectimaxGame> Turns<G> {
    /// At least twice what is ever looked up in them.
    const SLOTS: usize = (2 * G::MOST_TURNS).next_power_of_two();

    /// Finds the turns of a position whose dice are thrown; also of one in mid-turn.
    pub fn find(&mut self, game: &G, position: &G::Position, scope: Scope) {
        self.list.clear();
        self.stamp = self.stamp.checked_add(1).unwrap_or_else(|| {
            self.slots.fill(Slot::default());
            1
        });
        let turn = game.ply(position);
        let _ = game.generate(position, |firsts| {
            for index in 0..firsts.len() {
                let first = firsts.nth(index);
                let mut between = *position;
                game.play(&mut between, first);
                if game.ply(&between) != turn || game.judged(&between).is_some() {
                    self.add(game, &between, Turn::one(first));
                    continue;
                }
                self.go_on(game, position, first, &between, scope);
            }
            ControlFlow::Continue(())
        });
    }

    /// Adds the turns that begin with a first move. After the second one a turn is over in any case.
    fn go_on(
        &mut self,
        game: &G,
        position: &G::Position,
        first: G::Move,
        between: &G::Position,
        scope: Scope,
    ) {
        let idle = |position: &G::Position, mv: G::Move| {
            scope == Scope::Purposeful && game.retreats(mv) && !game.takes(position, mv)
        };
        let first_is_idle = idle(position, first);
        let _ = game.generate(between, |seconds| {
            for index in 0..seconds.len() {
                let second = seconds.nth(index);
                if (first_is_idle || idle(between, second)) && !game.same_piece(first, second) {
                    continue;
                }
                let mut after = *between;
                game.play(&mut after, second);
                self.add(game, &after, Turn::two(first, second));
            }
            ControlFlow::Continue(())
        });
    }

    fn add(&mut self, game: &G, position: &G::Position, turn: Turn<G::Move>) {
        let key = game.board_key(position);
        let mut place = key as usize % Self::SLOTS;
        while self.slots[place].stamp == self.stamp {
            if self.slots[place].key == key {
                let known = &mut self.list[self.slots[place].index as usize];
                if turn.detour(game) < known.turn.detour(game) {
                    known.turn = turn;
                }
                return;
            }
            place = (place + 1) % Self::SLOTS;
        }
        self.slots[place] = Slot {
            key,
            stamp: self.stamp,
            index: self.list.len() as u32,
        };
        self.list.push(Afterstate {
            position: *position,
            turn,
        });
    }
}
