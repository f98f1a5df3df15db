//! What a search asks of a position beyond its moves.

use rules::latroncules::{CLASSIC, Kind, Move, Position};
use rules::{Game, Group, Notation, Side};
use std::ops::ControlFlow;

fn position(text: &str) -> Position {
    CLASSIC.read_position(text).expect("a position")
}

fn capturing_targets(position: &Position) -> u64 {
    let mut targets = 0;
    let _ = CLASSIC.generate(position, |moves| {
        for mv in (0..moves.len()).map(|index| moves.nth(index)) {
            let Move { to, .. } = mv;
            if CLASSIC.captures(position, mv) != 0 {
                targets |= to.bit();
                let kept = moves.ending_on(to.bit());
                assert_eq!((kept.len(), kept.nth(0)), (1, mv));
            }
        }
        ControlFlow::Continue(())
    });
    targets
}

#[test]
fn every_capture_ends_on_a_capturing_square() {
    for text in [
        "8/8/3C4/3f4/4fC2/3F4/8/8 1 0 40",
        "fC6/1fC5/C7/8/8/8/8/7c 1 0 40",
        "8/8/8/8/4C3/4f3/5fF1/8 1 0 0",
        "8/8/3f4/3F4/8/3c4/8/8 2 0 41",
    ] {
        let position = position(text);
        let targets = capturing_targets(&position);
        assert_ne!(targets, 0, "{text}");
        assert_eq!(targets & !position.capturing_squares(), 0, "{text}");
    }
}

#[test]
fn where_nothing_is_between_two_pieces_nothing_can_be_captured() {
    assert_eq!(
        position("8/8/3f4/8/8/3C4/8/7F 1 0 40").capturing_squares(),
        0
    );
    assert_eq!(CLASSIC.start().capturing_squares(), 0);
    // Beside an empty corner, and beside a corner with an own piece in it.
    assert_eq!(
        position("8/8/3f4/8/8/8/8/1C6 1 0 40").capturing_squares(),
        0
    );
    assert_eq!(
        position("8/8/3f4/8/8/8/8/CF6 1 0 40").capturing_squares(),
        0
    );
    // An enemy in a corner that nobody stands beside.
    assert_eq!(position("c7/8/8/8/8/8/8/3C4 1 0 40").capturing_squares(), 0);
}

#[test]
fn a_pass_changes_the_player_and_nothing_else() {
    let before = position("8/8/3C4/3f4/4fC2/3F4/8/8 1 7 40");
    let after = before.passed();
    assert_eq!(CLASSIC.side(&after), Side::Two);
    assert_ne!(CLASSIC.key(&after), CLASSIC.key(&before));
    assert_eq!(
        CLASSIC.board_key(&after),
        CLASSIC.recomputed_board_key(&after)
    );
    assert_eq!(after.passed(), before);
}

#[test]
fn a_position_tells_its_pieces_and_its_quiet_plies() {
    let position = position("8/8/3C4/3f4/4fC2/3F4/8/8 1 7 40");
    assert_eq!(position.quiet(), 7);
    assert_eq!(position.pieces_of(Side::One).count_ones(), 3);
    assert_eq!(position.squares_of(Side::One, Kind::Foot).count_ones(), 1);
    assert_eq!(position.squares_of(Side::Two, Kind::Foot).count_ones(), 2);
    assert_eq!(position.squares_of(Side::Two, Kind::Horse), 0);
}
