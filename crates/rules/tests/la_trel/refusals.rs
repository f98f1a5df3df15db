//! Why a move is refused: each reason with its rule and cells, and sensible alternatives.

use super::*;
use crate::support::{after, at, refused, why};
use ludotheca_rules::{MoveError, Touch, Value};

/// A Sabre on d1 and one on h1 against a few pieces around it, in Advanced.
fn table() -> AnyTable {
    at(ADVANCED, "s6s/8/3d4/8/b2d4/8/D2D3B/S2S2TW 1 -/- 40")
}

fn arg(table: &AnyTable, mv: &str, name: &str) -> Value {
    let refusal = refused(table, mv);
    let found = refusal.args.iter().find(|(key, _)| *key == name);
    found
        .unwrap_or_else(|| panic!("no {name} in {refusal:?}"))
        .1
        .clone()
}

#[test]
fn the_game_is_over() {
    let over = after(at(MASTER, "8/8/8/3s4/8/8/d7/3S3S 1 -/- 40"), "d1xd6");
    assert_eq!(why(&over, "a2-a1"), "LT-12 game-over");
    assert!(refused(&over, "a2-a1").nearest.is_empty());
}

#[test]
fn there_is_no_piece_or_not_your_piece() {
    assert_eq!(why(&table(), "b3-b4"), "LT-1 empty-origin b3");
    assert_eq!(why(&table(), "d4-d5"), "LT-1 not-your-piece d4");
    assert_eq!(
        arg(&table(), "d4-d5", "piece"),
        Value::Piece("piece-defender")
    );
}

#[test]
fn the_direction_is_not_the_piece_s() {
    assert_eq!(why(&table(), "d1-f3"), "LT-5 wrong-direction d1 f3");
    assert_eq!(why(&table(), "g1-g2"), "LT-5 wrong-direction g1 g2");
    assert_eq!(why(&table(), "h1-f2"), "LT-5 wrong-direction h1 f2");
    assert_eq!(why(&table(), "a2-b3"), "LT-4 wrong-direction a2 b3");
    assert_eq!(why(&table(), "a2-c3"), "LT-4 wrong-direction a2 c3");
}

#[test]
fn the_piece_stays_where_it_is() {
    assert_eq!(why(&table(), "d1-d1"), "LT-5 stays-put d1");
    assert_eq!(why(&table(), "a2-a2"), "LT-4 stays-put a2");
    assert_eq!(why(&table(), "h2-h2"), "LT-6 stays-put h2");
}

#[test]
fn a_defender_goes_one_square_only() {
    assert_eq!(why(&table(), "d2-d5"), "LT-4 too-far d5");
    assert_eq!(why(&table(), "a2-c2"), "LT-4 too-far c2");
}

#[test]
fn a_capture_lands_right_behind_and_no_farther() {
    let open = at(ADVANCED, "s6s/8/8/8/3d4/8/8/S2S3S 1 -/- 40");
    assert_eq!(why(&open, "d1xd7"), "LT-7 lands-behind d4 d5");
    assert!(
        refused(&open, "d1xd7")
            .nearest
            .contains(&"d1xd5".to_owned())
    );
}

#[test]
fn the_path_is_blocked_by_a_named_piece() {
    assert_eq!(why(&table(), "d1-d7"), "LT-5 path-blocked d2");
    assert_eq!(
        arg(&table(), "d1-d7", "piece"),
        Value::Piece("piece-defender")
    );
    assert_eq!(arg(&table(), "d1-d7", "cell"), Value::Text("d2".to_owned()));
    let blocker = at(ADVANCED, "s6s/8/8/8/b7/8/8/S2S3S 1 -/- 40");
    assert_eq!(why(&blocker, "a1-a7"), "LT-5 path-blocked a4");
}

#[test]
fn an_own_piece_or_a_blocker_is_not_jumped() {
    assert_eq!(why(&table(), "d1-d3"), "LT-7 own-piece-jumped d2");
    let blocker = at(ADVANCED, "s6s/8/8/8/b7/8/8/S2S3S 1 -/- 40");
    assert_eq!(why(&blocker, "a1xa5"), "LT-6 blocker-jumped a4");
}

#[test]
fn the_landing_square_is_occupied() {
    assert_eq!(why(&table(), "a1-d1"), "LT-5 landing-occupied d1");
    assert_eq!(why(&table(), "d2-d1"), "LT-4 landing-occupied d1");
    assert_eq!(why(&table(), "h2-g1"), "LT-6 landing-occupied g1");
    let blocker = at(ADVANCED, "s6s/8/8/8/b7/8/8/S2S3S 1 -/- 40");
    assert_eq!(why(&blocker, "a1xa4"), "LT-6 landing-occupied a4");
}

