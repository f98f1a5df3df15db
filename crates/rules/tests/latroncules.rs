//! Latroncules, rule by rule and refusal by refusal.

mod support;

use rules::{AnyTable, Reason};
use support::{after, at, legal, moves_from, refused, result, unreadable, why};

const CLASSIC: &str = "latroncules/classic";

fn start() -> AnyTable {
    AnyTable::open(CLASSIC).unwrap()
}

mod rules_of_play {
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
}

mod refusals {
    use super::*;

    #[test]
    fn a_finished_game_names_the_rule_that_ended_it() {
        assert_eq!(
            why(&at(CLASSIC, "8/8/8/8/8/8/8/7C 2 0 41"), "a2-a3"),
            "LA-9 game-over"
        );
    }

    #[test]
    fn an_empty_origin_is_named() {
        assert_eq!(why(&start(), "d4-d5"), "LA-1 empty-origin d4");
    }

    #[test]
    fn the_other_players_piece_is_named() {
        assert_eq!(why(&start(), "b7-b6"), "LA-1 not-your-piece b7");
    }

    #[test]
    fn a_piece_must_leave_its_square() {
        assert_eq!(why(&start(), "a2-a2"), "LA-3 stays-put a2");
        assert_eq!(why(&start(), "b2-b2"), "LA-4 stays-put b2 b2");
    }

    #[test]
    fn a_foot_soldier_goes_forward_only() {
        assert_eq!(why(&start(), "a2-b3"), "LA-3 foot-forward-only a2 b3");
        assert_eq!(
            why(&at(CLASSIC, "c7/8/8/8/3F4/8/8/8 1 0 0"), "d4-d3"),
            "LA-3 foot-forward-only d4 d3"
        );
        assert_eq!(
            why(&at(CLASSIC, "c7/8/8/8/3F4/8/8/8 1 0 0"), "d4-e6"),
            "LA-3 foot-forward-only d4"
        );
    }

    #[test]
    fn a_foot_soldier_steps_one_square() {
        assert_eq!(why(&start(), "a2-a4"), "LA-3 too-far a4");
    }

    #[test]
    fn a_foot_soldier_never_jumps() {
        assert_eq!(
            why(&at(CLASSIC, "8/8/8/8/3c4/3F4/8/7C 1 0 0"), "d3-d5"),
            "LA-3 foot-never-jumps d4"
        );
    }

    #[test]
    fn an_occupied_landing_is_named() {
        assert_eq!(
            why(&at(CLASSIC, "8/8/8/8/3c4/3F4/8/7C 1 0 0"), "d3-d4"),
            "LA-3 landing-occupied d4"
        );
        assert_eq!(
            why(&at(CLASSIC, "c7/8/8/8/8/1F6/C7/8 1 0 0"), "a2-b3"),
            "LA-4 landing-occupied b3"
        );
        assert_eq!(
            why(&at(CLASSIC, "8/8/8/8/4C3/4f3/4f3/8 1 0 0"), "e4-e2"),
            "LA-5 landing-occupied e2"
        );
    }

    #[test]
    fn a_horseman_goes_in_straight_lines() {
        assert_eq!(why(&start(), "b2-c4"), "LA-4 wrong-direction b2 c4");
    }

    #[test]
    fn a_line_that_is_not_marked_is_no_way() {
        assert_eq!(why(&start(), "b2-b3"), "LA-4 line-not-marked b2 b3");
    }

    #[test]
    fn a_horseman_steps_one_square_or_jumps_one_piece() {
        assert_eq!(why(&start(), "b2-d4"), "LA-4 too-far d4");
        assert_eq!(
            why(&at(CLASSIC, "8/8/8/8/4C3/4f3/8/8 1 0 0"), "e4-e1"),
            "LA-5 too-far e1"
        );
    }

