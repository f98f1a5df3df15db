//! Touch-move: which piece is taken hold of, and which moves are still open then, in every game.

use ludotheca_rules::AnyTable;

fn at(variant: &str, position: &str) -> AnyTable {
    let table = AnyTable::open(variant).expect("a variant");
    table.set_up(position).expect("a position")
}

/// The name of the cell that is taken hold of.
fn held(table: &AnyTable, text: &str) -> Option<String> {
    let cell = table.taken_hold_of(text)?;
    Some(table.cell_name(cell))
}

/// The legal moves that are left to whoever has tried this.
fn left(table: &AnyTable, tried: &str) -> String {
    let cell = table.taken_hold_of(tried).expect("a piece that can move");
    let mut moves = table.legal_texts(1_000).expect("a list within bounds");
    moves.retain(|mv| table.moves_piece(mv, cell));
    moves.sort();
    moves.join(" ")
}

#[test]
fn a_piece_that_was_tried_in_vain_must_move_if_it_can() {
    let table = AnyTable::open("la-trel/base").expect("a variant");
    assert_eq!(left(&table, "b2-b5"), "b2-b3");
    assert_eq!(left(&table, "b2-b3"), "b2-b3");
    let table = AnyTable::open("latroncules/classic").expect("a variant");
    assert_eq!(left(&table, "b2-b5"), "b2-a3 b2-c3");
}

#[test]
fn a_piece_that_cannot_move_binds_nobody_nor_does_an_empty_square_or_an_enemy() {
    let table = AnyTable::open("la-trel/base").expect("a variant");
    for text in ["a1-a3", "d4-d5", "a7-a6", "nonsense", "--"] {
        assert_eq!(held(&table, text), None, "{text}");
    }
    let mut over = at("la-trel/base", "8/8/8/3s4/8/8/d7/3S3S 1 -/- 40");
    over.play("d1xd6").expect("legal");
    assert_eq!(held(&over, "a2-a1"), None);
}

#[test]
fn what_the_history_refuses_is_no_move_that_must_be_made() {
    let mut table = at("la-trel/master", "s1B5/BD6/1D5d/8/8/8/8/7S 2 -/- 41");
    for mv in "a8-b8 h1-g1 b8-a8 g1-f1 a8-b8 f1-e1 b8-a8 e1-d1 a8-b8 d1-c1".split(' ') {
        table.play(mv).expect("legal");
    }
    assert_eq!(held(&table, "b8-a8"), None);
    assert_eq!(held(&table, "h6-h3").as_deref(), Some("h6"));
}

#[test]
fn of_two_attackers_the_first_one_touched_must_take_part() {
    let table = at(
        "attangle/standard",
        "..../...../....../1.a.1../....../...../1... 1 15/17 4",
    );
    // The attackers in the wrong place: d1 is touched first, and it has a capture to take part in.
    assert_eq!(left(&table, "d1,a1-d3"), "d1,d5-d3");
    assert_eq!(left(&table, "d5,a1-d3"), "d1,d5-d3");
    // The piece on a1 can capture nothing, and an empty point is no piece.
    assert_eq!(held(&table, "a1,d1-d3"), None);
    assert_eq!(held(&table, "b2,d1-d3"), None);
    assert_eq!(held(&table, "b2"), None);
}

#[test]
fn a_pawn_that_was_tried_in_vain_must_move_if_it_can() {
    let mut table = AnyTable::open("chasse-croise/standard").expect("a variant");
    table.play("63").expect("a roll");
    let some = table.some_move().expect("a step");
    let lane = &some[..1];
    let moves = left(&table, &format!("{lane}+5"));
    assert!(moves.split(' ').all(|mv| mv.starts_with(lane)), "{moves}");
    assert!(moves.contains(&some), "{moves}");
    // Who would like to end the turn has touched nothing.
    assert_eq!(held(&table, "--"), None);
}
