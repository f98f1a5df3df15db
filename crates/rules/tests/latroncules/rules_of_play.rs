//! One test or more for each rule identifier.

use super::*;

#[test]
fn la_1_a_horseman_on_a_diagonal_square_leaves_by_the_diagonals_only() {
    assert_eq!(
        moves_from(&at(CLASSIC, "f7/8/8/8/8/8/1C6/8 1 0 0"), "b2"),
        "b2-a1 b2-a3 b2-c1 b2-c3"
    );
}

#[test]
fn la_1_the_lines_of_the_middle_ranks_are_those_of_the_board() {
    let from = |position| moves_from(&at(CLASSIC, position), "");
    // b6 is left–right and rising; b4 up–down and rising; a3 left–right and falling.
    assert_eq!(from("7f/8/1C6/8/8/8/8/7C 1 0 0").matches("b6-").count(), 4);
    assert_eq!(
        moves_from(&at(CLASSIC, "7c/8/1C6/8/8/8/8/8 1 0 0"), "b6"),
        "b6-a5 b6-a6 b6-c6 b6-c7"
    );
    assert_eq!(
        moves_from(&at(CLASSIC, "7c/8/8/8/1C6/8/8/8 1 0 0"), "b4"),
        "b4-a3 b4-b3 b4-b5 b4-c5"
    );
    assert_eq!(
        moves_from(&at(CLASSIC, "7c/8/8/8/8/C7/8/8 1 0 0"), "a3"),
        "a3-b2 a3-b3"
    );
}

#[test]
fn la_2_the_game_begins_with_two_full_ranks_a_side() {
    assert_eq!(
        start().position_text(),
        "fcfcfcfc/cfcfcfcf/8/8/8/8/FCFCFCFC/CFCFCFCF 1 0 0"
    );
}

#[test]
fn la_3_a_foot_soldier_steps_straight_forward_and_nowhere_else() {
    assert_eq!(legal(&at(CLASSIC, "c7/8/8/8/3F4/8/8/8 1 0 0")), "d4-d5");
    assert_eq!(legal(&at(CLASSIC, "C7/8/8/8/3f4/8/8/8 2 0 1")), "d4-d3");
}

#[test]
fn la_4_a_horseman_on_a_plain_square_steps_in_all_eight_directions() {
    let table = at(CLASSIC, "c7/8/8/8/4C3/8/8/8 1 0 0");
    assert_eq!(
        legal(&table),
        "e4-d3 e4-d4 e4-d5 e4-e3 e4-e5 e4-f3 e4-f4 e4-f5"
    );
}

#[test]
fn la_5_a_horseman_jumps_one_enemy_which_stays() {
    let table = after(at(CLASSIC, "8/8/8/8/4C3/4f3/8/7c 1 0 0"), "e4-e2");
    assert_eq!(table.position_text(), "8/8/8/8/8/4f3/4C3/7c 2 1 1");
}

#[test]
fn la_5_a_jump_may_enclose() {
    let table = at(CLASSIC, "8/8/8/8/4C3/4f3/5fF1/8 1 0 0");
    assert_eq!(moves_from(&table, "e4-e2"), "e4-e2xf2");
}

#[test]
fn la_5_the_jumper_never_encloses_the_jumped_piece_with_the_square_it_left() {
    let table = after(at(CLASSIC, "8/8/8/8/4C3/4f3/8/7c 1 0 0"), "e4-e2");
    assert!(table.position_text().contains("4f3"));
}

#[test]
fn la_5_prime_a_quiet_jump_removes_nothing() {
    let position = "8/8/8/8/4C3/4f3/5fF1/8 1 0 0";
    assert_eq!(
        moves_from(&at("latroncules/quiet-jumps", position), "e4-e2"),
        "e4-e2"
    );
}

#[test]
fn la_5_prime_a_quiet_jump_into_a_pincer_is_suicide_even_where_it_would_capture() {
    let position = "8/8/8/8/4C3/4f3/3f1fF1/8 1 0 0";
    assert_eq!(moves_from(&at(CLASSIC, position), "e4-e2"), "e4-e2xf2");
    assert_eq!(
        why(&at("latroncules/quiet-jumps", position), "e4-e2"),
        "LA-7 suicide e2 f2 d2"
    );
}

#[test]
fn la_6_every_enclosed_enemy_is_removed_at_once() {
    let table = at(CLASSIC, "8/8/3C4/3f4/4fC2/3F4/8/7c 1 0 40");
    assert_eq!(
        after(table, "d3-d4").position_text(),
        "8/8/3C4/8/3F1C2/8/8/7c 2 0 41"
    );
}

#[test]
fn la_6_a_piece_in_a_corner_is_enclosed_by_its_two_neighbours() {
    let table = at(CLASSIC, "fC6/8/C7/8/8/8/8/7c 1 0 40");
    assert_eq!(moves_from(&table, "a6-a7"), "a6-a7xa8");
}

#[test]
fn la_6_the_square_just_left_does_not_help_to_enclose_a_corner() {
    // b8 to a7 passes by the corner diagonally: the other neighbour is empty by then.
    let table = at(CLASSIC, "fC6/8/8/8/8/8/8/7c 1 0 40");
    assert_eq!(moves_from(&table, "b8-a7"), "b8-a7");
}

