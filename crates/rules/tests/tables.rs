//! What every table offers, whichever game is played at it: its name, its moves counted in several ways, and random games.

use ludotheca_rules::random::numbers;
use ludotheca_rules::{
    AnyTable, Game, MoveError, Table, playout, random_move, variants, with_table,
};
use std::collections::BTreeSet;
use std::ops::ControlFlow;

fn open(id: &str) -> AnyTable {
    AnyTable::open(id).expect("a listed variant")
}

/// A table on whose next moves the history has a say: LT-11 forbids `a3-a2`.
fn with_a_past() -> AnyTable {
    let mut table = open("la-trel/base");
    for mv in "a2-a3 h7-h6 a3-a2 h6-h5 a2-a3 h5-h4 a3-a2 g7-g6 a2-a3 g6-g5".split(' ') {
        table.play(mv).expect("a legal move");
    }
    assert!(table.read_move("a3-a2").is_err());
    table
}

fn tables() -> Vec<AnyTable> {
    variants().map(open).chain([with_a_past()]).collect()
}

#[test]
fn a_table_knows_its_game_and_whether_a_move_was_played() {
    for id in variants() {
        let mut table = open(id);
        assert!(id.starts_with(&format!("{}/", table.game())), "{id}");
        assert!(table.is_empty());
        let mv = table.random_move(|_| 0).expect("a move to begin with");
        table.play(&mv).expect("a legal move");
        assert!(!table.is_empty());
        assert!(table.undo());
        assert!(table.is_empty());
    }
}

#[test]
fn who_would_like_to_pass_is_told_a_rule_or_passes_in_every_game() {
    for id in variants() {
        match open(id).read_move("--") {
            Ok(_) | Err(MoveError::Refused(_)) => {}
            Err(error) => panic!("{id} takes a pass for a misspelt move: {error}"),
        }
    }
}

#[test]
fn a_table_keeps_the_position_before_the_first_move_and_after_each() {
    let table = with_a_past();
    with_table!(&table, table => {
        assert_eq!(table.positions().len(), table.moves().len() + 1);
        assert!(table.positions().first() == Some(table.start()));
        assert!(table.positions().last() == Some(table.position()));
    });
}

#[test]
fn counting_that_may_be_stopped_counts_the_same() {
    for table in tables() {
        for depth in 0..=3 {
            assert_eq!(table.perft_while(depth, |_| true), Some(table.perft(depth)));
            assert_eq!(table.perft_while(depth, |_| false), None);
        }
    }
}

#[test]
fn counting_asks_at_every_inner_node_and_stops_when_it_is_told() {
    let table = open("latroncules/classic");
    let mut asked = 0;
    let mut heard = 0;
    let count = table.perft_while(3, |counted| {
        asked += 1;
        assert!(counted >= heard, "a count does not go back");
        heard = counted;
        true
    });
    assert_eq!(count, Some(table.perft(3)));
    assert!(heard > 0 && Some(heard) < count, "{heard}");
    assert_eq!(asked, 1 + table.perft(1) + table.perft(2));
    let mut left = asked - 1;
    let stopped = table.perft_while(3, |_| {
        left = left.saturating_sub(1);
        left > 0
    });
    assert_eq!(stopped, None);
}

#[test]
fn counts_move_by_move_are_those_of_the_legal_moves_and_add_up() {
    for table in tables() {
        for depth in 1..=2 {
            let mut told = Vec::new();
            let mut sum = 0;
            table.divide(depth, |mv, count| {
                let mut after = table.clone();
                after.play(mv).expect("a legal move");
                assert_eq!(count, after.perft(depth - 1), "{mv}");
                told.push(mv.to_owned());
                sum += count;
                ControlFlow::Continue(())
            });
            assert_eq!(Some(told), table.legal_texts(1_000).ok());
            assert_eq!(sum, table.perft(depth));
        }
        table.divide(0, |mv, _| panic!("{mv} is one move too many"));
        let mut visits = 0;
        table.divide(1, |_, _| {
            visits += 1;
            ControlFlow::Break(())
        });
        assert_eq!(visits, 1);
    }
}

#[test]
fn every_legal_move_is_drawn_sooner_or_later_and_no_other() {
    for table in tables() {
        let mut below = numbers(5);
        let drawn: BTreeSet<_> = (0..4_000)
            .filter_map(|_| table.random_move(&mut below))
            .collect();
        let legal = table.legal_texts(1_000).expect("a list within bounds");
        assert_eq!(drawn, legal.into_iter().collect());
    }
}

/// Plays a random game away from the table and at it, and says whether it ended.
fn ends_alike<G: Game>(table: &mut Table<G>, seed: u64, limit: u32) -> bool {
    let (game, start, mut history) = (*table.game(), *table.position(), table.history().clone());
    let told = playout(&game, start, &mut history, limit, &mut numbers(seed));
    let mut below = numbers(seed);
    let mut made = 0;
    while made < limit {
        let chosen = random_move(&game, table.position(), table.history(), &mut below);
        let Some(mv) = chosen else { break };
        table.play_unchecked(mv);
        made += 1;
    }
    assert_eq!(told, (table.outcome(), made));
    told.0.is_some()
}

#[test]
fn a_random_game_ends_as_the_same_moves_end_it_at_a_table() {
    let mut ended = 0;
    for table in tables() {
        for (seed, limit) in (1..12).zip([0, 1, 7, 40, 100, 200, 300, 300, 300, 300, 300]) {
            let mut table = table.clone();
            ended += u32::from(with_table!(&mut table, table => ends_alike(table, seed, limit)));
        }
    }
    assert!(ended > 10, "only {ended} games came to an end");
}
