//! LT-11 in both readings, also against a literal reimplementation on texts over long random games.

use super::*;
use crate::support::{after, at, legal, result};
use ludotheca_rules::la_trel::{self, Move};
use ludotheca_rules::random::numbers;
use ludotheca_rules::square::{Direction, Square};
use ludotheca_rules::{MoveError, Notation, Table};
use std::collections::HashMap;

#[test]
fn lt_11_french_a_piece_may_not_go_back_and_forth_a_third_time() {
    let twice = after(
        start(BASE),
        "a2-a3 h7-h6 a3-a2 h6-h5 a2-a3 h5-h4 a3-a2 g7-g6",
    );
    assert!(!legal(&twice).contains("a2-a3"));
    // Another move in between, and it may again.
    let other = after(twice, "b2-b3 g6-g5");
    assert!(legal(&other).contains("a2-a3"));
}

#[test]
fn lt_11_french_the_other_player_s_moves_do_not_matter() {
    let table = after(start(MASTER), "a2-a3 h7-h6 a3-a2 h6-h7 a2-a3 h7-h6 a3-a2");
    // Red went to and fro with the same piece, but only three moves so far.
    assert!(legal(&table).contains("h6-h7"));
    let table = after(table, "h6-h7");
    assert!(!legal(&table).contains("a2-a3"));
    let table = after(table, "b2-b3");
    assert!(!legal(&table).contains("h7-h6"));
}

#[test]
fn lt_11_french_a_capture_is_never_forbidden() {
    // The Sabre goes d1–d5 and back twice; then an enemy steps in between, and going to d5 captures it.
    let table = at(BASE, "s6s/8/8/8/2d5/8/8/3S3S 1 -/- 40");
    let table = after(table, "d1-d5 a8-a7 d5-d1 a7-a8 d1-d5 a8-a7 d5-d1 c4-d4");
    assert!(legal(&table).split(' ').any(|mv| mv == "d1xd5"));
}

#[test]
fn lt_11_french_forbids_the_exchange_too() {
    let table = at(BASE, "7s/D7/8/8/8/8/8/SS6 1 -/- 40");
    let table = after(table, "a7-a8 h8-h7 a8-a7 h7-h6 a7-a8 h6-h5 a8-a7 h5-h4");
    assert!(!legal(&table).contains("a7-a8"), "{}", legal(&table));
}

#[test]
fn lt_11_french_an_exchange_among_the_four_moves_frees_the_piece() {
    let table = at(BASE, "7s/D7/8/8/8/8/8/SS6 1 -/- 40");
    let table = after(table, "a7-a8=S h8-h7 a8-a7 h7-h6 a7-a8 h6-h5 a8-a7 h5-h4");
    assert!(legal(&table).contains("a7-a8"));
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

    fn shuttle(&self, mv: &str) -> bool {
        let own: Vec<&str> = self
            .moves
            .iter()
            .rev()
            .skip(1)
            .step_by(2)
            .take(4)
            .map(String::as_str)
            .collect();
        let [fourth, third, second, first] = own.as_slice() else {
            return false;
        };
        let plain = |mv: &str| mv.contains('-') && !mv.contains('=');
        if mv.contains('x') || ![first, second, third, fourth].iter().all(|mv| plain(mv)) {
            return false;
        }
        let (a, b) = first.split_once('-').unwrap();
        let back = format!("{b}-{a}");
        first == third
            && **second == back
            && **fourth == back
            && mv.split('=').next() == Some(*first)
    }
}

#[test]
fn lt_11_agrees_with_a_literal_reading_over_long_random_games() {
    let mut forbidden = HashMap::new();
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
                    let forbids = if french {
                        literal.shuttle(mv)
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
                            *forbidden.entry(variant).or_insert(0) += 1;
                        }
                        Err(error) => panic!("{mv}: {error}"),
                    }
                }
                // Going straight back is likely, so that repetitions come about.
                let back = literal.moves.iter().rev().nth(1).and_then(|mv| {
                    let (from, to) = mv.split_once('-')?;
                    Some(format!("{to}-{from}"))
                });
                let legal = table.legal_texts(5_000).unwrap();
                let wanted = back.filter(|mv| legal.contains(mv) && below(8) > 0);
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
    }
}