#[test]
fn la_6_a_corner_and_a_line_can_be_taken_by_one_move() {
    let table = at(CLASSIC, "fC6/1f6/C1C5/8/8/8/8/7c 1 0 40");
    assert_eq!(moves_from(&table, "a6-a7"), "a6-a7xa8");
    let table = at(CLASSIC, "fC6/1fC5/C7/8/8/8/8/7c 1 0 40");
    assert_eq!(moves_from(&table, "a6-a7"), "a6-a7xb7xa8");
}

#[test]
fn la_6_a_piece_that_jumps_among_enemies_on_all_sides_encloses_one_of_them() {
    let table = at(CLASSIC, "8/8/8/8/8/7F/6ff/5Cc1 1 0 40");
    assert_eq!(moves_from(&table, "f1-h1"), "f1-h1xh2");
}

#[test]
fn la_6_walking_between_two_enemies_by_capturing_one_of_them_stays() {
    let table = at(CLASSIC, "8/8/3F4/3f4/2f1f3/3F4/8/8 1 0 40");
    assert_eq!(
        after(table, "d3-d4").position_text(),
        "8/8/3F4/8/2fFf3/8/8/8 2 0 41"
    );
}

#[test]
fn la_7_a_piece_that_captured_its_way_in_is_taken_only_by_a_new_enclosure() {
    let table = after(
        at(CLASSIC, "8/8/3F4/3f4/1cf1f3/3F4/8/8 1 0 40"),
        "d3-d4 b4-b3",
    );
    assert!(
        table.position_text().contains("2fFf3"),
        "{}",
        table.position_text()
    );
}

#[test]
fn la_7_a_corner_between_two_enemies_is_suicide() {
    let table = at(CLASSIC, "1f6/fC6/8/8/8/8/8/7C 1 0 40");
    assert_eq!(why(&table, "b7-a8"), "LA-7 suicide a8 a7 b8");
}

#[test]
fn la_7_every_corner_between_two_enemies_is_suicide_where_all_four_are() {
    let board = |two: &str, seven: &str| {
        let text = format!("1c4c1/{seven}/8/8/8/8/{two}/1c4c1 1 0 40");
        legal(&at(CLASSIC, &text))
    };
    for (mv, moves) in [
        ("b2-a1", board("cC5c", "c6c")),
        ("g7-h8", board("c6c", "c5Cc")),
    ] {
        assert!(!moves.is_empty());
        assert!(!moves.contains(mv), "{moves}");
    }
}

#[test]
fn la_8_a_foot_soldier_becomes_a_horseman_on_the_farthest_rank() {
    let table = after(at(CLASSIC, "8/3F4/8/8/8/8/8/7c 1 0 40"), "d7-d8");
    assert_eq!(table.move_text(0).as_deref(), Some("d7-d8=C"));
    assert_eq!(table.position_text(), "3C4/8/8/8/8/8/8/7c 2 1 41");
}

#[test]
fn la_8_promotion_comes_after_the_capture() {
    let table = at(CLASSIC, "4fC2/3F4/8/8/8/8/8/7c 1 0 40");
    // No foot soldier can stand on its own farthest rank, so the victim is a horseman.
    assert_eq!(
        unreadable(CLASSIC, "4F3/8/8/8/8/8/8/7c 1 0 40").0,
        "text-foot-on-farthest-rank"
    );
    assert_eq!(moves_from(&table, "d7"), "d7-d8xe8=C");
}

#[test]
fn la_9_who_has_no_piece_left_has_lost() {
    let table = after(at(CLASSIC, "8/8/8/3F4/3f4/8/2C5/8 1 0 40"), "c2-d3");
    assert_eq!(result(&table), "p1win LA-9");
    assert_eq!(legal(&table), "");
}

#[test]
fn la_10_the_51st_quiet_ply_draws() {
    let table = at(CLASSIC, "c7/8/8/8/8/8/8/7C 1 49 40");
    let table = after(table, "h1-g1");
    assert_eq!(result(&table), "none");
    assert_eq!(result(&after(table, "a8-b8")), "draw LA-10");
}

#[test]
fn la_10_in_the_short_game_the_26th_quiet_ply_draws() {
    let table = at("latroncules/short", "c7/8/8/8/8/8/8/7C 1 24 40");
    assert_eq!(result(&after(table, "h1-g1 a8-b8")), "draw LA-10");
}

#[test]
fn la_10_a_capture_begins_the_count_anew() {
    let table = after(at(CLASSIC, "8/8/8/3F4/3f4/8/2C5/7c 1 50 40"), "c2-d3");
    assert_eq!(table.position_text(), "8/8/8/3F4/8/3C4/8/7c 2 0 41");
}

#[test]
fn la_11_who_cannot_move_draws_or_loses_by_variant() {
    let position = "8/8/8/8/8/F7/f7/C7 2 0 41";
    assert_eq!(result(&at(CLASSIC, position)), "draw LA-11");
    assert_eq!(
        result(&at("latroncules/blocked-loses", position)),
        "p1win LA-11"
    );
}

#[test]
fn la_11_is_judged_after_la_10() {
    let position = "8/8/8/8/8/F7/f7/C7 2 51 41";
    assert_eq!(
        result(&at("latroncules/blocked-loses", position)),
        "draw LA-10"
    );
}
