//! LT-1 to LT-6, LT-8 and LT-10: the board, the setup, the first move and how the pieces go.

use super::*;
use crate::support::{after, at, legal, moves_from};
use ludotheca_rules::Side;

#[test]
fn lt_1_player_1_sits_at_rank_1_and_begins() {
    let table = start(BASE);
    assert_eq!(table.side(), Side::One);
    let view = table.view();
    assert_eq!(view.cells.len(), 64);
    let own = view.pieces.iter().filter(|piece| piece.side == Side::One);
    assert!(own.clone().all(|piece| piece.cell.0 < 16));
    assert_eq!(own.count(), 16);
}

#[test]
fn lt_2_the_setup_is_the_same_for_both_sides() {
    for variant in [BASE, BASIC, STANDARD] {
        assert_eq!(
            start(variant).position_text(),
            "sstwwtss/dddddddd/8/8/8/8/DDDDDDDD/SSTWWTSS 1 -/- 0"
        );
    }
}

#[test]
fn lt_2_blockers_stand_on_files_c_and_f() {
    for variant in [MASTER, MASTER_OPEN, ADVANCED] {
        assert_eq!(
            start(variant).position_text(),
            "sstwwtss/ddbddbdd/8/8/8/8/DDBDDBDD/SSTWWTSS 1 -/- 0"
        );
    }
}

#[test]
fn lt_3_player_1_begins_with_a_defender_and_a_blocker_is_none() {
    assert_eq!(
        legal(&start(ADVANCED)),
        "a2-a3 b2-b3 d2-d3 e2-e3 g2-g3 h2-h3"
    );
}

#[test]
fn lt_3_player_2_too_begins_with_a_defender_in_the_french_variants_only() {
    for (variant, attackers_move) in [
        (BASE, false),
        (MASTER, false),
        (MASTER_OPEN, false),
        (BASIC, true),
        (STANDARD, true),
        (ADVANCED, true),
    ] {
        let table = at(variant, "s3w3/4d3/8/8/8/D7/8/S2W4 2 -/- 1");
        assert_eq!(
            legal(&table).contains("a8-"),
            attackers_move,
            "{variant}: {}",
            legal(&table)
        );
    }
}

#[test]
fn lt_3_does_not_bind_a_player_whose_defenders_cannot_move() {
    let table = at(BASE, "7s/8/8/8/8/d7/Dd6/Ss5W 1 -/- 0");
    assert_eq!(moves_from(&table, "a2"), "");
    assert_eq!(moves_from(&table, "a1"), "a1xc1");
}

#[test]
fn lt_4_a_defender_steps_one_square_in_four_directions() {
    let table = at(BASE, "s7/8/8/8/3D4/8/8/7S 1 -/- 40");
    assert_eq!(moves_from(&table, "d4"), "d4-c4 d4-d3 d4-d5 d4-e4");
}

#[test]
fn lt_4_a_defender_never_captures() {
    let table = at(BASE, "s7/8/8/3d4/3D4/8/8/7S 1 -/- 40");
    assert_eq!(moves_from(&table, "d4"), "d4-c4 d4-d3 d4-e4");
}

#[test]
fn lt_5_attackers_slide_like_rook_bishop_and_queen() {
    let from = |piece| {
        let position = format!("7s/8/8/8/8/8/1{piece}6/7S 1 -/- 40");
        moves_from(&at(STANDARD, &position), "b2")
    };
    assert_eq!(
        from('S'),
        "b2-a2 b2-b1 b2-b3 b2-b4 b2-b5 b2-b6 b2-b7 b2-b8 b2-c2 b2-d2 b2-e2 b2-f2 b2-g2 b2-h2"
    );
    assert_eq!(from('T'), "b2-a1 b2-a3 b2-c1 b2-c3 b2-d4 b2-e5 b2-f6 b2-g7");
    assert_eq!(from('W').split(' ').count(), 14 + 8);
}

#[test]
fn lt_6_a_blocker_goes_three_steps_but_never_sideways() {
    let table = at(ADVANCED, "s6s/8/8/8/3B4/8/8/S6S 1 -/- 40");
    let reached = moves_from(&table, "d4");
    assert!(reached.contains("d4-a7") && reached.contains("d4-g1"));
    // Sideways squares are reached by a detour, but three to the side would take four steps.
    assert!(reached.contains("d4-e4") && reached.contains("d4-f4"));
    assert!(!reached.contains("d4-g4") && !reached.contains("d4-a4"));
    assert!(!reached.contains("d4-d4"));
}

#[test]
fn lt_6_a_blocker_winds_its_way_over_empty_squares_only() {
    // Only b2 is open beside a1, and from there c1, and from there d2.
    let table = at(ADVANCED, "s6s/8/8/8/8/ddd5/d1d5/BD5S 1 -/- 40");
    assert_eq!(moves_from(&table, "a1"), "a1-b2 a1-c1 a1-d2");
}

