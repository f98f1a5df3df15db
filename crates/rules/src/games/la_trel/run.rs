//! LT-11 in the French variants: where one piece has stood while it alone moved for its player. Every move keeps what the run
//! up to it amounts to, so that a search can ask at any time what is refused, and take moves back.

use super::board::Position;
use super::encoding::Move;
use crate::game::Repetition;
use crate::square::{Square, SquareSet};

/// The moves so far of both players by turns, each with its run.
#[derive(Clone, Debug, Default)]
pub(super) struct Runs {
    turns: Vec<Turn>,
}

/// A move, and the run that it began or went on with.
#[derive(Clone, Copy, Debug, Default)]
struct Turn {
    /// Where the piece came to stand; `None` after a capture or an exchange, which end the run.
    landing: Option<Square>,
    /// Plies played with the move.
    ply: u32,
    /// How many moves the run has, this one included.
    length: u32,
    /// The squares that stand in the run at all, at least twice, and at least three times.
    once: SquareSet,
    twice: SquareSet,
    thrice: SquareSet,
}

impl Turn {
    /// The run goes on to this square.
    #[inline]
    fn come_to(&mut self, square: Square) {
        let square = SquareSet::of(square);
        self.thrice |= self.twice & square;
        self.twice |= self.once & square;
        self.once |= square;
    }
}

impl Runs {
    #[inline]
    pub(super) fn push(&mut self, before: &Position, mv: Move) {
        let turn = match mv.target() {
            Some((to, None)) => self.going_on(before, mv.from(), to),
            _ => Turn::default(),
        };
        self.turns.push(turn);
    }

    /// The turn of a plain move.
    #[inline]
    fn going_on(&self, before: &Position, from: Square, to: Square) -> Turn {
        let mut turn = match self.last_own() {
            // Nobody else can stand where the piece landed: the opponent has moved once since then.
            Some(last) if last.landing == Some(from) => *last,
            _ => {
                let mut beginning = Turn::default();
                beginning.come_to(from);
                beginning
            }
        };
        turn.come_to(to);
        turn.landing = Some(to);
        turn.ply = before.ply + 1;
        turn.length += 1;
        turn
    }

    #[inline]
    pub(super) fn pop(&mut self) {
        self.turns.pop();
    }

    /// The last move of the player whose turn it is: the one after it was the opponent's.
    #[inline]
    fn last_own(&self) -> Option<&Turn> {
        self.turns.get(self.turns.len().checked_sub(2)?)
    }

    /// Whether there is a square to which the piece of the run may not return. Only there is it worth asking move by move.
    #[inline]
    pub(super) fn may_forbid(&self) -> bool {
        self.last_own().is_some_and(|last| {
            let here = last.landing.map_or(SquareSet::EMPTY, SquareSet::of);
            !(last.thrice - here).is_empty()
        })
    }

    /// Whether a plain move would put a square into its run a fourth time, and when the piece landed there before.
    pub(super) fn forbids(&self, from: Square, to: Square) -> Option<Repetition> {
        let last = self.last_own()?;
        let refused = last.landing == Some(from) && last.thrice.contains(to);
        refused.then(|| self.landings(last.length as usize, to))
    }

    /// The latest landings on a square among so many last moves of the player whose turn it is. The square that a run begins
    /// with was left, not landed on: it has one landing fewer.
    fn landings(&self, moves: usize, square: Square) -> Repetition {
        let own = self.turns.iter().rev().skip(1).step_by(2).take(moves);
        let mut found = own
            .filter(|turn| turn.landing == Some(square))
            .map(|turn| turn.ply);
        let mut plies = [None; 3];
        plies.iter_mut().rev().for_each(|ply| *ply = found.next());
        Repetition { plies }
    }
}

#[cfg(test)]
mod tests {
    use super::Turn;
    use crate::square::Square;

    #[test]
    fn a_square_that_stood_three_times_in_a_run_stays_full_however_often_it_comes_again() {
        let [square, other] = [0, 63].map(Square::from_index);
        let mut turn = Turn::default();
        turn.come_to(other);
        for times in 1..=6 {
            turn.come_to(square);
            let stood = [turn.once, turn.twice, turn.thrice];
            let told = stood.map(|squares| squares.contains(square));
            assert_eq!(told, [true, times > 1, times > 2], "{times}");
            let told = stood.map(|squares| squares.contains(other));
            assert_eq!(told, [true, false, false]);
        }
    }
}
