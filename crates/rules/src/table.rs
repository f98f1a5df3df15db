//! A game under way: its positions, its moves and what the rules remember of them. Legality and outcome are judged here,
//! where the history is known.

use crate::card::Summarised;
use crate::refusal::{explain, refused_pass};
use crate::view::{Die, Effect, LastMove, Phase};
use crate::{
    Description, Explain, Game, Message, Notation, Outcome, Refusal, Remark, TextError, Touch,
    Touchable, Touches, View, Visible,
};
use std::ops::ControlFlow;

/// Everything that a game must offer to be played at a table.
pub trait Playable: Touchable + Visible + Summarised {
    /// The variant's identifier (`la-trel/base`).
    fn id(&self) -> &'static str;

    /// What the game is, whichever variant of it this is.
    fn description(&self) -> &'static Description;

    /// What the rules wait for: a roll or a move. A finished game is the table's to notice.
    fn phase(&self, _position: &Self::Position) -> Phase {
        Phase::Move
    }
}

/// A move text that could not be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum MoveError {
    /// It does not have the form of a move.
    #[error(transparent)]
    Unreadable(#[from] TextError),
    /// It breaks a rule.
    #[error("{}: {}", .0.rule, .0.message())]
    Refused(Box<Refusal>),
}

impl MoveError {
    /// The sentence to be formatted.
    pub fn message(&self) -> Message {
        match self {
            MoveError::Unreadable(error) => error.problem.clone(),
            MoveError::Refused(refusal) => refusal.message(),
        }
    }
}

/// There are more legal moves than were asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("more than {most} legal moves")]
#[non_exhaustive]
pub struct TooManyMoves {
    /// How many were asked for.
    pub most: usize,
}

/// A game under way.
///
/// ```
/// use ludotheca_rules::la_trel::{Kind, MASTER};
/// use ludotheca_rules::square::Square;
/// use ludotheca_rules::{Side, Table};
///
/// // The typed way: positions and moves are the game's own, and nothing is written or read.
/// let mut table = Table::new(MASTER);
/// let d2 = Square::named("d2").expect("a square");
/// assert_eq!(table.position().piece_at(d2), Some((Side::One, Kind::Defender)));
/// let moves = table.legal(100)?;
/// let step = moves.iter().find(|mv| mv.from() == d2).expect("d2 may step");
/// table.play_unchecked(*step);
/// assert_eq!(table.position().piece_at(d2), None);
/// assert_eq!(table.move_text(0).as_deref(), Some("d2-d3"));
/// # Ok::<(), ludotheca_rules::TooManyMoves>(())
/// ```
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    game: G,
    /// The start and the position after each move; never empty.
    positions: Vec<G::Position>,
    moves: Vec<G::Move>,
    history: G::History,
    outcome: Option<Outcome>,
}

impl<G: Game> Table<G> {
    /// A game from the beginning.
    pub fn new(game: G) -> Table<G> {
        Table::from_position(game, game.start())
    }

    /// A game that starts from a set position, with no history.
    pub fn from_position(game: G, start: G::Position) -> Table<G> {
        let history = G::History::default();
        let outcome = game.outcome(&start, &history);
        Table {
            game,
            positions: vec![start],
            moves: Vec::new(),
            history,
            outcome,
        }
    }

    /// The variant that is played.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The position on the table.
    pub fn position(&self) -> &G::Position {
        &self.positions[self.moves.len()]
    }

    /// The position the game started from.
    pub fn start(&self) -> &G::Position {
        &self.positions[0]
    }

    /// The start and the position after each move.
    pub fn positions(&self) -> &[G::Position] {
        &self.positions
    }

    /// The moves played at this table.
    pub fn moves(&self) -> &[G::Move] {
        &self.moves
    }

    /// What the rules remember of the game.
    pub fn history(&self) -> &G::History {
        &self.history
    }

    /// How the game ended, if it did.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// Whether a turn begins here. In the dice game a turn takes several moves; a table set up in mid-turn begins one.
    pub fn begins_turn(&self) -> bool {
        let played = self.moves.len();
        played == 0
            || self.game.ply(&self.positions[played - 1]) != self.game.ply(&self.positions[played])
    }

    /// Calls back with each legal move until it breaks.
    pub fn each_legal(&self, push: impl FnMut(G::Move) -> ControlFlow<()>) -> ControlFlow<()> {
        self.game.each_legal(self.position(), &self.history, push)
    }

    /// The legal moves, if there are at most so many.
    pub fn legal(&self, most: usize) -> Result<Vec<G::Move>, TooManyMoves> {
        let (legal, more) = self.legal_up_to(most);
        if more {
            Err(TooManyMoves { most })
        } else {
            Ok(legal)
        }
    }

    /// The first legal moves that the rules find, at most so many, and whether there are more.
    pub fn legal_up_to(&self, most: usize) -> (Vec<G::Move>, bool) {
        let mut legal = Vec::new();
        let flow = self.each_legal(|mv| {
            if legal.len() == most {
                return ControlFlow::Break(());
            }
            legal.push(mv);
            ControlFlow::Continue(())
        });
        (legal, flow.is_break())
    }

    /// Plays a move that is known to be legal.
    pub fn play_unchecked(&mut self, mv: G::Move) {
        let before = *self.position();
        let mut after = before;
        self.game.play(&mut after, mv);
        self.game.remember(&mut self.history, &before, mv, &after);
        self.positions.push(after);
        self.moves.push(mv);
        self.outcome = self.game.outcome(&after, &self.history);
    }

