//! Attangle, rule by rule and refusal by refusal.

mod support;

use rules::view::{Effect, Marking, Shape};
use rules::{AnyTable, Reason, Side, Touch};
use support::{after, at, legal, refused, result, unreadable, why};

const STANDARD: &str = "attangle/standard";
const GRAND: &str = "attangle/grand";
const OF_2006: &str = "attangle/2006";

fn start(variant: &str) -> AnyTable {
    AnyTable::open(variant).unwrap()
}

/// The small board with these rows g to a, White to move.
fn white(rows: &str) -> AnyTable {
    at(STANDARD, &format!("{rows} 1 5/5 10"))
}

/// The same by the rules of 2006.
fn white_2006(rows: &str) -> AnyTable {
    at(OF_2006, &format!("{rows} 1 -/- 10"))
}

/// The captures among the legal moves.
fn captures(table: &AnyTable) -> String {
    let all = legal(table);
    let captures: Vec<_> = all.split(' ').filter(|mv| mv.contains('-')).collect();
    captures.join(" ")
}

mod rules_of_play {
    use super::*;

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
}

mod refusals {
    use super::*;

    #[test]
    fn a_finished_game_names_the_rule_that_ended_it() {
        assert_eq!(
            why(&white("3333/...../....../......./....../...../...."), "a1"),
            "AT-9 game-over"
        );
    }

    #[test]
    fn a_void_point_is_named() {
        assert_eq!(why(&start(STANDARD), "d4"), "AT-3 void-point d4");
        assert_eq!(why(&start(GRAND), "h4"), "AT-3 void-point h4");
    }

    #[test]
    fn the_centre_is_closed_to_the_first_move_of_2006() {
        assert_eq!(why(&start(OF_2006), "d4"), "AT-3 first-move-centre d4");
    }

    #[test]
    fn an_occupied_point_is_named() {
        let table = white("..../...../....../1.a.1../....../...../....");
        assert_eq!(why(&table, "d1"), "AT-5 point-occupied d1");
        assert_eq!(why(&table, "d3"), "AT-5 point-occupied d3");
    }

    #[test]
    fn an_empty_reserve_is_named_before_the_point() {
        let table = at(
            STANDARD,
            "..../...../....../1.a.1../....../...../.... 1 0/5 10",
        );
        assert_eq!(why(&table, "a1"), "AT-5 no-reserve a1");
        assert_eq!(why(&table, "d4"), "AT-5 no-reserve d4");
    }

    #[test]
    fn each_attacker_must_be_a_piece_of_the_mover() {
        let table = white("..../...../....../1.a.1../....../...../...b");
        assert_eq!(why(&table, "a1,d1-d3"), "AT-7 empty-origin a1");
        assert_eq!(why(&table, "d1,a1-d3"), "AT-7 empty-origin a1");
        assert_eq!(why(&table, "a4,d1-d3"), "AT-7 not-your-piece a4");
        assert_eq!(why(&table, "a1-d3"), "AT-7 empty-origin a1");
    }

    #[test]
    fn the_attackers_must_be_two() {
        let table = white("..../...../....../1.a.1../....../...../....");
        assert_eq!(why(&table, "d1,d1-d3"), "AT-7 same-attacker d1");
        assert_eq!(why(&table, "d1-d3"), "AT-7 only-one-attacker d1 d3");
    }

    #[test]
    fn a_full_stack_neither_moves_nor_is_captured() {
        let table = white("..../...../....../3.a.1../....../...../....");
        assert_eq!(why(&table, "d1,d5-d3"), "AT-8 full-stack d1");
        let table = white("..../...../....../1.c.1../....../...../....");
        assert_eq!(why(&table, "d1,d5-d3"), "AT-8 full-stack d3");
        let table = white_2006("..../...../....../5.a.1../....../...../....");
        assert_eq!(why(&table, "d1,d5-d3"), "AT-8′ full-stack d1");
        let table = white_2006("..../...../....../1.e.1../....../...../....");
        assert_eq!(why(&table, "d1,d5-d3"), "AT-8′ full-stack d3");
    }

