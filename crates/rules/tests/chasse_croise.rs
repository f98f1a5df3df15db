//! Chassé-croisé, rule by rule and refusal by refusal.

mod support;

use rules::chasse_croise::{Move, STANDARD};
use rules::view::{Die, Effect, Marking, Phase};
use rules::{
    AnyTable, Chance, Choice, Game, MoveError, Notation, Reason, Refusal, Table, Touch, Value,
};
use support::{after, legal, moves_from, refused, result, why};

const ID: &str = "chasse-croise/standard";

fn start() -> AnyTable {
    AnyTable::open(ID).unwrap()
}

fn at(position: &str) -> AnyTable {
    support::at(ID, position)
}

fn position_after(position: &str, moves: &str) -> String {
    after(at(position), moves).position_text()
}

mod rules_of_play {
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
}

mod refusals {
    use super::*;

    fn arg(refusal: &Refusal, name: &str) -> Option<Value> {
        let found = refusal.args.iter().find(|(key, _)| *key == name);
        found.map(|(_, value)| value.clone())
    }

    #[test]
    fn a_finished_game_names_the_rule_that_ended_it() {
        let table = at("bbbbbbbbbb/0000000000 1 6 10");
        for action in ["a-6", "--", "63"] {
            assert_eq!(why(&table, action), "CC-7 game-over");
        }
    }

    #[test]
    fn the_dice_come_before_the_pawns() {
        assert_eq!(why(&start(), "c+6"), "CC-2 roll-first");
        assert_eq!(why(&start(), "--"), "CC-2 roll-first");
    }

    #[test]
    fn one_roll_a_turn() {
        let refusal = refused(&at("0000000000/0000000000 1 63 0"), "52");
        assert_eq!(
            (refusal.rule.id(), refusal.reason),
            ("CC-2", Reason::AlreadyRolled)
        );
        let unused = Value::List(vec!["6".to_owned(), "3".to_owned()]);
        assert_eq!(arg(&refusal, "dice"), Some(unused));
    }

    #[test]
    fn a_die_that_was_not_rolled_moves_nobody() {
        let table = at("0000000000/0000000000 1 63 0");
        assert_eq!(why(&table, "c+5"), "CC-2 die-not-rolled c0");
        assert_eq!(refused(&table, "c+5").nearest, ["c+3", "c+6"]);
        // The sum is two steps, not one.
        assert_eq!(why(&table, "c+9"), "CC-2 die-not-rolled c0");
        assert_eq!(why(&table, "c+0"), "CC-2 die-not-rolled c0");
        // A used die is gone.
        assert_eq!(why(&after(table, "a+6"), "c+6"), "CC-2 die-not-rolled c0");
    }

    #[test]
    fn the_other_players_lanes_are_not_yours() {
        let table = at("0003000000/0002000000 1 63 10");
        assert_eq!(why(&table, "4+3"), "CC-1 not-your-lane b4");
        let refusal = refused(&table, "4+3");
        let owner = Value::Player {
            game: "chasse-croise",
            side: rules::Side::Two,
        };
        assert_eq!(arg(&refusal, "owner"), Some(owner));
        assert_eq!(arg(&refusal, "own"), Some("a–j".into()));
        // Before the roll, too: the pawn is looked at before the dice.
        assert_eq!(why(&start(), "4+2"), "CC-1 not-your-lane r4-0");
        assert_eq!(
            why(&at("0000000000/0000000000 2 - 1"), "c+2"),
            "CC-1 not-your-lane c0"
        );
    }

    #[test]
    fn an_overshoot_says_how_many_steps_are_left() {
        let table = at("7000000000/0000000000 1 64 10");
        assert_eq!(why(&table, "a+6"), "CC-3 overshoot a7");
        let refusal = refused(&table, "a+6");
        assert_eq!(arg(&refusal, "left"), Some(Value::Number(4)));
        assert_eq!(refusal.nearest, ["a+4", "a-4", "a-6"]);
    }

    #[test]
    fn nobody_goes_behind_the_start() {
        let table = at("2000000000/0000000000 1 63 10");
        assert_eq!(why(&table, "a-3"), "CC-3 behind-start a2");
        let refusal = refused(&table, "a-3");
        assert_eq!(arg(&refusal, "left"), Some(Value::Number(2)));
        assert_eq!(refusal.nearest, ["a+3", "a+6"]);
    }