    #[test]
    fn a_horseman_never_jumps_its_own() {
        assert_eq!(
            why(&at(CLASSIC, "c7/8/8/8/4C3/4F3/8/8 1 0 0"), "e4-e2"),
            "LA-5 own-piece-jumped e3"
        );
    }

    #[test]
    fn suicide_names_the_two_who_enclose() {
        assert_eq!(
            why(&at(CLASSIC, "C7/8/8/3f4/2f1f3/3F4/8/8 1 0 40"), "d3-d4"),
            "LA-7 suicide d4 e4 c4"
        );
    }

    #[test]
    fn a_wrong_list_of_captures_is_refused_and_a_right_or_missing_one_accepted() {
        let table = at(CLASSIC, "8/8/3C4/3f4/4fC2/3F4/8/8 1 0 40");
        assert_eq!(why(&table, "d3-d4xe4"), "LA-6 wrong-captures d5");
        for spelling in ["d3-d4", "D3 - D4 x D5 x E4", "d3xd4xe4xd5"] {
            assert_eq!(table.read_move(spelling).unwrap(), "d3-d4xe4xd5");
        }
        let quiet = at("latroncules/quiet-jumps", "8/8/8/8/4C3/4f3/5fF1/8 1 0 0");
        assert_eq!(why(&quiet, "e4-e2xf2"), "LA-5′ wrong-captures f2");
    }

    #[test]
    fn a_promotion_that_is_none_is_refused() {
        assert_eq!(why(&start(), "a2-a3=C"), "LA-8 wrong-promotion a3");
    }

    #[test]
    fn the_nearest_alternatives_share_the_origin_or_the_target() {
        let refusal = refused(&start(), "b2-b3");
        assert_eq!(refusal.reason, Reason::LineNotMarked);
        assert_eq!(refusal.nearest, ["b2-a3", "b2-c3"]);
        let refusal = refused(&start(), "b1-a3");
        assert!(
            refusal.nearest.contains(&"a2-a3".to_owned()),
            "{:?}",
            refusal.nearest
        );
    }
}

mod texts {
    use super::*;

    #[test]
    fn a_position_that_no_game_could_show_is_refused_with_what_is_wrong() {
        let cases = [
            ("8/8/8/8/8/8/8/7C 1 0", "text-fields", 1),
            ("8/8/8/8/8/8/8/7C 3 0 0", "text-player", 18),
            ("8/8/8/8/8/8/8/7C 2 0 0", "text-parity", 22),
            ("8/8/8/8/8/8/8/7C 1 0 -1", "text-ply", 22),
            ("8/8/8/8/8/8/8/7C 1 0 00", "text-ply", 22),
            ("8/8/8/8/8/8/8/7C 1 52 0", "text-quiet-limit", 20),
            ("8/8/8/8/8/8/8/7C 1 x 0", "text-quiet", 20),
            ("8/8/8/8/8/8/8/7X 1 0 0", "text-unexpected", 16),
            ("8/8/8/8/8/8/8/6C 1 0 0", "text-rank-length", 17),
            ("8/8/8/8/8/8/8/8C 1 0 0", "text-rank-length", 16),
            ("8/8/8/8/8/8/8/44 1 0 0", "text-unexpected", 16),
            ("8/8/8/8/8/8/8 1 0 0", "text-rank-count", 14),
            ("8/8/8/8/8/8/8/8/8 1 0 0", "text-unexpected", 16),
            ("8/8/8/8/8/8/8/8 1 0 0", "text-no-pieces", 1),
            ("F7/8/8/8/8/8/8/8 1 0 0", "text-foot-on-farthest-rank", 1),
            ("8/8/FFFFFFFF/F7/8/8/8/7c 1 0 0", "text-too-many", 1),
            ("CCCCCCCC/CCCCCCCC/C7/8/8/8/8/7c 1 0 0", "text-too-many", 1),
        ];
        for (text, problem, column) in cases {
            assert_eq!(unreadable(CLASSIC, text), (problem, column), "{text}");
        }
    }