    #[test]
    fn both_attackers_out_of_line_names_the_first() {
        let table = white("..../...../....../..a..../....../.1.../...1");
        assert_eq!(why(&table, "a4,b2-d3"), "AT-7 not-in-line a4 d3");
        assert_eq!(why(&table, "b2-d3"), "AT-7 not-in-line b2 d3");
    }

    #[test]
    fn both_ways_blocked_names_what_stands_in_the_first() {
        let table = white("..../...../....../1ba.a.1/....../...../....");
        assert_eq!(why(&table, "d1,d7-d3"), "AT-7 attacker-blocked d2");
        assert_eq!(why(&table, "d7,d1-d3"), "AT-7 attacker-blocked d5");
        assert_eq!(why(&table, "d1-d3"), "AT-7 attacker-blocked d2");
    }

    #[test]
    fn when_only_one_attacker_reaches_the_other_is_named_with_its_reason() {
        let table = white("..../...../....../1.a.b.1/....../...../...1");
        assert_eq!(why(&table, "d1,d7-d3"), "AT-7 only-one-attacker d7 d5");
        assert_eq!(why(&table, "d7,d1-d3"), "AT-7 only-one-attacker d7 d5");
        assert_eq!(why(&table, "a4,d1-d3"), "AT-7 only-one-attacker a4 d3");
        let said = refused(&table, "d1,d7-d3").message();
        let arg = |name| {
            let found = said.args.iter().find(|(key, _)| *key == name);
            found.map(|(_, value)| value.clone())
        };
        assert_eq!(arg("why"), Some("blocked".into()));
        assert_eq!(arg("reaches"), Some("d1".into()));
        assert_eq!(arg("fails"), Some("d7".into()));
        assert_eq!(arg("blocker"), Some("d5".into()));
    }

    #[test]
    fn two_attackers_from_the_same_side_are_one_direction() {
        let table = white("..../...../....../11a..../....../...../....");
        assert_eq!(why(&table, "d1,d2-d3"), "AT-7 same-direction d1 d2 d3");
    }

    #[test]
    fn the_target_must_be_an_enemy() {
        let table = white("..../...../....../1.1.1../....../...../...a");
        assert_eq!(why(&table, "d1,d5-d3"), "AT-7 target-own d3");
        assert_eq!(why(&table, "d1,d3-d3"), "AT-7 target-own d3");
        assert_eq!(why(&table, "d3-d3"), "AT-7 target-own d3");
        let table = white("..../...../....../1...1../....../...../...a");
        assert_eq!(why(&table, "d1,d5-d3"), "AT-7 target-empty d3");
    }

    #[test]
    fn a_stack_that_would_be_too_high_names_the_stacks_that_make_it_so() {
        let table = white("..../...../....../2.a.2../....../...../....");
        assert_eq!(why(&table, "d1,d5-d3"), "AT-8 stack-too-high d1 d5");
        let table = white("..../...../....../1.b.2../....../...../....");
        assert_eq!(why(&table, "d1,d5-d3"), "AT-8 stack-too-high d3 d5");
        let table = white_2006("..../...../....../3.c.1../....../...../....");
        assert_eq!(why(&table, "d1,d5-d3"), "AT-8′ stack-too-high d3 d1");
        let said = refused(&table, "d1,d5-d3").message();
        assert!(said.args.contains(&("height", 7.into())));
        assert!(said.args.contains(&("most", 5.into())));
    }

    #[test]
    fn the_nearest_alternatives_share_an_attacker_or_the_target() {
        let table = white("..../...../....../1.a.1../..1.../...../....");
        let refusal = refused(&table, "d1,d1-d3");
        assert_eq!(refusal.reason, Reason::SameAttacker);
        assert_eq!(refusal.nearest, ["c3,d1-d3", "d1,d5-d3", "c3,d5-d3"]);
        // Pointing at an own piece offers what it can capture, at an enemy who can capture it, at a free point entering there.
        assert_eq!(refused(&table, "d1").nearest, ["c3,d1-d3", "d1,d5-d3"]);
        assert_eq!(
            refused(&table, "d3").nearest,
            ["c3,d1-d3", "c3,d5-d3", "d1,d5-d3"]
        );
        assert!(
            refused(&table, "d1,d5-d2")
                .nearest
                .contains(&"d2".to_owned())
        );
        assert!(refused(&table, "d4").nearest.is_empty());
    }
}