    /// Takes the last move back. `false` when there is none.
    pub fn undo(&mut self) -> bool {
        if self.moves.pop().is_none() {
            return false;
        }
        self.positions.pop();
        self.game.forget(&mut self.history);
        self.outcome = self.game.outcome(self.position(), &self.history);
        true
    }
}

impl<G: Notation> Table<G> {
    /// The canonical text of the position on the table.
    pub fn position_text(&self) -> String {
        self.game.position_text(self.position())
    }

    /// The canonical text of the position that the game began from.
    pub fn start_text(&self) -> String {
        self.game.position_text(self.start())
    }

    /// The text of the move played at this index, counted from 0.
    pub fn move_text(&self, index: usize) -> Option<String> {
        let mv = *self.moves.get(index)?;
        Some(self.game.move_text(&self.positions[index], mv))
    }
}

impl<G: Explain> Table<G> {
    /// The legal move that the text means, or why there is none. The text is walked, never looked up in a list.
    pub fn read_move(&self, text: &str) -> Result<G::Move, MoveError> {
        let attempt = self.game.read_attempt(text).map_err(|error| {
            match refused_pass(&self.game, self.position(), &self.history, text) {
                Some(refusal) => MoveError::Refused(Box::new(refusal)),
                None => MoveError::Unreadable(error),
            }
        })?;
        explain(&self.game, self.position(), &self.history, &attempt)
            .map_err(|refusal| MoveError::Refused(Box::new(self.recalled(refusal))))
    }

    /// The refusal as this table tells it, which knows the moves that were played.
    pub(crate) fn recalled(&self, refusal: Refusal) -> Refusal {
        self.game.recall(&self.positions, &self.moves, refusal)
    }

    /// What is worth saying of a text although it means a legal move: that its `x` captures nothing.
    pub fn remark(&self, text: &str) -> Option<Remark> {
        let mv = self.read_move(text).ok()?;
        let captures = text.contains(['x', 'X']);
        captures.then(|| self.game.why_no_capture(self.position(), mv))?
    }
}

impl<G: Playable> Table<G> {
    /// What the game waits for.
    pub fn phase(&self) -> Phase {
        if self.outcome.is_some() {
            Phase::Over
        } else {
            self.game.phase(self.position())
        }
    }

    /// The picture, with the last move and the outcome.
    pub fn view(&self) -> View {
        let mut view = self.game.view(self.position());
        view.outcome = self.outcome;
        view.phase = self.phase();
        self.show_used_dice(&mut view);
        if let Some(last) = self.moves.len().checked_sub(1) {
            let (before, mv) = (&self.positions[last], self.moves[last]);
            let cells = self
                .game
                .touches_of(before, mv)
                .into_iter()
                .filter_map(|touch| match touch {
                    Touch::Cell(cell) => Some(cell),
                    Touch::Choice(_) => None,
                })
                .collect();
            view.last_move = Some(LastMove {
                text: self.game.move_text(before, mv),
                cells,
            });
        }
        view
    }

    /// Adds the dice that this turn has used: the position has forgotten them, but the roll is among the moves.
    fn show_used_dice(&self, view: &mut View) {
        let turn = self.game.ply(self.position());
        let roll = (0..self.moves.len())
            .rev()
            .take_while(|index| self.game.ply(&self.positions[*index]) == turn)
            .flat_map(|index| self.game.effects(&self.positions[index], self.moves[index]))
            .find_map(|effect| match effect {
                Effect::Roll { dice } => Some(dice),
                _ => None,
            });
        let Some(roll) = roll else { return };
        let mut unused: Vec<u8> = view.dice.iter().map(|die| die.points).collect();
        view.dice = roll
            .into_iter()
            .map(|points| {
                let left = unused.iter().position(|die| *die == points);
                if let Some(index) = left {
                    unused.swap_remove(index);
                }
                Die {
                    points,
                    used: left.is_none(),
                }
            })
            .collect();
    }

    /// Where a sequence of touches leads.
    pub fn touched(&self, prefix: &[Touch]) -> Touches<G::Move> {
        self.game.touched(self.position(), &self.history, prefix)
    }

    /// Why a sequence of touches is not a legal move; the move if it is one.
    pub fn judge_touches(&self, touches: &[Touch]) -> Result<G::Move, MoveError> {
        let attempt = self.game.attempt_of(self.position(), touches)?;
        explain(&self.game, self.position(), &self.history, &attempt)
            .map_err(|refusal| MoveError::Refused(Box::new(self.recalled(refusal))))
    }

    /// How a hand would try what this text says, legal or not; `None` where touches would be told something else.
    pub fn touches_to_try(&self, text: &str) -> Option<Vec<Touch>> {
        let (game, position) = (&self.game, self.position());
        let written = game.read_attempt(text).ok()?;
        let touches = game.touches_of_attempt(position, &written)?;
        let touched = game.attempt_of(position, &touches).ok()?;
        let [by_text, by_hand] = [written, touched].map(|attempt| {
            game.judge(position, &self.history, &attempt)
                .map_err(|refusal| (refusal.rule, refusal.reason))
        });
        (by_text == by_hand).then_some(touches)
    }
}
