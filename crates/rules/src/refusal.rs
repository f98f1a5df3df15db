//! Why a move is not legal, as data: the rule, the reason, the cells concerned and what could be played instead.
//! Each game writes its refusals rule by rule, without its generator, so that the two check each other.

use crate::{Cell, Game, Message, Notation, Rule, Value, games};
use serde::{Serialize, Serializer};
use std::fmt;
use std::ops::ControlFlow;

/// The kind of mistake. Reasons that any game may give are constants here, each game adds its own.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Reason(#[cfg_attr(feature = "ts", tsify(type = "string"))] &'static str);

/// Lists reasons: a constant of [`Reason`] for each, and a list of all of them under the given name.
macro_rules! reasons {
    ($list:ident: $($name:ident = $id:literal),* $(,)?) => {
        impl $crate::Reason {
            $(#[doc = concat!("`", $id, "`")]
            pub const $name: $crate::Reason = $crate::Reason::new(concat!("refusal-", $id));)*
        }

        const $list: &[$crate::Reason] = &[$($crate::Reason::$name),*];
    };
}

reasons! { OF_ANY_GAME:
    GAME_OVER = "game-over",
    EMPTY_ORIGIN = "empty-origin",
    NOT_YOUR_PIECE = "not-your-piece",
    WRONG_DIRECTION = "wrong-direction",
    TOO_FAR = "too-far",
    STAYS_PUT = "stays-put",
    PATH_BLOCKED = "path-blocked",
    LANDING_OCCUPIED = "landing-occupied",
    NOTHING_TO_CAPTURE = "nothing-to-capture",
    OWN_PIECE_JUMPED = "own-piece-jumped",
    REPETITION = "repetition",
}

impl Reason {
    pub(crate) const fn new(id: &'static str) -> Reason {
        Reason(id)
    }

    /// The identifier of the sentence that explains it.
    pub const fn id(self) -> &'static str {
        self.0
    }

    /// The reason in a few words, such as `own-piece-jumped`.
    pub fn name(self) -> &'static str {
        self.0.strip_prefix("refusal-").unwrap_or(self.0)
    }

    /// All reasons: those that any game may give, then each game's own.
    pub fn all() -> impl Iterator<Item = Reason> {
        let own = games().flat_map(|game| game.reasons);
        OF_ANY_GAME.iter().chain(own).copied()
    }
}

impl fmt::Debug for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Serialize for Reason {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

/// A refused move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Refusal {
    pub rule: Rule,
    pub reason: Reason,
    /// What the sentence needs to say it: pieces, cells, numbers.
    pub args: Vec<(&'static str, Value)>,
    /// The offending cells, most telling first.
    pub cells: Vec<Cell>,
    /// Legal moves with the same origin or the same target, same origin first; canonical texts, at most [`MOST_NEAREST`].
    pub nearest: Vec<String>,
}

/// How many alternatives a refusal names at most.
pub const MOST_NEAREST: usize = 8;

/// How many legal moves the search for alternatives looks at: a chain may have a million continuations.
const MOST_LOOKED_AT: usize = 1 << 14;

impl Refusal {
    pub fn new(rule: Rule, reason: Reason) -> Refusal {
        Refusal {
            rule,
            reason,
            args: Vec::new(),
            cells: Vec::new(),
            nearest: Vec::new(),
        }
    }

    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Refusal {
        self.args.push((name, value.into()));
        self
    }

    #[must_use]
    pub fn at(mut self, cells: impl IntoIterator<Item = Cell>) -> Refusal {
        self.cells.extend(cells);
        self
    }

    /// The sentence to be formatted.
    pub fn message(&self) -> Message {
        Message::new(self.reason.id(), self.args.clone())
    }
}

/// Where a move or an attempt begins and ends, as far as it says so: what "near" means for alternatives.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ends {
    pub origins: [Option<Cell>; 2],
    pub target: Option<Cell>,
}

impl Ends {
    fn shares_origin(&self, other: &Ends) -> bool {
        self.origins
            .iter()
            .flatten()
            .any(|cell| other.origins.contains(&Some(*cell)))
    }

    fn shares_target(&self, other: &Ends) -> bool {
        self.target.is_some() && self.target == other.target
    }
}

/// Judging an attempt rule by rule.
pub trait Explain: Notation {
    /// The move that the attempt means, or the first rule it breaks, read from piece to path to target to the turn as a
    /// whole. Does not call the generator and leaves `nearest` empty.
    fn judge(
        &self,
        position: &Self::Position,
        history: &Self::History,
        attempt: &Self::Attempt,
    ) -> Result<Self::Move, Refusal>;

    fn ends_of_attempt(&self, position: &Self::Position, attempt: &Self::Attempt) -> Ends;

    fn ends_of_move(&self, position: &Self::Position, mv: Self::Move) -> Ends;
}

/// The refusal of any move in a game that is over, or `Ok` if it goes on. Games call this first.
pub(crate) fn still_on<G: Game>(
    game: &G,
    position: &G::Position,
    history: &G::History,
) -> Result<(), Refusal> {
    match game.outcome(position, history) {
        Some(outcome) => Err(Refusal::new(outcome.rule, Reason::GAME_OVER)),
        None => Ok(()),
    }
}

/// [`Explain::judge`] with the nearest alternatives filled in.
pub fn explain<G: Explain>(
    game: &G,
    position: &G::Position,
    history: &G::History,
    attempt: &G::Attempt,
) -> Result<G::Move, Refusal> {
    game.judge(position, history, attempt)
        .map_err(|mut refusal| {
            refusal.nearest = nearest(game, position, history, attempt);
            refusal
        })
}

/// Legal moves with the same origin or target as the attempt, see [`Refusal::nearest`].
pub(crate) fn nearest<G: Explain>(
    game: &G,
    position: &G::Position,
    history: &G::History,
    attempt: &G::Attempt,
) -> Vec<String> {
    let wanted = game.ends_of_attempt(position, attempt);
    let (mut same_origin, mut same_target) = (Vec::new(), Vec::new());
    let mut seen = 0;
    let _ = game.each_legal(position, history, |mv| {
        let ends = game.ends_of_move(position, mv);
        let list = if wanted.shares_origin(&ends) {
            &mut same_origin
        } else if wanted.shares_target(&ends) {
            &mut same_target
        } else {
            &mut Vec::new()
        };
        if list.len() < MOST_NEAREST {
            list.push(game.move_text(position, mv));
        }
        seen += 1;
        if seen < MOST_LOOKED_AT {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    });
    same_origin.sort();
    same_target.sort();
    // Both kinds are worth showing: a crowd of moves of the same piece leaves room for two of the other sort.
    if !same_target.is_empty() {
        same_origin.truncate(MOST_NEAREST - 2);
    }
    same_origin.extend(same_target);
    same_origin.truncate(MOST_NEAREST);
    same_origin
}
