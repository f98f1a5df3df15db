//! One test or more for each rule identifier.

use super::*;

#[test]
fn cc_1_all_pawns_begin_on_their_start_cells_and_red_begins() {
    assert_eq!(start().position_text(), "0000000000/0000000000 1 - 0");
}

#[test]
fn cc_1_red_moves_on_columns_and_white_on_rows() {
    assert_eq!(
        position_after("0000000000/0000000000 1 - 0", "63 c+6 g+3 54 4+5 10+4"),
        "0060003000/0005000004 1 - 2"
    );
}

#[test]
fn cc_1_pawns_meet_only_where_their_lanes_cross() {
    // White's row 7 stands on column a; White's row 6 stands on column b, beside Red's way.
    let table = at("3000000000/0000021000 1 43 10");
    assert_eq!(moves_from(&table, "a"), "a+3 a+4x a-3");
}

#[test]
fn cc_1_start_and_arrival_cells_belong_to_one_pawn_alone() {
    // Red's first pawn goes home to a11 and back to a0 although all white pawns stand at the ends of their rows.
    let table = at("6000000000/0b0b0b0b0b 1 65 10");
    assert_eq!(moves_from(&table, "a"), "a+5 a-5 a-6");
}

#[test]
fn cc_2_each_die_moves_a_pawn_and_then_the_turn_passes() {
    assert_eq!(
        position_after("0000000000/0000000000 1 63 0", "a+3 b+6"),
        "3600000000/0000000000 2 - 1"
    );
}

#[test]
fn cc_2_the_same_pawn_may_use_both_dice_even_forward_then_backward() {
    let roll = "0000000000/0000000000 1 65 0";
    assert_eq!(
        position_after(roll, "a+5 a+6"),
        "b000000000/0000000000 2 - 1"
    );
    assert_eq!(
        position_after(roll, "a+6 a-5"),
        "1000000000/0000000000 2 - 1"
    );
}

#[test]
fn cc_2_rolls_are_drawn_by_their_odds() {
    let mut drawn = std::collections::BTreeMap::new();
    for throw in 0..36 {
        let roll = start().random_move(|throws| {
            assert_eq!(throws, 36);
            throw
        });
        *drawn.entry(roll.unwrap()).or_insert(0) += 1;
    }
    assert_eq!(drawn.len(), 21);
    for (roll, times) in drawn {
        let double = roll.as_bytes()[0] == roll.as_bytes()[1];
        assert_eq!(times, if double { 1 } else { 2 }, "{roll}");
    }
}

#[test]
fn cc_2_the_weights_of_the_rolls_are_those_of_two_dice() {
    let position = STANDARD.start();
    assert!(STANDARD.awaits_roll(&position));
    let rolls = Table::new(STANDARD).legal(21).unwrap();
    let weights: u32 = rolls.iter().map(|roll| STANDARD.weight(*roll)).sum();
    assert_eq!((weights, STANDARD.total()), (36, 36));
    assert_eq!(STANDARD.weight(Move::EndTurn), 0);
}

#[test]
fn cc_3_a_pawn_arrives_by_the_exact_number_only() {
    let table = at("7000000000/0000000000 1 54 10");
    assert_eq!(moves_from(&table, "a"), "a+4 a-4 a-5");
}

#[test]
fn cc_3_an_arrived_pawn_may_leave_again_and_nobody_goes_behind_the_start() {
    let table = at("b200000000/0000000000 1 32 10");
    assert_eq!(moves_from(&table, "a"), "a-2 a-3");
    assert_eq!(moves_from(&table, "b"), "b+2 b+3 b-2");
}

#[test]
fn cc_4_nobody_jumps_an_enemy_forward_or_backward() {
    let table = at("5000000000/0001010000 1 63 10");
    assert_eq!(moves_from(&table, "a"), "");
    let table = at("0000600000/0000400000 2 21 11");
    assert_eq!(moves_from(&table, "5"), "5+1 5+2 5-1 5-2");
    let table = at("0000500000/0000400000 2 21 11");
    assert_eq!(moves_from(&table, "5"), "5+1x 5-1 5-2");
}

