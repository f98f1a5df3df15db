//! Moves that follow each other, as texts.

use rules::{Game, Notation, Table};

/// The texts of moves that are played one after the other from the position on the table.
pub(crate) fn texts_of<G: Game + Notation>(table: &Table<G>, moves: &[G::Move]) -> Vec<String> {
    let (game, mut position) = (table.game(), *table.position());
    moves
        .iter()
        .map(|mv| {
            let text = game.move_text(&position, *mv);
            game.play(&mut position, *mv);
            text
        })
        .collect()
}