#[test]
fn a_capture_lands_behind_the_enemy_and_not_on_it() {
    let enemy = at(ADVANCED, "s6s/8/8/8/3d4/8/8/S2S3S 1 -/- 40");
    assert_eq!(why(&enemy, "d1xd4"), "LT-7 lands-behind d4 d5");
    assert!(
        refused(&enemy, "d1xd4")
            .nearest
            .contains(&"d1xd5".to_owned())
    );
}

#[test]
fn there_is_no_room_behind_the_captured_piece() {
    let two = at(ADVANCED, "s6s/8/8/3d4/3d4/8/8/S2S3S 1 -/- 40");
    assert_eq!(why(&two, "d1xd5"), "LT-7 no-room-behind d4 d5");
    assert_eq!(why(&two, "d1xd6"), "LT-7 no-room-behind d4 d5");
    assert_eq!(why(&two, "d1xd4"), "LT-7 no-room-behind d4 d5");
    let edge = at(ADVANCED, "s2d3s/8/8/8/8/8/8/S2S3S 1 -/- 40");
    assert_eq!(why(&edge, "d1xd8"), "LT-7 no-room-behind d8");
}

#[test]
fn a_piece_on_a_corner_is_protected_where_corners_are_closed() {
    let position = "s6s/8/8/8/8/8/8/S2S3S 1 -/- 40";
    for variant in [MASTER, STANDARD, ADVANCED] {
        assert_eq!(
            why(&at(variant, position), "a1xa8"),
            "LT-8 corner-protected a8"
        );
    }
}

#[test]
fn defenders_and_blockers_never_capture() {
    let near = at(ADVANCED, "s6s/8/8/d7/D7/d6d/7B/S2S3S 1 -/- 40");
    assert_eq!(why(&near, "a4xa6"), "LT-4 never-captures a4 a5");
    assert_eq!(why(&near, "a4xa5"), "LT-4 never-captures a4 a5");
    assert_eq!(why(&near, "a4xa6xc6"), "LT-4 never-captures a4");
    assert_eq!(why(&near, "h2xh3"), "LT-6 never-captures h2 h3");
    assert_eq!(why(&near, "h2xh4xh6"), "LT-6 never-captures h2");
}

#[test]
fn a_blocker_cannot_reach_the_square() {
    assert_eq!(why(&table(), "h2-d2"), "LT-6 out-of-reach d2");
    assert_eq!(why(&table(), "h2-e2"), "LT-6 out-of-reach e2");
    // Near enough, but walled in.
    let walled = at(ADVANCED, "s6s/8/8/8/8/ddd5/d1d5/BD5S 1 -/- 40");
    assert_eq!(why(&walled, "a1-a4"), "LT-6 out-of-reach a4");
    assert_eq!(
        refused(&walled, "a1-a4").nearest,
        ["a1-b2", "a1-c1", "a1-d2"]
    );
}

#[test]
fn a_chain_is_not_allowed_in_master_and_advanced() {
    let position = "s6s/8/8/3d4/8/4d3/8/S2S3S 1 -/- 40";
    for variant in [MASTER, MASTER_OPEN, ADVANCED] {
        assert_eq!(
            why(&at(variant, position), "d1xd6xf6"),
            "LT-9 chain-not-allowed d6 f6"
        );
    }
}

#[test]
fn there_is_nothing_to_capture_on_the_way() {
    let table = at(STANDARD, "s6s/8/8/8/3d4/8/8/S2S3S 1 -/- 40");
    assert_eq!(why(&table, "d1xd5xd7"), "LT-9 nothing-to-capture d5 d7");
    assert_eq!(why(&table, "d1xd5xd5"), "LT-9 nothing-to-capture d5 d5");
    assert_eq!(why(&table, "a1xa3xa5"), "LT-9 nothing-to-capture a1 a3");
    assert_eq!(why(&table, "d1xd5xe6"), "LT-5 wrong-direction d5 e6");
}

#[test]
fn a_defender_moves_first() {
    let table = after(start(BASE), "d2-d3 d7-d6");
    assert!(table.read_move("d1-d2").is_ok());
    let table = at(BASE, "s3w3/4d3/8/8/8/D7/8/S2W4 1 -/- 0");
    assert_eq!(why(&table, "d1-d2"), "LT-3 first-move-defender d1");
    let blocker = start(MASTER);
    assert_eq!(why(&blocker, "c2-c3"), "LT-3 first-move-defender c2");
    assert_eq!(refused(&blocker, "c2-b3").nearest, ["b2-b3"]);
}

