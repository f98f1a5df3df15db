//! LT-11 in both readings, also against a literal reimplementation on texts over long random games.

use super::*;
use crate::support::{after, at, legal, refused, result};
use ludotheca_rules::la_trel::{self, Move};
use ludotheca_rules::random::numbers;
use ludotheca_rules::square::{Direction, Square};
use ludotheca_rules::{MoveError, Notation, Table, Value};
use std::collections::{HashMap, HashSet};

/// Two Sabres of Blue's, and three of Red's who can wait for ever: each of them goes down a square in turn, and back.
const OPEN: &str = "5sss/8/8/8/8/8/8/S6S 1 -/- 40";
const WAITING: [&str; 6] = ["h8-h7", "g8-g7", "f8-f7", "h7-h8", "g7-g8", "f7-f8"];

/// Blue makes these moves, and Red waits after each of them.
fn while_red_waits(mut table: AnyTable, moves: &str) -> AnyTable {
    for mv in moves.split_whitespace() {
        table = after(table, mv);
        let mut waiting = WAITING.iter().cycle().skip(table.len() / 2).take(6);
        let wait = waiting.find(|mv| table.read_move(mv).is_ok());
        table = after(table, wait.expect("a move to wait with"));
    }
    table
}

fn is_legal(table: &AnyTable, mv: &str) -> bool {
    legal(table).split(' ').any(|legal| legal == mv)
}

/// Whether nothing but LT-11 speaks against the move.
fn is_refused(table: &AnyTable, mv: &str) -> bool {
    let alone = table.set_up(&table.position_text()).unwrap();
    assert!(is_legal(&alone, mv), "{mv}: {}", legal(&alone));
    match table.read_move(mv) {
        Ok(_) => assert!(is_legal(table, mv), "{mv}"),
        Err(error) => {
            assert!(!is_legal(table, mv), "{mv}: {error}");
            assert_eq!(refused(table, mv).rule.id(), "LT-11");
        }
    }
    !is_legal(table, mv)
}

#[test]
fn lt_11_french_a_piece_may_return_to_a_square_twice_but_not_a_third_time() {
    for variant in [BASE, MASTER, MASTER_OPEN] {
        let table = while_red_waits(at(variant, OPEN), "a1-a3 a3-a1 a1-a3 a3-a1");
        // The third time on a3 is the second return.
        assert!(!is_refused(&table, "a1-a3"));
        let table = while_red_waits(table, "a1-a3");
        assert!(is_refused(&table, "a3-a1"));
        // Every other way stays open, beyond the square too.
        assert!(is_legal(&table, "a3-a2") && is_legal(&table, "a3-a4"));
        assert!(is_legal(&table, "h1-a1"));
    }
}

#[test]
fn lt_11_french_returns_count_wherever_the_piece_comes_from() {
    let table = while_red_waits(at(BASE, OPEN), "a1-a3 a3-a1 a1-a4 a4-a1 a1-a2");
    assert!(is_refused(&table, "a2-a1"));
    assert!(!is_refused(&table, "a2-a3"));
}

#[test]
fn lt_11_french_a_piece_cannot_go_round_three_squares_for_ever() {
    let table = while_red_waits(at(BASE, OPEN), "a1-a3 a3-a1 a1-a4 a4-a1 a1-a3");
    assert!(is_refused(&table, "a3-a1"));
    // Nor where every return is to a square that was not the first.
    let table = while_red_waits(at(BASE, OPEN), "a1-b1 b1-b3 b3-b1 b1-b4 b4-b1 b1-b3");
    assert!(is_refused(&table, "b3-b1"));
    assert!(!is_refused(&table, "b3-b4"));
}

