//! Pictures of every variant, at the start and in the middle of a game: what the terminal shows, and that an SVG is sound.

mod curve;
mod svg;
mod terminal;

use rules::random::numbers;
use rules::{AnyTable, View, variants};

/// A table after so many random moves, the same ones each time.
fn played(variant: &str, plies: usize) -> AnyTable {
    let mut table = AnyTable::open(variant).unwrap();
    let mut below = numbers(7);
    for _ in 0..plies {
        let Some(mv) = table.random_move(&mut below) else {
            break;
        };
        table.play(&mv).unwrap();
    }
    table
}

/// Every variant at the start, in the middle and late in a game, the last with some cells pointed out.
fn views() -> Vec<View> {
    let mut views = Vec::new();
    for variant in variants() {
        for plies in [0, 30, 200] {
            let mut view = played(variant, plies).view();
            if plies > 100 {
                view.highlights = view.cells.iter().take(3).map(|cell| cell.cell).collect();
            }
            views.push(view);
        }
    }
    views
}
