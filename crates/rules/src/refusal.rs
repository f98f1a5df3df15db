//! Why a move is not legal, as data: the rule, the reason, the cells concerned and what could be played instead.
//! Each game writes its refusals rule by rule, without its generator, so that the two check each other.

use crate::text::says_pass;
use crate::{Cell, Game, Message, Notation, Remark, Rule, Side, Value, games, sort_compactly};
use std::fmt;
use std::ops::ControlFlow;

/// The kind of mistake. Reasons that any game may give are constants here, each game adds its own; more may come.
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
    NO_PASSING = "no-passing",
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

/// A refused move.
///
/// ```
/// use ludotheca_rules::{AnyTable, MoveError, Reason};
///
/// let table = AnyTable::open("latroncules/classic").expect("a variant of the catalog");
/// let Err(MoveError::Refused(refusal)) = table.read_move("a1-a3") else { panic!("a2 is in the way") };
/// assert_eq!((refusal.rule.id(), refusal.reason), ("LA-4", Reason::LINE_NOT_MARKED));
/// // The cells to point at, and what could be played instead.
/// let cells: Vec<String> = refusal.cells.iter().map(|cell| table.cell_name(*cell)).collect();
/// assert_eq!(cells, ["a1", "a3"]);
/// assert_eq!(refusal.nearest, ["a2-a3", "b2-a3"]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[non_exhaustive]
pub struct Refusal {
    /// The rule that speaks against the move.
    pub rule: Rule,
    /// The kind of mistake, which has a sentence of its own.
    pub reason: Reason,
    /// What the sentence needs to say it: pieces, cells, numbers.
    pub args: Vec<(&'static str, Value)>,
    /// The offending cells, most telling first.
    pub cells: Vec<Cell>,
    /// Legal moves with the same origin or the same target, same origin first; canonical texts, at most [`MOST_NEAREST`].
    pub nearest: Vec<String>,
}

/// A move of a game, as people name it.
pub(crate) struct PlayedMove {
    /// How many came before it.
    pub(crate) ply: u32,
    pub(crate) side: Side,
    pub(crate) text: String,
}

impl fmt::Display for PlayedMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = match self.side {
            Side::One => '.',
            Side::Two => '…',
        };
        write!(f, "{}{sign} {}", self.ply / 2 + 1, self.text)
    }
}

/// How many alternatives a refusal names at most.
pub const MOST_NEAREST: usize = 8;

/// How many legal moves the search for alternatives looks at: a chain may have a million continuations.
const MOST_LOOKED_AT: usize = 1 << 14;

impl Refusal {
    /// A refusal by this rule for this reason, with nothing more to say yet.
    pub fn new(rule: Rule, reason: Reason) -> Refusal {
        Refusal {
            rule,
            reason,
            args: Vec::new(),
            cells: Vec::new(),
            nearest: Vec::new(),
        }
    }

    /// The same with an argument for its sentence.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Refusal {
        self.args.push((name, value.into()));
        self
    }

    /// The same with cells that it points at.
    #[must_use]
    pub fn at(mut self, cells: impl IntoIterator<Item = Cell>) -> Refusal {
        self.cells.extend(cells);
        self
    }

    /// Names the moves after which something stood that must not come back, `3. d2-d3` or `3… d7-d6`: nobody counts plies.
    /// `move_after` has the move with which so many were played; where there is none, the game began there.
    pub(crate) fn recall(&mut self, move_after: &dyn Fn(u32) -> Option<PlayedMove>) {
        let counted = self.args.iter().find(|(name, _)| *name == "plies");
        let Some((_, Value::List(plies))) = counted else {
            return;
        };
        let found: Vec<Option<String>> = plies
            .iter()
            .map(|ply| move_after(ply.parse().ok()?).map(|played| played.to_string()))
            .collect();
        let begun = found.contains(&None);
        let moves = found.into_iter().flatten().collect();
        self.args.push(("moves", Value::List(moves)));
        self.args.push(("begun", Value::from(u32::from(begun))));
    }

    /// The sentence to be formatted.
    pub fn message(&self) -> Message {
        Message::new(self.reason.id(), self.args.clone())
    }
}

/// Where a move or an attempt begins and ends, as far as it says so: what "near" means for alternatives.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Endpoints {
    /// Where the pieces that move come from; two where two pieces move together.
    pub origins: [Option<Cell>; 2],
    /// Where they go.
    pub target: Option<Cell>,
}

impl Endpoints {
    fn shares_origin(&self, other: &Endpoints) -> bool {
        self.origins
            .iter()
            .flatten()
            .any(|cell| other.origins.contains(&Some(*cell)))
    }

    fn shares_target(&self, other: &Endpoints) -> bool {
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

    /// Where an attempt begins and ends, legal or not.
    fn endpoints_of_attempt(&self, position: &Self::Position, attempt: &Self::Attempt)
    -> Endpoints;

    /// Where a legal move begins and ends.
    fn endpoints_of_move(&self, position: &Self::Position, mv: Self::Move) -> Endpoints;

    /// The rule by which nobody passes; `None` where a move text can say so, which is then judged like any other.
    fn no_passing(&self) -> Option<Rule> {
        None
    }

    /// The refusal with the moves of the game in it, where it speaks of what stood before. `positions` are the start and those after
    /// each move.
    fn recall(
        &self,
        _positions: &[Self::Position],
        _moves: &[Self::Move],
        refusal: Refusal,
    ) -> Refusal {
        refusal
    }

    /// Why this legal move captures nothing, for whoever wrote it as a capture; `None` where it does capture, or where nobody
    /// could write that.
    fn why_no_capture(&self, _position: &Self::Position, _mv: Self::Move) -> Option<Remark> {
        None
    }
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

/// The refusal of a text that says no more than that somebody passes, in a game in which nobody does.
pub(crate) fn refused_pass<G: Explain>(
    game: &G,
    position: &G::Position,
    history: &G::History,
    text: &str,
) -> Option<Refusal> {
    let rule = game.no_passing().filter(|_| says_pass(text))?;
    let over = still_on(game, position, history).err();
    Some(over.unwrap_or_else(|| Refusal::new(rule, Reason::NO_PASSING)))
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
    let wanted = game.endpoints_of_attempt(position, attempt);
    let (mut same_origin, mut same_target) = (Vec::new(), Vec::new());
    let mut seen = 0;
    let _ = game.each_legal(position, history, |mv| {
        let ends = game.endpoints_of_move(position, mv);
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
    sort_compactly(&mut same_origin, String::cmp);
    sort_compactly(&mut same_target, String::cmp);
    // Both kinds are worth showing: a crowd of moves of the same piece leaves room for two of the other sort.
    if !same_target.is_empty() {
        same_origin.truncate(MOST_NEAREST - 2);
    }
    same_origin.extend(same_target);
    same_origin.truncate(MOST_NEAREST);
    same_origin
}