#[test]
fn lt_11_french_only_returns_count_not_the_moves_of_a_piece() {
    let table = while_red_waits(
        at(BASE, OPEN),
        "a1-a2 a2-a3 a3-a4 a4-a5 a5-a6 a6-a5 a5-a4 a4-a3 a3-a2 a2-a1 a1-a2",
    );
    for mv in ["a2-a1", "a2-a3", "a2-a4", "a2-a5"] {
        assert!(!is_refused(&table, mv), "{mv}");
    }
}

#[test]
fn lt_11_french_a_capture_is_never_refused() {
    // An enemy steps in between, and going back to a1 captures it.
    let table = at(BASE, "5sss/8/8/8/8/8/1d6/S6S 1 -/- 40");
    let table = while_red_waits(table, "a1-a3 a3-a1 a1-a3 a3-a1");
    let table = after(table, "a1-a3 b2-a2");
    assert!(is_legal(&table, "a3xa1"));
    assert!(table.read_move("a3xa1").is_ok());
}

#[test]
fn lt_11_french_an_exchange_is_never_refused_but_the_step_without_it_is() {
    let table = at(BASE, "5sss/1D6/8/8/8/8/8/S6S 1 -/- 40");
    let table = while_red_waits(table, "b7-b8 b8-a8 a8-b8 b8-a8 a8-b8 b8-a8 a8-a7");
    assert!(is_refused(&table, "a7-a8"));
    for mv in ["a7-a8=S", "a7-a8=T", "a7-a8=W"] {
        assert!(!is_refused(&table, mv), "{mv}");
    }
}

#[test]
fn lt_11_french_a_capture_ends_the_run_and_the_next_begins_with_the_square_then_left() {
    let table = at(BASE, "5sss/8/8/8/d7/8/8/S6S 1 -/- 40");
    let table = while_red_waits(table, "a1-a3 a3-a1 a1-a3 a3-a1 a1xa5");
    assert!(!is_refused(&table, "a5-a1"));
    assert!(!is_refused(&table, "a5-a3"));
    let table = while_red_waits(table, "a5-a1 a1-a5 a5-a1 a1-a5 a5-a1");
    assert!(is_refused(&table, "a1-a5"));
}

#[test]
fn lt_11_french_an_exchange_ends_the_run_and_the_next_begins_with_the_square_then_left() {
    let table = at(BASE, "5sss/D7/8/8/8/8/8/S6S 1 -/- 40");
    let table = while_red_waits(table, "a7-a6 a6-a7 a7-a6 a6-a7 a7-a8=S");
    assert!(!is_refused(&table, "a8-a7"));
    let table = while_red_waits(table, "a8-a7 a7-a8 a8-a7 a7-a8 a8-a7");
    assert!(is_refused(&table, "a7-a8"));
}

#[test]
fn lt_11_french_moving_another_piece_ends_the_run() {
    let table = while_red_waits(at(BASE, OPEN), "a1-a3 a3-a1 a1-a3 a3-a1 a1-a3");
    assert!(is_refused(&table, "a3-a1"));
    let table = while_red_waits(table, "h1-h2");
    assert!(!is_refused(&table, "a3-a1"));
    // The new run is as long as it would have been without the first.
    let table = while_red_waits(table, "a3-a1 a1-a3 a3-a1 a1-a3");
    assert!(!is_refused(&table, "a3-a1"));
    let table = while_red_waits(table, "a3-a1");
    assert!(is_refused(&table, "a1-a3"));
}

#[test]
fn lt_11_french_a_piece_that_comes_to_a_square_of_another_s_run_begins_its_own() {
    let table = while_red_waits(at(BASE, OPEN), "a1-a3 a3-a1 a1-a3 a3-a1 a1-a3");
    assert!(!is_refused(&table, "h1-a1"));
    let table = while_red_waits(table, "h1-a1 a1-h1 h1-a1 a1-h1");
    assert!(!is_refused(&table, "h1-a1"));
}