    #[test]
    fn an_enemy_in_between_is_named() {
        let table = at("5000000000/0001010000 1 63 10");
        assert_eq!(why(&table, "a+3"), "CC-4 enemy-between a6 a5");
        assert_eq!(why(&table, "a-3"), "CC-4 enemy-between a4 a5");
        assert_eq!(refused(&table, "a-3").nearest, Vec::<String>::new());
        // The nearest one, if there are several.
        let table = at("0000000000/0110000000 1 64 10");
        assert_eq!(why(&table, "a+6"), "CC-4 enemy-between a2 a0");
    }

    #[test]
    fn a_hit_that_is_none_is_refused_and_a_missing_mark_forgiven() {
        let table = at("3000000000/0000001000 1 43 10");
        assert_eq!(why(&table, "a+3x"), "CC-5 no-hit a6");
        assert_eq!(refused(&table, "a+3x").nearest, ["a+3", "a+4x", "a-3"]);
        for spelling in ["a+4x", "a+4", "A + 4 X"] {
            assert_eq!(table.read_move(spelling).unwrap(), "a+4x");
        }
    }

    #[test]
    fn a_turn_may_not_end_while_a_pawn_can_advance() {
        let table = at("bbbbbbbbba/0000000000 1 61 10");
        assert_eq!(why(&table, "--"), "CC-6 may-not-pass j10 j11");
        let refusal = refused(&table, "--");
        assert_eq!(arg(&refusal, "move"), Some("j+1".into()));
        assert_eq!(refusal.nearest, ["j+1", "j-1", "j-6"]);
        let hit = at("bbbbbbbbb4/00000000a0 1 5 10");
        assert_eq!(arg(&refused(&hit, "--"), "move"), Some("j+5x".into()));
    }
}

mod touches {
    use super::*;

    fn cells(table: &AnyTable, names: &str) -> Vec<Touch> {
        names
            .split_whitespace()
            .map(|name| Touch::Cell(table.cell_named(name).expect("a cell")))
            .collect()
    }

    fn next(table: &AnyTable, touched: &str) -> Vec<String> {
        let touches = table.touched(&cells(table, touched)).next.into_iter();
        let mut names: Vec<_> = touches
            .map(|touch| match touch {
                Touch::Cell(cell) => table.cell_name(cell),
                Touch::Choice(choice) => format!("{choice:?}"),
            })
            .collect();
        names.sort();
        names
    }

    fn complete(table: &AnyTable, touched: &str) -> Vec<String> {
        table.touched(&cells(table, touched)).complete
    }

    fn why_not(table: &AnyTable, touched: &str) -> String {
        match table.judge_touches(&cells(table, touched)) {
            Err(MoveError::Refused(refusal)) => {
                let cells = refusal.cells.iter().map(|cell| table.cell_name(*cell));
                let cells: Vec<_> = cells.collect();
                format!(
                    "{} {} {}",
                    refusal.rule,
                    refusal.reason.id(),
                    cells.join(" ")
                )
            }
            other => panic!("{touched}: {other:?}"),
        }
    }

    #[test]
    fn before_the_roll_only_the_dice_can_be_touched() {
        assert_eq!(next(&start(), ""), ["Roll"]);
        let rolling = [Touch::Choice(Choice::Roll)];
        assert_eq!(start().touched(&rolling).complete, Vec::<String>::new());
        assert_eq!(start().touched(&rolling).next, []);
        assert!(matches!(
            start().judge_touches(&rolling),
            Err(MoveError::Unreadable(error)) if error.problem.id == "touch-roll-is-chance"
        ));
        assert!(matches!(
            at("0000000000/0000000000 1 63 0").judge_touches(&rolling),
            Err(MoveError::Refused(refusal)) if refusal.reason == Reason::AlreadyRolled
        ));
    }

    #[test]
    fn the_die_follows_from_pawn_and_destination() {
        let table = at("3000000000/0000001000 1 43 10");
        assert_eq!(next(&table, "a3"), ["a0", "a10", "a6", "a7"]);
        assert_eq!(complete(&table, "a3 a7"), ["a+4x"]);
        assert_eq!(complete(&table, "a3 a0"), ["a-3"]);
    }

