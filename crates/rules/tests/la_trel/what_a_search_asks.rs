//! What a search asks of a position and a move beyond the rules.

use ludotheca_rules::la_trel::{BASE, BASIC, LaTrel, Move, Position, VARIANTS};
use ludotheca_rules::square::Square;
use ludotheca_rules::{Game, Notation, Side, Table};
use std::collections::HashSet;

const CROWDED: [&str; 3] = [
    "sstwwtss/dddddddd/8/8/8/8/DDDDDDDD/SSTWWTSS 1 -/- 0",
    "7s/8/8/1d1d4/8/1d1d4/2W5/7S 1 -/- 40",
    "7s/3D4/8/8/3s4/8/8/s2S4 1 2/- 40",
];

fn position(text: &str) -> Position {
    BASE.read_position(text).expect("a position")
}

#[test]
fn a_pass_changes_the_player_and_nothing_else() {
    for text in CROWDED {
        let before = position(text);
        let after = before.passed();
        assert_eq!(BASE.side(&after), Side::Two);
        assert_ne!(BASE.key(&after), BASE.key(&before));
        assert_eq!(BASE.board_key(&after), BASE.recomputed_board_key(&after));
        assert_eq!(after.passed(), before);
        assert_eq!(after.moves_left(Side::One), before.moves_left(Side::One));
    }
}

#[test]
fn a_move_is_found_again_by_its_bits_which_are_never_0() {
    for game in VARIANTS {
        for text in CROWDED {
            let Ok(position) = game.read_position(text) else {
                continue;
            };
            for mv in Table::from_position(game, position).legal(1_000).unwrap() {
                assert_ne!(mv.bits(), 0);
                assert_eq!(Move::from_bits(mv.bits()), mv);
            }
        }
    }
}

#[test]
fn bits_that_count_more_captures_than_there_are_pieces_give_a_move_without_captures() {
    let [from, to] = ["d1", "d5"].map(|name| Square::named(name).unwrap());
    let bits = Move::plain(from, to, None).bits();
    for captures in 17..32 {
        let mv = Move::from_bits(bits | captures << 6);
        assert_eq!((mv.captures(), mv.from()), (0, from));
        assert_eq!(mv.target(), Some((to, None)));
    }
    assert_eq!(Move::from_bits(bits | 16 << 6).captures(), 16);
}

#[test]
fn the_counters_add_to_the_key_independently_of_the_board_and_of_each_other() {
    let added = |board: &str, counters: &str| {
        let position = position(&format!("{board} 1 {counters} 40"));
        BASE.key(&position) ^ BASE.board_key(&position)
    };
    let [one, other] = ["7s/8/8/8/8/d7/D7/S7", "3s4/8/8/2d5/8/8/8/S7"];
    assert_eq!(added(one, "-/-"), 0);
    for counters in ["1/-", "2/-", "-/1", "-/2", "2/1"] {
        assert_ne!(added(one, counters), 0);
        assert_eq!(added(one, counters), added(other, counters));
    }
    assert_eq!(added(one, "2/1"), added(one, "2/-") ^ added(one, "-/1"));
    let alone = ["1/-", "2/-", "-/1", "-/2"].map(|counters| added(one, counters));
    assert_eq!(HashSet::from(alone).len(), alone.len());
}

/// The plies at which the history may forbid something on this way from a position, and the table at its end.
fn asked(game: LaTrel, start: &str, moves: &str) -> (Vec<usize>, Table<LaTrel>) {
    let start = game.read_position(start).expect("a position");
    let mut table = Table::from_position(game, start);
    let mut asked = Vec::new();
    for (ply, mv) in moves.split(' ').enumerate() {
        if game.may_forbid(table.history(), table.position()) {
            asked.push(ply);
        }
        let mv = table.read_move(mv).expect("a legal move");
        table.play_unchecked(mv);
    }
    (asked, table)
}

fn asks(table: &Table<LaTrel>) -> bool {
    table.game().may_forbid(table.history(), table.position())
}

#[test]
fn whether_the_history_may_forbid_anything_is_told_without_asking_move_by_move() {
    let (asked, mut table) = asked(
        BASE,
        "5sss/8/8/8/8/8/8/S6S 1 -/- 40",
        "a1-a3 h8-h7 a3-a1 g8-g7 a1-a3 f8-f7 a3-a1 h7-h8 a1-a3 g7-g8 a3-a2 f7-f8 a2-a4 h8-h7",
    );
    // From ply 10 on the piece may not return to a1. That it stands on a square for the third time itself is no reason to ask.
    assert_eq!(asked, [10, 12]);
    assert!(asks(&table));
    // Elsewhere the run is over.
    for mv in ["h1-h2", "h7-h8"] {
        let mv = table.read_move(mv).expect("a legal move");
        table.play_unchecked(mv);
    }
    assert!(!asks(&table));
}

#[test]
fn where_no_position_may_come_a_third_time_nothing_is_asked_before_one_has_come_twice() {
    let (asked, table) = asked(
        BASIC,
        "s6s/8/8/8/8/8/D7/S6S 1 -/- 40",
        "a2-a3 a8-b8 a3-a2 b8-a8 a2-a3 a8-b8 a3-a2 b8-c8",
    );
    // After ply 4 all is as it was. From ply 5 on Red could bring it about once more; at ply 6 Blue could do so with what came next.
    assert_eq!(asked, [5, 6, 7]);
    assert!(asks(&table));
}
