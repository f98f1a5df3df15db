//! An editor of any game.

use crate::AnyEditor;
use crate::edit::{Change, EditField, KindView};
use crate::{TextError, View};

impl AnyEditor {
    /// The kinds of pieces that can be put.
    pub fn kinds(&self) -> Vec<KindView> {
        with_editor!(self, editor => editor.kinds())
    }

    /// The numbers beside the board that can be set.
    pub fn fields(&self) -> Vec<EditField> {
        with_editor!(self, editor => editor.fields())
    }

    /// Makes a change; `false` where it cannot be made, and then nothing has changed.
    pub fn change(&mut self, change: Change) -> bool {
        with_editor!(self, editor => editor.change(change))
    }

    /// The picture of the position as it stands.
    pub fn view(&self) -> View {
        with_editor!(self, editor => editor.view())
    }

    /// The text of the position as it stands, sound or not.
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
    use crate::{AnyTable, Cell, Game, Side, variants};

    fn key_is_that_of_the_board(editor: &AnyEditor) -> bool {
        with_editor!(editor, editor => {
            let (game, position) = (editor.game(), editor.position());
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