mod texts {
    use super::*;

    const BLANK: &str = "..../...../....../......./....../...../....";

    #[test]
    fn a_position_that_no_game_could_show_is_refused_with_what_is_wrong() {
        let cases = [
            (format!("{BLANK} 1 18/18"), "text-fields", 1),
            (format!("{BLANK} 3 18/18 0"), "text-player", 45),
            (format!("{BLANK} 2 18/18 0"), "text-parity", 53),
            (format!("{BLANK} 1 18/18 x"), "text-ply", 53),
            (format!("{BLANK} 1 18 0"), "text-reserves", 47),
            (format!("{BLANK} 1 -/- 0"), "text-reserves", 47),
            (format!("{BLANK} 1 18/+1 0"), "text-reserves", 50),
            (format!("{BLANK} 1 018/1 0"), "text-reserves", 47),
            (format!("{BLANK} 1 19/1 0"), "text-supply", 47),
            (format!("{BLANK} 1 1/19 0"), "text-supply", 49),
            (
                "x.../...../....../......./....../...../.... 1 1/1 0".into(),
                "text-unexpected",
                1,
            ),
            (
                "6.../...../....../......./....../...../.... 1 1/1 0".into(),
                "text-unexpected",
                1,
            ),
            (
                "A.../...../....../......./....../...../.... 1 1/1 0".into(),
                "text-unexpected",
                1,
            ),
            (
                ".../...../....../......./....../...../.... 1 1/1 0".into(),
                "text-row-length",
                4,
            ),
            (
                "...../...../....../......./....../...../.... 1 1/1 0".into(),
                "text-row-length",
                5,
            ),
            (
                "..../...../....../......./....../...../... 1 1/1 0".into(),
                "text-row-length",
                43,
            ),
            (
                "..../...../....../......./....../..... 1 1/1 0".into(),
                "text-row-count",
                39,
            ),
            (format!("{BLANK}/ 1 1/1 0"), "text-unexpected", 44),
            (
                "..../...../....../...1.../....../...../.... 1 1/1 0".into(),
                "text-stack-on-void",
                22,
            ),
            (
                "4.../...../....../......./....../...../.... 1 1/1 0".into(),
                "text-stack-height",
                1,
            ),
            (
                "...e/...../....../......./....../...../.... 1 1/1 0".into(),
                "text-stack-height",
                4,
            ),
            (
                "1.../...../....../......./....../...../.... 1 18/17 0".into(),
                "text-supply",
                1,
            ),
            (
                "2.../...../....../......./....../...../.... 1 17/18 0".into(),
                "text-supply",
                1,
            ),
            (
                "33../cc.../....../......./....../...../.... 1 14/13 0".into(),
                "text-supply-in-all",
                1,
            ),
            (
                "333./ccc../....../......./....../...../.... 1 1/1 0".into(),
                "text-both-won",
                1,
            ),
        ];
        for (text, problem, column) in cases {
            assert_eq!(unreadable(STANDARD, &text), (problem, column), "{text}");
        }
    }

    #[test]
    fn in_2006_heights_are_odd_and_reserves_have_no_number() {
        let cases = [
            (format!("{BLANK} 1 18/18 0"), "text-reserves-unlimited", 47),
            (format!("{BLANK} 1 - 0"), "text-reserves-unlimited", 47),
            (
                "2.../...../....../......./....../...../.... 1 -/- 0".into(),
                "text-stack-height",
                1,
            ),
            (
                "d.../...../....../......./....../...../.... 1 -/- 0".into(),
                "text-stack-height",
                1,
            ),
        ];
        for (text, problem, column) in cases {
            assert_eq!(unreadable(OF_2006, &text), (problem, column), "{text}");
        }
        at(
            OF_2006,
            "5.e./...../....../...1.../....../...../.... 1 -/- 10",
        );
    }

    #[test]
    fn grand_attangle_has_twenty_seven_pieces_a_side() {
        let rows = "...../....../......./......../........./......../......./....../.....";
        at(GRAND, &format!("{rows} 1 27/27 0"));
        assert_eq!(
            unreadable(GRAND, &format!("{rows} 1 28/27 0")).0,
            "text-supply"
        );
    }

