//! Pictures: cells and pieces with names, and effects that lead from one picture to the next.

use super::effects::{acted_out, in_order};
use super::subject::{Subject, each_position, listed};
use ludotheca_rules::{Playable, Side};
use std::collections::{HashMap, HashSet};

/// What stands on the board is named, and pieces of one kind and height have one letter.
pub fn pieces_have_names<G: Playable>(subject: &Subject<G>) {
    let mut letters: HashMap<(&str, u8), char> = HashMap::new();
    each_position(subject, 500, |game, position| {
        for piece in game.view(position).pieces {
            assert!(
                piece
                    .kind
                    .strip_prefix("piece-")
                    .is_some_and(|name| name.len() > 2),
                "{piece:?}"
            );
            assert_eq!(
                *letters
                    .entry((piece.kind, piece.height))
                    .or_insert(piece.letter),
                piece.letter
            );
        }
    });
    let distinct: HashSet<_> = letters.values().collect();
    assert_eq!(distinct.len(), letters.len(), "{letters:?}");
}

/// The effects of a move, acted out on the picture before it, give the pieces of the picture after it.
pub fn effects_lead_to_the_next_picture<G: Playable>(subject: &Subject<G>) {
    let shape = |pieces: Vec<_>| {
        let list = in_order(pieces).into_iter();
        list.map(|piece| (piece.cell, piece.side, piece.height))
            .collect::<Vec<(_, Side, _)>>()
    };
    each_position(subject, 2_000, |game, position| {
        for mv in listed(game, position).unwrap_or_default() {
            let mut after = *position;
            game.play(&mut after, mv);
            let effects = game.effects(position, mv);
            let acted = acted_out(&game.view(position), game.side(position), &effects);
            let context = format!("{} {effects:?}", game.position_text(position));
            assert_eq!(shape(acted), shape(game.view(&after).pieces), "{context}");
        }
    });
}

/// Every cell has a name of its own and is found by it.
pub fn cells_are_found_by_name<G: Playable>(subject: &Subject<G>) {
    for game in subject.variants {
        let view = game.view(&game.start());
        let names: HashSet<_> = view.cells.iter().map(|cell| cell.name.clone()).collect();
        assert_eq!(names.len(), view.cells.len());
        for cell in &view.cells {
            assert_eq!(game.cell_named(&cell.name), Some(cell.cell));
            assert_eq!(game.cell_name(cell.cell), cell.name);
        }
        assert_eq!(game.cell_named("z99"), None);
    }
}