    #[test]
    fn the_cell_of_the_sum_stands_for_two_steps_with_the_higher_die_first() {
        let table = at("0000000000/0000000000 1 63 0");
        assert_eq!(next(&table, "c0"), ["c3", "c6", "c9"]);
        assert_eq!(complete(&table, "c0 c9"), ["c+6", "c+3"]);
        let table = at("0000000000/00000b0000 2 65 11");
        assert_eq!(complete(&table, "r6-11 r6-0"), ["6-6", "6-5"]);
    }

    #[test]
    fn a_sum_that_only_one_order_allows_takes_that_order() {
        let low_first = at("0000000000/0010000000 1 63 10");
        assert_eq!(complete(&low_first, "a0 a9"), ["a+3x", "a+6"]);
        let high_first = at("9000000000/0101000000 1 52 10");
        assert_eq!(complete(&high_first, "a9 a2"), ["a-5x", "a-2x"]);
        let first = low_first.judge_touches(&cells(&low_first, "a0 a9"));
        assert_eq!(first.unwrap(), "a+3x");
    }

    #[test]
    fn a_sum_past_an_enemy_is_refused_by_name() {
        let table = at("0000000000/0000100000 1 63 10");
        assert_eq!(next(&table, "a0"), ["a3"]);
        assert_eq!(why_not(&table, "a0 a9"), "CC-4 refusal-enemy-between a5 a0");
    }

    #[test]
    fn the_order_of_a_sum_never_changes_where_it_leads() {
        let mut seed = 1_u64;
        let mut below = |limit: usize| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (seed >> 33) as usize % limit
        };
        let mut compared = 0;
        let mut table = start();
        for _ in 0..4_000 {
            let dice: Vec<char> = table
                .position_text()
                .split(' ')
                .nth(2)
                .unwrap()
                .chars()
                .collect();
            if let [high, low] = dice[..] {
                for first in table.legal_texts(100).unwrap() {
                    let lane_and_sign =
                        first.trim_end_matches(|c: char| c == 'x' || c.is_ascii_digit());
                    let orders = [(high, low), (low, high)].map(|(a, b)| {
                        let mut copy = table.clone();
                        copy.play(&format!("{lane_and_sign}{a}")).ok()?;
                        copy.play(&format!("{lane_and_sign}{b}")).ok()?;
                        Some(copy.position_text())
                    });
                    if let [Some(one), Some(other)] = orders {
                        assert_eq!(one, other);
                        compared += 1;
                    }
                }
            }
            match table.random_move(&mut below) {
                Some(mv) => table.play(&mv).map(|_| ()).unwrap(),
                None => table = start(),
            }
        }
        assert!(compared > 1_000, "{compared}");
    }

    #[test]
    fn a_turn_that_may_end_offers_to() {
        let table = at("bbbbbbbbba/0000000000 1 65 10");
        assert!(next(&table, "").contains(&"EndTurn".to_owned()));
        let ending = [Touch::Choice(Choice::EndTurn)];
        assert_eq!(table.touched(&ending).complete, ["--"]);
        assert_eq!(table.judge_touches(&ending).unwrap(), "--");
    }

    #[test]
    fn wrong_touches_are_explained() {
        let table = at("3002000000/0000001000 1 43 10");
        assert_eq!(why_not(&table, "c4 c8"), "CC-1 refusal-empty-origin c4");
        assert_eq!(why_not(&table, "a7 a6"), "CC-1 refusal-not-your-lane a7");
        assert_eq!(why_not(&table, "a3 b3"), "CC-2 refusal-off-lane b3 a3");
        assert_eq!(why_not(&table, "a3 a3"), "CC-2 refusal-stays-put a3");
        assert_eq!(why_not(&table, "a3 a5"), "CC-2 refusal-die-not-rolled a3");
        assert_eq!(next(&table, "a7"), Vec::<String>::new());
        assert_eq!(
            why_not(&at("3000000000/0000001000 1 - 10"), "a3 a7"),
            "CC-2 refusal-roll-first "
        );
    }

    #[test]
    fn a_touch_that_is_no_cell_is_unreadable() {
        let table = at("0000000000/0000000000 1 63 0");
        for touches in [
            vec![Touch::Cell(rules::Cell(140)), Touch::Cell(rules::Cell(0))],
            vec![Touch::Choice(Choice::Keep)],
            cells(&table, "a0"),
        ] {
            assert!(matches!(
                table.judge_touches(&touches),
                Err(MoveError::Unreadable(error)) if error.problem.id == "touch-origin-target"
            ));
        }
    }
}