    #[test]
    fn a_set_position_may_leave_pieces_aside_and_use_all_of_them() {
        at(
            STANDARD,
            "1.../...../....../......./....../...../...a 1 0/0 10",
        );
        at(
            STANDARD,
            "1.../...../....../......./....../...../...a 1 17/17 2",
        );
        // Each double hides one piece of each colour.
        at(
            STANDARD,
            "2.../...../....../......./....../...../...b 1 16/16 6",
        );
    }

    #[test]
    fn a_capture_is_read_in_any_order_of_attackers_case_spaces_and_with_x() {
        let table = white("..../...../....../1.a.1../....../...../....");
        for spelling in ["d1,d5-d3", "d5,d1-d3", "D5 , D1 x D3", "d1,d5xd3"] {
            assert_eq!(table.read_move(spelling).unwrap(), "d1,d5-d3", "{spelling}");
        }
        assert_eq!(table.read_move(" E 4 ").unwrap(), "e4");
    }

    #[test]
    fn a_move_text_without_form_is_unreadable_not_refused() {
        let cases = [
            ("", "text-empty", 1),
            ("d", "text-no-point", 1),
            ("d8", "text-no-point", 1),
            ("h1", "text-no-point", 1),
            ("d3d4", "text-unexpected", 3),
            ("d3,", "text-capture-unfinished", 4),
            ("d1,d5", "text-capture-unfinished", 6),
            ("d1,d5-", "text-capture-unfinished", 7),
            ("d1,d5,d3", "text-unexpected", 6),
            ("d1,d5-d", "text-no-point", 7),
            ("d1,d5-d3-d4", "text-unexpected", 9),
            ("-", "text-no-point", 1),
            ("é1", "text-no-point", 1),
        ];
        for (text, problem, column) in cases {
            match start(STANDARD).read_move(text) {
                Err(rules::MoveError::Unreadable(error)) => {
                    assert_eq!(
                        (error.problem.id, error.column),
                        (problem, column),
                        "{text}"
                    );
                }
                other => panic!("{text}: {other:?}"),
            }
        }
    }
}

mod pictures {
    use super::*;

    #[test]
    fn neighbours_are_one_unit_apart_and_row_a_lies_at_the_bottom() {
        for variant in [STANDARD, GRAND] {
            let view = start(variant).view();
            let near = view.cells.iter().map(|cell| {
                let others = view.cells.iter().filter(|other| other.cell != cell.cell);
                let distances = others.map(|other| (other.x - cell.x).hypot(other.y - cell.y));
                let distances: Vec<_> = distances.filter(|distance| *distance < 1.5).collect();
                assert!(
                    distances
                        .iter()
                        .all(|distance| (distance - 1.0).abs() < 1e-4)
                );
                distances.len()
            });
            // Corners have three neighbours, edges four, all others six.
            let side = if variant == STANDARD { 4 } else { 5 };
            assert_eq!(view.shape, Shape::Hexagon { side });
            let near: Vec<_> = near.collect();
            let count = |wanted| near.iter().filter(|count| **count == wanted).count();
            assert_eq!(count(3), 6);
            assert_eq!(count(4), 6 * (usize::from(side) - 2));
            assert_eq!(count(3) + count(4) + count(6), view.cells.len());
            assert!(view.cells[0].y > view.cells[view.cells.len() - 1].y);
            assert!(view.cells.iter().all(|cell| cell.x >= 0.0 && cell.y >= 0.0));
        }
    }