    #[test]
    fn a_move_text_without_form_is_unreadable_not_refused() {
        for text in [
            "",
            "a2",
            "a2-",
            "a2-a9",
            "a2a3",
            "a2-a3-",
            "a2-a3=D",
            "a2-a3xb4xb4",
            "é2-a3",
        ] {
            assert!(
                matches!(
                    start().read_move(text),
                    Err(rules::MoveError::Unreadable(_))
                ),
                "{text}"
            );
        }
    }
}

mod what_a_search_asks {
    use rules::latroncules::{CLASSIC, Kind, Move, Position};
    use rules::{Game, Group, Notation, Side};
    use std::ops::ControlFlow;

    fn position(text: &str) -> Position {
        CLASSIC.read_position(text).expect("a position")
    }

    fn capturing_targets(position: &Position) -> u64 {
        let mut targets = 0;
        let _ = CLASSIC.generate(position, |moves| {
            for mv in (0..moves.len()).map(|index| moves.nth(index)) {
                let Move { to, .. } = mv;
                if CLASSIC.captures(position, mv) != 0 {
                    targets |= to.bit();
                    let kept = moves.ending_on(to.bit());
                    assert_eq!((kept.len(), kept.nth(0)), (1, mv));
                }
            }
            ControlFlow::Continue(())
        });
        targets
    }

    #[test]
    fn every_capture_ends_on_a_capturing_square() {
        for text in [
            "8/8/3C4/3f4/4fC2/3F4/8/8 1 0 40",
            "fC6/1fC5/C7/8/8/8/8/7c 1 0 40",
            "8/8/8/8/4C3/4f3/5fF1/8 1 0 0",
            "8/8/3f4/3F4/8/3c4/8/8 2 0 41",
        ] {
            let position = position(text);
            let targets = capturing_targets(&position);
            assert_ne!(targets, 0, "{text}");
            assert_eq!(targets & !position.capturing_squares(), 0, "{text}");
        }
    }

    #[test]
    fn where_nothing_is_between_two_pieces_nothing_can_be_captured() {
        assert_eq!(
            position("8/8/3f4/8/8/3C4/8/7F 1 0 40").capturing_squares(),
            0
        );
        assert_eq!(CLASSIC.start().capturing_squares(), 0);
        // Beside an empty corner, and beside a corner with an own piece in it.
        assert_eq!(
            position("8/8/3f4/8/8/8/8/1C6 1 0 40").capturing_squares(),
            0
        );
        assert_eq!(
            position("8/8/3f4/8/8/8/8/CF6 1 0 40").capturing_squares(),
            0
        );
        // An enemy in a corner that nobody stands beside.
        assert_eq!(position("c7/8/8/8/8/8/8/3C4 1 0 40").capturing_squares(), 0);
    }

    #[test]
    fn a_pass_changes_the_player_and_nothing_else() {
        let before = position("8/8/3C4/3f4/4fC2/3F4/8/8 1 7 40");
        let after = before.passed();
        assert_eq!(CLASSIC.side(&after), Side::Two);
        assert_ne!(CLASSIC.key(&after), CLASSIC.key(&before));
        assert_eq!(
            CLASSIC.board_key(&after),
            CLASSIC.recomputed_board_key(&after)
        );
        assert_eq!(after.passed(), before);
    }

    #[test]
    fn a_position_tells_its_pieces_and_its_quiet_plies() {
        let position = position("8/8/3C4/3f4/4fC2/3F4/8/8 1 7 40");
        assert_eq!(position.quiet(), 7);
        assert_eq!(position.pieces_of(Side::One).count_ones(), 3);
        assert_eq!(position.squares_of(Side::One, Kind::Foot).count_ones(), 1);
        assert_eq!(position.squares_of(Side::Two, Kind::Foot).count_ones(), 2);
        assert_eq!(position.squares_of(Side::Two, Kind::Horse), 0);
    }
}