mod pictures {
    use super::*;

    #[test]
    fn the_cells_lie_as_on_the_board() {
        let view = start().view();
        assert_eq!(view.cells.len(), 140);
        let place = |name: &str| {
            let cell = view.cells.iter().find(|cell| cell.name == name).unwrap();
            (cell.x, cell.y, cell.markings.clone())
        };
        assert_eq!(place("c4"), (3.0, 7.0, vec![]));
        assert_eq!(
            place("a0"),
            (1.0, 11.0, vec![Marking::Start(rules::Side::One)])
        );
        assert_eq!(
            place("j11"),
            (10.0, 0.0, vec![Marking::Arrival(rules::Side::One, 10)])
        );
        assert_eq!(
            place("r4-0"),
            (0.0, 7.0, vec![Marking::Start(rules::Side::Two)])
        );
        assert_eq!(
            place("r4-11"),
            (11.0, 7.0, vec![Marking::Arrival(rules::Side::Two, 4)])
        );
    }

    #[test]
    fn a_table_shows_the_used_die_and_a_position_only_what_is_left() {
        let die = |points, used| Die { points, used };
        let table = after(start(), "63");
        assert_eq!(table.view().dice, [die(6, false), die(3, false)]);
        assert_eq!(table.view().phase, Phase::Move);
        let table = after(table, "c+6");
        assert_eq!(table.view().dice, [die(6, true), die(3, false)]);
        assert_eq!(at(&table.position_text()).view().dice, [die(3, false)]);
        let table = after(table, "c+3");
        assert_eq!(table.view().dice, []);
        assert_eq!(table.view().phase, Phase::Roll);
        let doubles = after(start(), "44 a+4");
        assert_eq!(doubles.view().dice.iter().filter(|die| die.used).count(), 1);
        let won = after(at("bbbbbbbbb9/0000000000 1 - 10"), "11 j+1 j+1");
        assert_eq!(won.view().dice, [die(1, true), die(1, true)]);
    }

    #[test]
    fn effects_tell_a_turn_in_order() {
        let table = at("3000000000/0000001000 1 43 10");
        let cell = |name| table.cell_named(name).unwrap();
        assert_eq!(
            table.effects("a+4x").unwrap(),
            [
                Effect::Slide {
                    from: cell("a3"),
                    to: cell("a7")
                },
                Effect::SendHome {
                    from: cell("a7"),
                    to: cell("r7-0"),
                    side: rules::Side::Two
                },
            ]
        );
        let last = after(table, "a+4");
        assert_eq!(last.effects("a+3").unwrap().last(), Some(&Effect::EndTurn));
        assert_eq!(
            start().effects("36").unwrap(),
            [Effect::Roll { dice: [6, 3] }]
        );
        let pass = at("bbbbbbbbba/0000000000 1 65 10");
        assert_eq!(pass.effects("--").unwrap(), [Effect::EndTurn]);
        // CC-7: a win does not end the turn, it ends the game.
        let win = at("bbbbbbbbba/0000000000 1 1 10");
        assert_eq!(win.effects("j+1").unwrap().len(), 1);
    }

    #[test]
    fn screen_readers_hear_what_a_cell_is() {
        let view = at("3000000b00/0000001000 1 43 10").view();
        let label = |name: &str| {
            let cell = view.cells.iter().find(|cell| cell.name == name).unwrap();
            (
                cell.label.id,
                cell.label
                    .args
                    .iter()
                    .map(|(name, _)| *name)
                    .collect::<Vec<_>>(),
            )
        };
        assert_eq!(label("b2"), ("cell-empty", vec!["cell"]));
        assert_eq!(label("a3"), ("cell-piece", vec!["cell", "player", "piece"]));
        assert_eq!(label("a0"), ("cell-start", vec!["cell", "player"]));
        assert_eq!(
            label("b0"),
            ("cell-start-pawn", vec!["cell", "player", "piece"])
        );
        assert_eq!(label("r1-11"), ("cell-arrival", vec!["cell", "player"]));
        assert_eq!(
            label("h11"),
            ("cell-arrival-pawn", vec!["cell", "player", "piece"])
        );
        let arrived: Vec<_> = view.counters.iter().map(|counter| counter.value).collect();
        assert_eq!(arrived, [1, 0]);
    }
}

