//! Whole turns. What counts is where a turn ends: ways that lead to the same position are one choice, and the most natural
//! of them stands for all.

use rules::chasse_croise::{ChasseCroise, Move, Position, Way};
use rules::{Game, Group};
use std::ops::{ControlFlow, Deref};

/// The moves of a turn, or of what is left of one: a step for each die, and `--` where CC-6 ends the turn early.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    moves: [Move; 2],
    length: u8,
}

impl Turn {
    fn one(mv: Move) -> Turn {
        Turn {
            moves: [mv, Move::EndTurn],
            length: 1,
        }
    }

    fn two(first: Move, second: Move) -> Turn {
        Turn {
            moves: [first, second],
            length: 2,
        }
    }

    /// How far from natural the turn is: few moves before many, advances before retreats.
    fn detour(self) -> usize {
        let retreats = self.iter().filter(|mv| is_retreat(**mv)).count();
        self.len() * 4 + retreats
    }
}

impl Deref for Turn {
    type Target = [Move];

    fn deref(&self) -> &[Move] {
        &self.moves[..usize::from(self.length)]
    }
}

fn is_retreat(mv: Move) -> bool {
    matches!(
        mv,
        Move::Step {
            way: Way::Backward,
            ..
        }
    )
}

/// A position after a turn: the other player waits for the dice, or the game is won.
#[derive(Clone, Copy, Debug)]
pub struct Afterstate {
    pub position: Position,
    pub turn: Turn,
}

/// Which turns are looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// All of them.
    All,
    /// None in which one pawn retreats and hits nothing while the other die moves another pawn. Such turns are many and
    /// hardly ever the best.
    Purposeful,
}

/// The turns of a position, without doubles. The buffers are kept from one position to the next.
#[derive(Clone, Debug)]
pub struct Turns {
    list: Vec<Afterstate>,
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

/// More than twice the 800 ways that two dice, two orders and ten pawns going both ways can give.
const SLOTS: usize = 2048;

impl Default for Turns {
    fn default() -> Turns {
        Turns {
            list: Vec::with_capacity(256),
            slots: vec![Slot::default(); SLOTS],
            stamp: 0,
        }
    }
}

impl Deref for Turns {
    type Target = [Afterstate];

    fn deref(&self) -> &[Afterstate] {
        &self.list
    }
}

impl Turns {
    /// Finds the turns of a position whose dice are thrown; also of one in mid-turn.
    pub fn find(&mut self, game: &ChasseCroise, position: &Position, scope: Scope) {
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

    /// Adds the turns that begin with a first step. After the second die a turn is over in any case.
    fn go_on(
        &mut self,
        game: &ChasseCroise,
        position: &Position,
        first: Move,
        between: &Position,
        scope: Scope,
    ) {
        let idle = |position: &Position, mv: Move| {
            scope == Scope::Purposeful && is_retreat(mv) && !hits(position, mv)
        };
        let first_is_idle = idle(position, first);
        let _ = game.generate(between, |seconds| {
            for index in 0..seconds.len() {
                let second = seconds.nth(index);
                if (first_is_idle || idle(between, second)) && !same_pawn(first, second) {
                    continue;
                }
                let mut after = *between;
                game.play(&mut after, second);
                self.add(game, &after, Turn::two(first, second));
            }
            ControlFlow::Continue(())
        });
    }

    fn add(&mut self, game: &ChasseCroise, position: &Position, turn: Turn) {
        let key = game.board_key(position);
        let mut place = key as usize % SLOTS;
        while self.slots[place].stamp == self.stamp {
            if self.slots[place].key == key {
                let known = &mut self.list[self.slots[place].index as usize];
                if turn.detour() < known.turn.detour() {
                    known.turn = turn;
                }
                return;
            }
            place = (place + 1) % SLOTS;
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

/// CC-5: whether a step sends an enemy home.
pub fn hits(position: &Position, mv: Move) -> bool {
    let Move::Step { lane, way, die } = mv else {
        return false;
    };
    let side = position.side();
    way.reach(position.place(side, lane), die)
        .is_some_and(|to| position.enemy_at(side, lane, to).is_some())
}

fn same_pawn(first: Move, second: Move) -> bool {
    match (first, second) {
        (Move::Step { lane, .. }, Move::Step { lane: other, .. }) => lane == other,
        _ => false,
    }
}
