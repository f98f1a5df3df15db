//! The reference: perft 6 of cozy-chess, a fast chess library, from its start position. Bulk-counted, one thread, no hash table.

use cozy_chess::Board;
use std::time::Instant;

/// What perft 6 of chess must count.
const YARDSTICK_LEAVES: u64 = 119_060_324;

fn perft(board: &Board, depth: u32) -> u64 {
    let mut leaves = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            leaves += moves.len() as u64;
        } else {
            for mv in moves {
                let mut child = board.clone();
                child.play_unchecked(mv);
                leaves += perft(&child, depth - 1);
            }
        }
        false
    });
    leaves
}

/// The reference's speed at this moment.
pub(super) fn leaves_per_second() -> f64 {
    let begun = Instant::now();
    let leaves = perft(&Board::default(), 6);
    let seconds = begun.elapsed().as_secs_f64();
    assert_eq!(leaves, YARDSTICK_LEAVES, "the yardstick itself is broken");
    leaves as f64 / seconds
}