mod keys {
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
}

mod texts {
    use super::*;

    #[test]
    fn a_position_that_no_game_could_show_is_refused_with_what_is_wrong() {
        let cases = [
            ("0000000000/0000000000 1 -", "text-fields", 1),
            ("0000000000/0000000000 3 - 0", "text-player", 23),
            ("0000000000/0000000000 2 - 0", "text-parity", 27),
            ("0000000000/0000000000 1 - +0", "text-ply", 27),
            ("000000000c/0000000000 1 - 0", "text-place", 10),
            ("000000000B/0000000000 1 - 0", "text-place", 10),
            ("0000000000/00000000é0 1 - 0", "text-place", 20),
            ("000000000/0000000000 1 - 0", "text-pawn-count", 1),
            ("0000000000/00000000000 1 - 0", "text-pawn-count", 12),
            ("0000000000 1 - 0", "text-pawn-count", 12),
            ("0000000000/0000000000/ 1 - 0", "text-unexpected", 22),
            ("4000000000/0001000000 1 - 10", "text-shared-crossing", 1),
            ("0000000000/0000000000 1 70 0", "text-dice", 25),
            ("0000000000/0000000000 1 0 0", "text-dice", 25),
            ("0000000000/0000000000 1 631 0", "text-dice", 25),
            ("0000000000/0000000000 1 x 0", "text-dice", 25),
            ("0000000000/0000000000 1 36 0", "text-dice-order", 25),
            ("bbbbbbbbbb/bbbbbbbbbb 1 - 10", "text-already-won", 1),
            ("bbbbbbbbbb/0000000000 2 - 11", "text-already-won", 1),
            ("bbbbbbbbbb/0000000000 1 63 10", "text-already-won", 1),
        ];
        for (text, problem, column) in cases {
            assert_eq!(support::unreadable(ID, text), (problem, column), "{text}");
        }
    }

    #[test]
    fn a_game_that_had_ended_names_its_winner() {
        for (text, side) in [
            ("bbbbbbbbbb/0000000000 2 - 11", rules::Side::One),
            ("0000000000/bbbbbbbbbb 2 63 11", rules::Side::Two),
        ] {
            let player = Value::Player {
                game: "chasse-croise",
                side,
            };
            let error = start().set_up(text).unwrap_err();
            assert_eq!(error.problem.args, [("player", player)], "{text}");
        }
    }

    #[test]
    fn pawns_that_meet_nowhere_are_read_and_written_back() {
        for text in [
            "0000000000/0000000000 1 - 0",
            "bbbbbbbbb0/bbbbbbbbb0 2 66 11",
            "4000000000/0002000000 1 - 10",
            "bbbbbbbbbb/0000000000 1 6 10",
        ] {
            assert_eq!(at(text).position_text(), text);
        }
    }

    #[test]
    fn a_roll_is_read_in_either_order_and_with_its_colon() {
        for spelling in ["63", "36", "6 3", "63:", " 36 : "] {
            assert_eq!(start().read_move(spelling).unwrap(), "63");
        }
    }

    #[test]
    fn a_text_without_form_says_what_it_lacks() {
        let table = at("0000000000/0000000000 1 63 0");
        let cases = [
            ("", "text-empty", 1),
            ("c6", "text-sign", 2),
            ("c", "text-sign", 2),
            ("cx6", "text-sign", 2),
            ("10x3", "text-sign", 3),
            ("c+", "text-step-unfinished", 3),
            ("c+x", "text-step-unfinished", 3),
            ("c+6xx", "text-unexpected", 5),
            ("c+123", "text-unexpected", 5),
            ("c+6 g+3", "text-unexpected", 5),
            ("k+6", "text-lane", 1),
            ("0+6", "text-lane", 1),
            ("11+6", "text-lane", 1),
            ("73", "text-die", 1),
            ("60", "text-die", 2),
            ("6", "text-no-action", 1),
            ("-", "text-no-action", 1),
            ("---", "text-no-action", 1),
            ("é+6", "text-no-action", 1),
        ];
        for (text, problem, column) in cases {
            match table.read_move(text) {
                Err(MoveError::Unreadable(error)) => {
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