#[test]
fn lt_11_french_what_the_opponent_captures_elsewhere_does_not_end_the_run() {
    let table = at(BASE, "5sss/4w3/8/8/4D3/8/8/S6S 1 -/- 40");
    let table = while_red_waits(table, "a1-a3 a3-a1 a1-a3");
    let table = after(table, "a3-a1 e7xe3 a1-a3 h7-h8");
    assert!(is_refused(&table, "a3-a1"));
}

#[test]
fn lt_11_french_what_the_opponent_exchanges_elsewhere_does_not_end_the_run() {
    let table = at(BASE, "5sss/8/8/8/8/8/4d3/S6S 1 -/- 40");
    let table = while_red_waits(table, "a1-a3 a3-a1 a1-a3 a3-a1");
    let table = after(table, "a1-a3 e2-e1=W");
    assert!(is_refused(&table, "a3-a1"));
}

#[test]
fn lt_11_french_the_run_ends_with_the_piece_when_it_is_captured() {
    let table = at(BASE, "s4sss/8/8/8/8/8/8/S3S2S 1 -/- 40");
    let table = while_red_waits(table, "a1-a3 a3-a1 a1-a3 a3-a1");
    // Another one that comes to its squares begins anew.
    let table = after(table, "a1-a3 a8xa2 e1-a1 a2-b2");
    assert!(!is_refused(&table, "a1-a3"));
    let table = after(table, "a1-a3 b2-c2");
    assert!(!is_refused(&table, "a3-a1"));
}

#[test]
fn lt_11_french_each_player_has_a_run_of_his_own() {
    let moves = "a2-a3 h7-h6 a3-a2 h6-h7 a2-a3 h7-h6 a3-a2 h6-h7 a2-a3";
    let table = after(start(MASTER), moves);
    // Red has gone to and fro with the same piece, one move less so far.
    assert!(!is_refused(&table, "h7-h6"));
    let table = after(table, "h7-h6");
    assert!(is_refused(&table, "a3-a2"));
    let table = after(table, "b2-b3");
    assert!(is_refused(&table, "h6-h7"));
}

#[test]
fn lt_11_french_squares_that_a_blocker_crosses_do_not_count() {
    let table = at(MASTER, "5sss/8/8/8/8/2B5/8/S6S 1 -/- 40");
    let table = while_red_waits(table, "c3-c5 c5-c3 c3-c5 c5-c3 c3-c5");
    assert!(!is_refused(&table, "c5-c4"));
    assert!(is_refused(&table, "c5-c3"));
}

#[test]
fn lt_11_french_a_game_from_a_position_text_begins_without_a_run() {
    let table = while_red_waits(at(BASE, OPEN), "a1-a3 a3-a1 a1-a3 a3-a1 a1-a3");
    assert!(is_refused(&table, "a3-a1"));
    let table = at(BASE, &table.position_text());
    let table = while_red_waits(table, "a3-a1 a1-a3 a3-a1 a1-a3");
    assert!(!is_refused(&table, "a3-a1"));
    let table = while_red_waits(table, "a3-a1");
    assert!(is_refused(&table, "a1-a3"));
    // Whoever is to move in it.
    let table = at(BASE, "5sss/8/8/8/8/8/8/S6S 2 -/- 41");
    let moves = "h8-h7 a1-a3 h7-h8 a3-a1 h8-h7 a1-a2 h7-h8 a2-a1 h8-h7 h1-h2";
    let table = after(table, moves);
    assert!(is_refused(&table, "h7-h8"));
}

#[test]
fn lt_11_french_taking_a_move_back_takes_its_landing_back() {
    let mut table = while_red_waits(at(BASE, OPEN), "a1-a3 a3-a1 a1-a3 a3-a1 a1-a3");
    assert!(is_refused(&table, "a3-a1"));
    assert!(table.undo() && table.undo() && table.undo() && table.undo());
    assert!(!is_refused(&table, "a3-a1"));
    let mut table = while_red_waits(table, "a3-a1 a1-a2");
    assert!(is_refused(&table, "a2-a1"));
    while table.undo() {}
    assert!(!is_refused(&while_red_waits(table, "a1-a3"), "a3-a1"));
}

