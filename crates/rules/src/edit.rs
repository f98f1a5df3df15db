//! Setting a position up by hand, piece by piece. While somebody edits, a position may be one that no game could show; its
//! text says all there is to say, and reading that text back tells what is wrong.

use crate::{Cell, Notation, Playable, Side, TextError, View};

/// A kind of piece that can be put on the board, named as in a [`PieceView`](crate::view::PieceView).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct KindView {
    /// The identifier of its name.
    pub kind: &'static str,
    /// The letter by which [`Change::Put`] names it.
    pub letter: char,
    /// 1 for a single piece.
    pub height: u8,
}

/// A number beside the board that belongs to the position: a reserve, a count that a rule keeps, a die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct EditField {
    /// The identifier of its name.
    pub label: &'static str,
    /// Whose it is; `None` where it is the game's.
    pub side: Option<Side>,
    /// What it shows now.
    pub value: Option<u32>,
    /// The lowest value it can have.
    pub least: u32,
    /// The highest value it can have.
    pub most: u32,
    /// Whether it can be without a value: no counter runs, no die is left.
    pub optional: bool,
}

/// One step of editing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Change {
    /// Everything is taken off the board, or brought home where pieces never leave it.
    Clear,
    /// A piece is put on a cell, in place of what stands there.
    Put {
        /// Where.
        cell: Cell,
        /// Whose piece.
        side: Side,
        /// Which kind: one of the letters of [`KindView`].
        letter: char,
    },
    /// What stands on a cell is taken away.
    Take {
        /// Where.
        cell: Cell,
    },
    /// The other number of plies that is nearest, where this player does not move after the present one.
    Turn {
        /// Who is to move.
        side: Side,
    },
    /// Plies (turns with dice) played, which also says whose turn it is.
    Ply {
        /// How many.
        ply: u32,
    },
    /// One of the numbers beside the board is set.
    Field {
        /// Which of the [`EditField`]s, counted from 0.
        index: usize,
        /// Its value; `None` only where it is optional.
        value: Option<u32>,
    },
}

/// The largest number that a position text holds.
const MOST_PLIES: u32 = 999_999;

/// A game whose positions can be set up by hand.
pub trait Editable: Notation {
    /// The kinds of pieces that can be put.
    fn kinds(&self) -> Vec<KindView>;

    /// The board with nothing set up.
    fn bare(&self) -> Self::Position;

    /// Puts a piece on a cell in place of what stands there; `false` where it has no business.
    fn put(&self, position: &mut Self::Position, cell: Cell, side: Side, letter: char) -> bool;

    /// Takes what stands on a cell away; `false` for a cell that is none.
    fn take(&self, position: &mut Self::Position, cell: Cell) -> bool;

    /// After so many plies, with the player to move who then is.
    fn set_ply(&self, position: &mut Self::Position, ply: u32);

    /// The numbers beside the board, as they stand.
    fn fields(&self, position: &Self::Position) -> Vec<EditField>;

    /// Sets one of the [`fields`](Editable::fields), in their order, to a value that it offers.
    fn set_field(&self, position: &mut Self::Position, index: usize, value: Option<u32>);
}

/// [`Editable::set_ply`] of a position that keeps the plies, the player to move and a hash with a key for player 2.
pub(crate) fn set_turn(
    ply: u32,
    (plies, side, hash): (&mut u32, &mut Side, &mut u64),
    side_key: u64,
) {
    if Side::of_ply(ply) != *side {
        *side = !*side;
        *hash ^= side_key;
    }
    *plies = ply;
}

/// [`Editable::put`] of a piece that may stand on any cell once that is cleared; `None` is a piece that there is not.
pub(crate) fn put_on_cleared<G: Editable, K>(
    game: &G,
    position: &mut G::Position,
    cell: Cell,
    kind: Option<K>,
    put: impl FnOnce(&mut G::Position, K),
) -> bool {
    let Some(kind) = kind else { return false };
    let cleared = game.take(position, cell);
    if cleared {
        put(position, kind);
    }
    cleared
}

/// A position that is being set up.
#[derive(Clone, Debug)]
pub struct Editor<G: Editable> {
    game: G,
    position: G::Position,
}

impl<G: Editable + Playable> Editor<G> {
    /// An editor that begins with this position.
    pub fn new(game: G, position: G::Position) -> Editor<G> {
        Editor { game, position }
    }

    /// The variant that the position is of.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The position as it stands, sound or not.
    pub fn position(&self) -> &G::Position {
        &self.position
    }

    /// The kinds of pieces that can be put.
    pub fn kinds(&self) -> Vec<KindView> {
        self.game.kinds()
    }

    /// The numbers beside the board that can be set.
    pub fn fields(&self) -> Vec<EditField> {
        self.game.fields(&self.position)
    }

    /// Makes a change; `false` where it cannot be made, and then nothing has changed.
    pub fn change(&mut self, change: Change) -> bool {
        let Editor { game, position } = self;
        match change {
            Change::Clear => {
                let ply = game.ply(position);
                *position = game.bare();
                game.set_ply(position, ply);
                true
            }
            Change::Put { cell, side, letter } => game.put(position, cell, side, letter),
            Change::Take { cell } => game.take(position, cell),
            Change::Turn { side } => {
                let ply = game.ply(position);
                if Side::of_ply(ply) != side {
                    game.set_ply(position, ply ^ 1);
                }
                true
            }
            Change::Ply { ply } => {
                if ply <= MOST_PLIES {
                    game.set_ply(position, ply);
                }
                ply <= MOST_PLIES
            }
            Change::Field { index, value } => {
                let offered = game.fields(position).get(index).is_some_and(|field| {
                    value.map_or(field.optional, |value| {
                        (field.least..=field.most).contains(&value)
                    })
                });
                if offered {
                    game.set_field(position, index, value);
                }
                offered
            }
        }
    }

    /// The picture of the position as it stands.
    pub fn view(&self) -> View {
        self.game.view(&self.position)
    }

    /// The text of the position as it stands, sound or not.
    pub fn text(&self) -> String {
        self.game.position_text(&self.position)
    }

    /// What keeps this from being a position.
    pub fn check(&self) -> Result<(), TextError> {
        self.game.read_position(&self.text()).map(|_| ())
    }
}
