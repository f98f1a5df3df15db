//! Turns are found whole, once each, in their most natural form.

use crate::{all_ends, all_ways, at, each_random, has_dice, told};
use rules::Game;
use rules::chasse_croise::{ChasseCroise, Move, Position, STANDARD, Way};
use search::expectimax::{Scope, Turns};
use std::collections::{HashMap, HashSet};

fn found(position: &Position, scope: Scope) -> Turns<ChasseCroise> {
    let mut turns = Turns::default();
    turns.find(&STANDARD, position, scope);
    turns
}

fn ends(turns: &Turns<ChasseCroise>) -> HashSet<u64> {
    turns
        .iter()
        .map(|turn| STANDARD.board_key(&turn.position))
        .collect()
}

/// Moves first, retreats second.
fn detour(moves: &[Move]) -> (usize, usize) {
    let retreats = moves
        .iter()
        .filter(|mv| {
            matches!(
                mv,
                Move::Step {
                    way: Way::Backward,
                    ..
                }
            )
        })
        .count();
    (moves.len(), retreats)
}

#[test]
fn the_turns_found_end_where_all_sequences_of_steps_end() {
    each_random(300, has_dice, |position| {
        let turns = found(position, Scope::All);
        let expected: HashSet<u64> = all_ends(position).into_keys().collect();
        assert_eq!(ends(&turns), expected, "{position:?}");
        assert_eq!(turns.len(), expected.len(), "doubles: {position:?}");
    });
}

#[test]
fn a_turn_leads_where_it_says() {
    each_random(100, has_dice, |position| {
        for turn in found(position, Scope::All).iter() {
            let mut played = *position;
            for mv in turn.turn.iter() {
                STANDARD.play(&mut played, *mv);
            }
            assert_eq!(
                STANDARD.board_key(&played),
                STANDARD.board_key(&turn.position)
            );
        }
    });
}

#[test]
fn the_shortest_way_with_the_fewest_retreats_stands_for_all() {
    each_random(100, has_dice, |position| {
        let mut least: HashMap<u64, (usize, usize)> = HashMap::new();
        for (after, moves) in all_ways(position) {
            let known = least
                .entry(STANDARD.board_key(&after))
                .or_insert((usize::MAX, 0));
            *known = (*known).min(detour(&moves));
        }
        for turn in found(position, Scope::All).iter() {
            let expected = least[&STANDARD.board_key(&turn.position)];
            assert_eq!(detour(&turn.turn), expected, "{:?}", turn.turn);
        }
    });
}

#[test]
fn purposeful_turns_are_some_of_all_turns_and_never_none() {
    let (mut some, mut all) = (0, 0);
    each_random(300, has_dice, |position| {
        let (purposeful, every) = (
            found(position, Scope::Purposeful),
            found(position, Scope::All),
        );
        assert!(!purposeful.is_empty(), "{position:?}");
        assert!(ends(&purposeful).is_subset(&ends(&every)), "{position:?}");
        some += purposeful.len();
        all += every.len();
    });
    assert!(some * 3 < all * 2, "{some} of {all}");
}

#[test]
fn a_pass_is_a_turn_where_nothing_can_advance() {
    // Rows 1 to 5 bar the way of those who wait, rows 6 to 10 the way back of those at home.
    let barred = at("00000bbbbb/123456789a 1 66 40");
    let turns = found(&barred, Scope::All);
    assert_eq!(turns.len(), 1);
    assert_eq!(told(&barred, &turns[0].turn), "--");
}

#[test]
fn a_pass_is_no_turn_while_something_can_advance() {
    let start = at("0000000000/0000000000 1 66 0");
    assert!(
        found(&start, Scope::All)
            .iter()
            .all(|turn| !turn.turn.contains(&Move::EndTurn))
    );
}

#[test]
fn a_winning_step_ends_the_turn_with_a_die_left() {
    let turns = found(&at("bbbbbbbbba/0000000000 1 61 40"), Scope::All);
    let won: Vec<_> = turns
        .iter()
        .filter(|turn| STANDARD.judged(&turn.position).is_some())
        .collect();
    assert_eq!(won.len(), 1);
    assert_eq!(won[0].turn.len(), 1);
}
