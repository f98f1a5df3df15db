//! The keys of positions.

use super::*;
use std::collections::HashSet;

#[test]
fn the_search_key_adds_the_dice_to_the_board_key() {
    let singles = (1..=6).map(|die| die.to_string());
    let rolls = (1..=6).flat_map(|high| (1..=high).map(move |low| format!("{high}{low}")));
    let mut seen = HashSet::new();
    for dice in ["-".to_owned()].into_iter().chain(singles).chain(rolls) {
        let keys = ["0000000000/0000000000", "3000000000/0000001000"].map(|board| {
            let text = format!("{board} 1 {dice} 10");
            let position = STANDARD.read_position(&text).unwrap();
            (STANDARD.key(&position), STANDARD.board_key(&position))
        });
        assert_ne!(keys[0].1, keys[1].1);
        // What the dice add is the same on every board, and different for every state of the dice.
        assert_eq!(keys[0].0 ^ keys[0].1, keys[1].0 ^ keys[1].1, "{dice}");
        assert!(seen.insert(keys[0].0), "{dice}");
    }
}
