//! LT-9: one capture after another.

use super::*;
use crate::support::{after, at, moves_from, refused};

/// A ring of four defenders around c4, and a Sabre far away.
const RING: &str = "7s/8/8/1d1d4/8/1d1d4/2W5/7S 1 -/- 40";

#[test]
fn lt_9_a_chain_may_stop_after_any_capture_and_turn_after_each() {
    let table = at(STANDARD, RING);
    assert_eq!(
        moves_from(&table, "c2x"),
        "c2xa4 c2xa4xc6 c2xa4xc6xe4 c2xa4xc6xe4xc2 c2xe4 c2xe4xc6 c2xe4xc6xa4 c2xe4xc6xa4xc2"
    );
}

#[test]
fn lt_9_a_chain_may_return_to_the_square_it_began_on() {
    let table = after(at(STANDARD, RING), "c2xa4xc6xe4xc2");
    assert_eq!(table.position_text(), "7s/8/8/8/8/8/2W5/7S 2 -/- 41");
}

#[test]
fn lt_9_the_origin_counts_as_empty_for_sliding_and_landing() {
    // The Sabre leaves c1, comes round and goes through c1 to take g1's neighbour.
    let table = at(STANDARD, "7s/8/8/8/d7/1d6/2d5/1dS2d1T 1 -/- 40");
    let chains = moves_from(&table, "c1x");
    assert!(chains.contains("c1xa1"), "{chains}");
    // From a1 up: a4 is taken; nothing else. From a1 right: b1 is gone, c1 is empty, f1 is taken.
    assert!(chains.contains("c1xa1xg1"), "{chains}");
    assert!(chains.contains("c1xa1xa5"), "{chains}");
}

#[test]
fn lt_9_a_captured_piece_no_longer_stands_in_the_way() {
    // After c1xa1 the way along rank 1 is open again over b1, where the first captured piece stood.
    let table = after(at(STANDARD, "7s/8/8/8/8/8/8/1dS2d1T 1 -/- 40"), "c1xa1xg1");
    assert_eq!(table.position_text(), "7s/8/8/8/8/8/8/6ST 2 -/- 41");
}

#[test]
fn lt_9_a_corner_is_taken_in_mid_chain_where_corners_are_open() {
    let position = "d6s/8/8/8/8/8/d7/S6S 1 -/- 40";
    assert_eq!(
        moves_from(&at(BASIC, position), "a1x"),
        "a1xa3 a1xa3xa8 a1xa3xa8xh8"
    );
    assert_eq!(moves_from(&at(STANDARD, position), "a1x"), "a1xa3");
}

#[test]
fn lt_9_no_plain_slide_follows_a_capture() {
    let table = at(STANDARD, "7s/8/8/8/8/3d4/8/3S3S 1 -/- 40");
    assert_eq!(moves_from(&table, "d1x"), "d1xd4");
    assert_eq!(refused(&table, "d1xd4-d6").rule.id(), "LT-9");
}

#[test]
fn lt_9_master_and_advanced_allow_one_capture_a_move() {
    for variant in [MASTER, MASTER_OPEN, ADVANCED] {
        assert_eq!(moves_from(&at(variant, RING), "c2x"), "c2xa4 c2xe4");
    }
}

#[test]
fn lt_9_a_chain_can_take_all_sixteen() {
    let table = at(
        STANDARD,
        "5W2/1ds1s1d1/2d1d1t1/2dwstd1/1d6/4s3/6d1/1w5S 1 -/- 40",
    );
    let chain = "f8xh6xf4xd2xd6xf4xb8xb6xd4xa4xd7xf7xd5xg5xg7xg1xa1";
    assert_eq!(
        after(table, chain).position_text(),
        "8/8/8/8/8/8/8/W6S 2 -/- 41"
    );
}
