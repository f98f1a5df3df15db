//! One test or more for each rule identifier.

use crate::support::{after, at, legal, result};
use crate::{GRAND, OF_2006, STANDARD, captures, start, white, white_2006};
use ludotheca_rules::attangle::{self, Attangle};
use ludotheca_rules::{Notation, Side, Table};

#[test]
fn at_1_the_rows_run_from_four_points_to_seven_and_back() {
    let names: Vec<_> = start(STANDARD)
        .view()
        .cells
        .into_iter()
        .map(|cell| cell.name)
        .collect();
    assert_eq!(names.len(), 37);
    for last in ["a4", "b5", "c6", "d7", "e6", "f5", "g4"] {
        assert!(names.contains(&last.to_owned()), "{last}");
    }
    assert_eq!(start(GRAND).view().cells.len(), 61);
    assert_eq!(start(GRAND).cell_named("e9").map(|cell| cell.0), Some(34));
}

#[test]
fn at_1_lines_run_in_three_directions() {
    // c3 is met along its row from c1, and along both slanted lines from a1 and a3.
    let table = white("..../...../....../......./1.a.../...../1.1.");
    assert_eq!(captures(&table), "a1,a3-c3 a1,c1-c3 a3,c1-c3");
    // Above the middle row the lines go on: e2 is met from e1, f2 and, over d3, from c3.
    let table = white("..../.1.../1a..../......./..1.../...../....");
    assert_eq!(captures(&table), "c3,e1-e2 c3,f2-e2 e1,f2-e2");
}

#[test]
fn at_2_each_player_has_eighteen_or_twenty_seven_pieces_or_no_limit() {
    let empty = "..../...../....../......./....../...../....";
    assert_eq!(
        start(STANDARD).position_text(),
        format!("{empty} 1 18/18 0")
    );
    assert_eq!(start(OF_2006).position_text(), format!("{empty} 1 -/- 0"));
    assert!(start(GRAND).position_text().ends_with(" 1 24/24 0"));
}

#[test]
fn at_3_nothing_is_entered_on_a_void_point() {
    assert!(!legal(&start(STANDARD)).contains("d4"));
    let grand = legal(&start(GRAND));
    for void in ["b3", "c6", "d2", "e5", "f7", "g2", "h4"] {
        assert!(!grand.contains(void), "{void}");
    }
    assert_eq!(grand.split(' ').count(), 61 - 7 - 6);
}

#[test]
fn at_3_pieces_slide_across_void_points() {
    let table = white("1..a/...../....../......./....../...../1...");
    assert_eq!(captures(&table), "a1,g1-g4");
    let rows = "...../....../......./......../1..a....1/......../......./....../.....";
    let grand = at(GRAND, &format!("{rows} 1 3/3 10"));
    assert_eq!(captures(&grand), "e1,e9-e4");
}

#[test]
fn at_3_in_2006_only_the_first_move_keeps_off_the_centre() {
    let table = start(OF_2006);
    assert!(!legal(&table).contains("d4"));
    let table = after(table, "a1 d4");
    assert!(table.position_text().contains("/...a.../"));
    let table = at(
        OF_2006,
        "..../...../....../......./....../...../.... 1 -/- 2",
    );
    assert!(legal(&table).contains("d4"));
}

#[test]
fn at_4_grand_attangle_begins_with_three_pieces_a_side() {
    assert_eq!(
        start(GRAND).position_text(),
        "...../..a.../.....1./.1....../........./......a./.a...../...1../..... 1 24/24 0"
    );
}

#[test]
fn at_5_entering_takes_a_piece_from_the_reserve() {
    assert_eq!(
        after(start(STANDARD), "d3 e4").position_text(),
        "..../...../...a../..1..../....../...../.... 1 17/17 2"
    );
    assert!(
        after(start(OF_2006), "d3")
            .position_text()
            .ends_with(" 2 -/- 1")
    );
}

#[test]
fn at_5_without_a_reserve_only_captures_are_left() {
    let table = at(
        STANDARD,
        "..../...../....../1.a.1../....../...../.... 1 0/5 10",
    );
    assert_eq!(legal(&table), "d1,d5-d3");
}

#[test]
fn at_6_a_stack_belongs_to_whoever_is_on_top_and_moves_whole() {
    let table = white("..../...../....../1.a.1../....../...../a..a");
    let table = after(table, "d1,d5-d3");
    assert_eq!(
        table.position_text(),
        "..../...../....../..2..../....../...../a..a 2 6/5 11"
    );
    // What White took is White’s, until Black takes it whole.
    let table = at(
        STANDARD,
        "..../...../....../..2...a/..a.../...../.... 2 6/5 11",
    );
    assert_eq!(captures(&table), "c3,d7-d3");
    assert_eq!(
        after(table, "c3,d7-d3").position_text(),
        "..../...../....../..c..../....../...../.... 1 6/6 12"
    );
}

#[test]
fn at_7_the_attackers_may_come_from_opposite_sides() {
    assert_eq!(
        captures(&white("..../...../....../1.a.1../....../...../....")),
        "d1,d5-d3"
    );
    assert_eq!(
        captures(&white("...1/...../....../......./..a.../...../1...")),
        "a1,g4-c3"
    );
}

#[test]
fn at_7_every_two_of_six_attackers_make_a_capture() {
    let table = white_2006("..../...../..11../..1a1../..11../...../....");
    let pairs = captures(&table);
    assert_eq!(pairs.split(' ').count(), 15);
    assert!(pairs.split(' ').all(|mv| mv.ends_with("-d4")), "{pairs}");
}

