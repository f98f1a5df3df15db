//! Making a move by touching cells. A touch sequence is walked touch by touch; nothing lists whole chains.

use crate::{Cell, Explain, Game, TextError, games};
use std::fmt;
use std::ops::ControlFlow;

/// One touch: a cell of the board, or a choice where the cells alone leave something open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Touch {
    /// A cell of the board.
    Cell(Cell),
    /// Something that is chosen beside the board.
    Choice(Choice),
}

/// What may have to be chosen beside cells. Games with dice share two choices, each game adds its own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Choice(#[cfg_attr(feature = "ts", tsify(type = "string"))] &'static str);

impl Choice {
    /// Roll the dice; the result is not a matter of choice.
    pub const ROLL: Choice = Choice("roll");
    /// End a turn of which a part is left.
    pub const END_TURN: Choice = Choice("endturn");

    pub(crate) const fn new(id: &'static str) -> Choice {
        Choice(id)
    }

    /// The choice in a word, such as `keep`.
    pub const fn id(self) -> &'static str {
        self.0
    }

    /// The choice with this identifier.
    pub fn from_id(id: &str) -> Option<Choice> {
        let own = games()
            .flat_map(|game| game.choices)
            .map(|offer| offer.choice);
        [Choice::ROLL, Choice::END_TURN]
            .into_iter()
            .chain(own)
            .find(|choice| choice.id() == id)
    }
}

impl fmt::Debug for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// A choice of a game's own, and how a button shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct ChoiceOffer {
    /// What is chosen.
    pub choice: Choice,
    /// The piece that one then has, as [`PieceView`](crate::view::PieceView) names it.
    pub kind: &'static str,
    /// The letter of that piece.
    pub letter: char,
    /// The sentence on the button.
    pub label: &'static str,
    /// Whether this counts as chosen as long as nothing is: a move is shown and judged with it.
    pub default: bool,
}

/// Where a sequence of touches leads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Touches<M> {
    /// What may be touched next.
    pub next: Vec<Touch>,
    /// The moves that the sequence makes if it stops here: none, one, or two dice steps in a row.
    pub complete: Vec<M>,
}

impl<M> Default for Touches<M> {
    fn default() -> Touches<M> {
        Touches {
            next: Vec::new(),
            complete: Vec::new(),
        }
    }
}

/// The hand's side of a game.
pub trait Touchable: Explain {
    /// Where this prefix of touches leads; empty where it leads nowhere.
    fn touched(
        &self,
        position: &Self::Position,
        history: &Self::History,
        prefix: &[Touch],
    ) -> Touches<Self::Move>;

    /// One touch sequence that makes this legal move.
    fn touches_of(&self, position: &Self::Position, mv: Self::Move) -> Vec<Touch>;

    /// What touching these cells says somebody wants, to be judged.
    fn attempt_of(
        &self,
        position: &Self::Position,
        touches: &[Touch],
    ) -> Result<Self::Attempt, TextError>;

    /// How a hand would try this, legal or not; `None` where the board has no place for it. What only a text can say, such as
    /// the captures that it names, is left out.
    fn touches_of_attempt(
        &self,
        position: &Self::Position,
        attempt: &Self::Attempt,
    ) -> Option<Vec<Touch>>;
}

/// [`Touchable::touched`] for games whose moves can be listed: every move offers its sequences, no two alike, and those
/// that begin with the prefix say what comes next.
pub(crate) fn touched_by_listing<G: Game>(
    game: &G,
    position: &G::Position,
    history: &G::History,
    prefix: &[Touch],
    mut sequences: impl FnMut(G::Move, &mut dyn FnMut(&[Touch])),
) -> Touches<G::Move> {
    let mut found = Touches::default();
    let _ = game.each_legal(position, history, |mv| {
        sequences(mv, &mut |sequence| {
            let Some(rest) = sequence.strip_prefix(prefix) else {
                return;
            };
            match rest.first() {
                Some(touch) if !found.next.contains(touch) => found.next.push(*touch),
                Some(_) => {}
                None => found.complete.push(mv),
            }
        });
        ControlFlow::Continue(())
    });
    found
}