#[test]
fn lt_11_english_no_position_comes_about_for_the_third_time() {
    let table = after(start(BASIC), "a2-a3 h7-h6 a3-a2 h6-h7 a2-a3 h7-h6 a3-a2");
    assert!(!legal(&table).contains("h6-h7"));
    // Every other way to go on stays open.
    assert!(legal(&table).contains("h6-h5"));
}

#[test]
fn lt_11_english_a_set_position_counts_as_its_own_first_occurrence() {
    let table = at(BASIC, "s6s/8/8/8/8/8/D7/S6S 1 -/- 40");
    let table = after(table, "a2-a3 a8-b8 a3-a2 b8-a8 a2-a3 a8-b8 a3-a2");
    assert!(!legal(&table).contains("b8-a8"));
}

#[test]
fn lt_11_english_taking_a_move_back_takes_its_memory_back() {
    let mut table = after(start(BASIC), "a2-a3 h7-h6 a3-a2 h6-h7 a2-a3 h7-h6 a3-a2");
    assert!(table.undo());
    let table = after(table, "b2-b3");
    assert!(legal(&table).contains("h6-h7"));
}

#[test]
fn lt_11_may_leave_no_move_and_then_the_game_is_drawn() {
    // Red's Sabre has two squares and nothing else of his can move. LT-13 leaves LT-11 aside, so this is no loss.
    let table = at(MASTER, "s1B5/BD6/1D6/8/8/8/8/7S 2 -/- 41");
    assert_eq!(legal(&table), "a8-b8");
    let table = after(table, "a8-b8 h1-h2 b8-a8 h2-h3 a8-b8 h3-h4 b8-a8 h4-h5");
    assert_eq!(legal(&table), "a8-b8");
    let table = after(table, "a8-b8 h5-h6");
    assert_eq!(legal(&table), "");
    assert_eq!(result(&table), "draw LT-14");
}

#[test]
fn lt_11_english_two_very_long_shuffles_are_forgotten_move_by_move() {
    let square = |name| Square::named(name).unwrap();
    let game = la_trel::BASIC;
    let start = game.read_position("7s/8/8/8/8/8/3d4/S2S4 1 -/- 40");
    let mut table = Table::from_position(game, start.unwrap());
    let mut told = Vec::new();
    // Nobody could play so; the history does not ask, and the same positions stand behind one another many times.
    for ply in 0..640 {
        let (from, to) = match ply % 4 {
            0 => ("a1", "b1"),
            1 => ("h8", "g8"),
            2 => ("b1", "a1"),
            _ => ("g8", "h8"),
        };
        told.push(format!("{:?}", table.history()));
        table.play_unchecked(if ply == 320 {
            Move::capture(square("d1"), Direction::Up)
        } else {
            Move::plain(square(from), square(to), None)
        });
    }
    while let Some(before) = told.pop() {
        assert!(table.undo());
        let after = format!("{:?}", table.history());
        assert!(after == before, "another history after {}", told.len());
    }
}

/// A literal LT-11: everything is asked of the texts of the game so far.
struct Literal {
    /// Board and player of every position so far.
    stood: Vec<String>,
    moves: Vec<String>,
}

impl Literal {
    fn board(position: &str) -> String {
        position.split(' ').take(2).collect::<Vec<_>>().join(" ")
    }

    fn third(&self, after: &str) -> bool {
        let board = Literal::board(after);
        self.stood.iter().filter(|stood| **stood == board).count() >= 2
    }

