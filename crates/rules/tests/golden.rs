//! Golden games: one random game of every variant, move by move, as snapshots. They change only when play changes, and then
//! the difference shows where.

use ludotheca_rules::AnyTable;
use ludotheca_rules::random::numbers;
use std::fmt::Write;

/// Enough to see captures, chains, exchanges, stacks and hits; longer games are cut.
const LONGEST: usize = 120;

fn played(id: &str) -> String {
    let mut table = AnyTable::open(id).expect("a listed variant");
    let mut below = numbers(2026);
    let mut told = format!("{id}\n{}\n", table.position_text());
    while table.len() < LONGEST {
        let Some(mv) = table.random_move(&mut below) else {
            break;
        };
        let effects = table.effects(&mv).expect("a legal move").len();
        table.play(&mv).expect("a legal move");
        let legal = table
            .legal_texts(100_000)
            .expect("a list within bounds")
            .len();
        writeln!(
            told,
            "{mv}  {}  effects {effects}  then {legal} moves",
            table.position_text()
        )
        .expect("writing to a string");
    }
    let result = table
        .outcome()
        .map_or("none".to_owned(), |outcome| outcome.to_string());
    told + &result + "\n"
}

#[test]
fn every_variant_plays_as_it_always_did() {
    for id in ludotheca_rules::variants() {
        insta::assert_snapshot!(id.replace('/', "_"), played(id));
    }
}
