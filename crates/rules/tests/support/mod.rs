//! What tests about single rules need: a table from texts, the refusal of a move, the moves of a piece.

#![allow(dead_code, reason = "each test crate uses its own part")]
#![expect(unreachable_pub, reason = "a test crate has no outside")]

use ludotheca_rules::{AnyTable, MoveError, Refusal, Touch};

/// A game of this variant from a set position.
pub fn at(variant: &str, position: &str) -> AnyTable {
    let table = AnyTable::open(variant).unwrap_or_else(|| panic!("no variant {variant}"));
    table
        .set_up(position)
        .unwrap_or_else(|error| panic!("{position}: {error}"))
}

/// What is wrong with a position text: the message's identifier and the column.
pub fn unreadable(variant: &str, position: &str) -> (&'static str, usize) {
    let table = AnyTable::open(variant).unwrap_or_else(|| panic!("no variant {variant}"));
    match table.set_up(position) {
        Ok(_) => panic!("{position} was read"),
        Err(error) => (error.problem.id, error.column),
    }
}

/// The table after these moves.
pub fn after(mut table: AnyTable, moves: &str) -> AnyTable {
    for mv in moves.split_whitespace() {
        table
            .play(mv)
            .unwrap_or_else(|error| panic!("{mv} in {}: {error}", table.position_text()));
    }
    table
}

/// Why the move is refused.
pub fn refused(table: &AnyTable, mv: &str) -> Refusal {
    refusal(table, mv, table.read_move(mv))
}

fn refusal(table: &AnyTable, tried: &str, judged: Result<String, MoveError>) -> Refusal {
    match judged {
        Ok(mv) => panic!("{mv} is legal in {}", table.position_text()),
        Err(MoveError::Refused(refusal)) => *refusal,
        Err(error) => panic!("{tried} is unreadable: {error}"),
    }
}

/// Rule, reason and cells of a refused move, short enough to compare: `LA-4 too-far a1 b2`.
pub fn why(table: &AnyTable, mv: &str) -> String {
    in_short(table, refused(table, mv))
}

/// The same for touches of these cells.
pub fn why_touching(table: &AnyTable, cells: &str) -> String {
    let touches: Vec<Touch> = cells
        .split_whitespace()
        .map(|name| Touch::Cell(table.cell_named(name).expect("a cell")))
        .collect();
    in_short(table, refusal(table, cells, table.judge_touches(&touches)))
}

fn in_short(table: &AnyTable, refusal: Refusal) -> String {
    let mut text = format!(
        "{} {}",
        refusal.rule,
        refusal.reason.id().trim_start_matches("refusal-")
    );
    for cell in refusal.cells {
        text.push(' ');
        text.push_str(&table.cell_name(cell));
    }
    text
}

/// The legal moves, sorted, in one line.
pub fn legal(table: &AnyTable) -> String {
    let mut texts = table.legal_texts(10_000).expect("a list within bounds");
    texts.sort();
    texts.join(" ")
}

/// The legal moves that begin on a cell.
pub fn moves_from(table: &AnyTable, origin: &str) -> String {
    let all = legal(table);
    let own: Vec<_> = all.split(' ').filter(|mv| mv.starts_with(origin)).collect();
    own.join(" ")
}

/// `none`, or the result and its rule.
pub fn result(table: &AnyTable) -> String {
    table
        .outcome()
        .map_or("none".to_owned(), |outcome| outcome.to_string())
}