    /// The plies of the earlier landings, if the run of the player to move has no place for another.
    fn run(&self, mv: &str) -> Option<Vec<String>> {
        if mv.contains(['x', '=']) {
            return None;
        }
        let (from, to) = mv.split_once('-').unwrap();
        // Each square of the run with the ply of its landing; the first was not landed on.
        let mut run: Vec<(&str, Option<usize>)> = Vec::new();
        for (index, played) in self.moves.iter().enumerate() {
            if index % 2 != self.moves.len() % 2 {
                continue;
            }
            if played.contains(['x', '=']) {
                run.clear();
                continue;
            }
            let (left, landed) = played.split_once('-').unwrap();
            if run.last().is_none_or(|(square, _)| *square != left) {
                run = vec![(left, None)];
            }
            run.push((landed, Some(index + 1)));
        }
        let here = run.last().is_some_and(|(square, _)| *square == from);
        run.retain(|(square, _)| *square == to);
        let landings = run.iter().filter_map(|(_, ply)| *ply);
        (here && run.len() >= 3).then(|| landings.map(|ply| ply.to_string()).collect())
    }
}

#[test]
fn lt_11_agrees_with_a_literal_reading_over_long_random_games() {
    let mut forbidden = HashMap::new();
    let mut named = HashSet::new();
    for (seed, variant) in ALL.into_iter().enumerate() {
        let french = [BASE, MASTER, MASTER_OPEN].contains(&variant);
        let mut below = numbers(seed as u64);
        for _ in 0..8 {
            let mut table = start(variant);
            let mut literal = Literal {
                stood: vec![Literal::board(&table.position_text())],
                moves: Vec::new(),
            };
            while table.outcome().is_none() && table.len() < 300 {
                // Without history every move that LT-11 leaves aside is legal.
                let bare = table.set_up(&table.position_text()).unwrap();
                let Ok(all) = bare.legal_texts(5_000) else {
                    break;
                };
                for mv in &all {
                    let landings = literal.run(mv).filter(|_| french);
                    let forbids = if french {
                        landings.is_some()
                    } else {
                        let mut after = bare.clone();
                        after.play(mv).unwrap();
                        literal.third(&after.position_text())
                    };
                    match table.read_move(mv) {
                        Ok(_) => assert!(!forbids, "{variant}: {mv} after {:?}", literal.moves),
                        Err(MoveError::Refused(refusal)) => {
                            assert!(forbids, "{variant}: {mv} after {:?}", literal.moves);
                            assert_eq!(refusal.rule.id(), "LT-11");
                            if let Some(landings) = landings {
                                named.insert(landings.len());
                                let plies = refusal.args.iter().find(|(name, _)| *name == "plies");
                                assert_eq!(plies, Some(&("plies", Value::List(landings))));
                            }
                            *forbidden.entry(variant).or_insert(0) += 1;
                        }
                        Err(error) => panic!("{mv}: {error}"),
                    }
                }
                // Going straight back is likely, so that repetitions come about, and so is moving on with the same piece.
                let back = literal.moves.iter().rev().nth(1).and_then(|mv| {
                    let (from, to) = mv.split_once('-')?;
                    Some(format!("{to}-{from}"))
                });
                let legal = table.legal_texts(5_000).unwrap();
                let dice = below(8);
                let on: Vec<_> = legal
                    .iter()
                    .filter(|mv| back.as_ref().is_some_and(|back| mv[..2] == back[..2]))
                    .filter(|_| dice < 3)
                    .collect();
                let wanted = match back.filter(|mv| legal.contains(mv) && dice > 2) {
                    None if dice > 0 && !on.is_empty() => Some(on[below(on.len())].clone()),
                    straight => straight,
                };
                let mv = wanted.unwrap_or_else(|| legal[below(legal.len())].clone());
                table.play(&mv).unwrap();
                literal.moves.push(mv);
                literal.stood.push(Literal::board(&table.position_text()));
            }
        }
    }
    for variant in ALL {
        assert!(
            forbidden.get(variant).copied().unwrap_or(0) > 20,
            "{forbidden:?}"
        );
    } // A square that the run began with has one landing less.
    assert_eq!(named, HashSet::from([2, 3]));
}