#[test]
fn a_defender_that_could_only_go_diagonally_does_not_have_to_move_first() {
    let table = at(BASE, "s7/8/8/8/8/S7/DS6/S7 1 -/- 0");
    assert!(table.read_move("b2-c2").is_ok());
}

#[test]
fn a_repetition_names_the_earlier_plies() {
    let third = after(start(BASIC), "a2-a3 h7-h6 a3-a2 h6-h7 a2-a3 h7-h6 a3-a2");
    assert_eq!(why(&third, "h6-h7"), "LT-11 repetition h7");
    assert_eq!(
        arg(&third, "h6-h7", "plies"),
        Value::List(vec!["0".to_owned(), "4".to_owned()])
    );
}

#[test]
fn what_must_not_come_back_is_named_by_the_moves_that_it_followed() {
    let told = |table: &AnyTable, mv: &str| (arg(table, mv, "moves"), arg(table, mv, "begun"));
    let list = |moves: &[&str]| Value::List(moves.iter().map(|mv| (*mv).to_owned()).collect());
    let shuffle = "a2-a3 h7-h6 a3-a2 h6-h7 a2-a3 h7-h6 a3-a2";
    let third = after(start(BASIC), shuffle);
    let begun = (list(&["2… h6-h7"]), Value::from(1_u32));
    assert_eq!(told(&third, "h6-h7"), begun);
    // Elsewhere no position is the first one.
    let later = after(start(BASIC), "d2-d3 d7-d6 e2-e3");
    let later = after(later, "h7-h6 a2-a3 h6-h7 a3-a2 h7-h6 a2-a3 h6-h7");
    let twice = (list(&["2. e2-e3", "4. a3-a2"]), Value::from(0_u32));
    assert_eq!(told(&later, "a3-a2"), twice);
    // By hand as by text.
    let touch = |name: &str| Touch::Cell(later.cell_named(name).expect("a square"));
    let by_hand = later.judge_touch(&[touch("a3")], &[touch("a3")], touch("a2"));
    assert_eq!(
        by_hand.expect("refused").args,
        refused(&later, "a3-a2").args
    );
    let moves = "a2-a3 h7-h6 a3-a2 h6-h5 a2-a3 h5-h4 a3-a2 g7-g6 a2-a3 g6-g5";
    let landed = after(start(BASE), moves);
    let landings = (list(&["2. a3-a2", "4. a3-a2"]), Value::from(0_u32));
    assert_eq!(told(&landed, "a3-a2"), landings);
}

#[test]
fn a_third_return_names_the_earlier_landings() {
    let plies = |table: &AnyTable, mv: &str| match arg(table, mv, "plies") {
        Value::List(plies) => plies.join(" "),
        other => panic!("{other:?}"),
    };
    // The square that the run began with has been landed on twice.
    let moves = "a2-a3 h7-h6 a3-a2 h6-h5 a2-a3 h5-h4 a3-a2 g7-g6 a2-a3 g6-g5";
    let first = after(start(BASE), moves);
    assert_eq!(why(&first, "a3-a2"), "LT-11 third-return a2");
    assert_eq!(arg(&first, "a3-a2", "cell"), Value::from("a2"));
    assert_eq!(plies(&first, "a3-a2"), "3 7");
    let nearest = refused(&first, "a3-a2").nearest;
    assert!(nearest.contains(&"a3-a4".to_owned()) && !nearest.contains(&"a3-a2".to_owned()));
    // Any other one three times.
    let other = after(start(BASE), "b2-b3 g7-g6 b3-b4 g6-g5");
    let moves = "b4-b3 g5-g4 b3-b4 h7-h6 b4-b3 h6-h5 b3-b4 h5-h4";
    let other = after(other, moves);
    assert_eq!(why(&other, "b4-b3"), "LT-11 third-return b3");
    assert_eq!(plies(&other, "b4-b3"), "1 5 9");
    // What the piece did before its run is not named: it stood on b3 at ply 1 too.
    let before = after(start(BASE), "b2-b3 g7-g6 d2-d3 g6-g5 b3-b4 g5-g4");
    let moves = "b4-b3 h7-h6 b3-b4 h6-h5 b4-b3 h5-h4 b3-b4 f7-f6";
    let before = after(before, moves);
    assert_eq!(plies(&before, "b4-b3"), "7 11");
}