#[test]
fn at_7_only_the_nearest_piece_of_a_line_attacks() {
    // d1 stands behind d2.
    assert_eq!(
        captures(&white("..../...../....../11a.1../....../...../....")),
        "d2,d5-d3"
    );
    // An enemy in between shields the target, and is a target itself only if met twice.
    assert_eq!(
        captures(&white("..../...../....../1aa.1../....../...../....")),
        ""
    );
}

#[test]
fn at_7_a_target_with_an_attacker_on_every_point_in_line_with_it_is_taken_by_the_nearest() {
    let table = white_2006("...1/...1./...1../1..1.../1.1.../11.../a111");
    assert_eq!(captures(&table), "a2,b1-a1 a2,b2-a1 b1,b2-a1");
}

#[test]
fn at_7_an_attacker_does_not_clear_the_way_for_the_other() {
    assert_eq!(
        captures(&white("..../...../....../11a..../....../...../....")),
        ""
    );
}

#[test]
fn at_8_the_three_possible_captures_give_doubles_and_triples() {
    for (row, mv, result) in [
        ("1.a.1..", "d1,d5-d3", "..2...."),
        ("1.b.1..", "d1,d5-d3", "..3...."),
        ("2.a.1..", "d1,d5-d3", "..3...."),
        ("1.a.2..", "d1,d5-d3", "..3...."),
    ] {
        let table = white(&format!("..../...../....../{row}/....../...../...."));
        assert_eq!(captures(&table), mv, "{row}");
        assert_eq!(
            after(table, mv).position_text(),
            format!("..../...../....../{result}/....../...../.... 2 6/5 11")
        );
    }
}

#[test]
fn at_8_of_the_three_involved_only_one_may_be_a_double_and_none_a_triple() {
    for row in [
        "2.a.2..", "2.b.1..", "1.b.2..", "2.b.2..", "3.a.1..", "1.c.1..",
    ] {
        let table = white(&format!("..../...../....../{row}/....../...../...."));
        assert_eq!(captures(&table), "", "{row}");
    }
}

#[test]
fn at_8_the_top_returns_where_the_variant_says_so_and_only_to_a_reserve_that_is_counted() {
    let reserve_after = |game: Attangle, text: &str| {
        let mut table = Table::from_position(game, game.read_position(text).unwrap());
        let mv = table.read_move("d1,d5-d3").unwrap();
        table.play_unchecked(mv);
        table.position().reserve(Side::One)
    };
    let board = "..../...../....../1.a.1../....../...../....";
    let unlimited = Attangle {
        supply: None,
        ..attangle::STANDARD
    };
    let counted = Attangle {
        supply: Some(18),
        ..attangle::OF_2006
    };
    let limited = format!("{board} 1 5/5 10");
    assert_eq!(reserve_after(attangle::STANDARD, &limited), 6);
    assert_eq!(reserve_after(counted, &limited), 5);
    assert_eq!(reserve_after(unlimited, &format!("{board} 1 -/- 10")), 0);
}

#[test]
fn at_8_prime_nothing_returns_and_stacks_grow_to_three_and_five() {
    for (row, result) in [
        ("1.a.1..", "..3...."),
        ("1.c.1..", "..5...."),
        ("3.a.1..", "..5...."),
        ("1.a.3..", "..5...."),
    ] {
        let table = white_2006(&format!("..../...../....../{row}/....../...../...."));
        assert_eq!(captures(&table), "d1,d5-d3", "{row}");
        assert_eq!(
            after(table, "d1,d5-d3").position_text(),
            format!("..../...../....../{result}/....../...../.... 2 -/- 11")
        );
    }
    for row in ["3.a.3..", "3.c.1..", "5.a.1..", "1.e.1.."] {
        let table = white_2006(&format!("..../...../....../{row}/....../...../...."));
        assert_eq!(captures(&table), "", "{row}");
    }
}

#[test]
fn at_9_the_goal_number_of_full_stacks_wins_at_once() {
    let table = white("3..3/...../....../1.b.1../....../...../....");
    assert_eq!(result(&table), "none");
    let table = after(table, "d1,d5-d3");
    assert_eq!(result(&table), "p1win AT-9");
    assert_eq!(legal(&table), "");

    let table = white_2006("5..5/...../....../1.c.1../....../...../....");
    assert_eq!(result(&after(table, "d1,d5-d3")), "p1win AT-9");

    let rows = "cccc./....../......./......../a.2a...../......../......./....../.....";
    let table = at(GRAND, &format!("{rows} 2 3/3 11"));
    assert_eq!(result(&table), "none");
    assert_eq!(result(&after(table, "e1,e4-e3")), "p2win AT-9");
}

#[test]
fn at_9_the_other_players_full_stacks_do_not_count() {
    let table = white("3..c/....c/....../1.b.1../....../...../....");
    assert_eq!(result(&after(table, "d1,d5-d3")), "none");
}

#[test]
fn at_10_who_can_neither_enter_nor_capture_has_lost() {
    let table = at(
        STANDARD,
        "..../...../....../2.b.1../....../...../.... 1 0/5 10",
    );
    assert_eq!(result(&table), "p2win AT-10");
    let table = at(
        STANDARD,
        "..../...../....../2.b.1../....../...../.... 2 5/0 11",
    );
    assert_eq!(result(&table), "p1win AT-10");
    // In 2006 only a full board leaves nothing to enter.
    let table = at(
        OF_2006,
        "1111/11111/111111/1111111/111111/11111/1111 1 -/- 10",
    );
    assert_eq!(result(&table), "p2win AT-10");
}