    #[test]
    fn the_picture_shows_stacks_reserves_void_points_and_progress() {
        let view = at(
            STANDARD,
            "3..c/...../....../......./....../...../.b.1 1 4/6 10",
        )
        .view();
        let pieces: Vec<_> = view
            .pieces
            .iter()
            .map(|piece| {
                (
                    view.cells[piece.cell.index()].name.as_str(),
                    piece.side,
                    piece.height,
                )
            })
            .collect();
        assert_eq!(
            pieces,
            [
                ("a2", Side::Two, 2),
                ("a4", Side::One, 1),
                ("g1", Side::One, 3),
                ("g4", Side::Two, 3),
            ]
        );
        let void: Vec<_> = view
            .cells
            .iter()
            .filter(|cell| cell.markings == [Marking::Void])
            .map(|cell| (cell.name.as_str(), cell.label.id))
            .collect();
        assert_eq!(void, [("d4", "cell-void")]);
        assert_eq!(view.reserves, Some([Some(4), Some(6)]));
        let progress: Vec<_> = view
            .counters
            .iter()
            .map(|counter| {
                (
                    counter.rule.id(),
                    counter.side,
                    counter.value,
                    counter.limit,
                )
            })
            .collect();
        assert_eq!(
            progress,
            [
                ("AT-9", Some(Side::One), 1, 3),
                ("AT-9", Some(Side::Two), 1, 3)
            ]
        );
        assert_eq!(start(OF_2006).view().reserves, Some([None, None]));
    }

    #[test]
    fn in_a_capture_the_stack_arrives_first_and_the_piece_on_top_returns() {
        let table = white("..../...../....../1.a.2../....../...../....");
        let cell = |name| table.cell_named(name).unwrap();
        assert_eq!(
            table.effects("d1,d5-d3").unwrap(),
            [
                Effect::Slide {
                    from: cell("d5"),
                    to: cell("d3")
                },
                Effect::Slide {
                    from: cell("d1"),
                    to: cell("d3")
                },
                Effect::Stack {
                    cell: cell("d3"),
                    side: Side::One,
                    height: 3
                },
                Effect::ReturnToReserve {
                    side: Side::One,
                    count: 1
                },
            ]
        );
        let table = white_2006("..../...../....../1.a.1../....../...../....");
        assert_eq!(table.effects("d1,d5-d3").unwrap().len(), 3);
        assert_eq!(
            table.effects("a1").unwrap(),
            [Effect::Enter {
                cell: cell("a1"),
                side: Side::One
            }]
        );
    }
}

mod touches {
    use super::*;

    fn touches(table: &AnyTable, names: &str) -> Vec<Touch> {
        let cells = names
            .split_whitespace()
            .map(|name| table.cell_named(name).unwrap());
        cells.map(Touch::Cell).collect()
    }

    #[test]
    fn attackers_come_in_either_order_and_the_target_last_or_first() {
        let table = white("..../...../....../1.a.1../....../...../....");
        for names in ["d1 d5 d3", "d5 d1 d3", "d3 d1 d5", "d3 d5 d1"] {
            let touches = touches(&table, names);
            assert_eq!(table.touched(&touches).complete, ["d1,d5-d3"], "{names}");
            assert_eq!(
                table.judge_touches(&touches).unwrap(),
                "d1,d5-d3",
                "{names}"
            );
        }
        assert_eq!(
            table.touched(&touches(&table, "d1")).next,
            touches(&table, "d5")
        );
        assert_eq!(table.touched(&touches(&table, "e1")).complete, ["e1"]);
    }

    #[test]
    fn touches_that_make_no_move_are_explained() {
        let table = white("..../...../....../1.a.1../....../.1.../....");
        let reason = |names| match table.judge_touches(&touches(&table, names)) {
            Err(rules::MoveError::Refused(refusal)) => refusal.reason.id(),
            Err(rules::MoveError::Unreadable(error)) => error.problem.id,
            Ok(mv) => panic!("{mv} is legal"),
        };
        assert_eq!(reason("d4"), "refusal-void-point");
        assert_eq!(reason("d1 d3"), "refusal-only-one-attacker");
        assert_eq!(reason("d3 d1"), "refusal-only-one-attacker");
        assert_eq!(reason("b2 d1 d3"), "refusal-only-one-attacker");
        assert_eq!(reason("d3 b2 d1"), "refusal-only-one-attacker");
        assert_eq!(reason("d1 d5"), "touch-point-or-capture");
        assert_eq!(reason("d1 d5 d3 d4"), "touch-point-or-capture");
        assert_eq!(reason(""), "touch-point-or-capture");
        let outside = table.judge_touches(&[Touch::Cell(rules::Cell(37))]);
        assert!(matches!(outside, Err(rules::MoveError::Unreadable(_))));
    }
}
