//! Setting a position up by hand, piece by piece. While somebody edits, a position may be one that no game could show; its
//! text says all there is to say, and reading that text back tells what is wrong.

use crate::AnyEditor;
use crate::{Cell, Notation, Playable, Side, TextError, View};
use serde::{Deserialize, Serialize};

/// A kind of piece that can be put on the board, named as in a [`PieceView`](crate::view::PieceView).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct KindView {
    pub kind: &'static str,
    pub letter: char,
    pub height: u8,
}

/// A number beside the board that belongs to the position: a reserve, a count that a rule keeps, a die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Dial {
    /// The identifier of its name.
    pub label: &'static str,
    /// Whose it is; `None` where it is the game's.
    pub side: Option<Side>,
    pub value: Option<u32>,
    pub least: u32,
    pub most: u32,
    /// Whether it can be without a value: no counter runs, no die is left.
    pub optional: bool,
}

/// One step of editing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "lowercase")]
pub enum Change {
    /// Everything is taken off the board, or brought home where pieces never leave it.
    Clear,
    Put {
        cell: Cell,
        side: Side,
        letter: char,
    },
    Take {
        cell: Cell,
    },
    /// The other number of plies that is nearest, where this player does not move after the present one.
    Turn {
        side: Side,
    },
    /// Plies (turns with dice) played, which also says whose turn it is.
    Ply {
        ply: u32,
    },
    Dial {
        index: usize,
        value: Option<u32>,
    },
}

/// The largest number that a position text holds.
const MOST_PLIES: u32 = 999_999;

/// A game whose positions can be set up by hand.
pub trait Editable: Notation {
    fn kinds(&self) -> Vec<KindView>;

    /// The board with nothing set up.
    fn bare(&self) -> Self::Position;

    /// Puts a piece on a cell in place of what stands there; `false` where it has no business.
    fn put(&self, position: &mut Self::Position, cell: Cell, side: Side, letter: char) -> bool;

    /// Takes what stands on a cell away; `false` for a cell that is none.
    fn take(&self, position: &mut Self::Position, cell: Cell) -> bool;

    /// After so many plies, with the player to move who then is.
    fn set_ply(&self, position: &mut Self::Position, ply: u32);

    fn dials(&self, position: &Self::Position) -> Vec<Dial>;

    /// Sets one of the dials, in their order, to a value that it offers.
    fn turn_dial(&self, position: &mut Self::Position, index: usize, value: Option<u32>);
}

/// A position that is being set up.
#[derive(Clone, Debug)]
pub struct Editor<G: Editable> {
    game: G,
    position: G::Position,
}

impl<G: Editable + Playable> Editor<G> {
    pub fn new(game: G, position: G::Position) -> Editor<G> {
        Editor { game, position }
    }

    pub fn kinds(&self) -> Vec<KindView> {
        self.game.kinds()
    }

    pub fn dials(&self) -> Vec<Dial> {
        self.game.dials(&self.position)
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
            Change::Dial { index, value } => {
                let offered = game.dials(position).get(index).is_some_and(|dial| {
                    value.map_or(dial.optional, |value| {
                        (dial.least..=dial.most).contains(&value)
                    })
                });
                if offered {
                    game.turn_dial(position, index, value);
                }
                offered
            }
        }
    }

    pub fn view(&self) -> View {
        self.game.view(&self.position)
    }

    pub fn text(&self) -> String {
        self.game.position_text(&self.position)
    }

    /// What keeps this from being a position.
    pub fn check(&self) -> Result<(), TextError> {
        self.game.read_position(&self.text()).map(|_| ())
    }
}

impl AnyEditor {
    pub fn kinds(&self) -> Vec<KindView> {
        with_editor!(self, editor => editor.kinds())
    }

    pub fn dials(&self) -> Vec<Dial> {
        with_editor!(self, editor => editor.dials())
    }

    /// Makes a change; `false` where it cannot be made, and then nothing has changed.
    pub fn change(&mut self, change: Change) -> bool {
        with_editor!(self, editor => editor.change(change))
    }

    pub fn view(&self) -> View {
        with_editor!(self, editor => editor.view())
    }

    pub fn text(&self) -> String {
        with_editor!(self, editor => editor.text())
    }

    /// What keeps this from being a position.
    pub fn check(&self) -> Result<(), TextError> {
        with_editor!(self, editor => editor.check())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{AnyTable, Game, variants};

    fn key_is_that_of_the_board(editor: &AnyEditor) -> bool {
        with_editor!(editor, editor => {
            let Editor { game, position } = editor;
            game.board_key(position) == game.recomputed_board_key(position)
        })
    }

    #[test]
    fn every_change_keeps_the_key_of_the_board() {
        for variant in variants() {
            let mut editor = AnyTable::open(variant).unwrap().editor();
            let kinds = editor.kinds();
            let cells: Vec<Cell> = editor.view().cells.iter().map(|cell| cell.cell).collect();
            let mut changes = vec![Change::Turn { side: Side::Two }, Change::Ply { ply: 8 }];
            for (index, cell) in cells.into_iter().enumerate() {
                let letter = kinds[index % kinds.len()].letter;
                for side in Side::BOTH {
                    changes.push(Change::Put { cell, side, letter });
                }
                if index % 3 == 0 {
                    changes.push(Change::Take { cell });
                }
            }
            changes.extend([Change::Turn { side: Side::Two }, Change::Clear]);
            for change in changes {
                editor.change(change);
                assert!(key_is_that_of_the_board(&editor), "{variant}: {change:?}");
            }
        }
    }
}