#[test]
fn cc_5_a_hit_sends_the_enemy_to_its_start() {
    assert_eq!(
        position_after("3000000000/0000001000 1 43 10", "a+4x"),
        "7000000000/0000000000 1 3 10"
    );
}

#[test]
fn cc_5_the_hitter_goes_on_with_the_other_die_and_may_hit_again() {
    // Figure 9: back by five onto one enemy, back by two onto the next.
    assert_eq!(
        position_after("9000000000/0101000000 1 52 10", "a-5x a-2x"),
        "2000000000/0000000000 2 - 11"
    );
}

#[test]
fn cc_5_an_arrived_pawn_retreats_to_hit() {
    // Figure 5.
    assert_eq!(
        position_after("bb00000000/0000100020 1 62 10", "a-6x b-2x"),
        "5900000000/0000000000 2 - 11"
    );
}

#[test]
fn cc_5_back_to_hit_and_forward_again_to_arrive() {
    // Figure 8.
    assert_eq!(
        position_after("a000000000/0000100000 1 65 10", "a-5x a+6"),
        "b000000000/0000000000 2 - 11"
    );
}

#[test]
fn cc_5_a_hit_in_mid_turn_opens_the_way_for_the_other_die() {
    // White's pawn on b5 bars the six until the three has hit it.
    let table = at("0200000000/0000200000 1 63 10");
    assert_eq!(moves_from(&table, "b"), "b+3x");
    assert_eq!(moves_from(&after(table, "b+3x"), "b"), "b+6");
}

#[test]
fn cc_6_retreats_alone_let_the_turn_end() {
    // Figure 7: the last pawn needs a one.
    let table = at("bbbbbbbbba/0000000000 1 65 10");
    assert!(legal(&table).starts_with("-- a-5 a-6"));
    assert_eq!(
        after(table, "--").position_text(),
        "bbbbbbbbba/0000000000 2 - 11"
    );
}

#[test]
fn cc_6_the_rest_of_a_roll_may_be_lost_in_mid_turn() {
    let table = after(at("bbbbbbbbb9/0000000000 1 61 10"), "j+1");
    assert!(legal(&table).starts_with("-- "));
    assert_eq!(
        after(table, "--").position_text(),
        "bbbbbbbbba/0000000000 2 - 11"
    );
}

#[test]
fn cc_6_a_retreat_may_be_chosen_while_an_advance_is_possible() {
    let table = at("bbbbbbbbba/0000000000 1 61 10");
    assert!(legal(&table).starts_with("a-1 a-6 "));
}

#[test]
fn cc_6_doubles_give_two_steps_each_listed_once() {
    let table = at("0000000000/0000000000 1 44 0");
    assert_eq!(legal(&table), "a+4 b+4 c+4 d+4 e+4 f+4 g+4 h+4 i+4 j+4");
    assert_eq!(
        after(table, "a+4 a+4").position_text(),
        "8000000000/0000000000 2 - 1"
    );
}

#[test]
fn cc_7_the_last_arrival_wins_at_once_with_a_die_left() {
    let table = after(at("bbbbbbbbba/0000000000 1 61 10"), "j+1");
    assert_eq!(table.position_text(), "bbbbbbbbbb/0000000000 1 6 10");
    assert_eq!(result(&table), "p1win CC-7");
    assert_eq!(legal(&table), "");
}

#[test]
fn cc_7_with_both_dice_used_the_game_is_over_and_awaits_no_roll() {
    let table = after(at("0000000000/bbbbbbbbb9 2 11 11"), "10+1 10+1");
    assert_eq!(table.position_text(), "0000000000/bbbbbbbbbb 2 - 11");
    assert_eq!(result(&table), "p2win CC-7");
    assert_eq!(table.phase(), Phase::Over);
    assert_eq!(table.perft(1), 0);
    let position = STANDARD.read_position(&table.position_text()).unwrap();
    assert!(!STANDARD.awaits_roll(&position));
}
