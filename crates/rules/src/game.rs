//! What a game is: the part of it that plays. A value of a type that implements [`Game`] is a variant, that is, data;
//! positions are small copies that hold no history. Everything else (texts, refusals, pictures) stands on this.

use crate::{Outcome, Side};
use std::fmt::Debug;
use std::hash::Hash;
use std::ops::ControlFlow;

/// What the generator hands out: several moves of one shape, so that counting them needs no list.
///
/// ```
/// use ludotheca_rules::attangle::STANDARD;
/// use ludotheca_rules::{Game, Group};
/// use std::ops::ControlFlow;
///
/// let (mut groups, mut moves) = (0, 0);
/// let _ = STANDARD.generate(&STANDARD.start(), |group| {
///     groups += 1;
///     moves += group.len();
///     ControlFlow::Continue(())
/// });
/// // Entering on any free point but the void one: one group of 36 moves.
/// assert_eq!((groups, moves), (1, 36));
/// ```
pub trait Group: Copy {
    /// What a move of the game is.
    type Move;

    /// How many moves the group holds.
    fn len(&self) -> usize;

    /// Whether the group holds no move.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The move number `index`, counted from 0; `index` must be below `len`.
    fn nth(&self, index: usize) -> Self::Move;

    /// How many equally likely draws a random choice has here: one for each move, unless dice give some more often.
    fn draws(&self) -> usize {
        self.len()
    }

    /// The move of a draw, counted from 0; `draw` must be below `draws`.
    fn drawn(&self, draw: usize) -> Self::Move {
        self.nth(draw)
    }
}

/// A variant of a game, and how it is played. Moves are made by copying the position first.
pub trait Game: Copy + Debug + Send + Sync + 'static {
    /// A position: small, copied freely, without any history.
    type Position: Copy + Eq + Hash + Debug + Send + Sync;
    /// A move: enough to play it in the position it belongs to.
    type Move: Copy + Eq + Hash + Debug + Send + Sync;
    /// What the generator hands out.
    type Group: Group<Move = Self::Move>;
    /// What the rules remember of a game beyond its position; `()` where nothing looks back.
    type History: Clone + Default + Debug + Send + Sync;

    /// The position in which a game begins.
    fn start(&self) -> Self::Position;

    /// The player to move. In a finished game, whoever would be.
    fn side(&self, position: &Self::Position) -> Side;

    /// Single moves played so far (in the dice game: turns completed).
    fn ply(&self, position: &Self::Position) -> u32;

    /// Pushes every legal move once, in groups, until the callback breaks. The position must not be [`judged`](Game::judged)
    /// as over. Moves that only the history forbids are included; [`forbidden`](Game::forbidden) tells.
    fn generate<F>(&self, position: &Self::Position, push: F) -> ControlFlow<()>
    where
        F: FnMut(Self::Group) -> ControlFlow<()>;

    /// Makes a legal move. What an illegal one does is unspecified, but never undefined.
    fn play(&self, position: &mut Self::Position, mv: Self::Move);

    /// The ending that the position itself shows, without asking whether any move is left.
    fn judged(&self, position: &Self::Position) -> Option<Outcome>;

    /// The ending when the player to move has no legal move and the game is not [`judged`](Game::judged) as over.
    fn stuck(&self, position: &Self::Position) -> Outcome;

    /// Key for search tables: everything that matters for what follows.
    fn key(&self, position: &Self::Position) -> u64;

    /// Key for repetition: board and player to move only.
    fn board_key(&self, position: &Self::Position) -> u64;

    /// [`board_key`](Game::board_key) worked out from scratch; the incremental one must always equal it.
    fn recomputed_board_key(&self, position: &Self::Position) -> u64;

    /// Adds a move to the history: `before` and `after` are the positions around it.
    fn remember(
        &self,
        _history: &mut Self::History,
        _before: &Self::Position,
        _mv: Self::Move,
        _after: &Self::Position,
    ) {
    }

    /// Takes the last remembered move back out of the history.
    fn forget(&self, _history: &mut Self::History) {}

    /// Whether the history could forbid any move here at all; when not, nobody needs to ask move by move.
    fn may_forbid(&self, _history: &Self::History, _position: &Self::Position) -> bool {
        false
    }

    /// Whether the history forbids this otherwise legal move, and which earlier plies it would repeat.
    fn forbidden(
        &self,
        _history: &Self::History,
        _position: &Self::Position,
        _mv: Self::Move,
    ) -> Option<Repetition> {
        None
    }

    /// Calls back with each legal move, one by one, history respected, until the callback breaks.
    /// A finished game has none.
    #[inline]
    fn each_legal<F>(
        &self,
        position: &Self::Position,
        history: &Self::History,
        mut push: F,
    ) -> ControlFlow<()>
    where
        F: FnMut(Self::Move) -> ControlFlow<()>,
    {
        self.each_judged(position, history, |mv, forbidden| {
            if forbidden {
                ControlFlow::Continue(())
            } else {
                push(mv)
            }
        })
    }

    /// The same with the moves that only the history forbids among them, and whether it does.
    #[inline]
    fn each_judged<F>(
        &self,
        position: &Self::Position,
        history: &Self::History,
        mut push: F,
    ) -> ControlFlow<()>
    where
        F: FnMut(Self::Move, bool) -> ControlFlow<()>,
    {
        if self.judged(position).is_some() {
            return ControlFlow::Continue(());
        }
        let ask = self.may_forbid(history, position);
        self.generate(position, |group| {
            for index in 0..group.len() {
                let mv = group.nth(index);
                let forbidden = ask && self.forbidden(history, position, mv).is_some();
                push(mv, forbidden)?;
            }
            ControlFlow::Continue(())
        })
    }

    /// Whether and how the game is over here, history respected.
    fn outcome(&self, position: &Self::Position, history: &Self::History) -> Option<Outcome> {
        self.judged(position).or_else(|| {
            let none = self
                .each_legal(position, history, |_| ControlFlow::Break(()))
                .is_continue();
            none.then(|| self.stuck(position))
        })
    }
}

/// A game with dice: some positions wait for chance, and their "moves" are its results.
///
/// ```
/// use ludotheca_rules::chasse_croise::STANDARD;
/// use ludotheca_rules::{ChanceGame, Table};
///
/// let table = Table::new(STANDARD);
/// assert!(STANDARD.awaits_roll(table.position()));
/// // The moves are the 21 rolls of two dice, and their weights are those of all 36 throws.
/// let rolls = table.legal(36)?;
/// let weights: u32 = rolls.iter().map(|roll| STANDARD.weight(*roll)).sum();
/// assert_eq!((rolls.len(), weights), (21, STANDARD.total()));
/// # Ok::<(), ludotheca_rules::TooManyMoves>(())
/// ```
pub trait ChanceGame: Game {
    /// Whether the dice move next.
    fn awaits_roll(&self, position: &Self::Position) -> bool;

    /// How many of the [`total`](ChanceGame::total) equally likely throws give this result.
    fn weight(&self, roll: Self::Move) -> u32;

    /// The number of equally likely throws.
    fn total(&self) -> u32;
}

/// The earlier plies that a forbidden move would repeat, oldest first: two or three.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Repetition {
    /// How many moves had been played when the same stood before.
    pub plies: [Option<u32>; 3],
}