#[test]
fn lt_6_a_blocker_is_neither_captured_nor_jumped() {
    let table = at(MASTER, "7s/8/8/8/b7/8/8/S6S 1 -/- 40");
    assert_eq!(
        moves_from(&table, "a1"),
        "a1-a2 a1-a3 a1-b1 a1-c1 a1-d1 a1-e1 a1-f1 a1-g1"
    );
}

#[test]
fn lt_7_a_capture_slides_up_to_the_enemy_and_lands_right_behind_it() {
    let table = at(MASTER, "s6s/8/8/3d4/8/8/8/3S3S 1 -/- 40");
    assert_eq!(moves_from(&table, "d1x"), "d1xd6");
    assert_eq!(
        after(table, "d1xd6").position_text(),
        "s6s/8/3S4/8/8/8/8/7S 2 -/- 41"
    );
}

#[test]
fn lt_7_two_enemies_in_a_row_or_an_own_piece_cannot_be_jumped() {
    let two = at(MASTER, "s6s/8/3d4/3d4/8/8/8/3S3S 1 -/- 40");
    assert_eq!(moves_from(&two, "d1x"), "");
    let own = at(MASTER, "s6s/8/8/3D4/8/8/8/3S3S 1 -/- 40");
    assert_eq!(moves_from(&own, "d1-d6"), "");
}

#[test]
fn lt_7_capturing_is_never_compulsory() {
    let table = at(MASTER, "s6s/8/8/3d4/8/8/8/3S3S 1 -/- 40");
    assert!(moves_from(&table, "h1").contains("h1-h2"));
}

#[test]
fn lt_8_a_trident_crosses_the_board_to_take_a_corner() {
    let position = "7s/s7/8/8/8/8/8/T6S 1 -/- 40";
    for (variant, open) in [
        (BASE, true),
        (BASIC, true),
        (MASTER_OPEN, true),
        (MASTER, false),
        (STANDARD, false),
        (ADVANCED, false),
    ] {
        let moves = moves_from(&at(variant, position), "a1xh8");
        assert_eq!(moves == "a1xh8", open, "{variant}");
    }
}

#[test]
fn lt_8_the_taker_stands_in_the_corner_afterwards() {
    let table = at(MASTER_OPEN, "7d/s7/8/8/8/8/8/T6S 1 -/- 40");
    assert_eq!(
        after(table, "a1xh8").position_text(),
        "7T/s7/8/8/8/8/8/7S 2 -/- 41"
    );
}

#[test]
fn lt_8_a_blocker_in_an_open_corner_stays_there() {
    let table = at(MASTER_OPEN, "7b/s7/8/8/8/8/8/T6S 1 -/- 40");
    assert_eq!(moves_from(&table, "a1x"), "");
}

#[test]
fn lt_10_a_defender_on_the_farthest_rank_may_be_exchanged_for_what_was_captured() {
    let table = at(BASE, "7s/1D6/8/8/8/8/8/SSSST1WW 1 -/- 40");
    assert_eq!(moves_from(&table, "b7-b8"), "b7-b8 b7-b8=T");
    assert_eq!(
        after(table, "b7-b8=T").position_text(),
        "1T5s/8/8/8/8/8/8/SSSST1WW 2 -/- 41"
    );
}

#[test]
fn lt_10_with_an_emptied_pool_there_is_nothing_to_exchange_for() {
    let table = at(BASE, "7s/1D6/8/8/8/8/8/SSSSTTWW 1 -/- 40");
    assert_eq!(moves_from(&table, "b7-b8"), "b7-b8");
    // The exchange itself empties the pool for the next defender.
    let table = at(BASE, "7s/1D1D4/8/8/8/8/8/SSSST1WW 1 -/- 40");
    let table = after(table, "b7-b8=T h8-h7");
    assert_eq!(moves_from(&table, "d7-d8"), "d7-d8");
}

#[test]
fn lt_10_moving_along_the_last_rank_gives_no_exchange_but_returning_does() {
    let table = at(BASE, "1D5s/8/8/8/8/8/8/SS6 1 -/- 40");
    assert_eq!(moves_from(&table, "b8"), "b8-a8 b8-b7 b8-c8");
    let table = after(table, "b8-b7 h8-h7");
    assert_eq!(moves_from(&table, "b7-b8"), "b7-b8 b7-b8=S b7-b8=T b7-b8=W");
}

#[test]
fn lt_10_player_2_exchanges_on_rank_1() {
    let table = at(BASE, "ss6/8/8/8/8/8/1d6/7S 2 -/- 41");
    assert_eq!(moves_from(&table, "b2-b1"), "b2-b1 b2-b1=S b2-b1=T b2-b1=W");
    assert!(
        after(table, "b2-b1=W")
            .position_text()
            .starts_with("ss6/8/8/8/8/8/8/1w5S")
    );
}

#[test]
fn lt_10_a_corner_is_no_hindrance_and_a_blocker_is_never_exchanged() {
    let table = at(MASTER, "7s/D5B1/8/8/8/8/8/SS6 1 -/- 40");
    assert_eq!(moves_from(&table, "a7-a8"), "a7-a8 a7-a8=S a7-a8=T a7-a8=W");
    assert_eq!(moves_from(&table, "g7-g8"), "g7-g8");
}