#[test]
fn nobody_passes_and_who_cannot_move_is_no_exception() {
    for text in ["--", "- -", "pass", "Passe", "passer"] {
        assert_eq!(why(&start(BASE), text), "LT-14 no-passing");
    }
    assert!(refused(&start(BASE), "--").nearest.is_empty());
    let over = after(at(MASTER, "8/8/8/3s4/8/8/d7/3S3S 1 -/- 40"), "d1xd6");
    assert_eq!(why(&over, "--"), "LT-12 game-over");
    assert!(matches!(
        start(BASE).read_move("passing"),
        Err(MoveError::Unreadable(_))
    ));
}

#[test]
fn an_x_that_captures_nothing_is_remarked_upon_though_the_move_is_legal() {
    let remark = |table: &AnyTable, text: &str| {
        assert!(table.read_move(text).is_ok(), "{text}");
        let remark = table.remark(text);
        remark.map(|remark| format!("{} {}", remark.rule, remark.message))
    };
    // The blocker goes round the defender on d5 and does not take it.
    let table = at(MASTER, "s6s/8/8/3d4/3B4/8/2D5/S6S 1 -/- 40");
    let told = remark(&table, "d4xd6").expect("a remark");
    assert!(told.starts_with("LT-6 remark-never-captures"), "{told}");
    assert!(told.contains("piece-blocker"), "{told}");
    let told = remark(&table, "c2Xc3").expect("a remark");
    assert!(told.starts_with("LT-4 remark-never-captures"), "{told}");
    let told = remark(&table, "a1xa3").expect("a remark");
    assert!(told.starts_with("LT-7 remark-nothing-jumped"), "{told}");
    for text in ["d4-d6", "c2-c3", "a1-a3"] {
        assert_eq!(remark(&table, text), None, "{text}");
    }
    let table = at(MASTER, "s6s/8/8/3d4/8/8/8/S2S4 1 -/- 40");
    assert_eq!(remark(&table, "d1xd6"), None);
    assert_eq!(table.remark("d1xd5"), None, "what is refused has a refusal");
}

#[test]
fn an_exchange_is_not_available() {
    let table = at(MASTER, "1D5s/D7/8/8/7B/8/4D3/SSS2TWW 1 -/- 40");
    assert_eq!(why(&table, "a1-a2=W"), "LT-10 exchange-not-defender a1");
    assert_eq!(why(&table, "h4-h7=S"), "LT-10 exchange-not-defender h4");
    assert_eq!(why(&table, "e2-e3=S"), "LT-10 exchange-not-there e3");
    assert_eq!(why(&table, "b8-c8=S"), "LT-10 exchange-along-rank b8 c8");
    assert_eq!(why(&table, "a7-a8=W"), "LT-10 exchange-pool-empty a8");
    assert!(
        refused(&table, "a7-a8=W")
            .nearest
            .contains(&"a7-a8=S".to_owned())
    );
    assert!(table.read_move("a7-a8=S").is_ok());
}

#[test]
fn the_first_rule_broken_is_named_from_piece_to_path_to_target_to_turn() {
    // Blocked and not a defender: the path comes before the turn.
    assert_eq!(why(&start(BASE), "a1-a5"), "LT-5 path-blocked a2");
    // Wrong direction and occupied: the path comes before the target.
    assert_eq!(why(&table(), "d1-a2"), "LT-5 wrong-direction d1 a2");
}

#[test]
fn alternatives_share_the_origin_or_the_target_and_are_legal() {
    let table = at(STANDARD, "s6s/8/8/8/3d4/8/8/S2S3S 1 -/- 40");
    for mv in ["d1xd7", "a1-h8", "b3-d5", "d4-d5", "h1-a1"] {
        let refusal = refused(&table, mv);
        let legal = table.legal_texts(1000).unwrap();
        for near in &refusal.nearest {
            assert!(legal.contains(near), "{near}");
            let same = near[..2] == mv[..2] || near[near.len() - 2..] == mv[mv.len() - 2..];
            assert!(same, "{mv}: {near}");
        }
        assert!(refusal.nearest.len() <= ludotheca_rules::MOST_NEAREST);
    }
    assert_eq!(refused(&table, "b3-d5").nearest, ["d1xd5"]);
}

#[test]
fn a_crowd_of_moves_from_the_origin_leaves_room_for_two_to_the_target() {
    let table = at(STANDARD, "s6s/8/8/8/S7/8/8/3S3S 1 -/- 40");
    let nearest = refused(&table, "d1-h4").nearest;
    assert_eq!(nearest.len(), ludotheca_rules::MOST_NEAREST);
    assert!(nearest[..6].iter().all(|mv| mv.starts_with("d1-")));
    assert_eq!(nearest[6..], ["a4-h4", "h1-h4"]);
}
